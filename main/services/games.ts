import { isCoached } from '../../shared/coach/coached.ts'
import type { Handlers } from '../../shared/contract.ts'
import { cardOf } from '../../shared/game.ts'
import {
  abandon,
  advise,
  begin,
  choose,
  enter,
  leave,
  order,
  parseHeld,
  redo,
  throwDice,
  undo,
  write,
} from '../../shared/moves.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands, Stale } from './gameCommands.ts'
import { optionViews } from './gameView.ts'

type GameHandlers = Pick<
  Handlers,
  | 'games.begin'
  | 'games.view'
  | 'games.order'
  | 'games.choose'
  | 'games.write'
  | 'games.count'
  | 'games.leave'
  | 'games.advise'
  | 'games.abandon'
  | 'games.hold'
  | 'games.throw'
  | 'games.enter'
  | 'games.undo'
  | 'games.redo'
>

export function gameService(context: Context): GameHandlers {
  const { rulesets, throwDie } = context

  const { view, present, command } = gameCommands(context)

  return {
    'games.begin': ({ ruleset: rulesetId, mode, players, first }) => {
      const { store, newId } = context
      const ruleset = Object.hasOwn(rulesets, rulesetId) ? rulesets[rulesetId] : undefined
      if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: rulesetId })
      const isKnown = (player: number): boolean =>
        store().players.byId(player)?.merged_into === null
      const unknown = players.find((player) => !isKnown(player))
      if (unknown !== undefined) throw new Refusal('unknownPlayer', { player: unknown })
      const now = momentOf(context.now())
      const last = first === 'last' ? store().games.lastPlaces(players) : []
      const lastSeats = players.flatMap((player, seat) => (last.includes(player) ? [seat] : []))
      const began = begin(ruleset, mode, players, first, now, lastSeats)
      const id = store().games.create(newId(), began, now)
      context.emit({ kind: 'gameChanged', game: id, version: 1 })
      return present(id)
    },

    'games.view': ({ game }) => present(game),

    'games.order': (args) => command(args, (game) => order(game, throwDie)),

    'games.choose': ({ seat, ...args }) => command(args, (game) => choose(game, seat)),

    'games.write': ({ seat, row, written, ...args }) =>
      command(args, (game) => write(game, seat, row, written, momentOf(context.now()))),

    'games.count': ({ game: id, seat, without, dice }) => {
      const { game } = context.store().games.load(id)
      if (game.seats[seat] === undefined) throw new Refusal('unknownPlayer')
      const { [without ?? '']: _, ...card } = cardOf(game, seat)
      return optionViews(game.ruleset, card, dice)
    },

    'games.advise': ({ seat, on, ...args }) =>
      command(args, (game) => {
        if (on && !isCoached(game.ruleset)) throw new Refusal('noCoach')
        return advise(game, seat, on)
      }),

    'games.leave': ({ seat, ...args }) =>
      command(args, (game) => leave(game, seat, momentOf(context.now()))),

    'games.abandon': (args) => command(args, (game) => abandon(game, momentOf(context.now()))),

    'games.hold': ({ game: id, version, held }) => {
      const { games } = context.store()
      const { game } = games.load(id)
      if (game.version !== version) throw new Stale(present(id))
      const kept = parseHeld(game, held)
      games.hold(id, version, kept)
      return view(id, game, kept)
    },

    'games.throw': ({ held, ...args }) => command(args, (game) => throwDice(game, held, throwDie)),

    'games.enter': ({ row, ...args }) =>
      command(args, (game) => enter(game, row, momentOf(context.now()))),

    'games.undo': ({ to, ...args }) => command(args, (game) => undo(game, to)),

    'games.redo': (args) => command(args, redo),
  }
}
