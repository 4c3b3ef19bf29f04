import { isCoached } from '../../shared/coach/coached.ts'
import type { Handlers } from '../../shared/contract.ts'
import type { GameEvent } from '../../shared/events.ts'
import { cardOf, type Game } from '../../shared/game.ts'
import {
  abandon,
  advise,
  begin,
  choose,
  enter,
  order,
  parseHeld,
  redo,
  throwDice,
  undo,
  write,
} from '../../shared/moves.ts'
import { Refusal } from '../../shared/refusal.ts'
import { nameComputers, seatedPlayers } from './computerNames.ts'
import {
  computersIn,
  computerToMove,
  leaveTable,
  refuseComputers,
  stepOfPerson,
} from './computerTurns.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands, type OnGame, Stale } from './gameCommands.ts'
import { optionViews } from './gameView.ts'

type GameHandlers = Pick<
  Handlers,
  | 'games.begin'
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

  const computersOf = (game: number) => computersIn(context.store().players, game)

  /** @throws Refusal notYourTurn */
  function refuseComputersTurn(id: number, game: Game): void {
    if (computerToMove(game, computersOf(id)) !== undefined) throw new Refusal('notYourTurn')
  }

  /** A command in a turn, which only who has it may give. */
  const inTurn = (on: OnGame, decide: (game: Game) => GameEvent | GameEvent[]) =>
    command(on, (game) => {
      refuseComputersTurn(on.game, game)
      return decide(game)
    })

  return {
    'games.begin': ({ ruleset: rulesetId, mode, players: sitters, first, language }) => {
      const { store, newId } = context
      const ruleset = Object.hasOwn(rulesets, rulesetId) ? rulesets[rulesetId] : undefined
      if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: rulesetId })
      const now = momentOf(context.now())
      const id = store().transaction(() => {
        const players = seatedPlayers(sitters, store())
        nameComputers(store(), language)
        refuseComputers(ruleset, mode, players, store().players)
        const last = first === 'last' ? store().games.lastPlaces(players) : []
        const lastSeats = players.flatMap((player, seat) => (last.includes(player) ? [seat] : []))
        const began = begin(ruleset, mode, players, first, now, lastSeats)
        return store().games.create(newId(), began, now)
      })
      context.emit({ kind: 'gameChanged', game: id, version: 1 })
      return present(id)
    },

    'games.order': (args) => inTurn(args, (game) => order(game, throwDie)),

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
        if (computersOf(args.game).has(seat)) throw new Refusal('notYourTurn')
        return advise(game, seat, on)
      }),

    'games.leave': ({ seat, ...args }) =>
      command(args, (game) =>
        leaveTable(game, computersOf(args.game), seat, momentOf(context.now())),
      ),

    'games.abandon': (args) => command(args, (game) => abandon(game, momentOf(context.now()))),

    'games.hold': ({ game: id, version, held }) => {
      const { games } = context.store()
      const { game } = games.load(id)
      if (game.version !== version) throw new Stale(present(id))
      refuseComputersTurn(id, game)
      const kept = parseHeld(game, held)
      games.hold(id, version, kept)
      return view(id, game, kept)
    },

    'games.throw': ({ held, ...args }) => inTurn(args, (game) => throwDice(game, held, throwDie)),

    'games.enter': ({ row, ...args }) =>
      inTurn(args, (game) => enter(game, row, momentOf(context.now()))),

    'games.undo': ({ to, ...args }) =>
      command(args, (game) => undo(game, stepOfPerson(game, computersOf(args.game), to))),

    'games.redo': (args) => command(args, redo),
  }
}
