import { type Base, forEachPlayer, isOnTop } from './base.ts'
import { SHOWN_GAMES, type StatisticsView } from './view.ts'
import { contested } from './wins.ts'

type Squares = StatisticsView['streaks'][number]['squares']

/**
 * Statistic 14: the longest run of games won in the order they were played, over games of two or more
 * whose date is known; a shared win goes on.
 */
export function streaks(base: Base): StatisticsView['streaks'] {
  return forEachPlayer(base, (lines, player) => {
    const games = contested(lines).filter(({ game }) => game.day !== undefined)
    const runs = runsOf(games.map(isOnTop))
    const squares = games.slice(-SHOWN_GAMES).map((line): Squares[number] => ({
      game: line.game.id,
      result: !isOnTop(line) ? 'lost' : line.contest.winners === 1 ? 'won' : 'shared',
    }))
    const figure = { player, n: games.length, current: runs.current, squares }
    return games.length === 0 ? figure : { ...figure, value: runs.longest }
  })
}

function runsOf(won: readonly boolean[]): { longest: number; current: number } {
  let [longest, current] = [0, 0]
  for (const game of won) {
    current = game ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
