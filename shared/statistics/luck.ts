import { LUCK_GAMES, type LuckChoicesView } from './view.ts'

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
  const mean = (all: readonly LuckGame[], part: (game: LuckGame) => number): number =>
    all.reduce((sum, game) => sum + part(game), 0) / all.length
  return {
    start,
    most: LUCK_GAMES,
    players: [...games].map(([player, own]) => ({
      player,
      n: own.length,
      luck: mean(own, ({ luck }) => luck),
      loss: mean(own, ({ loss }) => loss),
      games: own.map(({ day, ...game }) => ({ ...game, ...(day !== undefined && { day }) })),
    })),
  }
}
