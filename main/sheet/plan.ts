import { type BlockLine, blockLines } from '../../shared/block.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { Scorecard } from '../../shared/scorecard.ts'
import { BLACK, type Ink, type Text, type Type } from './display.ts'
import type { SheetOptions } from '../../shared/sheetOptions.ts'
import {
  type BlockSize,
  HEAVY,
  INK_SAVING,
  LARGE_LINES,
  rowHeight,
  SHADE,
  sizeOf,
  THIN,
  WIDEST_COLUMN,
} from './sizes.ts'

/** One player of a game to be printed filled in. */
export interface FilledCard {
  readonly name: string
  readonly card: Scorecard
  /** Everybody at the top; a shared win marks each. */
  readonly winner: boolean
}

/** What to print: a pad of blank blocks, or one finished game on the same block. */
export interface SheetOrder {
  readonly ruleset: Ruleset
  readonly options: SheetOptions
  /** The date that is printed where one is, as 2026-01-31. */
  readonly today: string
  readonly game?: readonly FilledCard[]
}

/** Something the user should know before printing. */
export type SheetWarning =
  | { readonly code: 'nameCut'; readonly name: string }
  | { readonly code: 'lettersMissing'; readonly name: string; readonly letters: string }

/** One block with all its measures, in millimetres from its upper left corner. */
export interface Plan extends SheetOrder {
  readonly type: Type
  readonly words: (typeof SHEET_MESSAGES)['nb']
  readonly size: BlockSize
  readonly lines: readonly BlockLine[]
  readonly columns: number
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
  /** Between the ink and the side of a label cell. */
  readonly pad: number
  readonly stroke: { readonly heavy: number; readonly thin: number }
  /** The smallest type there may be. */
  readonly least: number
  readonly accent: Ink
  readonly shade: Ink | undefined
}

/** @throws Error for a combination that `objections` speaks against */
export function makePlan(order: SheetOrder, type: Type): Plan {
  const { options, ruleset, game } = order
  const size = sizeOf(options)
  const lines = blockLines(ruleset)
  const columns = game?.length ?? options.columns
  const column = columnWidth(size, columns)
  const row = rowHeight(options, lines.length)
  if (row === undefined) throw new Error(`the rows of ${ruleset.id} are too low to write in`)
  return {
    ...order,
    type,
    size,
    lines,
    columns,
    column,
    row,
    words: SHEET_MESSAGES[options.language],
    width: size.label + column * columns,
    height: size.title + size.nameRow + row * lines.length,
    pad: size.type.label * 0.14,
    stroke: strokes(options),
    least: options.large ? 14 : 6,
    ...inks(options),
  }
}

/** Fewer columns than the block has room for grow, within reason. */
function columnWidth(size: BlockSize, columns: number): number {
  return Math.min((size.column * size.columns) / columns, WIDEST_COLUMN)
}

function strokes({ large, inkSaving }: SheetOptions): Plan['stroke'] {
  const { heavy, thin } = large ? LARGE_LINES : { heavy: HEAVY, thin: THIN }
  const part = inkSaving ? INK_SAVING : 1
  return { heavy: heavy * part, thin: thin * part }
}

const ACCENTS = {
  none: undefined,
  blue: [0.04, 0.35, 0.42],
  green: [0.1, 0.4, 0.2],
  red: [0.62, 0.13, 0.13],
} as const

export function inks({
  colour,
  inkSaving,
}: Pick<SheetOptions, 'colour' | 'inkSaving'>): Pick<Plan, 'accent' | 'shade'> {
  const rgb = ACCENTS[colour]
  const accent: Ink = rgb ? { rgb } : BLACK
  if (inkSaving) return { accent, shade: undefined }
  const tint = (part: number) => 1 - SHADE * (1 - part)
  return {
    accent,
    shade: rgb ? { rgb: [tint(rgb[0]), tint(rgb[1]), tint(rgb[2])] } : { gray: 1 - SHADE },
  }
}

/** The upper edge of a line of the block. */
export const lineTop = (plan: Plan, index: number): number =>
  plan.size.title + plan.size.nameRow + index * plan.row

/** The left edge of a column, counted from 0. */
export const columnLeft = (plan: Plan, index: number): number =>
  plan.size.label + index * plan.column

/** The part of a cell in a column that the number stands in, beside the plus and minus account. */
export const tallyWidth = (plan: Plan): number => (plan.options.tally ? plan.size.tally : 0)

/** Number rows and their sum carry the plus and minus account. */
export const hasTally = (line: BlockLine): boolean =>
  line.kind === 'row' ? line.row.face !== undefined : line.line === 'sum'

/** What a ruleset, row or line is called; a ruleset of the future may not have been named yet. */
export function nameOf(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id
}

export interface TextStyle {
  readonly weight?: Text['weight']
  readonly size: number
  readonly align?: 'left' | 'center' | 'right'
  readonly role: Text['role']
  readonly ink?: Ink
}

/** A text whose left end, middle or right end is at x. */
export function textAt(
  plan: Pick<Plan, 'type'>,
  x: number,
  y: number,
  text: string,
  style: TextStyle,
): Text {
  const { weight = 'regular', size, align = 'left', role, ink = BLACK } = style
  const width = align === 'left' ? 0 : plan.type.width(text, weight, size)
  const left = align === 'right' ? x - width : x - width / 2
  return { kind: 'text', x: left, y, text, weight, size, ink, role }
}

/** The baseline that puts capitals and digits of this size in the middle between two heights. */
export const centred = (top: number, height: number, size: number): number =>
  top + height / 2 + capHeight(size) / 2

const CAP_HEIGHT = 0.714
/** Of Open Sans, in millimetres. */
export const capHeight = (size: number): number => (CAP_HEIGHT * size * 25.4) / 72
