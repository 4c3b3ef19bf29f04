import type { Base } from './base.ts'
import { wilson } from './interval.ts'
import { WHOLE } from './own.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/**
 * Statistic 4: W / n over games of two or more, W = Σ [on top] / m, counted in sixtieths; Wilson's
 * interval.
 */
export function winShares({ own }: Base): StatisticsView['winShare'] {
  return own.map(({ player, wins: { n, won, outright, shared } }) => {
    const wins = won / WHOLE
    const counted = { player, n, wins, outright, shared }
    return n < FLOORS.winShare ? counted : { ...counted, value: wins / n, ...wilson(wins, n) }
  })
}

/** Statistic 5: W / Σ 1/k, 1 as chance would have it. */
export function winIndices({ own }: Base): StatisticsView['winIndex'] {
  return own.map(({ player, wins: { n, won, fair } }) =>
    n < FLOORS.winIndex ? { player, n } : { player, n, value: won / fair },
  )
}
