import { makeFormat } from '../format.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { sheetNb } from '../sheet/nb.ts'

const { plural } = makeFormat('nb')

/** The screen that prints blocks. */
export const printingNb = {
  sheet: {
    title: 'Skriv ut blokk',
    objections: sheetNb.objections,
    option: {
      ruleset: 'Variant',
      paper: 'Papirstørrelse',
      perSheet: 'Blokker per ark',
      sheets: 'Antall ark',
      columns: 'Antall kolonner',
      columnsAre: 'Kolonnene er',
      names: 'Navn',
      date: 'Dato',
      hints: 'Hjelpetekst',
      tally: 'Felt for pluss og minus',
      large: 'Stor skrift',
      inkSaving: 'Spar blekk',
      colour: 'Farge',
      margin: 'Marg',
      cutMarks: 'Klippemerker',
      back: 'Regler på baksida',
      language: 'Språk på blokka',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'spillere', games: 'spill' },
      date: { blank: 'tom', today: 'i dag' },
      hints: { none: 'ingen', short: 'kort', full: 'full' },
      colour: { none: 'ingen', blue: 'blå', green: 'grønn', red: 'rød' },
      margin: { none: 'vanlig', punch: 'plass til hull', glue: 'limkant' },
      language: LANGUAGE_NAMES,
    },
    groups: { block: 'Blokka', paper: 'Papiret', extras: 'Ekstra' },
    count: (of: { sheets: number; blocks: number }) =>
      `${of.sheets} ark = ${of.blocks} ${plural(of.blocks, { one: 'blokk', other: 'blokker' })}`,
    pages: ({ n }: { n: number }) => `${n} ${plural(n, { one: 'side', other: 'sider' })}`,
    standard: 'Standardvalg',
    save: 'Lagre som PDF',
    print: 'Skriv ut',
    printGame: 'Skriv ut spillet',
    making: 'Lager blokkene …',
    preview: 'Slik blir arket',
    fileName: ({ variant }: { variant: string }) => `${variant}.pdf`,
    actualSize: 'Velg 100 % (faktisk størrelse) i utskriftsvinduet, ellers blir rutene mindre.',
    nameOf: ({ n }: { n: number }) => `Navn ${n}`,
    fromFamily: 'Fra familien',
    nameCut: ({ name }: { name: string }) => `Navnet «${name}» er for langt og blir forkortet.`,
    lettersMissing: (of: { name: string; letters: string }) =>
      `Skriften mangler ${of.letters} i «${of.name}»; det blir utelatt.`,
  },
}

export type PrintingMessages = typeof printingNb
