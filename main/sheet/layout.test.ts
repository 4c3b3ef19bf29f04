import { describe, expect, test } from 'vitest'
import { blockLines } from '../../shared/block.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import { fonts } from './fonts.ts'
import { pageFaults } from '../../tools/sheetFaults.ts'
import type { Item, Line, Page } from './display.ts'
import { openPress } from './draw.ts'
import { layout } from './layout.ts'
import { fillOptions, objections } from './options.ts'
import {
  COLUMN_KINDS,
  COLUMNS,
  HINTS,
  MARGINS,
  PAPERS,
  PER_SHEET,
  type SheetOptions,
} from '../../shared/sheetOptions.ts'
import { paperOf, rowHeight, sizeOf } from './sizes.ts'

const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))
const YES_NO = [false, true]
const names = ['Ida', 'Mormor Åse', 'Áŋŋá', 'Łukasz Žižka', 'Q', 'Jørgen Gyllenborg']

/** Every legal combination of what moves ink; dates, ink saving, cut marks and names take turns. */
function* everyLayout(ruleset: SheetOptions['ruleset']): Generator<SheetOptions> {
  let turn = 0
  for (const paper of PAPERS)
    for (const perSheet of PER_SHEET)
      for (const large of YES_NO)
        for (const margin of MARGINS)
          for (const columns of COLUMNS)
            for (const tally of YES_NO)
              for (const hints of HINTS)
                for (const columnsAre of COLUMN_KINDS)
                  for (const language of LANGUAGES) {
                    const format = { ruleset, paper, perSheet, large, margin, columns, tally }
                    const named =
                      columnsAre === 'games' ? names.slice(1, 2) : names.slice(0, columns)
                    turn++
                    const options = fillOptions({
                      ...format,
                      hints,
                      columnsAre,
                      language,
                      sheets: 1,
                      date: turn % 2 === 0 ? 'today' : 'blank',
                      inkSaving: turn % 3 === 0,
                      names: turn % 5 < 3 ? named : [],
                    })
                    if (objections(options).length === 0) yield options
                  }
}

const orderOf = (options: SheetOptions) => ({
  ruleset: RULESETS[options.ruleset],
  options,
  today: '2026-09-30',
})

const linesOf = (page: Page): Line[] =>
  page.groups.flatMap((g) => g.items).filter((item: Item) => item.kind === 'line')

describe.each(RULESET_IDS)('%s', (ruleset) => {
  test('every legal layout keeps its letters clear of lines and edges, and its labels in order', () => {
    let count = 0
    for (const options of everyLayout(ruleset)) {
      const [front] = layout(orderOf(options), type).pages
      if (front === undefined) throw new Error('no page')
      const faults = [
        ...pageFaults(front, type, options.large ? 14 : 6),
        ...labelFaults(front, options),
        ...gridFaults(front, options),
      ]
      if (faults.length > 0) expect({ options, faults }).toEqual({ options, faults: [] })
      count++
    }
    expect(count).toBeGreaterThan(4000)
  }, 120_000)

  test('the rules fit every back in every language, a block each', () => {
    const seen = new Set<string>()
    for (const some of everyLayout(ruleset)) {
      const { paper, perSheet, large, margin, tally, language } = some
      const key = JSON.stringify({ paper, perSheet, large, margin, tally, language })
      if (seen.has(key)) continue
      seen.add(key)
      const options = fillOptions({ ...some, back: true })
      const [, back] = layout(orderOf(options), type).pages
      if (back === undefined) throw new Error('no back')
      expect(back.groups).toHaveLength(perSheet)
      expect({ key, faults: pageFaults(back, type, large ? 14 : 6) }).toEqual({ key, faults: [] })
    }
  }, 60_000)
})

/** Names of all lines, once in each block, downwards, in the label column. */
function labelFaults(page: Page, options: SheetOptions): string[] {
  const { block } = SHEET_MESSAGES[options.language]
  const names: Record<string, string> = { ...block.rows, ...block.lines }
  const wanted = blockLines(RULESETS[options.ruleset]).map((line) =>
    line.kind === 'row' ? names[line.row.id] : names[line.line],
  )
  return page.groups.flatMap(({ items, table }) => {
    if (table === undefined) return []
    const found = items
      .filter((item) => item.kind === 'text')
      .filter(({ role }) => typeof role === 'object' && role.column === 0 && role.row > 0)
      .map(({ text }) => text)
      .filter((text) => wanted.includes(text))
    return found.join() === wanted.join() ? [] : [`labels are ${found.join()}`]
  })
}

/** Rows of one height, columns of one width and wide enough, the frame where the table puts it. */
function gridFaults(page: Page, options: SheetOptions): string[] {
  const rows = blockLines(RULESETS[options.ruleset]).length
  const pitch = rowHeight(options, rows) ?? 0
  const size = sizeOf(options)
  const width = Math.min((size.column * size.columns) / options.columns, 35)
  const [block] = page.groups
  const frame = block?.items.findLast((item) => item.kind === 'box' && item.stroke !== undefined)
  if (block === undefined || frame?.kind !== 'box') return ['no frame']
  const lines = block.items.filter((item): item is Line => item.kind === 'line' && !item.dash)
  const ys = lines.filter((l) => l.y1 === l.y2 && l.x1 === frame.x).map((l) => l.y1)
  const xs = lines.filter((l) => l.x1 === l.x2).map((l) => l.x1)
  const even = (all: number[], step: number) =>
    all.every((at, i) => i === 0 || Math.abs(at - (all[i - 1] ?? 0) - step) < 1e-6)
  const content = frame.height + size.title
  return [
    ...(ys.length === rows && even(ys, pitch) ? [] : ['rows are uneven']),
    ...(xs.length === options.columns && even(xs, width) ? [] : ['columns are uneven']),
    ...(width >= 11 && pitch >= 6 ? [] : ['cells are too small to write in']),
    ...(options.paper === 'a4' && !options.large && options.perSheet === 1 && content > 259
      ? ['too high for Letter']
      : []),
    ...marginFaults(options, frame, page),
  ]
}

function marginFaults(
  options: SheetOptions,
  frame: { x: number; y: number; width: number; height: number },
  page: Page,
): string[] {
  const title = sizeOf(options).title
  const right = page.width - frame.x - frame.width
  const below = page.height - frame.y - frame.height
  const wanted: [string, boolean][] = [
    ['12 mm at the sides', options.perSheet > 1 || options.paper === 'a5' || right >= 12 - 1e-6],
    ['20 mm to punch', options.margin !== 'punch' || frame.x >= 20 - 1e-6],
    ['20 mm to glue', options.margin !== 'glue' || frame.y - title >= 20 - 1e-6],
    ['12 mm under glue', options.margin !== 'glue' || below >= 12 - 1e-6],
  ]
  return wanted.filter(([, kept]) => !kept).map(([what]) => `not ${what}`)
}

test('the blocks of a sheet are one block, moved', () => {
  const [page] = layout(orderOf(fillOptions({ perSheet: 4, cutMarks: false, names })), type).pages
  const shapes = page?.groups.map(({ items }) => {
    const frame = items.find((item) => item.kind === 'box' && item.stroke !== undefined)
    const origin = frame?.kind === 'box' ? frame : { x: 0, y: 0 }
    return items.map((item) =>
      item.kind === 'line'
        ? [item.x1 - origin.x, item.y1 - origin.y, item.x2 - item.x1, item.y2 - item.y1]
        : [item.x - origin.x, item.y - origin.y],
    )
  })
  const [first = [], ...others] = (shapes ?? []).map((shape) => shape.flat())
  const off = others.flatMap((shape) => shape.map((n, i) => Math.abs(n - (first[i] ?? NaN))))
  expect(others).toHaveLength(3)
  expect(Math.max(...off)).toBeLessThan(1e-9)
})

test('blocks are mirror images about the middle of the page', () => {
  for (const perSheet of [2, 4] as const) {
    const [page] = layout(orderOf(fillOptions({ perSheet })), type).pages
    const frames = page?.groups
      .flatMap((group) => group.items)
      .filter((item) => item.kind === 'box' && item.stroke !== undefined)
      .map((item) => (item.kind === 'box' ? item : undefined))
    const middles = frames?.map((f) => (f ? f.x + f.width / 2 : 0)) ?? []
    const sum = middles.reduce((a, b) => a + b, 0) / middles.length
    expect(sum).toBeCloseTo((page?.width ?? 0) / 2, 6)
  }
})

test('nothing stands within 5 mm of a cut but the cut marks', () => {
  for (const paper of PAPERS)
    for (const perSheet of [2, 4] as const) {
      const options = fillOptions({ paper, perSheet, names })
      if (objections(options).length > 0) continue
      const [page] = layout(orderOf(options), type).pages
      const marks = page?.groups.at(-1)?.items ?? []
      expect(marks.every((item) => item.kind === 'line' && item.width === 0.35)).toBe(true)
      const { down } = paperOf(options)
      for (const { items } of page?.groups.slice(0, -1) ?? [])
        for (const item of items) {
          const x =
            item.kind === 'line'
              ? [item.x1, item.x2]
              : [item.x, item.x + ('width' in item ? item.width : 0)]
          const y =
            item.kind === 'line'
              ? [item.y1, item.y2]
              : [item.y, item.y + ('height' in item ? item.height : 0)]
          for (const at of x) expect(Math.abs(at - (page?.width ?? 0) / 2)).toBeGreaterThan(5.2)
          if (down > 1)
            for (const at of y) expect(Math.abs(at - (page?.height ?? 0) / 2)).toBeGreaterThan(5.2)
        }
    }
})

test('colour, copies and rules on the back move nothing on the front', () => {
  const plain = fillOptions({ ruleset: 'american', names })
  const [front] = layout(orderOf(plain), type).pages
  const other = { ...plain, colour: 'green', sheets: 99, back: true } as const
  const [coloured] = layout(orderOf(other), type).pages
  const places = (page: Page | undefined) =>
    page?.groups.map(({ items }) => items.map((item) => ({ ...item, ink: undefined })))
  expect(places(coloured)).toEqual(places(front))
})

test('shared edges are drawn once', () => {
  const [page] = layout(orderOf(fillOptions({ perSheet: 1 })), type).pages
  const drawn = page ? linesOf(page).map(({ x1, y1, x2, y2 }) => `${x1} ${y1} ${x2} ${y2}`) : []
  expect(new Set(drawn).size).toBe(drawn.length)
})
