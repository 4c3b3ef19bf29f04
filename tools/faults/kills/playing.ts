import { type Choose, type Move, randomMove } from '../../../main/testing/randomMove.ts'
import { MODES } from '../../../shared/events.ts'
import { RULESETS } from '../../../shared/rulesets/index.ts'
import type { Acknowledged } from './acknowledged.ts'
import type { Life } from './household.ts'

const MOST_PLAYERS = 4

/** Three games at a time, of every ruleset, with a copy now and then. */
export const PLAYING: Life = {
  name: 'play',
  longestMs: 300,
  next(acknowledged, choose) {
    const { games } = acknowledged
    const open = [...games.values()].filter(({ turn, ordering }) => turn ?? ordering)
    if (games.size > 0 && choose(80) === 0) return { channel: 'data.backup', args: {} }
    if (open.length < 3 && choose(20) === 0) return newGame(acknowledged, choose)
    const all = choose(10) === 0 ? [...games.values()] : open
    const view = all[choose(Math.max(1, all.length))]
    return (view && randomMove(view, choose)) ?? newGame(acknowledged, choose)
  },
}

function newGame({ players }: Acknowledged, choose: Choose): Move {
  const oneOf = <T extends string>(values: readonly T[], other: T): T =>
    values[choose(values.length)] ?? other
  return {
    channel: 'games.begin',
    args: {
      ruleset: oneOf(Object.keys(RULESETS), ''),
      mode: oneOf(MODES, 'screen'),
      players: [...players.keys()].slice(0, 1 + choose(MOST_PLAYERS)),
      first: oneOf(['listed', 'highest'], 'listed'),
    },
  }
}
