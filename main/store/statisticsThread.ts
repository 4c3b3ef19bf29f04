import { Worker } from 'node:worker_threads'
import type { AnswerTo, AnyAnswer, Question } from './statisticsAnswer.ts'
import { databaseFile } from './store.ts'

/** A question with its number, and what comes of it: one of the two. */
export interface Asked {
  readonly id: number
  readonly question: Question
}
export type Told =
  | { readonly id: number; readonly view: AnyAnswer }
  | { readonly id: number; readonly error: unknown }

export interface StatisticsThread {
  /** Starts the thread when it is first asked. @throws Error what the thread failed with */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>
  /** Lets go of the database when all is answered; a later question opens it anew. */
  close(): Promise<void>
}

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './statisticsWorker.ts' : './statisticsWorker.js',
  import.meta.url,
)

/** One long-lived thread with a read-only connection to the database of a data folder. */
export function statisticsThread(dataDir: string): StatisticsThread {
  let present: Running | undefined

  function running(): Running {
    if (present !== undefined) return present
    const started: Running = startThread(databaseFile(dataDir), () => {
      if (present === started) present = undefined
    })
    return (present = started)
  }

  return {
    // The answer to a question is the view it is about; the thread's messages can't tell the two apart.
    ask: <Q extends Question>(question: Q) => running().ask(question) as Promise<AnswerTo<Q>>,

    async close() {
      const closing = present
      present = undefined
      await closing?.close()
    },
  }
}

interface Running {
  ask(question: Question): Promise<AnyAnswer>
  close(): Promise<void>
}

interface Waiting {
  readonly resolve: (view: AnyAnswer) => void
  readonly reject: (error: unknown) => void
}

function startThread(file: string, onGone: () => void): Running {
  const worker = new Worker(WORKER, { workerData: file })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))

  function settle(told: Told): void {
    const asker = waiting.get(told.id)
    waiting.delete(told.id)
    // Nobody waits: it must not keep the program from ending.
    if (waiting.size === 0) worker.unref()
    if ('error' in told) asker?.reject(told.error)
    else asker?.resolve(told.view)
  }

  function fail(error: unknown): void {
    onGone()
    for (const id of [...waiting.keys()]) settle({ id, error })
  }

  worker.on('message', settle)
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('the statistics thread has ended')))
  worker.unref()

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        worker.ref()
        worker.postMessage({ id: asked, question } satisfies Asked)
      }),
    async close() {
      // In turn after what was asked: the thread answers first.
      worker.ref()
      worker.postMessage('close')
      await gone
    },
  }
}
