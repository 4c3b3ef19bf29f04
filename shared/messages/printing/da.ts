import { makeFormat } from '../format.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { sheetDa } from '../sheet/da.ts'
import type { PrintingMessages } from './nb.ts'

const { plural } = makeFormat('da')

export const printingDa: PrintingMessages = {
  sheet: {
    title: 'Udskriv blok',
    objections: sheetDa.objections,
    option: {
      ruleset: 'Variant',
      paper: 'Papirstørrelse',
      perSheet: 'Blokke pr. ark',
      sheets: 'Antal ark',
      columns: 'Antal kolonner',
      columnsAre: 'Kolonnerne er',
      names: 'Navne',
      date: 'Dato',
      hints: 'Hjælpetekst',
      tally: 'Felt til plus og minus',
      large: 'Stor skrift',
      inkSaving: 'Spar blæk',
      colour: 'Farve',
      margin: 'Margen',
      cutMarks: 'Klippemærker',
      back: 'Regler på bagsiden',
      language: 'Sprog på blokken',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'spillere', games: 'spil' },
      date: { blank: 'tom', today: 'i dag' },
      hints: { none: 'ingen', short: 'kort', full: 'fuld' },
      colour: { none: 'ingen', blue: 'blå', green: 'grøn', red: 'rød' },
      margin: { none: 'almindelig', punch: 'plads til huller', glue: 'limkant' },
      language: LANGUAGE_NAMES,
    },
    groups: { block: 'Blokken', paper: 'Papiret', extras: 'Ekstra' },
    count: (of) =>
      `${of.sheets} ark = ${of.blocks} ${plural(of.blocks, { one: 'blok', other: 'blokke' })}`,
    pages: ({ n }) => `${n} ${plural(n, { one: 'side', other: 'sider' })}`,
    standard: 'Standardvalg',
    save: 'Gem som PDF',
    print: 'Udskriv',
    printGame: 'Udskriv spillet',
    making: 'Laver blokkene …',
    preview: 'Sådan bliver arket',
    fileName: ({ variant }) => `${variant}.pdf`,
    actualSize: 'Vælg 100 % (faktisk størrelse) i udskriftsvinduet, ellers bliver felterne mindre.',
    nameOf: ({ n }) => `Navn ${n}`,
    fromFamily: 'Fra familien',
    nameCut: ({ name }) => `Navnet ”${name}” er for langt og bliver forkortet.`,
    lettersMissing: (of) => `Skrifttypen mangler ${of.letters} i ”${of.name}”; det udelades.`,
  },
}
