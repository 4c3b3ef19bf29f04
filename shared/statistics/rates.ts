import { type Base, forEachPlayer } from './base.ts'
import { type Facts, YATZY } from './facts.ts'
import { wilson } from './interval.ts'
import { meanOf } from './numbers.ts'
import type { PlayedResult } from './sample.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/**
 * Statistic 6: the share of games with bonus, Wilson's interval, and the mean of upper − limit, over
 * results whose upper sum is known.
 */
export function bonusRates(base: Base): StatisticsView['bonusRate'] {
  return forEachPlayer(base, (lines, player) => {
    const margins = lines.flatMap(({ result: { upper } }) =>
      upper === undefined ? [] : [upper - base.facts.limit],
    )
    const n = margins.length
    if (n < FLOORS.bonusRate) return { player, n }
    const hits = margins.filter((margin) => margin >= 0).length
    return { player, n, value: hits / n, ...wilson(hits, n), margin: meanOf(margins) }
  })
}

/**
 * Statistic 7: the share of games with points in the yatzy row, Wilson's interval, and further yatzys
 * per game where the ruleset pays for them, over results whose rows are known.
 */
export function yatzyRates(base: Base): StatisticsView['yatzyRate'] {
  const { facts } = base
  return forEachPlayer(base, (lines, player) => {
    const known = lines.flatMap(({ result }) => (result.points ? [result] : []))
    const n = known.length
    if (n < FLOORS.yatzyRate) return { player, n }
    const hits = known.filter((result) => hasYatzy(facts, result)).length
    const figure = { player, n, value: hits / n, ...wilson(hits, n) }
    if (facts.extra === undefined) return figure
    return { ...figure, extras: meanOf(known.map((result) => extrasIn(facts, result))) }
  })
}

const hasYatzy = ({ rows }: Facts, { points }: PlayedResult): boolean =>
  (points?.[rows.indexOf(YATZY)] ?? 0) > 0

const extrasIn = ({ extra = 0 }: Facts, result: PlayedResult): number =>
  extra === 0 ? 0 : (result.extra ?? 0) / extra

/** How many yatzys were written: the row, and each further one that paid. */
export function yatzysIn(facts: Facts, result: PlayedResult): number {
  if (result.points === undefined) return 0
  return (hasYatzy(facts, result) ? 1 : 0) + extrasIn(facts, result)
}
