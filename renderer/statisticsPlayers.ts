import type { StatisticsView } from '../shared/statistics/view.ts'
import type { PlayerView } from '../shared/views.ts'
import type { Look } from './statisticsAddress.ts'

/** More than these on one picture are hard to tell apart. */
export const MOST_SHOWN = 12

export interface Shown {
  readonly players: readonly PlayerView[]
  readonly player: PlayerView | undefined
  /** How many there are. */
  readonly all: number
}

/** Those who are chosen; else everybody, or those with most games where everybody is a crowd. */
export function shownPlayers(
  view: StatisticsView,
  chosen: readonly number[],
  { player, everybody }: Pick<Look, 'player' | 'everybody'>,
): Shown {
  const ofChosen = view.players.filter(({ id }) => chosen.includes(id))
  const all = ofChosen.length > 0 ? ofChosen : view.players
  const busy = byGames(view, all)
  const few = new Set(busy.slice(0, MOST_SHOWN).map(({ id }) => id))
  const players = everybody || ofChosen.length > 0 ? all : all.filter(({ id }) => few.has(id))
  return {
    players,
    player: view.players.find(({ id }) => id === player) ?? busy[0],
    all: all.length,
  }
}

/** Whoever has most games first. */
function byGames({ mean }: StatisticsView, players: readonly PlayerView[]): PlayerView[] {
  const games = new Map(mean.map(({ player, n }) => [player, n]))
  return players.toSorted((a, b) => (games.get(b.id) ?? 0) - (games.get(a.id) ?? 0))
}
