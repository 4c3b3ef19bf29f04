import type { Base } from './base.ts'
import { quantileOf } from './numbers.ts'
import { chanceBetween, type Distribution, percentile, totalAt } from './optimum/optimum.ts'
import { FLOORS, type StatisticsView } from './view.ts'

const WIDTH = 10
/** Of optimal play's games, so many on either side may lie outside the picture. */
const UNSEEN = 1e-4

/**
 * Statistic 12: shares of totals in bins of ten points, and P of optimal play's in the same bins, which
 * are wide enough for every total there is. The percentile is P(X < T) + ½ P(X = T) of the median T.
 */
export function distributions(base: Base): StatisticsView['distribution'] {
  const best = base.optimum?.distribution
  const { from, bins } = binsFor(base, best)
  const players = base.own.map(({ player, totals, sorted }) => {
    const n = totals.length
    if (n < FLOORS.distribution) return { player, n }
    const shares = countsIn(totals, from, bins).map((count) => count / n)
    if (best === undefined) return { player, n, shares }
    return { player, n, shares, percentile: percentile(best, quantileOf(sorted, 0.5)) }
  })
  const optimum =
    best &&
    Array.from({ length: bins }, (_, i) =>
      chanceBetween(best, from + i * WIDTH, from + (i + 1) * WIDTH),
    )
  return { from, width: WIDTH, ...(optimum && { optimum }), players }
}

function binsFor({ own }: Base, best: Distribution | undefined): { from: number; bins: number } {
  let [low, high] = best
    ? [totalAt(best, UNSEEN), totalAt(best, 1 - UNSEEN)]
    : [Infinity, -Infinity]
  for (const { sorted } of own) {
    low = Math.min(low, sorted[0] ?? low)
    high = Math.max(high, sorted.at(-1) ?? high)
  }
  if (high < low) return { from: 0, bins: 0 }
  const from = Math.floor(low / WIDTH) * WIDTH
  return { from, bins: Math.floor((high - from) / WIDTH) + 1 }
}

function countsIn(totals: readonly number[], from: number, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0)
  for (const total of totals) {
    const bin = Math.floor((total - from) / WIDTH)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}
