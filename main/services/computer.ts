import type { BackendEvent, Handlers } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Pace } from '../../shared/settings.ts'
import { diskRefusal } from '../store/diskRefusal.ts'
import { sqliteCode } from '../store/open.ts'
import { nameComputers } from './computerNames.ts'
import { computerSteps, type TableOf } from './computerSteps.ts'
import type { Context } from './context.ts'
import { gameCommands } from './gameCommands.ts'

/** Puts something off for so long. @returns what calls it off */
export type Wait = (ms: number, work: () => unknown) => () => void

export const waitInTime: Wait = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Between two things a computer does. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 2000, normal: 1000, fast: 200 }

/** Until a computer that found no room on the disk tries again. */
export const AGAIN_MS = 5000

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
 * Plays the seats of computers: one thing at a time, with the pace between, so that a turn goes on
 * wherever it was ended.
 */
export function computerService(context: Context, options: Options): ComputerService {
  const { store, emit, log } = context
  const { tableOf, wait, pace } = options
  const { present } = gameCommands(context)
  const waiting = new Map<number, Waiting>()
  const acting = new Map<number, Promise<void>>()
  const hurried = new Set<number>()
  /** Games that wait for room on the disk; windows have been told. */
  const roomless = new Set<number>()
  let closed = false
  const { toMove, step } = computerSteps(context, { tableOf, isClosed: () => closed })

  /** Sees to it that a computer whose turn it is does its next thing, and nobody else's. */
  function consider(id: number): void {
    if (closed || acting.has(id)) return
    const version = toMove(id)?.game.version
    if (version !== undefined) return putOff(id, version, hurried.has(id) ? 0 : PACE_MS[pace()])
    hurried.delete(id)
    callOff(id)
  }

  function putOff(id: number, version: number, ms: number): void {
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
      (error: unknown) => failed(id, error),
    )
    const over = done.then((isDone) => {
      acting.delete(id)
      if (isDone) roomless.delete(id)
      if (isDone) consider(id)
      else if (roomless.has(id)) tryAgain(id)
    })
    acting.set(id, over)
    return over
  }

  /** @returns that the thing is not done */
  function failed(id: number, error: unknown): false {
    if (diskRefusal(error) === 'diskFull') {
      if (!roomless.has(id)) emit({ kind: 'noRoom', game: id })
      roomless.add(id)
    }
    // Else a family is being taken in, and that is told when it is over; or the coach was stopped.
    else if (!(error instanceof Refusal) && !sqliteCode(error)?.startsWith('SQLITE_BUSY'))
      log(error)
    return false
  }

  function tryAgain(id: number): void {
    const version = closed ? undefined : toMove(id)?.game.version
    if (version !== undefined) putOff(id, version, AGAIN_MS)
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
        // Whoever looks now is told again if there is still no room.
        roomless.delete(game)
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
