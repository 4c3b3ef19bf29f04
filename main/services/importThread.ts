import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode, type RefusalDetails } from '../../shared/refusal.ts'
import type { ImportView } from '../../shared/programViews.ts'

export interface ImportRequest {
  readonly dataDir: string
  /** A family's file, or a database where `isBackup`. */
  readonly file: string
  readonly isBackup: boolean
  readonly replace: boolean
  /** Local date, `2026-11-30`. */
  readonly day: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Not 0 once the import is to be given up. */
  readonly stopped: Int32Array<SharedArrayBuffer>
}

export type ImportMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly report: ImportView }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly details: RefusalDetails }

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './importWorker.ts' : './importWorker.js',
  import.meta.url,
)

/**
 * Takes in a file or a backup on a thread of its own, in one transaction: a large one takes
 * minutes, and the window is served meanwhile.
 * @throws Refusal that of `importGames`, importStopped, noBackup
 */
export function importOnThread(
  request: ImportRequest,
  onProgress: (done: number) => void,
): Promise<ImportView> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: request })
    let end = (): void => reject(new Error('the import has ended without a word'))
    worker.on('message', (message: ImportMessage) => {
      if (message.kind === 'progress') onProgress(message.done)
      else if (message.kind === 'done') end = () => resolve(message.report)
      else end = () => reject(new Refusal(message.code, message.details))
    })
    worker.once('error', reject)
    // Not before: until then it has the database open.
    worker.once('exit', () => end())
  })
}
