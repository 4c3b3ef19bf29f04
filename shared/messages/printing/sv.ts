import { makeFormat } from '../format.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { sheetSv } from '../sheet/sv.ts'
import type { PrintingMessages } from './nb.ts'

const { plural } = makeFormat('sv')

export const printingSv: PrintingMessages = {
  sheet: {
    title: 'Skriv ut block',
    objections: sheetSv.objections,
    option: {
      ruleset: 'Variant',
      paper: 'Pappersstorlek',
      perSheet: 'Block per ark',
      sheets: 'Antal ark',
      columns: 'Antal kolumner',
      columnsAre: 'Kolumnerna är',
      names: 'Namn',
      date: 'Datum',
      hints: 'Hjälptext',
      tally: 'Fält för plus och minus',
      large: 'Stor text',
      inkSaving: 'Spara bläck',
      colour: 'Färg',
      margin: 'Marginal',
      cutMarks: 'Klippmärken',
      back: 'Regler på baksidan',
      language: 'Språk på blocket',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'spelare', games: 'spel' },
      date: { blank: 'tomt', today: 'i dag' },
      hints: { none: 'ingen', short: 'kort', full: 'full' },
      colour: { none: 'ingen', blue: 'blå', green: 'grön', red: 'röd' },
      margin: { none: 'vanlig', punch: 'plats för hål', glue: 'limkant' },
      language: LANGUAGE_NAMES,
    },
    groups: { block: 'Blocket', paper: 'Papperet', extras: 'Extra' },
    count: (of) => `${of.sheets} ark = ${of.blocks} block`,
    pages: ({ n }) => `${n} ${plural(n, { one: 'sida', other: 'sidor' })}`,
    standard: 'Standardval',
    save: 'Spara som PDF',
    print: 'Skriv ut',
    printGame: 'Skriv ut spelet',
    making: 'Gör blocken …',
    preview: 'Så blir arket',
    fileName: ({ variant }) => `${variant}.pdf`,
    actualSize: 'Välj 100 % (verklig storlek) i utskriftsfönstret, annars blir rutorna mindre.',
    nameOf: ({ n }) => `Namn ${n}`,
    fromFamily: 'Från familjen',
    nameCut: ({ name }) => `Namnet ”${name}” är för långt och förkortas.`,
    lettersMissing: (of) => `Typsnittet saknar ${of.letters} i ”${of.name}”; det utelämnas.`,
  },
}
