import type { CsvCell } from '../../shared/csv.ts'
import type { PlayerView } from '../../shared/views.ts'
import { text } from '../text.svelte.ts'

/** One figure of a table: as it is read, and as a spreadsheet reckons with it. */
export interface Cell {
  readonly text: string
  readonly value: CsvCell
  readonly isNumber: boolean
}

/** What a picture shows, in words and numbers. */
export interface Table {
  readonly head: readonly string[]
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly Cell[])[]
}

const NOTHING: Cell = { text: '–', value: undefined, isNumber: false }

export const words = (text: string): Cell => ({ text, value: text, isNumber: false })
export const nameCell = ({ name }: PlayerView): Cell => words(name)

export function count(n: number | undefined): Cell {
  return n === undefined ? NOTHING : { text: text.format.number(n), value: n, isNumber: true }
}

export function decimal(n: number | undefined, digits = 1): Cell {
  if (n === undefined) return NOTHING
  return { text: text.format.decimals(n, digits), value: rounded(n, digits), isNumber: true }
}

export function difference(n: number | undefined, digits = 1): Cell {
  if (n === undefined) return NOTHING
  return { text: text.format.signed(n, digits), value: rounded(n, digits), isNumber: true }
}

/** A share of n games, per cent in both; without decimals where n allows none (statistics.md, 9). */
export function share(part: number | undefined, n: number): Cell {
  if (part === undefined) return NOTHING
  return { text: text.statistics.percent(part, n), value: rounded(part * 100, 1), isNumber: true }
}

export function missing(sentence: string | undefined): Cell {
  return sentence === undefined ? { ...NOTHING, text: '' } : words(sentence)
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits))
