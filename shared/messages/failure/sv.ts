import { coachSv } from '../coach/sv.ts'
import { computerSv } from '../computer/sv.ts'
import { dataSv } from '../data/sv.ts'
import { sheetSv } from '../sheet/sv.ts'
import type { FailureMessages } from './nb.ts'

export const failureSv: FailureMessages = {
  failure: {
    rowTaken: ({ row }) => `Rutan ${row} är redan använd.`,
    forced: ({ row }) => `I yatzy med tvång fyller du uppifrån och ner. Nu är det ${row}.`,
    jokerUpper: ({ row }) => `Fem lika ska in i ${row} när den rutan är ledig.`,
    jokerLower: () => 'Du måste välja en ledig ruta i nedre delen.',
    impossible: (of) => `${of.row} kan inte bli ${of.value}. Möjliga tal: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Extra yatzy räknas bara när det står 50 i Yatzy.',
    extraTooMany: ({ most }) => `Så många extra yatzy finns det inte plats för. Högst ${most} nu.`,
    wrongMode: () => 'Det går inte i det här spelet.',
    noEarlierGame: () => 'De här har inte spelat ett färdigt spel tillsammans än.',
    playerLeft: ({ name }) => `${name} har slutat.`,
    unknownRow: () => 'Den rutan finns inte på det här blocket.',
    wrongDice: () => 'Tärningarna passar inte till det här spelet.',
    noThrows: () => 'Alla tre kasten är använda. Välj en ruta.',
    throwFirst: () => 'Kasta först. Sedan väljer du vad du sparar.',
    allKept: () => 'Alla fem är sparade. Släpp en tärning, eller välj en ruta.',
    gameOver: () => 'Spelet är slut.',
    nothingToUndo: () => 'Det finns inget att ångra.',
    nothingToRedo: () => 'Det finns inget att göra om.',
    impossibleSheet: ({ objection }) =>
      (sheetSv.objections as Readonly<Record<string, string>>)[objection] ??
      'Det går inte att skriva ut.',
    unknownGame: () => 'Det spelet finns inte.',
    notFinished: () => 'Spelet är inte färdigt.',
    gameDeleted: () => 'Spelet är raderat. Hämta tillbaka det först.',
    notDeleted: () => 'Spelet är inte raderat.',
    noDate: () => 'Det datumet finns inte.',
    future: () => 'Det datumet har inte kommit än.',
    tooEarly: ({ year }) => `Året måste vara ${year} eller senare.`,
    noNumber: ({ value }) => `”${value}” är inte ett tal.`,
    impossibleTotal: (of) => `Summan kan inte bli ${of.value}. Den kan vara högst ${of.most}.`,
    missing: (of) => `${of.name} saknar ${of.row}`,
    unknownRuleset: () => 'Den varianten finns inte.',
    unknownPlayer: () => 'Den spelaren finns inte.',
    sameIntoSame: () => 'Välj två olika spelare.',
    playedTogether: () => 'De två har suttit vid samma bord, så de kan inte vara samma person.',
    hasGames: () => 'En spelare som har varit med i spel kan inte raderas. Välj ”Dölj”.',
    nameTaken: ({ name }) =>
      `Namnet ”${name}” används redan. Skriv något som skiljer dem åt, till exempel ”${name} B.”`,
    nameEmpty: () => 'Skriv ett namn.',
    nameTooLong: ({ max }) => `Namnet kan ha högst ${max} tecken.`,
    alreadyIn: ({ name }) => `${name} är redan med.`,
    tooMany: () => 'Blocket har plats för sex spelare.',
    nobody: () => 'Välj minst en spelare.',
    stale: () => 'Spelet hade kommit längre. Så här står det nu.',
    databaseNewer: () =>
      'Spelen är sparade med en nyare version av Yatzyblokka. Inget har ändrats. Använd den nyare versionen.',
    databaseDamaged: () =>
      'Filen med spelen är skadad. Återställ en säkerhetskopia, eller börja om.',
    diskFull: () => 'Disken är full. Det senaste sparades inte. Frigör plats och försök igen.',
    readOnly: () => 'Det går inte att skriva till mappen med spelen. Inget har ändrats.',
    noBackup: () => 'Det finns ingen hel säkerhetskopia.',
    nothingToBackUp: () => 'Det finns inga spel att säkerhetskopiera än.',
    importForeign: () => 'Det här är inte en fil från Yatzyblokka. Inget har ändrats.',
    importNewer: () =>
      'Filen är från en nyare version av Yatzyblokka. Inget har ändrats. Använd den nyare versionen.',
    importBroken: ({ n }) => `Filen är trasig vid rad ${n}. Inget har ändrats.`,
    importTooLong: ({ n }) => `Rad ${n} i filen är för lång. Inget har ändrats.`,
    ...coachSv.failure,
    ...computerSv.failure,
    ...dataSv.failure,
    running: () => 'Yatzyblokka är redan öppen.',
    closing: () => 'Programmet håller på att avslutas.',
    unknownCall: () => 'Något gick fel. Inget har ändrats.',
    badArguments: () => 'Något gick fel. Inget har ändrats.',
    foreignSender: () => 'Något gick fel. Inget har ändrats.',
    failed: () => 'Något gick fel. Inget har ändrats.',
  },
}
