import { existsSync, mkdirSync, readdirSync, renameSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ruleset } from '../../shared/ruleset.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type Backup, keepBeforeMigration, newestBackup } from './backups.ts'
import { type Games, prepareGames } from './games.ts'
import { schemaVersion } from './migrations.ts'
import { Damage, openDatabase } from './open.ts'
import { type Players, preparePlayers } from './players.ts'
import { prepareSettings, type SettingStore } from './settings.ts'

export interface Store {
  readonly games: Games
  readonly players: Players
  readonly settings: SettingStore
  close(): void
}

/** What was found in the data folder. */
export type Found =
  | { readonly state: 'open'; readonly store: Store }
  | { readonly state: 'newer' }
  /** The broken file lies at `file`; nothing is made in its place until somebody chooses. */
  | { readonly state: 'damaged'; readonly file: string; readonly backup: Backup | undefined }

/** A database's file and what SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm', '-journal']

export const databaseFile = (dataDir: string): string => join(dataDir, 'yatzyblokka.db')

/** @param startEmpty makes a new database though a damaged one was set aside: somebody has chosen so */
export function openStore(
  dataDir: string,
  rulesets: Readonly<Record<string, Ruleset>>,
  startEmpty = false,
): Found {
  const file = databaseFile(dataDir)
  const aside = startEmpty ? undefined : newestAside(dataDir)
  if (!existsSync(file) && aside !== undefined)
    return { state: 'damaged', file: aside, backup: newestBackup(dataDir) }
  try {
    const database = openDatabase(file, (database) =>
      keepBeforeMigration(database, dataDir, schemaVersion(database)),
    )
    return {
      state: 'open',
      store: {
        games: prepareGames(database, rulesets),
        players: preparePlayers(database),
        settings: prepareSettings(database),
        close: () => database.close(),
      },
    }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'databaseNewer') return { state: 'newer' }
    if (!(error instanceof Damage)) throw error
    return { state: 'damaged', file: setAside(dataDir), backup: newestBackup(dataDir) }
  }
}

/**
 * Puts the newest sound backup where the database was.
 * @throws Refusal noBackup
 */
export function restoreNewest(dataDir: string): void {
  const backup = newestBackup(dataDir)
  if (backup === undefined) throw new Refusal('noBackup')
  const partial = `${databaseFile(dataDir)}.partial`
  copyFileSync(backup.file, partial)
  renameSync(partial, databaseFile(dataDir))
}

const asideFolder = (dataDir: string): string => join(dataDir, 'damaged')

/** Moves a damaged database out of the way, whole; nothing is ever deleted. @returns where it is */
function setAside(dataDir: string): string {
  mkdirSync(asideFolder(dataDir), { recursive: true })
  const name = asideName(readdirSync(asideFolder(dataDir)).length)
  const target = join(asideFolder(dataDir), name)
  for (const part of PARTS) {
    const file = databaseFile(dataDir) + part
    if (existsSync(file)) renameSync(file, target + part)
  }
  return target
}

const asideName = (n: number): string => `yatzyblokka-${String(n + 1).padStart(3, '0')}.db`

function newestAside(dataDir: string): string | undefined {
  const folder = asideFolder(dataDir)
  if (!existsSync(folder)) return undefined
  const name = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .sort()
    .at(-1)
  return name === undefined ? undefined : join(folder, name)
}
