import type { BlockLine } from '../../shared/block.ts'
import { BLACK, type Item, type Line } from './display.ts'
import { columnLeft, hasTally, lineTop, type Plan, tallyWidth, textAt } from './plan.ts'

/** The shade and lines of a block, every shared edge once. */
export function grid(plan: Plan): Item[] {
  return [...shades(plan), ...rows(plan), ...uprights(plan), ...account(plan), frame(plan)]
}

/** Label cells of the name row, sums and totals; writing cells are always white. */
function shades(plan: Plan): Item[] {
  const { shade, size } = plan
  if (shade === undefined) return []
  const box = (y: number, height: number): Item => ({
    kind: 'box',
    x: 0,
    y,
    width: size.label,
    height,
    ink: shade,
  })
  const sums = plan.lines.flatMap((line, i) =>
    isSum(line) ? [box(lineTop(plan, i), plan.row)] : [],
  )
  // With games in the columns the name is written here.
  return plan.options.columnsAre === 'games' ? sums : [box(size.title, size.nameRow), ...sums]
}

/** The extras are ticked, not reckoned. */
const isSum = (line: BlockLine): boolean => line.kind === 'line' && line.line !== 'extra'

function rows(plan: Plan): Line[] {
  return plan.lines.map((line, i) => {
    const y = lineTop(plan, i)
    const width = beginsPart(plan, line, i) ? plan.stroke.heavy : plan.stroke.thin
    return { kind: 'line', x1: 0, y1: y, x2: plan.width, y2: y, width }
  })
}

/** Under the names, above the sum, above the lower part, above the total. */
function beginsPart({ lines }: Plan, line: BlockLine, i: number): boolean {
  if (line.kind === 'line') return i === 0 || line.line === 'sum' || line.line === 'total'
  return i === 0 || lines[i - 1]?.kind === 'line'
}

function uprights(plan: Plan): Line[] {
  return Array.from({ length: plan.columns }, (_, i) => {
    const x = columnLeft(plan, i)
    const width = i === 0 ? plan.stroke.heavy : plan.stroke.thin
    return { kind: 'line', x1: x, y1: plan.size.title, x2: x, y2: plan.height, width }
  })
}

function frame(plan: Plan): Item {
  const { title } = plan.size
  return {
    kind: 'box',
    x: 0,
    y: title,
    width: plan.width,
    height: plan.height - title,
    stroke: plan.stroke.heavy,
    ink: BLACK,
  }
}

/** The plus and minus account: the right part of the number cells, headed once in every column. */
function account(plan: Plan): Item[] {
  const width = tallyWidth(plan)
  const tallied = plan.lines.flatMap((line, i) => (hasTally(line) ? [i] : []))
  const [first] = tallied
  if (width === 0 || first === undefined) return []
  return Array.from({ length: plan.columns }, (_, column) => {
    const x = columnLeft(plan, column) + plan.column - width
    const dashes = tallied.map((i) => dashed(plan, x, lineTop(plan, i)))
    return plan.game ? dashes : [...dashes, head(plan, x, width, first)]
  }).flat()
}

const INSET = 1

function dashed(plan: Plan, x: number, top: number): Line {
  const y1 = top + INSET
  const y2 = top + plan.row - INSET
  return { kind: 'line', x1: x, y1, x2: x, y2, width: plan.stroke.thin, dash: 0.6 }
}

function head(plan: Plan, x: number, width: number, line: number): Item {
  const size = Math.max(plan.least, plan.size.type.hint * 0.9)
  return textAt(plan, x + width / 2, lineTop(plan, line) + 0.6 + size * 0.26, '±', {
    size,
    align: 'center',
    role: 'paragraph',
  })
}
