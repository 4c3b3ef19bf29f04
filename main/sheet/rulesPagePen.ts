import { wrap } from './back.ts'
import { BLACK, type Item, type Text, toMm, type Type, type Weight } from './display.ts'
import { HEAVY, THIN } from './sizes.ts'

/** What a page of rules is written with: one size of type, its lines so far apart. */
export interface Pen {
  readonly type: Type
  /** In points. */
  readonly size: number
  /** In millimetres. */
  readonly lead: number
}

const LEADING = 1.34

export const makePen = (type: Type, size: number): Pen => ({
  type,
  size,
  lead: toMm(size * LEADING),
})

/** A part of the page that is not divided: its height, and what it is at a place. */
export interface Unit {
  readonly height: number
  readonly at: (x: number, y: number) => Item[]
  /** Stays with what comes next: a heading is never alone at the foot. */
  readonly stays?: true
}

type Style = Partial<Pick<Text, 'weight' | 'size' | 'role'>>

/** A line of text by its upper left corner. */
export function textItem(pen: Pen, x: number, y: number, text: string, style: Style = {}): Text {
  const { size = pen.size } = style
  return {
    ...{ kind: 'text', x, y: y + toMm(size), text, size },
    weight: style.weight ?? 'regular',
    ink: BLACK,
    role: style.role ?? 'paragraph',
  }
}

/** The lines of a text below each other. */
export function paragraph(
  pen: Pen,
  width: number,
  text: string,
  { weight = 'regular', role }: { weight?: Weight; role?: Text['role'] } = {},
): Unit {
  const lines = wrap(text, width, pen.size, pen.type, weight)
  return {
    height: lines.length * pen.lead,
    at: (x, y) =>
      lines.map((line, i) =>
        textItem(pen, x, y + i * pen.lead, line, { weight, ...(role && { role }) }),
      ),
  }
}

/** A heading of a part, with air above it. */
export function heading(pen: Pen, width: number, text: string): Unit {
  const size = pen.size * 1.2
  const lines = wrap(text, width, size, pen.type, 'bold')
  const lead = pen.lead * 1.2
  return {
    height: lines.length * lead + pen.lead * 0.75,
    stays: true,
    at: (x, y) =>
      lines.map((line, i) => {
        const top = y + pen.lead * 0.6 + i * lead
        return textItem(pen, x, top, line, { weight: 'bold', size, role: 'heading' })
      }),
  }
}

export const space = (height: number): Unit => ({ height, at: () => [] })

/** A text after a mark that hangs to the left of it. */
export function hanging(pen: Pen, width: number, mark: string, text: string): Unit {
  const indent = toMm(pen.size * 1.35)
  const body = paragraph(pen, width - indent, text)
  return {
    height: body.height + pen.lead * 0.15,
    at: (x, y) => [textItem(pen, x, y, mark), ...body.at(x + indent, y)],
  }
}

/** Units as one that is not divided. */
export function together(...units: readonly Unit[]): Unit {
  const tops = units.map((_, i) => units.slice(0, i).reduce((sum, unit) => sum + unit.height, 0))
  return {
    height: units.reduce((sum, unit) => sum + unit.height, 0),
    at: (x, y) => units.flatMap((unit, i) => unit.at(x, y + (tops[i] ?? 0))),
  }
}

export function rule(x: number, y: number, width: number, heavy = false): Item {
  return { kind: 'line', x1: x, y1: y, x2: x + width, y2: y, width: heavy ? HEAVY : THIN }
}
