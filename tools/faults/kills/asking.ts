import { type Move, randomMove } from '../../../main/testing/randomMove.ts'
import type { GameView } from '../../../shared/views.ts'
import type { Life } from './household.ts'

/** Games in which the coach is asked, over and over, and has to solve the game after each start. */
export const ASKING: Life = {
  name: 'solving',
  // The first answer takes a second or two: most kills come while it is worked out.
  longestMs: 2500,
  next({ games, players }, choose) {
    const all = [...games.values()]
    const open = all.find(({ turn }) => turn !== undefined)
    const over = all.findLast(({ state }) => state === 'finished')
    if (over !== undefined && choose(8) === 0)
      return { channel: 'coach.review', args: { game: over.id } }
    const ruleset = choose(2) === 0 ? 'nordic' : 'american'
    const [player = 0] = players.keys()
    if (open === undefined)
      return {
        channel: 'games.begin',
        args: { ruleset, mode: 'screen', players: [player], first: 'listed' },
      }
    return choose(3) === 0 ? (randomMove(open, choose) ?? asked(open)) : asked(open)
  },
}

/** What only the solved game can answer. */
function asked({ id: game, version, turn, columns }: GameView): Move {
  const { seat = 0, held = [], dice, throwsLeft = 0 } = turn ?? {}
  const onGame = { game, version }
  if (columns.find((column) => column.seat === seat)?.tips !== 'on')
    return { channel: 'games.advise', args: { ...onGame, seat, on: true } }
  return dice === undefined || throwsLeft === 0
    ? { channel: 'coach.chances', args: onGame }
    : { channel: 'coach.advise', args: { ...onGame, held: [...held] } }
}
