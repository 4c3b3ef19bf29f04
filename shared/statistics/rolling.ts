import type { Base } from './base.ts'
import { type Interval, normalInterval } from './interval.ts'
import { meanOf } from './numbers.ts'
import type { Line } from './own.ts'
import { FLOORS, SHOWN_GAMES, type StatisticsView } from './view.ts'

type Point = StatisticsView['rolling'][number]['points'][number]

/** As many of the latest games as a rolling mean is of. */
const WINDOW = 20

/**
 * Statistic 11: the mean of the last k ≤ 20 games whose date is known, ± 1.96 s / √k, in points. The
 * very first game has no spread: its band is as wide as the line.
 */
export function rollingMeans({ own }: Base): StatisticsView['rolling'] {
  return own.map(({ player, dated }) => {
    const n = dated.length
    const latest = dated.slice(-(SHOWN_GAMES + WINDOW - 1))
    const points = latest.map((line, i) => pointAt(line, latest, i)).slice(-SHOWN_GAMES)
    const last = points.at(-1)
    if (n < FLOORS.rolling || last === undefined) return { player, n, points }
    return { player, n, value: last.mean, low: last.low, high: last.high, points }
  })
}

function pointAt({ game, result: { total } }: Line, lines: readonly Line[], i: number): Point {
  const window = lines.slice(Math.max(0, i + 1 - WINDOW), i + 1)
  const totals = window.map(({ result }) => result.total)
  const { id, day = '' } = game // lines with a date alone come here
  return { game: id, day, total, mean: meanOf(totals), ...bandOf(totals, total) }
}

function bandOf(totals: readonly number[], only: number): Interval {
  return totals.length < 2 ? { low: only, high: only } : normalInterval(totals)
}
