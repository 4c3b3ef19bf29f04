import type { IntervalFigure, Verdict } from './view.ts'

/**
 * Who has the highest value, and whether no other interval reaches that one's.
 * @returns undefined with fewer than two to compare
 */
export function verdictOf(figures: readonly IntervalFigure[]): Verdict | undefined {
  const known = figures.filter(({ value }) => value !== undefined)
  const [first, ...others] = known.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  if (first === undefined || others.length === 0) return undefined
  const { low = -Infinity } = first
  return { leader: first.player, clear: others.every(({ high = Infinity }) => high < low) }
}
