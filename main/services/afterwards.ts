import { correct, correctTotals, redate, remove, restore } from '../../shared/afterwards.ts'
import type { Handlers } from '../../shared/contract.ts'
import type { Told } from '../../shared/game.ts'
import { Refusal } from '../../shared/refusal.ts'
import { localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands } from './gameCommands.ts'
import { parseTotals } from './paperColumn.ts'
import { replayView } from './replay.ts'

type AfterwardsHandlers = Pick<
  Handlers,
  Extract<
    keyof Handlers,
    `games.${'correct' | 'correctTotals' | 'redate' | 'delete' | 'restore' | 'replay'}`
  >
>

/** What is done with a game that is over. */
export function afterwardsService(context: Context): AfterwardsHandlers {
  const { view, command, commandOnAny } = gameCommands(context)
  const now = () => momentOf(context.now())
  return {
    'games.correct': ({ seat, row, written, ...args }) =>
      command(args, (game) => correct(game, seat, row, written)),

    'games.correctTotals': ({ seat, total, upper, ...args }) =>
      command(args, (game) => correctTotals(game, seat, typedTotals(total, upper))),

    'games.redate': ({ on, ...args }) => command(args, (game) => redate(game, on, localDay(now()))),

    'games.delete': (args) => commandOnAny(args, (game) => remove(game, now())),

    'games.restore': (args) => commandOnAny(args, restore),

    'games.replay': ({ game: id, at }) =>
      replayView(context.rulesets, context.store().games.load(id).game, at, (game) =>
        view(id, game),
      ),
  }
}

/** @throws Refusal noNumber */
function typedTotals(total: string, upper: string): Told {
  const typed = parseTotals({ cells: { total, upper } })
  if (typed.total === undefined) throw new Refusal('noNumber', { value: '' })
  return { total: typed.total, ...(typed.upper !== undefined && { upper: typed.upper }) }
}
