import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { takeBackup } from './backups.ts'
import type { BackupMessage, BackupRequest } from './backupThread.ts'
import { diskRefusal } from './diskRefusal.ts'

// Copying and checking a large database takes seconds: not on the thread that serves the window.
const { file, dataDir, day } = workerData as BackupRequest // what backupThread.ts sends
const tell = (message: BackupMessage): void => parentPort?.postMessage(message)
const source = new BetterSqlite3(file, { readonly: true })
try {
  tell({ taken: takeBackup(source, dataDir, day) })
} catch (error) {
  const refused = diskRefusal(error)
  if (refused === undefined) throw error
  tell({ refused })
} finally {
  source.close()
}
