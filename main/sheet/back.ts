import { BLACK, type Group, type Item, type Text, toMm, type Type, type Weight } from './display.ts'
import { nameOf, type Plan } from './plan.ts'
import { type Piece, rulesPieces } from './rules.ts'

/** Where the rules may stand on the back of a block. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LARGEST = 12.5

/** The rules in short, in the largest type that fits the block's cell. */
export function backGroup(plan: Plan, area: Area): Group {
  const pieces = rulesPieces(plan)
  const { label, title } = plan.size.type
  const largest = plan.options.large ? label : Math.min(label * 1.3, LARGEST)
  for (let size = largest; size >= plan.least; size -= 0.25) {
    const items = typeset(plan, pieces, area, size, Math.max(title, size * 1.3))
    if (items !== undefined) return { items }
  }
  throw new Error(`the rules of ${plan.ruleset.id} do not fit the back`)
}

const LEADING = 1.36

/** @returns undefined where this size is too large for the area */
function typeset(
  plan: Plan,
  pieces: readonly Piece[],
  area: Area,
  size: number,
  titleSize: number,
): Item[] | undefined {
  const lead = toMm(size * LEADING)
  const items: Item[] = []
  const put = (x: number, y: number, text: string, style: Partial<Text> = {}) =>
    items.push({
      kind: 'text',
      x: area.x + x,
      y: area.y + y,
      text,
      weight: 'regular',
      size,
      ink: BLACK,
      role: 'paragraph',
      ...style,
    })
  const label = labelColumn(plan.type, pieces, size)
  let y = toMm(titleSize)
  const name = nameOf(plan.words.block.rulesets, plan.ruleset.id)
  put(0, y, name, { weight: 'bold', size: titleSize, role: 'title', ink: plan.accent })
  y += lead * 0.5
  items.push(underline(plan, area, y))
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind === 'row') {
      const texts = wrap(
        piece.text,
        area.width - label - worthWidth(plan.type, pieces, size),
        size,
        plan.type,
      )
      put(0, y + lead, piece.label, { weight: 'bold' })
      const worth = plan.type.width(piece.worth, 'regular', size)
      put(area.width - worth, y + lead, piece.worth)
      texts.forEach((text, line) => put(label, y + lead * (line + 1), text))
      // A row no word describes still takes its line.
      y += lead * Math.max(1, texts.length)
    } else {
      y += lead * (pieces[i - 1]?.kind === 'row' ? 0.7 : 0.45)
      put(0, (y += lead), piece.heading, { weight: 'bold', role: 'heading', ink: plan.accent })
      for (const text of wrap(piece.text ?? '', area.width, size, plan.type))
        put(0, (y += lead), text)
    }
  }
  return y + toMm(size * 0.3) <= area.height ? items : undefined
}

function underline({ stroke }: Plan, area: Area, y: number): Item {
  const at = area.y + y
  return { kind: 'line', x1: area.x, y1: at, x2: area.x + area.width, y2: at, width: stroke.heavy }
}

function labelColumn(type: Type, pieces: readonly Piece[], size: number): number {
  const widths = pieces.map((p) => (p.kind === 'row' ? type.width(p.label, 'bold', size) : 0))
  return Math.max(...widths) + toMm(size)
}

function worthWidth(type: Type, pieces: readonly Piece[], size: number): number {
  const widths = pieces.map((p) => (p.kind === 'row' ? type.width(p.worth, 'regular', size) : 0))
  return Math.max(...widths) + toMm(size)
}

/** The lines a text takes in this width. */
export function wrap(
  text: string,
  width: number,
  size: number,
  type: Type,
  weight: Weight = 'regular',
): string[] {
  const lines: string[] = []
  for (const word of words(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && type.width(longer, weight, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** A last word of a few letters brings the one before it along, so that no line is only `0.` */
function words(text: string): string[] {
  const all = text.split(' ').filter((word) => word !== '')
  const last = all.at(-1) ?? ''
  return last.length > 3 || all.length < 2 ? all : [...all.slice(0, -2), all.slice(-2).join(' ')]
}
