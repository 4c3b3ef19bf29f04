import { type Base, forEachPlayer, type Line } from './base.ts'
import { type Interval, normalInterval } from './interval.ts'
import { meanOf } from './numbers.ts'
import { FLOORS, SHOWN_GAMES, type StatisticsView } from './view.ts'

/** As many of the latest games as a rolling mean is of. */
const WINDOW = 20

/**
 * Statistic 11: the mean of the last k ≤ 20 games whose date is known, ± 1.96 s / √k, in points. The
 * very first game has no spread: its band is as wide as the line.
 */
export function rollingMeans(base: Base): StatisticsView['rolling'] {
  return forEachPlayer(base, (lines, player) => {
    const dated = datedLines(lines)
    const n = dated.length
    const points = dated
      .map((_, i) => i)
      .slice(-SHOWN_GAMES)
      .flatMap((i) => pointAt(dated, i))
    const { mean, low, high } = points.at(-1) ?? {}
    if (n < FLOORS.rolling || mean === undefined || low === undefined || high === undefined)
      return { player, n, points }
    return { player, n, value: mean, low, high, points }
  })
}

type Dated = readonly { readonly game: number; readonly day: string; readonly total: number }[]

function datedLines(lines: readonly Line[]): Dated {
  return lines.flatMap(({ game: { id, day }, result }) =>
    day === undefined ? [] : [{ game: id, day, total: result.total }],
  )
}

function pointAt(dated: Dated, i: number): StatisticsView['rolling'][number]['points'] {
  const [point, totals] = [
    dated[i],
    dated.slice(Math.max(0, i + 1 - WINDOW), i + 1).map(({ total }) => total),
  ]
  return point === undefined ? [] : [{ ...point, mean: meanOf(totals), ...bandOf(totals) }]
}

function bandOf(totals: readonly number[]): Interval {
  const [only = 0] = totals
  return totals.length < 2 ? { low: only, high: only } : normalInterval(totals)
}
