import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { Refusal } from '../../shared/refusal.ts'
import { APPLICATION_ID, LATEST, migrate, MIGRATIONS, schemaVersion } from './migrations.ts'
import { breaksSeal, READ_AT_START_BYTES, unseal } from './seal.ts'

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
/** How long one connection waits for another. */
export const BUSY_MS = 5_000
const PAGE_SIZE_AT = 16
const PAGE_COUNT_AT = 28
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68

/** The file holds no database of ours, or a broken one. Nothing was written to it. */
export class Damage extends Error {
  override readonly name = 'Damage'
}

export interface OpenOptions {
  /** Called with the open database before the first migration of one that exists. */
  readonly beforeMigration?: (database: Database) => void
  /** The schema's history; another one only in a test of it. */
  readonly migrations?: readonly string[]
  /** As many pages as the database may have, where that is less than the disk has room for. */
  readonly maxPages?: number
}

/**
 * Opens the database for play, making or migrating it as needed.
 * @throws Damage when it is truncated, broken, not ours or another than when it was sealed
 * @throws Refusal databaseNewer; nothing was written
 */
export function openDatabase(
  file: string,
  { beforeMigration, migrations = MIGRATIONS, maxPages }: OpenOptions = {},
): Database {
  if (!existsSync(file)) makeDatabase(file, migrations)
  checkFile(file, migrations.length)
  return orDamage(() => {
    const database = new BetterSqlite3(file)
    try {
      checkSound(database, statSync(file).size, migrations.length)
      unseal(file)
      database.pragma('journal_mode = WAL')
      // A commit is on the disk before the call answers: a kill loses nothing that was shown.
      database.pragma('synchronous = FULL')
      database.pragma('foreign_keys = ON')
      if (maxPages !== undefined) database.pragma(`max_page_count = ${maxPages}`)
      if (schemaVersion(database) < migrations.length) beforeMigration?.(database)
      migrate(database, migrations)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

const FORMATS_AT = 18
const ROLLBACK = 1

/**
 * Opens a database for reading alone, also one on a disk that nothing can be written to: beside its
 * log SQLite must write, so there the file is read as it is.
 * @throws Error SQLITE_CANTOPEN where such a file has a log, which a program that was killed has left
 */
export function openToRead(file: string): Database {
  const database = new BetterSqlite3(file, READ)
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get()
    return database
  } catch (error) {
    database.close()
    if (sqliteCode(error)?.startsWith('SQLITE_CANTOPEN') !== true || existsSync(`${file}-wal`))
      throw error
    return new BetterSqlite3(readFileSync(file).fill(ROLLBACK, FORMATS_AT, FORMATS_AT + 2), READ)
  }
}

const READ = { readonly: true, fileMustExist: true, timeout: BUSY_MS } as const

/** Made under another name first: a kill leaves a whole database or none, never half a one. */
function makeDatabase(file: string, migrations: readonly string[]): void {
  unseal(file)
  const partial = `${file}.partial`
  for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true })
  const database = new BetterSqlite3(partial)
  try {
    migrate(database, migrations)
  } finally {
    database.close()
  }
  renameSync(partial, file)
}

/**
 * Reads the header alone, so that a newer program's file is not touched at all.
 * @throws Damage when it is cut or not ours
 * @throws Refusal databaseNewer
 */
export function checkHeader(file: string, latest = LATEST): void {
  const header = readHeader(file)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Damage('no database')
  if (header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID) throw new Damage('not ours')
  const version = header.readUInt32BE(USER_VERSION_AT)
  if (version > latest) throw new Refusal('databaseNewer')
  if (version === 0) throw new Damage('no version')
  const bytes = header.readUInt16BE(PAGE_SIZE_AT) * header.readUInt32BE(PAGE_COUNT_AT)
  // A log beside it may have pages that the file has not got yet.
  if (statSync(file).size < bytes && !existsSync(`${file}-wal`)) throw new Damage('cut')
}

/**
 * Looks at a database before it is opened, and touches nothing.
 * @throws Damage when it is cut, not ours or, though it was closed in order, another than it was then
 * @throws Refusal databaseNewer
 */
export function checkFile(file: string, latest = LATEST): void {
  // A log has been written by somebody who did not come to seal it; who only read has left an empty one.
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  if ((log?.size ?? 0) === 0 && breaksSeal(file)) throw new Damage('seal')
  checkHeader(file, latest)
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    if (readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES)
      throw new Damage('too short')
  } finally {
    closeSync(descriptor)
  }
  return header
}

function checkSound(database: Database, bytes: number, latest: number): void {
  if (schemaVersion(database) > latest) throw new Refusal('databaseNewer')
  // The daily backup checks it all the same.
  if (bytes > READ_AT_START_BYTES) return
  if (!isSound(database)) throw new Damage('integrity_check')
}

/** Whether SQLite finds every page of the database in order, and every index leads where it should. */
export function isSound(database: Database): boolean {
  return database.pragma('integrity_check(1)', { simple: true }) === 'ok'
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

export function sqliteVersion(): string {
  const database = new BetterSqlite3(':memory:')
  const version = database.prepare<[], string>('SELECT sqlite_version()').pluck().get()
  database.close()
  return version ?? ''
}

/** @returns SQLite's extended result code, `'SQLITE_FULL'`, where the error is one of its own */
export function sqliteCode(error: unknown): string | undefined {
  return error instanceof BetterSqlite3.SqliteError ? error.code : undefined
}
