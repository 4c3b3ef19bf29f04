import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { Refusal } from '../../shared/refusal.ts'
import { APPLICATION_ID, LATEST, migrate, schemaVersion } from './migrations.ts'

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68
/** Above this a full check would hold up the start; the daily backup checks it all the same. */
const CHECKED_AT_START_BYTES = 64 * 2 ** 20

/** The file holds no database of ours, or a broken one. Nothing was written to it. */
export class Damage extends Error {
  override readonly name = 'Damage'
}

/**
 * Opens the database for play, making or migrating it as needed.
 * @param beforeMigration called with the open database before the first migration of one that exists
 * @throws Damage when it is truncated, broken or not ours
 * @throws Refusal databaseNewer; nothing was written
 */
export function openDatabase(
  file: string,
  beforeMigration: (database: Database) => void = () => undefined,
): Database {
  const isNew = !existsSync(file)
  if (!isNew) checkHeader(file)
  return orDamage(() => {
    const database = new BetterSqlite3(file)
    try {
      if (!isNew) checkSound(database, statSync(file).size)
      database.pragma('journal_mode = WAL')
      // A commit is on the disk before the call answers: a kill loses nothing that was shown.
      database.pragma('synchronous = FULL')
      database.pragma('foreign_keys = ON')
      const version = schemaVersion(database)
      if (version > 0 && version < LATEST) beforeMigration(database)
      migrate(database)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Reads the header alone, so that a newer program's file is not touched at all. */
function checkHeader(file: string): void {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    if (readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES)
      throw new Damage('too short')
  } finally {
    closeSync(descriptor)
  }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Damage('no database')
  if (header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID) throw new Damage('not ours')
  if (header.readUInt32BE(USER_VERSION_AT) > LATEST) throw new Refusal('databaseNewer')
}

function checkSound(database: Database, bytes: number): void {
  if (schemaVersion(database) > LATEST) throw new Refusal('databaseNewer')
  if (bytes > CHECKED_AT_START_BYTES) return
  if (!isSound(database)) throw new Damage('quick_check')
}

/** Whether SQLite finds every page of the database in order. */
export function isSound(database: Database): boolean {
  return database.pragma('quick_check(1)', { simple: true }) === 'ok'
}

function orDamage<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    const code = sqliteCode(error)
    if (code?.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') throw new Damage(code)
    throw error
  }
}

/** @returns SQLite's extended result code, `'SQLITE_FULL'`, where the error is one of its own */
export function sqliteCode(error: unknown): string | undefined {
  return error instanceof BetterSqlite3.SqliteError ? error.code : undefined
}
