import { correct, redate, remove, restore } from '../../shared/afterwards.ts'
import type { Handlers } from '../../shared/contract.ts'
import { localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands } from './gameCommands.ts'
import { replayView } from './replay.ts'

type AfterwardsHandlers = Pick<
  Handlers,
  'games.correct' | 'games.redate' | 'games.delete' | 'games.restore' | 'games.replay'
>

/** What is done with a game that is over. */
export function afterwardsService(context: Context): AfterwardsHandlers {
  const { view, command, commandOnAny } = gameCommands(context)
  const now = () => momentOf(context.now())
  return {
    'games.correct': ({ seat, row, written, ...args }) =>
      command(args, (game) => correct(game, seat, row, written)),

    'games.redate': ({ on, ...args }) => command(args, (game) => redate(game, on, localDay(now()))),

    'games.delete': (args) => commandOnAny(args, (game) => remove(game, now())),

    'games.restore': (args) => commandOnAny(args, restore),

    'games.replay': ({ game: id, at }) =>
      replayView(context.rulesets, context.store().games.load(id).game, at, (game) =>
        view(id, game),
      ),
  }
}
