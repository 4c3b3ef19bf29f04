import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '../../shared/refusal.ts'
import type { Backup } from './backups.ts'
import { databaseFile } from './store.ts'

export interface BackupRequest {
  readonly file: string
  readonly dataDir: string
  /** Local date, `2026-11-30`. */
  readonly day: string
}

/** The copy, undefined where there was nothing to keep; or why there is none. */
export type BackupMessage =
  { readonly taken: Backup | undefined } | { readonly refused: RefusalCode }

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './backupWorker.ts' : './backupWorker.js',
  import.meta.url,
)

let latest: Promise<unknown> = Promise.resolve()

/**
 * Takes a backup on a thread of its own, one after the other: two would write the same file.
 * @returns undefined where there is no game to keep
 * @throws Refusal diskFull, readOnly
 */
export function backupOnThread(dataDir: string, day: string): Promise<Backup | undefined> {
  const backup = latest.then(() => runThread({ file: databaseFile(dataDir), dataDir, day }))
  latest = backup.catch(() => undefined)
  return backup
}

function runThread(workerData: BackupRequest): Promise<Backup | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData })
    let end = (): void => reject(new Error('the backup has ended without a word'))
    worker.once('message', (message: BackupMessage) => {
      if ('refused' in message) end = () => reject(new Refusal(message.refused))
      else end = () => resolve(message.taken)
    })
    worker.once('error', reject)
    // Not before: until then it has the database open, and only the last to close it puts it in order.
    worker.once('exit', () => end())
  })
}
