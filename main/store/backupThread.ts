import { Worker } from 'node:worker_threads'
import type { Backup } from './backups.ts'
import { databaseFile } from './store.ts'

export interface BackupRequest {
  readonly file: string
  readonly dataDir: string
  /** Local date, `2026-11-30`. */
  readonly day: string
}

/** The worker's file lies beside this one, as TypeScript in a checkout and as JavaScript when built. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './backupWorker.ts' : './backupWorker.js',
  import.meta.url,
)

/** Takes a backup on a thread of its own. @returns undefined where there is no game to keep */
export function backupOnThread(dataDir: string, day: string): Promise<Backup | undefined> {
  const workerData: BackupRequest = { file: databaseFile(dataDir), dataDir, day }
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData })
    worker.once('message', (backup: Backup | null) => resolve(backup ?? undefined))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the backup's thread ended with ${code}`)))
  })
}
