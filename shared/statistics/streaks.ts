import type { Base } from './base.ts'
import type { Contested } from './own.ts'
import { SHOWN_GAMES, type StatisticsView } from './view.ts'

type Squares = StatisticsView['streaks'][number]['squares']

/**
 * Statistic 14: the longest run of games won in the order they were played, over games of two or more
 * whose date is known; a shared win goes on.
 */
export function streaks({ own }: Base): StatisticsView['streaks'] {
  return own.map(({ player, inOrder }) => {
    const n = inOrder.length
    const runs = runsOf(inOrder.map(isOnTop))
    const squares = inOrder.slice(-SHOWN_GAMES).map((line): Squares[number] => ({
      game: line.game.id,
      result: !isOnTop(line) ? 'lost' : line.contest.winners === 1 ? 'won' : 'shared',
    }))
    const figure = { player, n, current: runs.current, squares }
    return n === 0 ? figure : { ...figure, value: runs.longest }
  })
}

const isOnTop = ({ result, contest }: Contested): boolean => result.total === contest.top

function runsOf(won: readonly boolean[]): { longest: number; current: number } {
  let [longest, current] = [0, 0]
  for (const game of won) {
    current = game ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
