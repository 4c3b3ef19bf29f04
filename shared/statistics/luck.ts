import { tInterval } from './interval.ts'
import { meanOf } from './numbers.ts'
import { verdictOf } from './verdict.ts'
import { LUCK_GAMES, type LuckChoicesView, type Verdict } from './view.ts'

/** A screen game as one player played it. */
export interface LuckGame {
  readonly game: number
  readonly day: string | undefined
  readonly total: number
  readonly luck: number
  readonly loss: number
}

/**
 * Statistic 15: *total = start + luck − loss* in each game; means per player.
 * @param games by player, the earliest first
 */
export function luckChoices(
  start: number,
  games: ReadonlyMap<number, readonly LuckGame[]>,
): LuckChoicesView {
  const players = [...games].map(([player, own]) => figureOf(player, own))
  const verdict = leastLoss(players)
  return { start, most: LUCK_GAMES, ...(verdict && { verdict }), players }
}

type Figure = LuckChoicesView['players'][number]

/** The interval is that of statistic 1. */
function figureOf(player: number, own: readonly LuckGame[]): Figure {
  const losses = own.map(({ loss }) => loss)
  return {
    player,
    n: own.length,
    luck: meanOf(own.map(({ luck }) => luck)),
    loss: meanOf(losses),
    ...(losses.length > 1 && tInterval(losses)),
    games: own.map(({ day, ...game }) => ({ ...game, ...(day !== undefined && { day }) })),
  }
}

/** A verdict is on the highest: what costs least is that below 0. */
function leastLoss(figures: readonly Figure[]): Verdict | undefined {
  return verdictOf(
    figures.map(({ player, n, loss, low, high }) => ({
      ...{ player, n, value: -loss },
      ...(low !== undefined && high !== undefined && { low: -high, high: -low }),
    })),
  )
}
