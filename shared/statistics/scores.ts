import type { Base } from './base.ts'
import { tInterval } from './interval.ts'
import { meanOf, quantileOf, sdOf } from './numbers.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/** Statistic 1: x̄ ± t(0.975, n − 1) · s / √n, in points. */
export function meanScores({ own }: Base): StatisticsView['mean'] {
  return own.map(({ player, totals }) => {
    const n = totals.length
    return n < FLOORS.mean
      ? { player, n }
      : { player, n, value: meanOf(totals), ...tInterval(totals) }
  })
}

/** Statistic 2: the median, the quartiles (`quantileOf`), and s with n − 1, in points. */
export function spreads({ own }: Base): StatisticsView['spread'] {
  return own.map(({ player, totals, sorted }) => {
    const n = totals.length
    if (n < FLOORS.spread) return { player, n }
    const at = (p: number): number => quantileOf(sorted, p)
    const box = { lowest: at(0), q1: at(0.25), q3: at(0.75), highest: at(1) }
    return { player, n, value: at(0.5), ...box, sd: sdOf(totals) }
  })
}
