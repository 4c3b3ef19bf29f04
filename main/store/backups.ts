import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { keptDays } from './keptDays.ts'
import { checkHeader, Damage, isSound, openDatabase } from './open.ts'
import { breaksSeal, SEAL, seal, unseal } from './seal.ts'

/** A sound copy of the database. */
export interface Backup {
  readonly file: string
  /** Local date it was taken, `2026-11-30`. */
  readonly day: string
  readonly games: number
}

const DAILY = /^yatzyblokka-(\d{4}-\d{2}-\d{2})\.db$/

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

/** Not recursively: of a disk that is read-only Node would then say that the folder above is missing. */
function makeFolder(dataDir: string): string {
  const folder = backupFolder(dataDir)
  if (!existsSync(folder)) mkdirSync(folder)
  return folder
}

/**
 * Copies the database under another name, opens and checks the copy, gives it its name, and
 * only then lets an old one go. An empty database is not copied; a damaged one never replaces
 * a copy that is sound.
 * @returns undefined where there was nothing to copy
 */
export function takeBackup(source: Database, dataDir: string, day: string): Backup | undefined {
  const folder = makeFolder(dataDir)
  const file = copySound(source, join(folder, `yatzyblokka-${day}.db`))
  if (file === undefined) return undefined
  // What a clock that was ahead has dated to come neither counts nor goes.
  const days = listDays(folder).filter((one) => one <= day)
  const kept = keptDays(days)
  for (const old of days.filter((day) => !kept.has(day)))
    removeCopy(join(folder, `yatzyblokka-${old}.db`))
  return readBackup(folder, `yatzyblokka-${day}.db`)
}

/** A copy from before a migration, kept apart from the daily ones and for ever. */
export function keepBeforeMigration(source: Database, dataDir: string, version: number): void {
  const folder = makeFolder(dataDir)
  copySound(source, join(folder, `before-version-${version + 1}.db`))
}

const BEFORE_IMPORT = /^before-import-(\d{4}-\d{2}-\d{2})-(\d+)\.db$/
const IMPORTS_KEPT = 5

/** A copy from before an import, until it is known what the import comes to. */
export interface CopyBefore {
  /** All is in: the copy stays, and so do the four before it. */
  settle(): void
  /** Nothing was changed: the copy goes, and all before it stay. */
  drop(): void
}

/**
 * A copy from before a file or a backup is taken in, kept apart from the daily ones: those a day's
 * next copy would overwrite.
 */
export function keepBeforeImport(source: Database, dataDir: string, day: string): CopyBefore {
  const folder = makeFolder(dataDir)
  const names = beforeImport(folder)
  const n = 1 + Math.max(0, ...names.map((name) => Number(BEFORE_IMPORT.exec(name)?.[2])))
  const file = join(folder, `before-import-${day}-${n}.db`)
  copySound(source, file)
  return {
    settle() {
      for (const old of beforeImport(folder).slice(IMPORTS_KEPT)) removeCopy(join(folder, old))
    },
    drop: () => removeCopy(file),
  }
}

/** The latest first: they are numbered through. */
function beforeImport(folder: string): string[] {
  const number = (name: string): number => Number(BEFORE_IMPORT.exec(name)?.[2])
  return readdirSync(folder)
    .filter((name) => BEFORE_IMPORT.test(name))
    .sort((a, b) => number(b) - number(a))
}

/** A copy somebody may choose; whether it is sound is found out when it is opened. */
export interface ListedBackup extends Backup {
  /** The file's name, by which it is chosen. */
  readonly name: string
  readonly beforeImport: boolean
}

/** Every copy that opens, the latest first. */
export function offeredBackups(dataDir: string): ListedBackup[] {
  const folder = backupFolder(dataDir)
  if (!existsSync(folder)) return []
  const daily = listDays(folder).map((day) => `yatzyblokka-${day}.db`)
  return [...daily, ...beforeImport(folder)]
    .flatMap((name): ListedBackup[] => {
      const file = join(folder, name)
      const games = opened(file, countGames)
      const before = BEFORE_IMPORT.exec(name)?.[1]
      const day = before ?? DAILY.exec(name)?.[1] ?? ''
      return games === undefined
        ? []
        : [{ name, file, day, games, beforeImport: before !== undefined }]
    })
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

/**
 * A backup to read from, as the newest schema has it: a copy, since the backup itself stays as it is.
 * @throws Damage when it is not sound, Refusal databaseNewer
 */
export function openCopy(backup: string, dataDir: string): OpenedCopy {
  if (breaksSeal(backup)) throw new Damage('seal')
  return copyToOpen(backup, dataDir)
}

/** A copy for a while. */
interface OpenedCopy {
  readonly file: string
  remove(): void
}

/**
 * A copy of any file, as the newest schema has it.
 * @throws Damage when it is not sound, Refusal databaseNewer
 */
export function copyToOpen(original: string, dataDir: string): OpenedCopy {
  const file = join(dataDir, 'restoring.db')
  const remove = (): void => {
    for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true })
  }
  remove()
  try {
    copyFileSync(original, file)
    const database = openDatabase(file)
    // Above a certain size opening checks no more than the start of it.
    const sound = isSound(database)
    database.close()
    if (!sound) throw new Damage('backup')
    return { file, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function copySound(source: Database, file: string): string | undefined {
  if (countGames(source) === 0) return undefined
  // A copy of a broken database may well be sound, and lack what was broken off.
  if (!isSound(source)) throw new Error('the database is not sound')
  const partial = `${file}.partial`
  removePartials(dirname(file))
  try {
    source.prepare('VACUUM INTO ?').run(partial)
    const sound = opened(partial, (copy) => isSound(copy) && countGames(copy) > 0)
    if (sound !== true) throw new Error('the copy is not sound')
    unseal(file)
    renameSync(partial, file)
    seal(file)
    return file
  } catch (error) {
    // On a full disk half a copy would keep it full.
    removePartials(dirname(file))
    throw error
  }
}

function removeCopy(file: string): void {
  for (const part of ['', SEAL]) rmSync(file + part, { force: true })
}

/** What a kill or a full disk in the middle of a copy has left. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => /\.partial(-journal)?$/.test(name)))
    rmSync(join(folder, name))
}

/** Every sound daily copy, the newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = backupFolder(dataDir)
  if (!existsSync(folder)) return []
  return listDays(folder).flatMap((day) => readBackup(folder, `yatzyblokka-${day}.db`) ?? [])
}

/**
 * The newest copy that opens and is whole; one that a clock that was ahead has dated to come only
 * where there is no other.
 * @param today local date
 */
export function newestBackup(dataDir: string, today: string): Backup | undefined {
  const all = listBackups(dataDir)
  return all.find(({ day }) => day <= today) ?? all[0]
}

/**
 * When the newest daily copy up to today was written, in milliseconds since 1970; 0 without one.
 * @param today local date
 */
export function latestBackupTime(dataDir: string, today: string): number {
  const folder = backupFolder(dataDir)
  const days = existsSync(folder) ? listDays(folder) : []
  const day = days.find((one) => one <= today)
  return day === undefined ? 0 : statSync(join(folder, `yatzyblokka-${day}.db`)).mtimeMs
}

function listDays(folder: string): string[] {
  const days = readdirSync(folder).flatMap((name) => DAILY.exec(name)?.[1] ?? [])
  return days.sort().reverse()
}

function readBackup(folder: string, name: string): Backup | undefined {
  const file = join(folder, name)
  const games = opened(file, (copy) =>
    isSound(copy) && !breaksSeal(file) ? countGames(copy) : undefined,
  )
  return games === undefined ? undefined : { file, day: DAILY.exec(name)?.[1] ?? '', games }
}

function opened<T>(file: string, read: (copy: Database) => T): T | undefined {
  try {
    checkHeader(file)
    const copy = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
    try {
      return read(copy)
    } finally {
      copy.close()
    }
  } catch {
    return undefined // a copy that cannot be read is no backup
  }
}

/** With those that are deleted, and may come back. */
function countGames(database: Database): number {
  const row = database.prepare<[], { games: number }>('SELECT count(*) AS games FROM game').get()
  return row?.games ?? 0
}
