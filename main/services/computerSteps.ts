import type { Table } from '../../shared/coach/advise.ts'
import type { Strength } from '../../shared/coach/strength.ts'
import type { Game, Turn } from '../../shared/game.ts'
import { enter, order, throwDice } from '../../shared/moves.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { ComputerMove } from './computerMove.ts'
import { computersIn, computerToMove } from './computerTurns.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands } from './gameCommands.ts'

/** @throws Refusal where nobody works a ruleset out, or somebody gave it up */
export type TableOf = (ruleset: Ruleset) => Promise<Table>

interface Options {
  readonly tableOf: TableOf
  /** Whether the program ends: then nothing more is done. */
  readonly isClosed: () => boolean
}

interface ToMove {
  readonly game: Game
  readonly strength: Strength
}

interface ComputerSteps {
  /** The game as it stands, where a computer is to throw or choose. */
  toMove(id: number): ToMove | undefined
  /** Does the next thing of the computer whose turn it is: one ordinary command, or dice laid aside. */
  step(id: number): Promise<void>
}

/** What computers do in a game. Nothing is remembered of a turn but the game itself. */
export function computerSteps(context: Context, { tableOf, isClosed }: Options): ComputerSteps {
  const { store, emit } = context
  const { command } = gameCommands(context)

  function toMove(id: number): ToMove | undefined {
    const computers = computersIn(store().players, id)
    if (computers.size === 0) return undefined
    const { game } = store().games.load(id)
    const strength = computerToMove(game, computers)
    return strength && { game, strength }
  }

  async function step(id: number): Promise<void> {
    const before = toMove(id)
    if (before === undefined) return
    const table = await tableOf(before.game.ruleset)
    // Loaded when a computer first plays: the start needs nothing of it.
    const { computerMove } = await import('./computerMove.ts')
    // A person may have taken something back meanwhile, or the program may end.
    const now = isClosed() ? undefined : toMove(id)
    if (now === undefined) return
    const { game, strength } = now
    const { turn } = game
    const on = { game: id, version: game.version }
    if (turn === undefined) {
      command(on, (game) => order(game, context.throwDie))
      return
    }
    const kept = store().games.held(id, game.version) ?? turn.held
    play(id, game, computerMove(table, strength, game, turn, kept))
  }

  function play(id: number, game: Game, move: ComputerMove): void {
    const on = { game: id, version: game.version }
    if (move.kind === 'enter') command(on, (game) => enter(game, move.row, momentOf(context.now())))
    else if (move.kind === 'throw')
      command(on, (game) => throwDice(game, move.held, context.throwDie))
    else hold(id, game, move.held)
  }

  function hold(id: number, { version }: Game, held: Turn['held']): void {
    store().games.hold(id, version, held)
    emit({ kind: 'held', game: id, version, held })
  }

  return { toMove, step }
}
