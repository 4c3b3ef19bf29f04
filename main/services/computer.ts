import type { BackendEvent, Handlers } from '../../shared/contract.ts'
import type { Table } from '../../shared/coach/advise.ts'
import type { Strength } from '../../shared/coach/strength.ts'
import type { Game, Turn } from '../../shared/game.ts'
import { enter, order, throwDice } from '../../shared/moves.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { Pace } from '../../shared/settings.ts'
import { sqliteCode } from '../store/open.ts'
import { nameComputers } from './computerNames.ts'
import { computersIn, computerToMove } from './computerTurns.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands } from './gameCommands.ts'

/** Puts something off for so long. @returns what calls it off */
export type Wait = (ms: number, work: () => unknown) => () => void

export const waitInTime: Wait = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Between two things a computer does. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 2000, normal: 1000, fast: 200 }

/** @throws Refusal where nobody works a ruleset out, or somebody gave it up */
export type TableOf = (ruleset: Ruleset) => Promise<Table>

interface Options {
  readonly tableOf: TableOf
  readonly wait: Wait
  readonly pace: () => Pace
}

interface ComputerService {
  readonly handlers: Pick<Handlers, 'games.view' | 'games.hurry'>
  /** What windows are told goes here too: a game that has changed may wait for a computer now. */
  heard(event: BackendEvent): void
  /** Stops between two commands. */
  close(): Promise<void>
}

interface Waiting {
  readonly version: number
  readonly ms: number
  readonly callOff: () => void
}

/**
 * Plays the seats of computers: one ordinary command at a time, with the pace between. Nothing is
 * remembered of a turn but the game itself, so that it goes on wherever it was ended.
 */
export function computerService(context: Context, options: Options): ComputerService {
  const { store, emit, log } = context
  const { tableOf, wait, pace } = options
  const { command, present } = gameCommands(context)
  const waiting = new Map<number, Waiting>()
  const acting = new Map<number, Promise<void>>()
  const hurried = new Set<number>()
  let closed = false

  function toMove(id: number): { readonly game: Game; readonly strength: Strength } | undefined {
    const computers = computersIn(store().players, id)
    if (computers.size === 0) return undefined
    const { game } = store().games.load(id)
    const strength = computerToMove(game, computers)
    return strength && { game, strength }
  }

  /** Sees to it that a computer whose turn it is does its next thing, and nobody else's. */
  function consider(id: number): void {
    if (closed || acting.has(id)) return
    const version = toMove(id)?.game.version
    if (version === undefined) {
      hurried.delete(id)
      callOff(id)
      return
    }
    const ms = hurried.has(id) ? 0 : PACE_MS[pace()]
    const put = waiting.get(id)
    if (put?.version === version && put.ms === ms) return
    callOff(id)
    waiting.set(id, { version, ms, callOff: wait(ms, () => act(id)) })
  }

  function callOff(id: number): void {
    waiting.get(id)?.callOff()
    waiting.delete(id)
  }

  function act(id: number): Promise<void> {
    waiting.delete(id)
    const done = step(id).then(
      () => true,
      (error: unknown) => {
        // A family is being taken in, and that is told when it is over; or the coach was stopped.
        const isKnown = error instanceof Refusal || sqliteCode(error)?.startsWith('SQLITE_BUSY')
        if (!isKnown) log(error)
        return false
      },
    )
    const over = done.then((isDone) => {
      acting.delete(id)
      if (isDone) consider(id)
    })
    acting.set(id, over)
    return over
  }

  async function step(id: number): Promise<void> {
    const before = toMove(id)
    if (before === undefined) return
    // Loaded when a computer first plays, not at the start of the program.
    const { computerMove } = await import('./computerMove.ts')
    const table = await tableOf(before.game.ruleset)
    // A person may have taken something back meanwhile, or the program may end.
    const now = closed ? undefined : toMove(id)
    if (now === undefined) return
    const { game, strength } = now
    const on = { game: id, version: game.version }
    if (game.turn === undefined) {
      command(on, (game) => order(game, context.throwDie))
      return
    }
    const kept = store().games.held(id, game.version) ?? game.turn.held
    const move = computerMove(table, strength, game, game.turn, kept)
    if (move.kind === 'enter') command(on, (game) => enter(game, move.row, momentOf(context.now())))
    else if (move.kind === 'throw')
      command(on, (game) => throwDice(game, move.held, context.throwDie))
    else hold(id, game, move.held)
  }

  function hold(id: number, { version }: Game, held: Turn['held']): void {
    store().games.hold(id, version, held)
    emit({ kind: 'held', game: id, version, held })
  }

  function nameAll(): void {
    try {
      nameComputers(store())
    } catch (error) {
      log(error)
    }
  }

  return {
    handlers: {
      'games.view': ({ game }) => {
        const view = present(game)
        consider(game)
        return view
      },

      'games.hurry': ({ game }) => {
        if (toMove(game) !== undefined) hurried.add(game)
        consider(game)
        return {}
      },
    },

    heard(event) {
      if (event.kind === 'gameChanged') consider(event.game)
      if (event.kind === 'settingsChanged' || event.kind === 'familyChanged') nameAll()
    },

    async close() {
      closed = true
      for (const id of [...waiting.keys()]) callOff(id)
      await Promise.all(acting.values())
    },
  }
}
