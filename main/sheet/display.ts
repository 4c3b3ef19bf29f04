/** A weight of the one typeface that is printed. */
export const WEIGHTS = ['regular', 'bold'] as const
export type Weight = (typeof WEIGHTS)[number]

/** How wide and high text is, in millimetres for a size in points. */
export interface Type {
  width(text: string, weight: Weight, size: number): number
  /** How far the ink of these letters reaches above and below the baseline. */
  ink(
    text: string,
    weight: Weight,
    size: number,
  ): { readonly above: number; readonly below: number }
  has(letter: string): boolean
}

/** Black is 0, white 1. Colour is an accent the user asked for; without it there is none. */
export type Ink = { readonly gray: number } | { readonly rgb: readonly [number, number, number] }
export const BLACK: Ink = { gray: 0 }

/** Where a text stands in the table a screen reader is told about. */
export interface Cell {
  readonly row: number
  readonly column: number
  readonly header?: 'Row' | 'Column'
}

export interface Line {
  readonly kind: 'line'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly width: number
  readonly dash?: number
}

export interface Box {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Line width in points; without it the box is filled. */
  readonly stroke?: number
  readonly ink: Ink
}

export interface Text {
  readonly kind: 'text'
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly text: string
  readonly weight: Weight
  readonly size: number
  readonly ink: Ink
  /** What it is to a reader; text that is none of a table is a heading or a paragraph. */
  readonly role: 'title' | 'heading' | 'paragraph' | Cell
}

/** A drawing in millimetres from its corner, as an SVG path. */
export interface Path {
  readonly kind: 'path'
  readonly x: number
  readonly y: number
  readonly d: string
  readonly stroke?: number
  readonly ink: Ink
}

export type Item = Line | Box | Text | Path

/** What stands together: one block with its table, or the rules on its back. */
export interface Group {
  readonly items: readonly Item[]
  /** Rows and columns of its table, headers included. */
  readonly table?: { readonly rows: number; readonly columns: number }
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly groups: readonly Group[]
}

export function shiftGroup(group: Group, dx: number, dy: number): Group {
  return { ...group, items: group.items.map((item) => shift(item, dx, dy)) }
}

function shift(item: Item, dx: number, dy: number): Item {
  return item.kind === 'line'
    ? { ...item, x1: item.x1 + dx, y1: item.y1 + dy, x2: item.x2 + dx, y2: item.y2 + dy }
    : { ...item, x: item.x + dx, y: item.y + dy }
}

const MM_PER_POINT = 25.4 / 72

export const toMm = (points: number): number => points * MM_PER_POINT
export const toPoints = (mm: number): number => mm / MM_PER_POINT
