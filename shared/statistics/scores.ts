import { type Base, forEachPlayer, totalsIn } from './base.ts'
import { tInterval } from './interval.ts'
import { meanOf, quantileOf, sdOf, upwards } from './numbers.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/** Statistic 1: x̄ ± t(0.975, n − 1) · s / √n, in points. */
export function meanScores(base: Base): StatisticsView['mean'] {
  return forEachPlayer(base, (lines, player) => {
    const [n, totals] = [lines.length, totalsIn(lines)]
    return n < FLOORS.mean
      ? { player, n }
      : { player, n, value: meanOf(totals), ...tInterval(totals) }
  })
}

/** Statistic 2: the median, the quartiles (`quantileOf`), and s with n − 1, in points. */
export function spreads(base: Base): StatisticsView['spread'] {
  return forEachPlayer(base, (lines, player) => {
    const [n, totals] = [lines.length, upwards(totalsIn(lines))]
    if (n < FLOORS.spread) return { player, n }
    const at = (p: number): number => quantileOf(totals, p)
    const box = { lowest: at(0), q1: at(0.25), q3: at(0.75), highest: at(1) }
    return { player, n, value: at(0.5), ...box, sd: sdOf(totals) }
  })
}
