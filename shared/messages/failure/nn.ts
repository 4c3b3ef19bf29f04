import { coachNn } from '../coach/nn.ts'
import { computerNn } from '../computer/nn.ts'
import { dataNn } from '../data/nn.ts'
import { sheetNn } from '../sheet/nn.ts'
import type { FailureMessages } from './nb.ts'

export const failureNn: FailureMessages = {
  failure: {
    rowTaken: ({ row }) => `Ruta ${row} er alt brukt.`,
    forced: ({ row }) => `I tvungen yatzy fyller du ovanfrå og ned. No er det ${row}.`,
    jokerUpper: ({ row }) => `Fem like skal i ${row} når den ruta er ledig.`,
    jokerLower: () => 'Du må velje ei ledig rute i nedre del.',
    impossible: (of) => `${of.row} kan ikkje bli ${of.value}. Moglege tal: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Ekstra yatzy tel berre når det står 50 i Yatzy.',
    extraTooMany: ({ most }) => `Så mange ekstra yatzyar er det ikkje plass til. Høgst ${most} no.`,
    wrongMode: () => 'Det går ikkje i dette spelet.',
    noEarlierGame: () => 'Desse har ikkje spelt eit ferdig spel saman enno.',
    playerLeft: ({ name }) => `${name} har gått.`,
    unknownRow: () => 'Den ruta finst ikkje på denne blokka.',
    wrongDice: () => 'Terningane passar ikkje til dette spelet.',
    noThrows: () => 'Alle tre kasta er brukte. Vel ei rute.',
    throwFirst: () => 'Kast først. Så kan du velje kva du sparer.',
    allKept: () => 'Alle fem er sparte. Slepp ein terning, eller vel ei rute.',
    gameOver: () => 'Spelet er slutt.',
    nothingToUndo: () => 'Det er ingenting å angre.',
    nothingToRedo: () => 'Det er ingenting å gjere om.',
    impossibleSheet: ({ objection }) =>
      (sheetNn.objections as Readonly<Record<string, string>>)[objection] ??
      'Det lèt seg ikkje skrive ut.',
    unknownGame: () => 'Det spelet finst ikkje.',
    notFinished: () => 'Spelet er ikkje ferdig.',
    gameDeleted: () => 'Spelet er sletta. Hent det tilbake først.',
    notDeleted: () => 'Spelet er ikkje sletta.',
    noDate: () => 'Den datoen finst ikkje.',
    future: () => 'Den datoen er ikkje komen enno.',
    tooEarly: ({ year }) => `Året må vere ${year} eller seinare.`,
    noNumber: ({ value }) => `«${value}» er ikkje eit tal.`,
    impossibleTotal: (of) => `Summen kan ikkje bli ${of.value}. Han kan vere høgst ${of.most}.`,
    missing: (of) => `${of.name} manglar ${of.row}`,
    unknownRuleset: () => 'Den varianten finst ikkje.',
    unknownPlayer: () => 'Den spelaren finst ikkje.',
    sameIntoSame: () => 'Vel to ulike spelarar.',
    playedTogether: () => 'Dei to har sete ved same bord, så dei kan ikkje vere den same.',
    hasGames: () => 'Ein spelar som har vore med i spel, kan ikkje slettast. Vel «Skjul».',
    nameTaken: ({ name }) =>
      `Namnet «${name}» er i bruk. Skriv noko som skil dei, til dømes «${name} B.»`,
    nameEmpty: () => 'Skriv eit namn.',
    nameTooLong: ({ max }) => `Namnet kan ha høgst ${max} teikn.`,
    alreadyIn: ({ name }) => `${name} er alt med.`,
    tooMany: () => 'Blokka har plass til seks spelarar.',
    nobody: () => 'Vel minst éin spelar.',
    stale: () => 'Spelet var kome lenger. Her er det slik det står no.',
    databaseNewer: () =>
      'Spela er lagra med ei nyare utgåve av Yatzyblokka. Ingenting er endra. Bruk den nyare utgåva.',
    databaseDamaged: () =>
      'Fila med spela er skadd. Hent tilbake ein tryggingskopi, eller byrj på nytt.',
    diskFull: () => 'Disken er full. Det siste blei ikkje lagra. Frigjer plass og prøv igjen.',
    readOnly: () => 'Det går ikkje an å skrive til mappa med spela. Ingenting er endra.',
    noBackup: () => 'Det finst ingen heil tryggingskopi.',
    nothingToBackUp: () => 'Det er ingen spel å ta kopi av enno.',
    importForeign: () => 'Dette er ikkje ei fil frå Yatzyblokka. Ingenting er endra.',
    importNewer: () =>
      'Fila er frå ei nyare utgåve av Yatzyblokka. Ingenting er endra. Bruk den nyare utgåva.',
    importBroken: ({ n }) => `Fila er øydelagd ved linje ${n}. Ingenting er endra.`,
    importTooLong: ({ n }) => `Linje ${n} i fila er for lang. Ingenting er endra.`,
    ...coachNn.failure,
    ...computerNn.failure,
    ...dataNn.failure,
    running: () => 'Yatzyblokka er alt open.',
    closing: () => 'Programmet er i ferd med å avslutte.',
    unknownCall: () => 'Noko gjekk gale. Ingenting er endra.',
    badArguments: () => 'Noko gjekk gale. Ingenting er endra.',
    foreignSender: () => 'Noko gjekk gale. Ingenting er endra.',
    failed: () => 'Noko gjekk gale. Ingenting er endra.',
  },
}
