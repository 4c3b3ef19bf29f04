import { Worker } from 'node:worker_threads'
import type { Table } from '../../shared/coach/advise.ts'
import type { StatesData } from '../../shared/coach/states.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'

export interface CoachRequest {
  readonly ruleset: RulesetId
}

/** What the worker says: how many states are done, and at last all their values. */
export type CoachMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | ({ readonly kind: 'solved' } & Solved)

interface Solved {
  readonly data: StatesData
  /** In memory that other threads may read too. */
  readonly values: Float64Array
}

export type OnProgress = (done: number, of: number) => void

/** The solved rulesets, each worked out when it is first asked for and kept in memory alone. */
export interface Coach {
  /**
   * @param onProgress told while the table is worked out; not at all when it is there
   * @returns undefined where the coach does not know the game, or was closed or cancelled meanwhile
   */
  table(ruleset: RulesetId, onProgress?: OnProgress): Promise<Table | undefined>
  /** The table, if it has been worked out. */
  known(ruleset: RulesetId): Table | undefined
  /** Gives up what is being worked out; the next question begins anew. */
  cancel(ruleset: RulesetId): Promise<void>
  /** Ends the worker, and answers whoever waits with undefined. */
  close(): Promise<void>
}

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './coachWorker.ts' : './coachWorker.js',
  import.meta.url,
)

interface Job {
  readonly table: Promise<Table | undefined>
  readonly listeners: Set<OnProgress>
  cancelled: boolean
}

export function createCoach(): Coach {
  const tables = new Map<RulesetId, Table>()
  const jobs = new Map<RulesetId, Job>()
  let worker: { readonly ruleset: RulesetId; readonly thread: Worker } | undefined
  // One after the other: two on two cores would starve the window.
  let latest: Promise<unknown> = Promise.resolve()
  let closed = false

  function begin(ruleset: RulesetId): Job {
    const job: Job = { listeners: new Set(), cancelled: false, table: latest.then(work) }
    async function work(): Promise<Table | undefined> {
      if (closed || job.cancelled) return undefined
      const thread = new Worker(WORKER, { workerData: { ruleset } satisfies CoachRequest })
      worker = { ruleset, thread }
      const solved = await listen(thread, job.listeners).finally(() => (worker = undefined))
      if (solved === undefined) return undefined
      // Not before it is needed: the program starts without the coach.
      const { statesFrom } = await import('../../shared/coach/states.ts')
      const table = { states: statesFrom(RULESETS[ruleset], solved.data), values: solved.values }
      tables.set(ruleset, table)
      return table
    }
    const forget = (): void => {
      if (jobs.get(ruleset) === job) jobs.delete(ruleset)
    }
    latest = job.table.then(forget, forget)
    return job
  }

  async function cancel(ruleset: RulesetId): Promise<void> {
    const job = jobs.get(ruleset)
    if (job === undefined) return
    job.cancelled = true
    jobs.delete(ruleset)
    if (worker?.ruleset === ruleset) await worker.thread.terminate()
    await job.table.catch(() => undefined)
  }

  return {
    known: (ruleset) => tables.get(ruleset),
    async table(ruleset, onProgress) {
      const known = tables.get(ruleset)
      if (known !== undefined || closed) return known
      const job = jobs.get(ruleset) ?? begin(ruleset)
      jobs.set(ruleset, job)
      if (onProgress) job.listeners.add(onProgress)
      return job.table
    },
    cancel,
    async close() {
      closed = true
      await Promise.all([...jobs.keys()].map(cancel))
      await worker?.thread.terminate()
      await latest
    },
  }
}

/** @returns undefined when the worker was ended before it was done */
function listen(thread: Worker, listeners: ReadonlySet<OnProgress>): Promise<Solved | undefined> {
  return new Promise((resolve, reject) => {
    let solved: Solved | undefined
    thread.on('message', (message: CoachMessage) => {
      if (message.kind === 'solved') solved = message
      else for (const listener of listeners) listener(message.done, message.of)
    })
    thread.once('error', reject)
    thread.once('exit', () => resolve(solved))
  })
}
