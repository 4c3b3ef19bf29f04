import { makeFormat } from '../format.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { sheetEn } from '../sheet/en.ts'
import type { PrintingMessages } from './nb.ts'

const { plural } = makeFormat('en')

const papers = (n: number): string =>
  `${n} ${plural(n, { one: 'piece of paper', other: 'pieces of paper' })}`
const scoreSheets = (n: number): string =>
  `${n} score ${plural(n, { one: 'sheet', other: 'sheets' })}`

export const printingEn: PrintingMessages = {
  sheet: {
    title: 'Print score sheets',
    objections: sheetEn.objections,
    option: {
      ruleset: 'Variant',
      paper: 'Paper size',
      perSheet: 'Score sheets per page',
      sheets: 'Pieces of paper',
      columns: 'Number of columns',
      columnsAre: 'The columns are',
      names: 'Names',
      date: 'Date',
      hints: 'Hints',
      tally: 'Plus and minus column',
      large: 'Large print',
      inkSaving: 'Save ink',
      colour: 'Colour',
      margin: 'Margin',
      cutMarks: 'Cut marks',
      back: 'Rules on the back',
      language: 'Language of the score sheet',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'players', games: 'games' },
      date: { blank: 'blank', today: 'today' },
      hints: { none: 'none', short: 'short', full: 'full' },
      colour: { none: 'none', blue: 'blue', green: 'green', red: 'red' },
      margin: { none: 'normal', punch: 'punch holes', glue: 'glue edge' },
      language: LANGUAGE_NAMES,
    },
    groups: { block: 'The score sheet', paper: 'The paper', extras: 'Extras' },
    count: (of) => `${papers(of.sheets)} = ${scoreSheets(of.blocks)}`,
    pages: ({ n }) => `${n} ${plural(n, { one: 'page', other: 'pages' })}`,
    standard: 'Standard choices',
    save: 'Save as PDF',
    print: 'Print',
    printGame: 'Print the game',
    making: 'Making the score sheets …',
    preview: 'What the page will look like',
    fileName: ({ variant }) => `${variant}.pdf`,
    actualSize: 'Choose 100% (actual size) in the print window, or the boxes get smaller.',
    nameOf: ({ n }) => `Name ${n}`,
    fromFamily: 'From the family',
    nameCut: ({ name }) => `The name “${name}” is too long and is shortened.`,
    lettersMissing: (of) => `The typeface lacks ${of.letters} in “${of.name}”; it is left out.`,
  },
}
