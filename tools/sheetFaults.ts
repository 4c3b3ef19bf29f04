import type { Box, Item, Line, Page, Path, Text, Type } from '../main/sheet/display.ts'
import { toMm } from '../main/sheet/display.ts'

interface Rectangle {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

const EDGE = 6.35
const CLEAR = 0.08

/** Everything that is wrong with a page, seen from its display list alone, each as a sentence. */
export function pageFaults(page: Page, type: Type, least: number): string[] {
  const items = page.groups.flatMap((group) => group.items)
  return [
    ...items
      .filter((item) => !isInside(page, inkOf(item, type)))
      .map((item) => `${say(item)} is too near the edge`),
    // The other blocks are the first one moved; a test of its own says so.
    ...textFaults(page.groups[0]?.items ?? [], type, least),
  ]
}

function textFaults(items: readonly Item[], type: Type, least: number): string[] {
  const texts = items
    .filter((item) => item.kind === 'text')
    .map((text) => ({ text, ink: inkOf(text, type) }))
  const obstacles = items.flatMap((item) => edges(item))
  return texts.flatMap(({ text, ink }, i) => {
    const struck = obstacles.filter((edge) => overlap(ink, edge.area))
    const hidden = texts.slice(i + 1).filter((other) => overlap(ink, other.ink))
    return [
      ...(text.size < least - 1e-9 ? [`${say(text)} is ${text.size} pt`] : []),
      ...struck.map(({ item }) => `${say(text)} meets ${say(item)}`),
      ...hidden.map((other) => `${say(text)} meets ${say(other.text)}`),
    ]
  })
}

/** The inked parts that letters must keep clear of. */
function edges(item: Item): { item: Item; area: Rectangle }[] {
  if (item.kind === 'line') return [{ item, area: grown(lineArea(item), CLEAR) }]
  if (item.kind === 'path') return [{ item, area: pathArea(item) }]
  if (item.kind === 'text' || item.stroke === undefined) return []
  const { x, y, width, height } = item
  const sides: [number, number, number, number][] = [
    [x, y, x + width, y],
    [x, y + height, x + width, y + height],
    [x, y, x, y + height],
    [x + width, y, x + width, y + height],
  ]
  const stroke = item.stroke
  return sides.map(([x1, y1, x2, y2]) => ({
    item,
    area: grown(lineArea({ kind: 'line', x1, y1, x2, y2, width: stroke }), CLEAR),
  }))
}

function inkOf(item: Item, type: Type): Rectangle {
  if (item.kind === 'line') return lineArea(item)
  if (item.kind === 'path') return pathArea(item)
  return item.kind === 'box' ? boxArea(item) : textArea(item, type)
}

function lineArea({ x1, y1, x2, y2, width }: Line): Rectangle {
  const half = toMm(width) / 2
  const [dx, dy] = x1 === x2 ? [half, 0] : [0, half]
  return {
    x1: Math.min(x1, x2) - dx,
    y1: Math.min(y1, y2) - dy,
    x2: Math.max(x1, x2) + dx,
    y2: Math.max(y1, y2) + dy,
  }
}

function boxArea({ x, y, width, height, stroke }: Box): Rectangle {
  return grown({ x1: x, y1: y, x2: x + width, y2: y + height }, toMm(stroke ?? 0) / 2)
}

function textArea({ text, weight, size, x, y }: Text, type: Type): Rectangle {
  const { above, below } = type.ink(text, weight, size)
  return { x1: x, y1: y - above, x2: x + type.width(text, weight, size), y2: y + below }
}

/** The numbers of our paths are absolute: pairs, but for H and V. */
function pathArea({ x, y, d, stroke }: Path): Rectangle {
  const xs: number[] = []
  const ys: number[] = []
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest?.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'H') xs.push(...numbers)
    else if (command === 'V') ys.push(...numbers)
    else numbers.forEach((n, i) => (i % 2 === 0 ? xs : ys).push(n))
  }
  const area = {
    x1: Math.min(...xs),
    y1: Math.min(...ys),
    x2: Math.max(...xs),
    y2: Math.max(...ys),
  }
  const placed = { x1: x + area.x1, y1: y + area.y1, x2: x + area.x2, y2: y + area.y2 }
  return grown(placed, toMm(stroke ?? 0) / 2)
}

const grown = ({ x1, y1, x2, y2 }: Rectangle, by: number): Rectangle => ({
  x1: x1 - by,
  y1: y1 - by,
  x2: x2 + by,
  y2: y2 + by,
})

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2

const isInside = ({ width, height }: Page, { x1, y1, x2, y2 }: Rectangle): boolean =>
  x1 >= EDGE - 1e-6 && y1 >= EDGE - 1e-6 && x2 <= width - EDGE + 1e-6 && y2 <= height - EDGE + 1e-6

function say(item: Item): string {
  return item.kind === 'text'
    ? `“${item.text.slice(0, 30)}”`
    : `a ${item.kind} at ${Object.values(item)
        .slice(1, 5)
        .map((n) => (typeof n === 'number' ? n.toFixed(2) : n))
        .join(' ')}`
}
