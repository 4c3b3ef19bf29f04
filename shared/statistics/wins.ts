import { type Base, type Contest, forEachPlayer, isOnTop, type Line } from './base.ts'
import { wilson } from './interval.ts'
import { sumOf } from './numbers.ts'
import { FLOORS, type StatisticsView } from './view.ts'

/** What a whole game is in shares that are whole numbers for up to six winners. */
export const WHOLE = 60

/** 1 / m of a game for each of m on top, in sixtieths; 0 for the others. */
export const winOf = (line: Line): number =>
  line.contest && isOnTop(line) ? WHOLE / line.contest.winners : 0

type Contested = Line & { readonly contest: Contest }

export const contested = (lines: readonly Line[]): Contested[] =>
  lines.filter((line): line is Contested => line.contest !== undefined)

/**
 * Statistic 4: W / n over games of two or more, W = Σ [on top] / m, counted in sixtieths; Wilson's
 * interval.
 */
export function winShares(base: Base): StatisticsView['winShare'] {
  return forEachPlayer(base, (lines, player) => {
    const games = contested(lines)
    const n = games.length
    const top = games.filter(isOnTop)
    const wins = sumOf(top.map(winOf)) / WHOLE
    const outright = top.filter(({ contest }) => contest.winners === 1).length
    const counted = { player, n, wins, outright, shared: top.length - outright }
    return n < FLOORS.winShare ? counted : { ...counted, value: wins / n, ...wilson(wins, n) }
  })
}

/** Statistic 5: W / Σ 1 / k, 1 as chance would have it; in sixtieths as well. */
export function winIndices(base: Base): StatisticsView['winIndex'] {
  return forEachPlayer(base, (lines, player) => {
    const games = contested(lines)
    const n = games.length
    if (n < FLOORS.winIndex) return { player, n }
    const fair = sumOf(games.map(({ contest }) => WHOLE / contest.players))
    return { player, n, value: sumOf(games.map(winOf)) / fair }
  })
}
