import { makeFormat } from '../format.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { sheetNn } from '../sheet/nn.ts'
import type { PrintingMessages } from './nb.ts'

const { plural } = makeFormat('nn')

export const printingNn: PrintingMessages = {
  sheet: {
    title: 'Skriv ut blokk',
    objections: sheetNn.objections,
    option: {
      ruleset: 'Variant',
      paper: 'Papirstorleik',
      perSheet: 'Blokker per ark',
      sheets: 'Tal på ark',
      columns: 'Tal på kolonnar',
      columnsAre: 'Kolonnane er',
      names: 'Namn',
      date: 'Dato',
      hints: 'Hjelpetekst',
      tally: 'Felt for pluss og minus',
      large: 'Stor skrift',
      inkSaving: 'Spar blekk',
      colour: 'Farge',
      margin: 'Marg',
      cutMarks: 'Klippemerke',
      back: 'Reglar på baksida',
      language: 'Språk på blokka',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'spelarar', games: 'spel' },
      date: { blank: 'tom', today: 'i dag' },
      hints: { none: 'ingen', short: 'kort', full: 'full' },
      colour: { none: 'ingen', blue: 'blå', green: 'grøn', red: 'raud' },
      margin: { none: 'vanleg', punch: 'plass til hol', glue: 'limkant' },
      language: LANGUAGE_NAMES,
    },
    groups: { block: 'Blokka', paper: 'Papiret', extras: 'Ekstra' },
    count: (of) =>
      `${of.sheets} ark = ${of.blocks} ${plural(of.blocks, { one: 'blokk', other: 'blokker' })}`,
    pages: ({ n }) => `${n} ${plural(n, { one: 'side', other: 'sider' })}`,
    standard: 'Standardval',
    save: 'Lagre som PDF',
    print: 'Skriv ut',
    printGame: 'Skriv ut spelet',
    making: 'Lagar blokkene …',
    preview: 'Slik blir arket',
    fileName: ({ variant }) => `${variant}.pdf`,
    actualSize: 'Vel 100 % (faktisk storleik) i utskriftsvindauget, elles blir rutene mindre.',
    nameOf: ({ n }) => `Namn ${n}`,
    fromFamily: 'Frå familien',
    nameCut: ({ name }) => `Namnet «${name}» er for langt og blir forkorta.`,
    lettersMissing: (of) => `Skrifta manglar ${of.letters} i «${of.name}»; det blir utelate.`,
  },
}
