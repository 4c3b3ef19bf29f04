import type { Die } from './dice.ts'
import { face, type Score } from './patterns.ts'

export const SECTIONS = ['upper', 'lower'] as const
export type Section = (typeof SECTIONS)[number]

/** In `forced` order the rows are filled strictly from the top. */
export const ORDERS = ['free', 'forced'] as const
export type RowOrder = (typeof ORDERS)[number]

export interface Row {
  readonly id: string
  readonly section: Section
  readonly score: Score
  /** The face a number row counts. */
  readonly face?: Die
}

export interface Bonus {
  /** The upper sum that earns it. */
  readonly limit: number
  readonly points: number
}

/** What a throw that fits a filled row earns instead of its plain values. */
export interface Joker {
  /** The row that must be filled, and whose pattern the throw must show. */
  readonly row: string
  /** Points paid beside the entry when that row holds points, not a strike. */
  readonly extra: number
}

/** Everything that makes one game differ from another. A ruleset is data: nothing asks for its id. */
export interface Ruleset {
  readonly id: string
  readonly dice: number
  /** Throws in a turn, the first included. */
  readonly throws: number
  readonly players: { readonly min: number; readonly max: number }
  readonly order: RowOrder
  readonly rows: readonly Row[]
  readonly bonus: Bonus
  readonly joker?: Joker
  /** Whether the block has lines for the total of each section. */
  readonly sectionTotals: boolean
}

const numberRow = (id: string, shown: Die): Row => ({
  id,
  section: 'upper',
  face: shown,
  score: face(shown),
})

/** The upper section of every Yatzy. */
export const NUMBER_ROWS: readonly Row[] = [
  numberRow('ones', 1),
  numberRow('twos', 2),
  numberRow('threes', 3),
  numberRow('fours', 4),
  numberRow('fives', 5),
  numberRow('sixes', 6),
]

/** @throws Error when the ruleset has no such row; ask only for rows that came from it */
export function rowOf(ruleset: Ruleset, id: string): Row {
  const row = ruleset.rows.find((row) => row.id === id)
  if (row === undefined) throw new Error(`${ruleset.id} has no row ${id}`)
  return row
}
