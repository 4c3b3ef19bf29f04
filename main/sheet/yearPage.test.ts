import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES, YEAR_MESSAGES } from '../../shared/messages/printed.ts'
import { RULESET_IDS } from '../../shared/rulesets/index.ts'
import type { YearView } from '../../shared/statistics/view.ts'
import { inside, printedFile, render, run, words } from '../../tools/printed.ts'
import { pageFaults } from '../../tools/sheetFaults.ts'
import type { Item } from './display.ts'
import { openPress } from './draw.ts'
import { fonts } from './fonts.ts'
import { oneGame, yearOf } from './testing/years.ts'
import { makeYearPdf, yearPage } from './yearPage.ts'
import { LEAST, type YearOrder } from './yearPagePlan.ts'

const NOW = new Date('2026-12-31T12:00:00Z')
const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))

const orderOf = (view: YearView, more: Partial<YearOrder> = {}): YearOrder => ({
  view,
  language: 'nb',
  colour: 'none',
  inkSaving: false,
  ...more,
})

const itemsOf = (order: YearOrder): Item[] =>
  yearPage(order, type).pages.flatMap(({ groups }) => groups.flatMap(({ items }) => items))

const textsOf = (order: YearOrder): string[] =>
  itemsOf(order).flatMap((item) => (item.kind === 'text' ? [item.text] : []))

/** As one group: no part of the page may meet another. */
function faultsOf(order: YearOrder): string[] {
  return yearPage(order, type).pages.flatMap(({ width, height, groups }) => {
    const items = groups.flatMap((group) => group.items)
    return pageFaults({ width, height, groups: [{ items }] }, type, LEAST)
  })
}

test.each(LANGUAGES)(
  'the year fits its page in %s, whoever played and whatever was broken',
  (language) => {
    const players = [0, 1, 2, 6, 12, 13, 21, 22, 60]
    for (const [i, count] of players.entries())
      for (const records of [0, 1, 9, 25]) {
        const ruleset = RULESET_IDS[i % RULESET_IDS.length] ?? ''
        const order = orderOf(yearOf(count, records, { ruleset }), { language })
        expect({ ruleset, count, records, faults: faultsOf(order) }).toEqual({
          ruleset,
          count,
          records,
          faults: [],
        })
        const lowest = Math.max(...itemsOf(order).map((item) => ('y' in item ? item.y : item.y2)))
        expect(lowest).toBeLessThanOrEqual(282.01)
      }
  },
)

test('every player stands in the table, or is counted in its last line', () => {
  for (const count of [1, 2, 5, 12, 13, 18, 19, 20, 21, 22, 23, 24, 40, 60]) {
    const order = orderOf(yearOf(count, 25))
    const [, , table] = yearPage(order, type).pages[0]?.groups ?? []
    const names = (table?.items ?? []).filter(
      (item) => item.kind === 'text' && typeof item.role === 'object' && item.role.header === 'Row',
    )
    const more = textsOf(order).find((text) => /^og \d+ til$/.test(text) && names.length < count)
    const counted = names.length === count ? 0 : Number(/\d+/.exec(more ?? '')?.[0])
    expect(names.length + counted).toBe(count)
  }
})

test('every record is listed, or counted where there is no room', () => {
  for (const records of [1, 2, 3, 8, 9, 10, 12, 13, 25])
    for (const players of [2, 12, 30]) {
      const page = yearPage(orderOf(yearOf(players, records)), type).pages[0]
      const list = page?.groups.at(-1)?.items ?? []
      const lines = list.filter(({ kind }) => kind === 'line').length
      const last = list.at(-1)
      const more = last?.kind === 'text' ? /^og (\d+) til$/.exec(last.text)?.[1] : undefined
      expect(lines + Number(more ?? 0)).toBe(records)
    }
})

test('whoever has most wins has a crown, each of them where they are several, nobody alone', () => {
  const pathsOf = (view: YearView): number =>
    itemsOf(orderOf(view)).filter(({ kind }) => kind === 'path').length
  const dice = 10
  const even = yearOf(4)
  const players = even.players.map((player, i) => ({ ...player, wins: i < 2 ? 9 : 3 }))
  expect(pathsOf(yearOf(4))).toBe(dice + 1)
  expect(pathsOf({ ...even, players })).toBe(dice + 2)
  expect(pathsOf(oneGame())).toBe(dice)
})

test('a year of one game without a date says what is known, and nothing of months', () => {
  const texts = textsOf(orderOf(oneGame()))
  expect(texts).toEqual(
    expect.arrayContaining(['2026', 'Yatzy', '1', '205', 'Mormor Åse', '205,0', 'Uten dato: 1']),
  )
  for (const absent of ['jan', 'Jevneste spill', 'Sjeldneste resultat', 'Nye rekorder'])
    expect(texts).not.toContain(absent)
})

test('a shared win is a part of one, and a mean has its decimal', () => {
  const [player] = yearOf(1).players
  if (player === undefined) throw new Error('nobody')
  const players = [{ ...player, wins: 12.5, mean: 221 }]
  expect(textsOf(orderOf(yearOf(1, 0, { players })))).toEqual(
    expect.arrayContaining(['12,5', '221,0']),
  )
})

test('a name too long for its line is cut at its end, with a warning', () => {
  const { warnings } = yearPage(orderOf(yearOf(12)), type)
  expect(warnings).toEqual([{ code: 'nameCut', name: 'W'.repeat(40) }])
})

test.each(LANGUAGES)(
  'the file of a year in %s is one sound page of its own words',
  async (language) => {
    const { block } = SHEET_MESSAGES[language]
    const { bytes, pages } = await makeYearPdf(orderOf(yearOf(7, 12), { language }), NOW, fonts)
    expect(pages).toBe(1)
    const file = printedFile(bytes)
    try {
      run('qpdf', ['--check', file.path])
      const found = words(file)
      const text = found.map((word) => word.text).join(' ')
      for (const name of ['Mormor Åse', 'Łukasz Žižka', 'Áŋŋá']) expect(text).toContain(name)
      const said = YEAR_MESSAGES[language]
      for (const word of [
        said.best,
        said.months,
        said.recordsBroken,
        ...Object.values(said.columns),
      ])
        expect(text).toContain(word)
      expect(text).toContain(block.rows.largeStraight)
      expect(text).not.toContain('\uFFFD')
      const { mediaBoxes, colours } = inside(file)
      expect(mediaBoxes.map((box) => box.map((n) => n.toFixed(2)).join(' '))).toEqual([
        '0.00 0.00 595.28 841.89',
      ])
      expect(colours.filter((line) => /rg$/i.test(line))).toEqual([])
    } finally {
      file.close()
    }
  },
)

test('without a colour chosen no pixel has any', async () => {
  const { bytes } = await makeYearPdf(orderOf(yearOf(7, 12)), NOW, fonts)
  const file = printedFile(bytes)
  try {
    const { pixels } = render(file, 1, 50)
    const coloured = pixels.findIndex((value, i) => value !== pixels[i - (i % 3)])
    expect(coloured).toBe(-1)
  } finally {
    file.close()
  }
})

test('the same year gives the same bytes', async () => {
  const once = await makeYearPdf(orderOf(yearOf(5)), NOW, fonts)
  const again = await makeYearPdf(orderOf(yearOf(5)), NOW, fonts)
  expect(Buffer.compare(once.bytes, again.bytes)).toBe(0)
})
