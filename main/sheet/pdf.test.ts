import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockLines } from '../../shared/block.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import { fonts } from './fonts.ts'
import { type Combination, pairwise } from '../../tools/pairwise.ts'
import {
  inside,
  type Picture,
  type PrintedFile,
  printedFile,
  render,
  run,
  type Word,
  words,
} from '../../tools/printed.ts'
import { makePdf, type Printed } from './makePdf.ts'
import { choices, fillOptions, objections } from './options.ts'
import { givenOptions, type OptionKey, type SheetOptions } from '../../shared/sheetOptions.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

const print = (options: SheetOptions): Promise<Printed> =>
  makePdf({ ruleset: RULESETS[options.ruleset], options, today: '2026-01-01' }, NOW, fonts)

/**
 * The table of printing.md once more, typed from it and not taken from the program: paper, blocks,
 * label column, column, body, name row, title band.
 */
const TABLE = [
  {
    format: { paper: 'a4', perSheet: 1 },
    page: [210, 297],
    label: 48,
    column: 23,
    body: 225,
    nameRow: 14,
    title: 12,
  },
  {
    format: { paper: 'a4', perSheet: 2 },
    page: [297, 210],
    label: 34,
    column: 16.4,
    body: 165.6,
    nameRow: 11,
    title: 8,
  },
  {
    format: { paper: 'a4', perSheet: 4 },
    page: [210, 297],
    label: 24.6,
    column: 11.2,
    body: 124.2,
    nameRow: 8,
    title: 0,
  },
  {
    format: { paper: 'a5', perSheet: 1 },
    page: [148, 210],
    label: 34,
    column: 16.4,
    body: 165.6,
    nameRow: 11,
    title: 8,
  },
  {
    format: { paper: 'a5', perSheet: 2 },
    page: [210, 148],
    label: 24.6,
    column: 11.2,
    body: 124.2,
    nameRow: 8,
    title: 0,
  },
  {
    format: { paper: 'letter', perSheet: 1 },
    page: [215.9, 279.4],
    label: 49.5,
    column: 23.5,
    body: 216,
    nameRow: 14,
    title: 12,
  },
  {
    format: { paper: 'letter', perSheet: 2 },
    page: [279.4, 215.9],
    label: 33,
    column: 15.1,
    body: 169.2,
    nameRow: 11,
    title: 8,
  },
  {
    format: { paper: 'letter', perSheet: 4 },
    page: [215.9, 279.4],
    label: 25.8,
    column: 11.5,
    body: 117.8,
    nameRow: 8,
    title: 0,
  },
  {
    format: { paper: 'a4', large: true },
    page: [210, 297],
    label: 62,
    column: 31,
    body: 239.4,
    nameRow: 16,
    title: 14,
  },
  {
    format: { paper: 'letter', large: true },
    page: [215.9, 279.4],
    label: 62,
    column: 31,
    body: 225,
    nameRow: 16,
    title: 14,
  },
] as const

type Measures = (typeof TABLE)[number]

/** Where the blocks lie, by the table alone; for full blocks without holes or glue. */
function blocksOf(measures: Measures, options: SheetOptions) {
  const rows = blockLines(RULESETS[options.ruleset]).length
  const pitch = Math.floor((measures.body / rows) * 10 + 1e-6) / 10
  const [width, height] = measures.page
  const across = options.perSheet === 1 ? 1 : 2
  const down = options.perSheet === 4 ? 2 : 1
  const w = measures.label + measures.column * options.columns
  const h = measures.title + measures.nameRow + pitch * rows
  return Array.from({ length: across * down }, (_, i) => ({
    x: (width / across) * ((i % across) + 0.5) - w / 2,
    y: (height / down) * (Math.floor(i / across) + 0.5) - h / 2 + measures.title,
    w,
    pitch,
    rows,
  }))
}

describe.each(TABLE)('$format', (measures) => {
  describe.each(RULESET_IDS)('%s', (ruleset) => {
    const options = fillOptions({ ...measures.format, ruleset, sheets: 1, language: 'nb' })
    let file: PrintedFile
    let text: Word[]
    let picture: Picture
    beforeAll(async () => {
      file = printedFile((await print(options)).bytes)
      text = words(file)
      picture = render(file, 1, 300, true)
    })
    afterAll(() => file.close())

    test('every label stands once in each block, in order, in the label column', () => {
      const { block } = SHEET_MESSAGES.nb
      const names: Record<string, string> = { ...block.rows, ...block.lines }
      const wanted = blockLines(RULESETS[ruleset]).map((line) =>
        line.kind === 'row' ? names[line.row.id] : names[line.line],
      )
      for (const { x, y, pitch, rows } of blocksOf(measures, options)) {
        const found = Array.from({ length: rows }, (_, row) => {
          const top = y + measures.nameRow + row * pitch
          const inRow = text.filter(
            (word) =>
              word.x1 >= x &&
              word.x2 <= x + measures.label &&
              word.y1 >= top &&
              word.y2 <= top + pitch,
          )
          return inRow
            .map((word) => word.text)
            .join(' ')
            .replace(/^\d+ /, '')
        })
        expect(
          found.map((text, i) => (text.startsWith(wanted[i] ?? '?') ? wanted[i] : text)),
        ).toEqual(wanted)
      }
    })

    test('at 300 dpi the ink keeps its distance from the edges', () => {
      const { left, right, top, bottom } = inkBounds(picture)
      expect(Math.min(left, right, top, bottom)).toBeGreaterThanOrEqual(6.35 - 0.05)
      if (options.perSheet === 1 && options.paper !== 'a5') expect(left).toBeGreaterThan(11.4)
    })

    test('at 300 dpi rows and columns have the pitch of the table', () => {
      const [block] = blocksOf(measures, options)
      if (block === undefined) throw new Error('no block')
      const { x, y, w, pitch, rows } = block
      const right = x + w - 0.8
      const lines = darkRuns(
        picture,
        right,
        y - 0.7,
        right,
        y + measures.nameRow + rows * pitch + 1,
      )
      const steps = lines.slice(1).map((at, i) => at - (lines[i] ?? 0))
      expect(steps).toHaveLength(rows + 1)
      expect(Math.abs((steps[0] ?? 0) - measures.nameRow)).toBeLessThan(0.15)
      for (const step of steps.slice(1)) expect(Math.abs(step - pitch)).toBeLessThan(0.15)
      const middle = y + 1
      const uprights = darkRuns(picture, x + measures.label - 1, middle, x + w + 1, middle)
      const widths = uprights.slice(1).map((at, i) => at - (uprights[i] ?? 0))
      expect(widths).toHaveLength(options.columns)
      for (const width of widths) expect(Math.abs(width - measures.column)).toBeLessThan(0.15)
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(11)
    })

    test('at 300 dpi writing cells are white', () => {
      for (const { x, y, pitch } of blocksOf(measures, options))
        blockLines(RULESETS[ruleset]).forEach((line, row) => {
          const boxes = line.kind === 'line' && line.line === 'extra'
          const tally = line.kind === 'row' ? line.row.face !== undefined : line.line === 'sum'
          if (boxes || (tally && options.tally)) return
          const top = y + measures.nameRow + row * pitch
          for (let column = 0; column < options.columns; column++) {
            const left = x + measures.label + column * measures.column
            const cell = {
              x1: left + 1,
              y1: top + 1,
              x2: left + measures.column - 1,
              y2: top + pitch - 1,
            }
            expect(darkest(picture, cell)).toBe(255)
          }
        })
    })
  })
})

const DOT = 25.4 / 300
const dots = (mm: number): number => Math.round(mm / DOT)
const at = ({ pixels, width }: Picture, x: number, y: number): number =>
  pixels[y * width + x] ?? 255

function inkBounds(picture: Picture) {
  const { width, height, pixels } = picture
  const row = (y: number) => pixels.subarray(y * width, (y + 1) * width).some((p) => p < 128)
  const column = (x: number) => {
    for (let y = 0; y < height; y++) if (at(picture, x, y) < 128) return true
    return false
  }
  const first = (n: number, ink: (i: number) => boolean) => {
    for (let i = 0; i < n; i++) if (ink(i)) return i * DOT
    return n * DOT
  }
  return {
    top: first(height, row),
    bottom: first(height, (i) => row(height - 1 - i)),
    left: first(width, column),
    right: first(width, (i) => column(width - 1 - i)),
  }
}

/** Where a level or upright walk over the page meets lines: the middle of each, in millimetres. */
function darkRuns(picture: Picture, x1: number, y1: number, x2: number, y2: number): number[] {
  const level = y1 === y2
  const [from, to] = level ? [dots(x1), dots(x2)] : [dots(y1), dots(y2)]
  const runs: number[] = []
  let start = -1
  for (let i = from; i <= to; i++) {
    const dark = (level ? at(picture, i, dots(y1)) : at(picture, dots(x1), i)) < 128
    if (dark && start < 0) start = i
    if (!dark && start >= 0) {
      runs.push(((start + i) / 2) * DOT)
      start = -1
    }
  }
  return runs
}

function darkest(
  picture: Picture,
  { x1, y1, x2, y2 }: Record<'x1' | 'y1' | 'x2' | 'y2', number>,
): number {
  let least = 255
  for (let y = dots(y1); y <= dots(y2); y++)
    for (let x = dots(x1); x <= dots(x2); x++) least = Math.min(least, at(picture, x, y))
  return least
}

const VARIED: readonly OptionKey[] = [
  'ruleset',
  'paper',
  'perSheet',
  'columns',
  'columnsAre',
  'date',
  'hints',
  'tally',
  'large',
  'inkSaving',
  'colour',
  'margin',
  'cutMarks',
  'back',
  'language',
]

const values = {
  ...Object.fromEntries(
    VARIED.map((key) => [key, choices(fillOptions(), key).map((c) => c.value)]),
  ),
  sheets: [1, 3, 11],
}

function legal(some: Combination): SheetOptions | undefined {
  const options = fillOptions(v.parse(givenOptions, some))
  return objections(options).length === 0 ? options : undefined
}

const set = pairwise(values, legal).map((combination) =>
  fillOptions(v.parse(givenOptions, combination)),
)

test('the pairwise set is about forty files', () => {
  expect(set.length).toBeGreaterThan(25)
  expect(set.length).toBeLessThan(60)
})

describe.each(set.map((options, i) => ({ i, options })))(
  'file $i of the pairwise set',
  ({ options }) => {
    let printed: Printed
    let file: PrintedFile
    let text: Word[]
    beforeAll(async () => {
      printed = await print(options)
      file = printedFile(printed.bytes)
      text = words(file)
    })
    afterAll(() => file.close())

    test('is sound, with as many pages and blocks as were asked for, none blank', () => {
      run('qpdf', ['--check', file.path])
      const pages = options.sheets * (options.back ? 2 : 1)
      expect(Number(run('qpdf', ['--show-npages', file.path]).toString())).toBe(pages)
      expect(printed).toMatchObject({ pages, blocks: options.sheets * options.perSheet })
      const { lines } = SHEET_MESSAGES[options.language].block
      const total = lines.total
      for (let page = 0; page < pages; page++) {
        const here = text.filter((word) => word.page === page)
        expect(here.length).toBeGreaterThan(10)
        if (!options.back || page % 2 === 0)
          expect(here.filter((word) => word.text === total).length).toBeGreaterThanOrEqual(
            options.perSheet,
          )
      }
    })

    test('has pages of the exact size, its fonts embedded, and letters that can be copied', () => {
      const { mediaBoxes } = inside(file)
      const wide = options.perSheet === 2
      const [short, long] = { a4: [210, 297], a5: [148, 210], letter: [215.9, 279.4] }[
        options.paper
      ]
      const size = (wide ? [long, short] : [short, long]).map((mm) => ((mm ?? 0) * 72) / 25.4)
      for (const [x, y, width, height] of mediaBoxes) {
        expect([x, y]).toEqual([0, 0])
        expect(Math.abs((width ?? 0) - (size[0] ?? 0))).toBeLessThan(0.01)
        expect(Math.abs((height ?? 0) - (size[1] ?? 0))).toBeLessThan(0.01)
      }
      const fonts = run('pdffonts', [file.path]).toString().trim().split('\n').slice(2)
      expect(fonts.length).toBeGreaterThan(0)
      for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+OpenSans-\w+ .* yes yes yes /)
      expect(text.filter((word) => word.text.includes('\ufffd'))).toEqual([])
    })

    test('sets only the line widths there are', () => {
      const part = options.inkSaving ? 0.7 : 1
      const lines = (options.large ? [2.25, 1] : [1.25, 0.5]).map(
        (w) => Math.round(w * part * 1000) / 1000,
      )
      const wanted = [...lines, ...(options.cutMarks ? [0.35] : [])].sort()
      expect(inside(file).lineWidths).toEqual([...new Set(wanted)])
    })

    test('is black and gray unless colour was asked for', () => {
      const { colours } = inside(file)
      if (options.colour !== 'none')
        return expect(colours.some((c) => c.endsWith(' rg'))).toBe(true)
      expect(colours.filter((operator) => !/ (g|G)$/.test(operator))).toEqual([])
      const { pixels } = render(file, 1, 60)
      let coloured = 0
      for (let i = 0; i < pixels.length; i += 3)
        if (pixels[i] !== pixels[i + 1] || pixels[i] !== pixels[i + 2]) coloured++
      expect(coloured).toBe(0)
    })

    test('is tagged up to 20 pages and says its title, language and size', () => {
      const { text } = inside(file)
      expect(text.includes('/StructTreeRoot')).toBe(printed.pages <= 20)
      expect(text).toContain('/PrintScaling /None')
      expect(text).toContain('/DisplayDocTitle true')
      expect(text).toMatch(/\/Lang \((nb-NO|nn-NO|en-GB|sv-SE|da-DK)\)/)
      if (printed.pages <= 20) {
        for (const tag of ['Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}\n`)
        expect(text).toContain('/Scope /Row')
        expect(text).toContain('/Artifact')
      }
    })
  },
)
