import type { GameEvent, Held } from '../../shared/events.ts'
import type { Game } from '../../shared/game.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { GameView, PlayerView } from '../../shared/views.ts'
import { type Context, momentOf } from './context.ts'
import { gameView } from './gameView.ts'
import { playerView } from './playerView.ts'

/** A command made for another version of the game than the present one. */
export class Stale extends Error {
  override readonly name = 'Stale'
  readonly view: GameView

  constructor(view: GameView) {
    super('stale')
    this.view = view
  }
}

export interface OnGame {
  readonly game: number
  readonly version: number
}

/** What every call on one game is made of. */
export function gameCommands(context: Context) {
  function view(id: number, game: Game, held?: Held): GameView {
    const { players, settings } = context.store()
    const playerOf = (player: number): PlayerView => {
      const found = players.present(player)
      if (found === undefined) throw new Refusal('unknownPlayer')
      return playerView(found)
    }
    return gameView(id, game, held, playerOf, settings.dayEnds())
  }

  function present(id: number): GameView {
    const { games } = context.store()
    const { game } = games.load(id)
    return view(id, game, games.held(id, game.version))
  }

  /** Checks the version, and adds what `decide` makes of the game, deleted or not: all or nothing. */
  function commandOnAny(
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

  /** @throws Refusal gameDeleted */
  function command(on: OnGame, decide: (game: Game) => GameEvent | GameEvent[]): GameView {
    return commandOnAny(on, (game) => {
      if (game.deleted !== undefined) throw new Refusal('gameDeleted')
      return decide(game)
    })
  }

  return { view, present, command, commandOnAny }
}
