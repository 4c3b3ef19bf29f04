import type { Base } from './base.ts'
import { wilson } from './interval.ts'
import { meanOf } from './numbers.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/**
 * Statistic 6: the share of games with bonus, Wilson's interval, and the mean of upper − limit, over
 * results whose upper sum is known.
 */
export function bonusRates({ own, facts: { limit } }: Base): StatisticsView['bonusRate'] {
  return own.map(({ player, uppers }) => {
    const n = uppers.length
    if (n < FLOORS.bonusRate) return { player, n }
    const hits = uppers.filter((upper) => upper >= limit).length
    return { player, n, value: hits / n, ...wilson(hits, n), margin: meanOf(uppers) - limit }
  })
}

/**
 * Statistic 7: the share of games with points in the yatzy row, Wilson's interval, and further yatzys
 * per game where the ruleset pays for them, over results whose rows are known.
 */
export function yatzyRates({ own, facts }: Base): StatisticsView['yatzyRate'] {
  return own.map(({ player, cards: { n, yatzys, extras } }) => {
    if (n < FLOORS.yatzyRate) return { player, n }
    const figure = { player, n, value: yatzys / n, ...wilson(yatzys, n) }
    return facts.extra === 0 ? figure : { ...figure, extras: extras / n }
  })
}
