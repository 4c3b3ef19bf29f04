import { coachDa } from '../coach/da.ts'
import { computerDa } from '../computer/da.ts'
import { dataDa } from '../data/da.ts'
import { sheetDa } from '../sheet/da.ts'
import type { FailureMessages } from './nb.ts'

export const failureDa: FailureMessages = {
  failure: {
    rowTaken: ({ row }) => `Feltet ${row} er allerede brugt.`,
    forced: ({ row }) => `I yatzy med tvang udfylder du oppefra og ned. Nu er det ${row}.`,
    jokerUpper: ({ row }) => `Fem ens skal i ${row}, når det felt er ledigt.`,
    jokerLower: () => 'Du skal vælge et ledigt felt i nedre del.',
    impossible: (of) => `${of.row} kan ikke blive ${of.value}. Mulige tal: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Ekstra yatzy tæller kun, når der står 50 i Yatzy.',
    extraTooMany: ({ most }) => `Så mange ekstra yatzyer er der ikke plads til. Højst ${most} nu.`,
    wrongMode: () => 'Det går ikke i dette spil.',
    noEarlierGame: () => 'De her har ikke spillet et færdigt spil sammen endnu.',
    playerLeft: ({ name }) => `${name} er gået.`,
    unknownRow: () => 'Det felt findes ikke på denne blok.',
    wrongDice: () => 'Terningerne passer ikke til dette spil.',
    noThrows: () => 'Alle tre kast er brugt. Vælg et felt.',
    throwFirst: () => 'Kast først. Så kan du vælge, hvad du beholder.',
    allKept: () => 'Alle fem er beholdt. Slip en terning, eller vælg et felt.',
    gameOver: () => 'Spillet er slut.',
    nothingToUndo: () => 'Der er intet at fortryde.',
    nothingToRedo: () => 'Der er intet at gentage.',
    impossibleSheet: ({ objection }) =>
      (sheetDa.objections as Readonly<Record<string, string>>)[objection] ??
      'Det kan ikke udskrives.',
    unknownGame: () => 'Det spil findes ikke.',
    notFinished: () => 'Spillet er ikke færdigt.',
    gameDeleted: () => 'Spillet er slettet. Hent det tilbage først.',
    notDeleted: () => 'Spillet er ikke slettet.',
    noDate: () => 'Den dato findes ikke.',
    future: () => 'Den dato er ikke kommet endnu.',
    tooEarly: ({ year }) => `Året skal være ${year} eller senere.`,
    noNumber: ({ value }) => `”${value}” er ikke et tal.`,
    impossibleTotal: (of) => `Summen kan ikke blive ${of.value}. Den kan højst være ${of.most}.`,
    missing: (of) => `${of.name} mangler ${of.row}`,
    unknownRuleset: () => 'Den variant findes ikke.',
    unknownPlayer: () => 'Den spiller findes ikke.',
    sameIntoSame: () => 'Vælg to forskellige spillere.',
    playedTogether: () => 'De to har siddet ved samme bord, så de kan ikke være den samme.',
    hasGames: () => 'En spiller, der har været med i spil, kan ikke slettes. Vælg ”Skjul”.',
    nameTaken: ({ name }) =>
      `Navnet ”${name}” er i brug. Skriv noget, der skiller dem ad, for eksempel ”${name} B.”`,
    nameEmpty: () => 'Skriv et navn.',
    nameTooLong: ({ max }) => `Navnet kan højst have ${max} tegn.`,
    alreadyIn: ({ name }) => `${name} er allerede med.`,
    tooMany: () => 'Blokken har plads til seks spillere.',
    nobody: () => 'Vælg mindst én spiller.',
    stale: () => 'Spillet var kommet længere. Her er det, som det står nu.',
    databaseNewer: () =>
      'Spillene er gemt med en nyere udgave af Yatzyblokka. Intet er ændret. Brug den nyere udgave.',
    databaseDamaged: () =>
      'Filen med spillene er beskadiget. Gendan en sikkerhedskopi, eller begynd forfra.',
    diskFull: () => 'Disken er fuld. Det sidste blev ikke gemt. Frigør plads, og prøv igen.',
    readOnly: () => 'Der kan ikke skrives til mappen med spillene. Intet er ændret.',
    noBackup: () => 'Der findes ingen hel sikkerhedskopi.',
    nothingToBackUp: () => 'Der er ingen spil at tage kopi af endnu.',
    importForeign: () => 'Dette er ikke en fil fra Yatzyblokka. Intet er ændret.',
    importNewer: () =>
      'Filen er fra en nyere udgave af Yatzyblokka. Intet er ændret. Brug den nyere udgave.',
    importBroken: ({ n }) => `Filen er ødelagt ved linje ${n}. Intet er ændret.`,
    importTooLong: ({ n }) => `Linje ${n} i filen er for lang. Intet er ændret.`,
    ...coachDa.failure,
    ...computerDa.failure,
    ...dataDa.failure,
    running: () => 'Yatzyblokka er allerede åben.',
    closing: () => 'Programmet er ved at afslutte.',
    unknownCall: () => 'Noget gik galt. Intet er ændret.',
    badArguments: () => 'Noget gik galt. Intet er ændret.',
    foreignSender: () => 'Noget gik galt. Intet er ændret.',
    failed: () => 'Noget gik galt. Intet er ændret.',
  },
}
