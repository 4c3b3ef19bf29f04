import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sqliteCode } from './open.ts'

export interface Lock {
  release(): void
}

/**
 * Takes the data folder for this process, for life. The system frees it even after `kill -9`.
 * @returns undefined when another process has it
 */
export function takeLock(dataDir: string): Lock | undefined {
  const database = new BetterSqlite3(join(dataDir, 'lock.db'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
}
