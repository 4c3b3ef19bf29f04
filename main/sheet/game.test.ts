import { expect, test } from 'vitest'
import type { Ruleset } from '../../shared/ruleset.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import { reachable, type Scorecard, totals } from '../../shared/scorecard.ts'
import { fonts } from './fonts.ts'
import { printedFile, words } from '../../tools/printed.ts'
import { pageFaults } from '../../tools/sheetFaults.ts'
import { openPress } from './draw.ts'
import { layout } from './layout.ts'
import { makePdf } from './makePdf.ts'
import { fillOptions } from './options.ts'
import type { GivenOptions } from '../../shared/sheetOptions.ts'

const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))
const NAMES = ['Ida', 'Mormor Åse', 'Bjørn', 'Kari', 'Øyvind', 'Łukasz Žižka']

/** A full card whose points are as wide as they get, or all strikes. */
function cardOf(ruleset: Ruleset, seat: number): Scorecard {
  const jokers = ruleset.joker === undefined ? 0 : ruleset.joker.extra * seat
  return Object.fromEntries(
    ruleset.rows.map((row, i) => {
      const values = reachable(ruleset, row.id)
      const points = values[seat === 5 ? 0 : Math.max(0, values.length - 1 - ((seat * i) % 4))] ?? 0
      return [row.id, { points, extra: i === 0 ? jokers : 0 }]
    }),
  )
}

const gameOf = (ruleset: Ruleset, players: number) =>
  NAMES.slice(0, players).map((name, i) => ({
    name,
    card: cardOf(ruleset, i),
    winner: i === 0 || i === 2,
  }))

const FORMATS: GivenOptions[] = [
  { perSheet: 1 },
  { perSheet: 2 },
  { perSheet: 4 },
  { paper: 'a5', perSheet: 1 },
  { paper: 'letter', perSheet: 2, tally: false },
  { large: true },
  { margin: 'punch' },
]

test.each(RULESET_IDS)(
  'a finished game of %s stands on the same block, clear of every line',
  (id) => {
    const ruleset = RULESETS[id]
    for (const format of FORMATS)
      for (let players = 1; players <= (format.large ? 4 : 6); players++) {
        const options = fillOptions({ ...format, ruleset: id, date: 'today' })
        const game = gameOf(ruleset, players)
        const sheet = layout({ ruleset, options, today: '2026-09-30', game }, type)
        expect(sheet.copies).toBe(1)
        const [page] = sheet.pages
        const faults = page ? pageFaults(page, type, format.large ? 14 : 6) : ['no page']
        expect({ format, players, faults }).toEqual({ format, players, faults: [] })
      }
  },
)

test.each(RULESET_IDS)(
  'every number of a finished game of %s can be read in the file',
  async (id) => {
    const ruleset = RULESETS[id]
    const game = gameOf(ruleset, 3)
    const options = fillOptions({ ruleset: id, perSheet: 1 })
    const { bytes } = await makePdf(
      { ruleset, options, today: '2026-09-30', game },
      new Date(0),
      fonts,
    )
    const file = printedFile(bytes)
    const found = words(file).map((word) => word.text)
    for (const { card, name } of game) {
      expect(found.join(' ')).toContain(name)
      expect(found).toContain(`${totals(ruleset, card).total}`)
    }
    file.close()
  },
)

test('each winner has a crown and a frame, nobody else', () => {
  const ruleset = RULESETS.nordic
  const options = fillOptions({ perSheet: 1 })
  const marks = (winners: number) => {
    const game = gameOf(ruleset, 4).map((card, i) => ({ ...card, winner: i < winners }))
    const items =
      layout({ ruleset, options, today: '2026-09-30', game }, type).pages[0]?.groups[0]?.items ?? []
    return items.length
  }
  expect(marks(2) - marks(1)).toBe(marks(1) - marks(0))
  expect(marks(1) - marks(0)).toBe(2)
})

test('a game of rows this program does not know yet prints from its data alone', () => {
  const { nordic } = RULESETS
  const ruleset: Ruleset = {
    ...nordic,
    id: 'maxi',
    dice: 6,
    rows: [
      ...nordic.rows.slice(0, -2),
      { id: 'odd', section: 'lower', score: (counts) => 7 * (counts[1] ?? 0) + (counts[2] ?? 0) },
      {
        id: 'threePairs',
        section: 'lower',
        score: (counts) => (counts.filter((n) => n === 2).length === 3 ? 21 : 0),
      },
    ],
  }
  const options = fillOptions({ hints: 'full', perSheet: 1, back: true })
  const { pages } = layout({ ruleset, options, today: '2026-09-30' }, type)
  const texts = pages.flatMap((page) => page.groups.flatMap((group) => group.items))
  expect(texts.some((item) => item.kind === 'text' && item.text === 'threePairs')).toBe(true)
  for (const page of pages) expect(pageFaults(page, type, 6)).toEqual([])
})

test('a ruleset with more rows than a small block can hold is refused', () => {
  const { nordic } = RULESETS
  const rows = nordic.rows.flatMap((row) => [row, { ...row, id: `${row.id}2` }])
  const options = fillOptions({ perSheet: 4 })
  const order = { ruleset: { ...nordic, id: 'double', rows }, options, today: '2026-09-30' }
  expect(() => layout(order, type)).toThrow('too low')
})
