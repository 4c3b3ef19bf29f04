import type { Handlers } from '../../shared/contract.ts'
import type { GameEvent, Held } from '../../shared/events.ts'
import { cardOf, type Game } from '../../shared/game.ts'
import {
  abandon,
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
import type { GameView } from '../../shared/views.ts'
import { type Context, momentOf } from './context.ts'
import { gameView, optionViews } from './gameView.ts'

type GameHandlers = Pick<Handlers, Extract<keyof Handlers, `games.${string}`>>

/** A command made for another version of the game than the present one. */
export class Stale extends Error {
  override readonly name = 'Stale'
  readonly view: GameView

  constructor(view: GameView) {
    super('stale')
    this.view = view
  }
}

interface OnGame {
  readonly game: number
  readonly version: number
}

const LATEST_SHOWN = 5
const UNFINISHED_SHOWN = 50

export function gameService(context: Context): GameHandlers {
  const { rulesets, throwDie } = context

  function view(id: number, game: Game, held?: Held): GameView {
    const players = context.store().players
    return gameView(id, game, held, (player) => {
      const found = players.byId(player)
      if (found === undefined) throw new Refusal('unknownPlayer')
      return found
    })
  }

  function present(id: number): GameView {
    const { games } = context.store()
    const { game } = games.load(id)
    return view(id, game, games.held(id, game.version))
  }

  /** Checks the version, and adds what `decide` makes of the game: all or nothing. */
  function command(
    { game: id, version }: OnGame,
    decide: (game: Game) => GameEvent | GameEvent[],
  ): GameView {
    const { at } = momentOf(context.now())
    const game = context.store().games.append(id, at, (game) => {
      if (game.version !== version) throw new Stale(present(id))
      return decide(game)
    })
    context.emit({ kind: 'gameChanged', game: id, version: game.version })
    return view(id, game)
  }

  return {
    'games.overview': () => overview(context),

    'games.begin': ({ ruleset: rulesetId, mode, players, first }) => {
      const { store, newId } = context
      const ruleset = Object.hasOwn(rulesets, rulesetId) ? rulesets[rulesetId] : undefined
      if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: rulesetId })
      const unknown = players.find((player) => store().players.byId(player) === undefined)
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

function overview({ store, log }: Context): ReturnType<GameHandlers['games.overview']> {
  const { games, players } = store()
  const names = new Map(players.all().map(({ id, name }) => [id, name]))
  const open = ['ordering', 'playing'] as const
  const unfinished = open
    .flatMap((state) => games.inState(state, UNFINISHED_SHOWN))
    .sort((a, b) => b.changed - a.changed || b.id - a.id)
    .flatMap(({ id, changed }) => {
      const game = readable(() => games.load(id).game, log)
      if (game === undefined) return []
      const { ruleset, seats, order, turn, mode } = game
      const nameOf = (seat: number): string => names.get(seats[seat]?.player ?? 0) ?? ''
      return {
        id,
        ruleset: ruleset.id,
        mode,
        players: order.map(nameOf),
        round: turn?.round ?? 1,
        rounds: ruleset.rows.length,
        turn: turn === undefined ? '' : nameOf(turn.seat),
        thrown: turn === undefined ? 0 : ruleset.throws - turn.throwsLeft,
        throws: ruleset.throws,
        changed,
      }
    })
  const latest = games.inState('finished', LATEST_SHOWN).map(({ id, ruleset, mode, day }) => ({
    id,
    ruleset,
    mode,
    day: day ?? '',
    results: games.results(id),
  }))
  return { unfinished, latest }
}

/** One game that cannot be read must not keep the family from all the others. */
function readable<T>(read: () => T, log: (error: unknown) => void): T | undefined {
  try {
    return read()
  } catch (error) {
    log(error)
    return undefined
  }
}
