import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { takeBackup } from './backups.ts'
import type { BackupRequest } from './backupThread.ts'

// Copying and checking a large database takes seconds: not on the thread that serves the window.
const { file, dataDir, day } = workerData as BackupRequest // what backupThread.ts sends
const source = new BetterSqlite3(file, { readonly: true })
try {
  parentPort?.postMessage(takeBackup(source, dataDir, day) ?? null)
} finally {
  source.close()
}
