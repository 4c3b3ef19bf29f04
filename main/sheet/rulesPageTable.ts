import type { RulesPageMessages } from '../../shared/messages/rulesPage/nb.ts'
import { diceText } from '../../shared/messages/rulesPage/names.ts'
import type { TableLine } from '../../shared/messages/rulesPage/text.ts'
import { wrap } from './back.ts'
import { type Cell, type Group, type Item, toMm } from './display.ts'
import { type Pen, rule, textItem } from './rulesPagePen.ts'

type Words = RulesPageMessages['table']

interface Columns {
  /** Left edges, and the right edge of the last. */
  readonly text: number
  readonly example: number
  readonly right: number
  readonly textWidth: number
}

/** The table of rows, as wide as the page: name, how it scores, an example, the most it gives. */
export function rulesTable(
  pen: Pen,
  words: Words,
  lines: readonly TableLine[],
  at: { readonly x: number; readonly y: number; readonly width: number },
): { readonly group: Group; readonly height: number } {
  const columns = columnsOf(pen, words, lines, at)
  const items: Item[] = headerItems(pen, words, columns, at)
  let y = at.y + pen.lead * 1.15
  lines.forEach((line, i) => {
    items.push(rule(at.x, y, at.width, line.sum === true && lines[i - 1]?.sum !== true))
    const { items: cells, height } = lineItems(pen, words, line, i + 1, columns, { x: at.x, y })
    items.push(...cells)
    y += height
  })
  items.push(rule(at.x, y, at.width, true))
  return { group: { items, table: { rows: lines.length + 1, columns: 4 } }, height: y - at.y }
}

const exampleText = (words: Words, { example }: TableLine): string =>
  example === undefined
    ? ''
    : words.exampleOf({ dice: diceText(example.dice), points: example.points })

function columnsOf(
  { type, size }: Pen,
  words: Words,
  lines: readonly TableLine[],
  { x, width }: { readonly x: number; readonly width: number },
): Columns {
  const widest = (texts: readonly string[], weight: 'regular' | 'bold') =>
    Math.max(...texts.map((text) => type.width(text, weight, size)))
  const gap = toMm(size)
  const labels = lines.map(({ label }) => label)
  const label = Math.max(widest(labels, 'bold'), type.width(words.row, 'bold', size))
  const max = Math.max(
    widest(
      lines.map((line) => line.max),
      'bold',
    ),
    type.width(words.max, 'bold', size),
  )
  const shown = widest([words.example, ...lines.map((line) => exampleText(words, line))], 'regular')
  const right = x + width
  const example = right - max - gap - shown
  const text = x + label + gap
  return { text, example, right, textWidth: example - gap - text }
}

function headerItems(
  pen: Pen,
  words: Words,
  columns: Columns,
  { x, y }: { readonly x: number; readonly y: number },
): Item[] {
  const cell = (left: number, text: string, column: number) => {
    const role: Cell = { row: 0, column, header: 'Column' }
    return textItem(pen, left, y, text, { weight: 'bold', role })
  }
  const max = columns.right - pen.type.width(words.max, 'bold', pen.size)
  return [
    cell(x, words.row, 0),
    cell(columns.text, words.scores, 1),
    cell(columns.example, words.example, 2),
    cell(max, words.max, 3),
  ]
}

function lineItems(
  pen: Pen,
  words: Words,
  line: TableLine,
  row: number,
  columns: Columns,
  { x, y }: { readonly x: number; readonly y: number },
): { items: Item[]; height: number } {
  // A sum has no example: its words may take that place.
  const width = columns.textWidth + (line.example ? 0 : columns.right - columns.example - toMm(18))
  const texts = wrap(line.text, Math.max(columns.textWidth, width), pen.size, pen.type)
  const top = y + pen.lead * 0.12
  const max = columns.right - pen.type.width(line.max, 'bold', pen.size)
  const header: Cell = { row, column: 0, header: 'Row' }
  const example = exampleText(words, line)
  const items = [
    textItem(pen, x, top, line.label, { weight: 'bold', role: header }),
    ...texts.map((text, i) =>
      textItem(pen, columns.text, top + i * pen.lead, text, { role: { row, column: 1 } }),
    ),
    ...(example === ''
      ? []
      : [textItem(pen, columns.example, top, example, { role: { row, column: 2 } })]),
    textItem(pen, max, top, line.max, { weight: 'bold', role: { row, column: 3 } }),
  ]
  return { items, height: pen.lead * (texts.length + 0.22) }
}
