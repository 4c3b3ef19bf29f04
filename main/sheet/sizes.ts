/**
 * The block's measures in millimetres, type and lines in points. Every number is a binding one:
 * columns that take handwriting, rows a family can write in, margins every printer reaches.
 */
export interface BlockSize {
  readonly label: number
  /** A column where there are six of them (four in large print); fewer grow. */
  readonly column: number
  readonly columns: number
  readonly body: number
  readonly nameRow: number
  /** The band above the frame; 0 where there is no room for one. */
  readonly title: number
  readonly type: { readonly label: number; readonly hint: number; readonly title: number }
  /** The part of a number cell for the plus and minus account; 0 where there is no room. */
  readonly tally: number
}

const LARGE_TYPE = { label: 18, hint: 14, title: 22 }
const ALONE = { nameRow: 14, title: 12, type: { label: 11, hint: 8, title: 16 }, tally: 8 }
const HALF = { nameRow: 11, title: 8, type: { label: 9, hint: 6.5, title: 12 } }
const QUARTER = { nameRow: 8, title: 0, type: { label: 7.5, hint: 6, title: 10 }, tally: 0 }
const LARGE = { columns: 4, nameRow: 16, title: 14, type: LARGE_TYPE, tally: 0 }

const a4Half: BlockSize = { ...HALF, label: 34, column: 16.4, columns: 6, body: 165.6, tally: 5.5 }
const a4Quarter: BlockSize = { ...QUARTER, label: 24.6, column: 11.2, columns: 6, body: 124.2 }

const BLOCKS: Record<string, BlockSize> = {
  'a4 1': { ...ALONE, label: 48, column: 23, columns: 6, body: 225 },
  'a4 2': a4Half,
  'a4 4': a4Quarter,
  'a5 1': a4Half,
  'a5 2': a4Quarter,
  'letter 1': { ...ALONE, label: 49.5, column: 23.5, columns: 6, body: 216 },
  'letter 2': { ...HALF, label: 33, column: 15.1, columns: 6, body: 169.2, tally: 5 },
  'letter 4': { ...QUARTER, label: 25.8, column: 11.5, columns: 6, body: 117.8 },
  'a4 large': { ...LARGE, label: 62, column: 31, body: 239.4 },
  'letter large': { ...LARGE, label: 62, column: 31, body: 225 },
}

/** With holes to punch the columns give way, not the body. */
const PUNCHED: Record<string, Pick<BlockSize, 'label' | 'column'>> = {
  'a4 1': { label: 45, column: 22 },
  'letter 1': { label: 45, column: 23 },
  'a4 large': { label: 58, column: 30 },
  'letter large': { label: 58, column: 30 },
}

const PAPER: Record<string, readonly [number, number]> = {
  a4: [210, 297],
  a5: [148, 210],
  letter: [215.9, 279.4],
}

/** Blocks side by side and above each other. Two of them lie on a sheet turned sideways. */
const GRIDS: Record<number, { across: number; down: number; turned: boolean }> = {
  1: { across: 1, down: 1, turned: false },
  2: { across: 2, down: 1, turned: true },
  4: { across: 2, down: 2, turned: false },
}

export const HEAVY = 1.25
export const THIN = 0.5
export const CUT = 0.35
export const SHADE = 0.12
/** Lines of large print and of ink saving, as parts of the ordinary ones. */
export const LARGE_LINES = { heavy: 2.25, thin: 1 }
export const INK_SAVING = 0.7
export const WIDEST_COLUMN = 35
export const LOWEST_ROW = 6
/** Where no common printer prints. */
export const UNPRINTABLE = 6.35
export const BINDING = 20
export const GLUE_FOOT = 12

interface Format {
  readonly paper: string
  readonly perSheet: number
  readonly large: boolean
  readonly margin?: string
}

/** @returns the nearest block for a combination that is not legal, so that it can be asked about */
export function sizeOf({ paper, perSheet, large, margin }: Format): BlockSize {
  const key = `${paper} ${large ? 'large' : perSheet}`
  const size = BLOCKS[key] ?? a4Quarter
  return margin === 'punch' ? { ...size, ...PUNCHED[key] } : size
}

export interface Paper {
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
}

export function paperOf({ paper, perSheet }: Format): Paper {
  const [short, long] = PAPER[paper] ?? [0, 0]
  const { across, down, turned } = GRIDS[perSheet] ?? { across: 1, down: 1, turned: false }
  return { width: turned ? long : short, height: turned ? short : long, across, down }
}

/** @returns undefined where the rows would be too low to write in */
export function rowHeight(format: Format, rows: number): number | undefined {
  const { body, title, nameRow } = sizeOf(format)
  const room =
    format.margin === 'glue'
      ? paperOf(format).height - BINDING - GLUE_FOOT - title - nameRow
      : Infinity
  // 225 / 18 is exact in millimetres but not always in binary.
  const height = Math.floor((Math.min(body, room) / rows) * 10 + 1e-6) / 10
  return height < LOWEST_ROW ? undefined : height
}
