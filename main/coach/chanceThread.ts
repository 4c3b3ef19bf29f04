import { Worker } from 'node:worker_threads'
import type { Position } from '../../shared/coach/distribution.ts'
import type { RulesetId } from '../../shared/rulesets/index.ts'

export interface ChanceQuestion {
  readonly ruleset: RulesetId
  /** The solved table, in memory that threads share. */
  readonly values: Float64Array
  /** Who may still win. */
  readonly positions: readonly Position[]
}

export interface Chances {
  readonly exact: boolean
  /** In the order asked. */
  readonly players: readonly { readonly win: number; readonly bonus: number }[]
}

/** A question with its number, and the flag that gives it up. */
export interface AskedChances extends ChanceQuestion {
  readonly id: number
  readonly givenUp: Int32Array
}
export type ToldChances =
  | { readonly id: number; readonly chances: Chances | undefined }
  | { readonly id: number; readonly error: unknown }

/** An answer that can be given up: then it is undefined. */
export interface Pending {
  readonly chances: Promise<Chances | undefined>
  readonly giveUp: () => void
}

export interface ChanceThread {
  /** Starts the thread when it is first asked. */
  ask(question: ChanceQuestion): Pending
  /** Ends the thread, and answers whoever waits with undefined. */
  close(): Promise<void>
}

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './chanceWorker.ts' : './chanceWorker.js',
  import.meta.url,
)

interface Waiting {
  readonly resolve: (chances: Chances | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Convolutions take up to a second: not on the thread that serves the window. */
export function chanceThread(): ChanceThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0
  let closed = false

  function settle(told: ToldChances): void {
    const asker = waiting.get(told.id)
    waiting.delete(told.id)
    if ('error' in told) asker?.reject(told.error)
    else asker?.resolve(told.chances)
  }

  function started(): Worker {
    if (worker !== undefined) return worker
    const thread = new Worker(WORKER)
    const gone = (settleOne: (asker: Waiting) => void) => (): void => {
      if (worker === thread) worker = undefined
      for (const asker of waiting.values()) settleOne(asker)
      waiting.clear()
    }
    thread.on('message', settle)
    thread.once('error', (error) => gone(({ reject }) => reject(error))())
    thread.once(
      'exit',
      gone(({ resolve }) => resolve(undefined)),
    )
    return (worker = thread)
  }

  return {
    ask(question) {
      if (closed) return { chances: Promise.resolve(undefined), giveUp: () => undefined }
      const id = (asked += 1)
      const givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const chances = new Promise<Chances | undefined>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        started().postMessage({ ...question, id, givenUp } satisfies AskedChances)
      })
      return { chances, giveUp: () => void Atomics.store(givenUp, 0, 1) }
    },
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}
