import { existsSync, mkdirSync, readdirSync, renameSync, copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import type { Ruleset } from '../../shared/ruleset.ts'
import { Refusal } from '../../shared/refusal.ts'
import {
  type Backup,
  type CopyBefore,
  copyToOpen,
  keepBeforeImport,
  keepBeforeMigration,
  newestBackup,
  takeBackup,
} from './backups.ts'
import { type Exchange, prepareExchange } from './exchange.ts'
import { type Games, prepareGames } from './games.ts'
import { schemaVersion } from './migrations.ts'
import { BUSY_MS, checkFile, Damage, openDatabase, openToRead, sqliteCode } from './open.ts'
import { type PaperStore, preparePaper } from './paper.ts'
import { type Players, preparePlayers } from './players.ts'
import { SEAL, seal, unseal } from './seal.ts'
import { prepareSettings, type SettingStore } from './settings.ts'

export interface Store {
  readonly games: Games
  readonly players: Players
  readonly paper: PaperStore
  readonly settings: SettingStore
  readonly exchange: Exchange
  /** All or nothing. */
  transaction<T>(work: () => T): T
  /** As it is at this moment, whatever is written meanwhile, until the store is closed. */
  freeze(): void
  /** While another connection writes for long, this one is refused at once and does not wait. */
  yieldTo(another: boolean): void
  /** Copies all to a backup of its own. */
  keepBeforeImport(dataDir: string, day: string): CopyBefore
  /** The daily copy. @returns undefined where there is nothing to copy */
  takeBackup(dataDir: string, day: string): Backup | undefined
  close(): void
}

/** What was found in the data folder. */
export type Found =
  | { readonly state: 'open'; readonly store: Store }
  | { readonly state: 'newer' }
  /** The broken file lies at `file`; nothing is made in its place until somebody chooses. */
  | {
      readonly state: 'damaged'
      readonly file: string
      /** How many games it has, where it can be read all the same: it was changed while nothing had it open. */
      readonly games: number | undefined
      readonly backup: Backup | undefined
    }

/** A database's file and what SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm', '-journal']

export const databaseFile = (dataDir: string): string => join(dataDir, 'yatzyblokka.db')

interface Options {
  /** Local date: a backup that is dated later is offered last. The newest by its date where left out. */
  readonly today?: string
  /** Makes a new database though a damaged one was set aside: somebody has chosen so. */
  readonly startEmpty?: boolean
  /** As many pages as the database may have, where that is less than the disk has room for. */
  readonly maxPages?: number | undefined
}

const LAST_DAY = '9999-12-31'

export function openStore(
  dataDir: string,
  rulesets: Readonly<Record<string, Ruleset>>,
  { startEmpty = false, maxPages, today = LAST_DAY }: Options = {},
): Found {
  const file = databaseFile(dataDir)
  const damaged = (aside: string): Found => ({
    state: 'damaged',
    file: aside,
    games: countReadable(aside, dataDir, rulesets),
    backup: newestBackup(dataDir, today),
  })
  // A log that has lost its database must never meet another one.
  if (!existsSync(file) && PARTS.some((part) => existsSync(file + part))) setAside(dataDir)
  const aside = startEmpty ? undefined : newestAside(dataDir)
  if (!existsSync(file) && aside !== undefined) return damaged(aside)
  try {
    const database = openDatabase(file, {
      ...(maxPages !== undefined && { maxPages }),
      beforeMigration: (database) =>
        keepBeforeMigration(database, dataDir, schemaVersion(database)),
    })
    const store = prepareStore(database, rulesets)
    return { state: 'open', store: { ...store, close: () => closeInOrder(store, file) } }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'databaseNewer') return { state: 'newer' }
    if (!(error instanceof Damage)) throw error
    return damaged(setAside(dataDir))
  }
}

/** How many games a file has that is another than when it was sealed, and opens all the same. */
function countReadable(
  file: string,
  dataDir: string,
  rulesets: Readonly<Record<string, Ruleset>>,
): number | undefined {
  if (!existsSync(file + SEAL)) return undefined
  try {
    const copy = copyToOpen(file, dataDir)
    try {
      const store = openBeside(copy.file, rulesets, { readonly: true })
      const games = store.exchange.countGames()
      store.close()
      return games
    } finally {
      copy.remove()
    }
  } catch {
    return undefined // no choice of a file that would be set aside again
  }
}

function closeInOrder(store: Store, file: string): void {
  store.close()
  // Where another connection is open the last pages are in the log still.
  if (!existsSync(`${file}-wal`)) seal(file)
}

/**
 * One more connection to a database that is in order and, it may be, open elsewhere.
 * @throws Damage, Refusal databaseNewer, Error where there is none
 */
export function openBeside(
  file: string,
  rulesets: Readonly<Record<string, Ruleset>>,
  { readonly = false }: { readonly readonly?: boolean } = {},
): Store {
  checkFile(file)
  const database = readonly
    ? openToRead(file)
    : new BetterSqlite3(file, { fileMustExist: true, timeout: BUSY_MS })
  if (!readonly) {
    unseal(file)
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
  }
  return prepareStore(database, rulesets)
}

function prepareStore(database: Database, rulesets: Readonly<Record<string, Ruleset>>): Store {
  try {
    return {
      games: prepareGames(database, rulesets),
      players: preparePlayers(database),
      paper: preparePaper(database),
      settings: prepareSettings(database),
      exchange: prepareExchange(database),
      // At once: one that begins by reading could not go on to write beside another that does.
      transaction: (work) => database.transaction(work).immediate(),
      freeze: () => void database.exec('BEGIN; SELECT count(*) FROM game'),
      yieldTo: (another) => void database.pragma(`busy_timeout = ${another ? 0 : BUSY_MS}`),
      keepBeforeImport: (dataDir, day) => keepBeforeImport(database, dataDir, day),
      takeBackup: (dataDir, day) => takeBackup(database, dataDir, day),
      close: () => database.close(),
    }
  } catch (error) {
    database.close()
    // A statement that fits no table: the schema itself is broken, where integrity_check does not look.
    if (sqliteCode(error) === 'SQLITE_ERROR') throw new Damage('schema')
    throw error
  }
}

/**
 * Puts the newest sound backup where the database was.
 * @throws Refusal noBackup
 */
export function restoreNewest(dataDir: string, today: string): void {
  const backup = newestBackup(dataDir, today)
  if (backup === undefined) throw new Refusal('noBackup')
  putBack(dataDir, backup.file)
}

/** Puts a copy of a file, without its seal, where the database was. */
export function putBack(dataDir: string, file: string): void {
  const partial = `${databaseFile(dataDir)}.partial`
  try {
    // One that a kill has left there is of another file.
    unseal(databaseFile(dataDir))
    copyFileSync(file, partial)
    renameSync(partial, databaseFile(dataDir))
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

const asideFolder = (dataDir: string): string => join(dataDir, 'damaged')

/** Moves a damaged database out of the way, whole; nothing is ever deleted. @returns where it is */
function setAside(dataDir: string): string {
  const folder = asideFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const target = join(folder, asideName(1 + Math.max(0, ...readdirSync(folder).map(asideNumber))))
  // The seal is there first: after a kill it tells that the file may be read all the same.
  const file = databaseFile(dataDir)
  if (existsSync(file + SEAL)) copyFileSync(file + SEAL, target + SEAL)
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, target + part)
  unseal(file)
  return target
}

const asideName = (n: number): string => `yatzyblokka-${String(n).padStart(3, '0')}.db`

const asideNumber = (name: string): number => Number(/^yatzyblokka-(\d+)\.db/.exec(name)?.[1] ?? 0)

function newestAside(dataDir: string): string | undefined {
  const folder = asideFolder(dataDir)
  if (!existsSync(folder)) return undefined
  const name = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .sort()
    .at(-1)
  return name === undefined ? undefined : join(folder, name)
}
