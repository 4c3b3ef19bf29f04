import type { Row, Ruleset } from '../ruleset.ts'
import { reachable } from '../scorecard.ts'

/**
 * The upper sums a card can have with certain upper rows filled, up to the limit. Sums from which
 * exactly the same further points reach the limit are one class: they have the same future.
 */
export interface UpperSums {
  readonly classes: number
  /** The class of each sum from 0 to the limit, the limit standing for all above; -1: no card has it. */
  readonly classOf: Int16Array
  /** The least sum of each class; classes go upwards. */
  readonly least: readonly number[]
  /** How many sums there are before they are merged. */
  readonly sums: number
}

/** @param filled as bits: the i-th of `upperRows` @returns one for every set of filled upper rows */
export function upperSums(ruleset: Ruleset, upperRows: readonly Row[]): UpperSums[] {
  const values = upperRows.map((row) => reachable(ruleset, row.id))
  const { limit } = ruleset.bonus
  const sumsOf = (set: number): Set<number> =>
    values.reduce<Set<number>>(
      (sums, points, i) => (set & (1 << i) ? addEach(sums, points, limit) : sums),
      new Set([0]),
    )
  const all = Array.from({ length: 1 << upperRows.length }, (_, set) => sumsOf(set))
  return all.map((sums, filled) =>
    merge(
      [...sums].sort(ascending),
      [...(all[all.length - 1 - filled] ?? [])].sort(ascending),
      limit,
    ),
  )
}

const ascending = (a: number, b: number): number => a - b

/** Sums above the limit are the limit: nothing more comes of them. */
function addEach(sums: ReadonlySet<number>, points: readonly number[], limit: number): Set<number> {
  return new Set([...sums].flatMap((sum) => points.map((more) => Math.min(limit, sum + more))))
}

function merge(sums: readonly number[], further: readonly number[], limit: number): UpperSums {
  const classOf = new Int16Array(limit + 1).fill(-1)
  const least: number[] = []
  let needed: number | undefined = NaN
  for (const sum of sums) {
    const needs = further.find((more) => sum + more >= limit)
    if (needs !== needed) least.push(sum)
    needed = needs
    classOf[sum] = least.length - 1
  }
  return { classes: least.length, classOf, least, sums: sums.length }
}
