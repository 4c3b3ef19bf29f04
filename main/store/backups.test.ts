import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { describe, expect } from 'vitest'
import { backupFolder, listBackups, newestBackup, takeBackup } from './backups.ts'
import { keptDays } from './keptDays.ts'
import { isSound } from './open.ts'
import { preparePlayers } from './players.ts'
import { SEAL } from './seal.ts'
import { type Folder, storeGame, test as base } from './testing/databases.ts'
import { dump, dumpFile } from './testing/dump.ts'

const DAY = '2026-11-30'

interface Copies {
  /** All but seals. */
  readonly names: () => string[]
  readonly seals: () => string[]
  readonly path: (day: string) => string
  /** Puts a file there as if it were a copy from that day. */
  readonly write: (day: string, bytes: Buffer | string, ending?: string) => void
}

const test = base.extend<{ database: Database; copies: Copies }>({
  database: async ({ folder }, use) => {
    const database = folder.open()
    storeGame(database, 1, 4)
    await use(database)
  },
  copies: async ({ folder }, use) => {
    const copies = backupFolder(folder.dataDir)
    const path = (day: string): string => join(copies, `yatzyblokka-${day}.db`)
    await use({
      path,
      names: () =>
        readdirSync(copies)
          .filter((name) => !name.endsWith(SEAL))
          .sort(),
      seals: () =>
        readdirSync(copies)
          .filter((name) => name.endsWith(SEAL))
          .sort(),
      write(day, bytes, ending = '') {
        mkdirSync(copies, { recursive: true })
        writeFileSync(path(day) + ending, bytes)
      },
    })
  },
})

describe('a backup', () => {
  test('is the database of that moment, in one file', ({ folder, database, copies }) => {
    const backup = takeBackup(database, folder.dataDir, DAY)
    expect(backup).toEqual({ file: copies.path(DAY), day: DAY, games: 1 })
    expect(copies.names()).toEqual([`yatzyblokka-${DAY}.db`])
    const before = dump(database)
    storeGame(database, 2, 4)
    expect(dumpFile(copies.path(DAY))).toEqual(before)
  })

  test('of the same day is replaced by a later one', ({ folder, database, copies }) => {
    takeBackup(database, folder.dataDir, DAY)
    storeGame(database, 2, 4)
    expect(takeBackup(database, folder.dataDir, DAY)?.games).toBe(2)
    expect(dumpFile(copies.path(DAY))).toEqual(dump(database))
    expect(copies.names()).toEqual([`yatzyblokka-${DAY}.db`])
  })

  test('is not taken of a database without a game', ({ folder, copies }) => {
    const database = folder.open()
    preparePlayers(database).add('id', 'Ida', 'ida')
    expect(takeBackup(database, folder.dataDir, DAY)).toBeUndefined()
    expect(copies.names()).toEqual([])
  })

  test('cleans away what a kill in the middle of another has left', ({
    folder,
    database,
    copies,
  }) => {
    for (const day of [DAY, '2026-11-28']) copies.write(day, 'half', '.partial')
    copies.write('2026-11-28', 'half', '.partial-journal')
    takeBackup(database, folder.dataDir, DAY)
    expect(copies.names()).toEqual([`yatzyblokka-${DAY}.db`])
  })
})

describe('old copies', () => {
  const days = Array.from({ length: 40 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1 + 8 * i)).toISOString().slice(0, 10),
  )

  test('go when a sound one was taken', ({ folder, database, copies }) => {
    for (const day of days) copies.write(day, 'old')
    takeBackup(database, folder.dataDir, DAY)
    const kept = [...keptDays([DAY, ...days.toSorted().toReversed()])]
    expect(copies.names()).toEqual(kept.map((day) => `yatzyblokka-${day}.db`).sort())
  })

  test('take their seals with them', ({ folder, database, copies }) => {
    for (const day of days) takeBackup(database, folder.dataDir, day)
    expect(copies.names().length).toBeLessThan(days.length)
    expect(copies.seals()).toEqual(copies.names().map((name) => name + SEAL))
  })

  test('all stay, and the same day’s too, when the database is damaged', ({
    folder,
    database,
    copies,
  }) => {
    for (const day of [DAY, ...days]) copies.write(day, `copy of ${day}`)
    const before = copies.names()
    const broken = openBroken(folder, database)
    expect(() => takeBackup(broken, folder.dataDir, DAY)).toThrow('not sound')
    broken.close()
    expect(copies.names()).toEqual(before)
    expect(readFileSync(copies.path(DAY), 'utf8')).toBe(`copy of ${DAY}`)
  })
})

const CELLS_AT = 3

/** Opens it with its last event lost from the page: SQLite copies the rest, and the copy is sound. */
function openBroken(folder: Folder, database: Database): Database {
  const find = "SELECT rootpage FROM sqlite_schema WHERE name = 'event'"
  const page = database.prepare<[], number>(find).pluck().get() ?? 0
  database.close()
  const bytes = readFileSync(folder.file)
  const cells = (page - 1) * 4096 + CELLS_AT
  bytes.writeUInt16BE(bytes.readUInt16BE(cells) - 1, cells)
  writeFileSync(folder.file, bytes)
  return new BetterSqlite3(folder.file)
}

describe('to be brought back', () => {
  test('the newest sound copy is offered, with its games', ({ folder, database, copies }) => {
    takeBackup(database, folder.dataDir, '2026-11-27')
    storeGame(database, 2, 4)
    takeBackup(database, folder.dataDir, '2026-11-28')
    const whole = readFileSync(copies.path('2026-11-28'))
    copies.write('2026-11-29', whole.subarray(0, whole.length - 1))
    copies.write('2026-11-30', '')
    copies.write('2026-12-01', 'Kjære dagbok')
    expect(listBackups(folder.dataDir).map(({ day, games }) => [day, games])).toEqual([
      ['2026-11-28', 2],
      ['2026-11-27', 1],
    ])
    expect(newestBackup(folder.dataDir, '2026-11-30')?.day).toBe('2026-11-28')
  })

  test('a copy that a newer program made is not', ({ folder, database, copies }) => {
    takeBackup(database, folder.dataDir, '2026-11-27')
    const newer = readFileSync(copies.path('2026-11-27'))
    newer.writeUInt32BE(99, 60)
    copies.write('2026-11-28', newer)
    expect(newestBackup(folder.dataDir, '2026-11-30')?.day).toBe('2026-11-27')
  })

  test('one that a clock that was ahead has dated to come is offered last, and stays', ({
    folder,
    database,
    copies,
  }) => {
    for (let day = 10; day < 20; day++) takeBackup(database, folder.dataDir, `2030-01-${day}`)
    const [ahead = ''] = copies.names().toReversed()
    expect(newestBackup(folder.dataDir, DAY)?.file).toContain(ahead)
    const names = copies.names()
    storeGame(database, 2, 4)
    for (const day of ['2026-11-29', DAY]) takeBackup(database, folder.dataDir, day)
    expect(newestBackup(folder.dataDir, DAY)).toMatchObject({ day: DAY, games: 2 })
    expect(copies.names()).toEqual(['yatzyblokka-2026-11-29.db', `yatzyblokka-${DAY}.db`, ...names])
  })

  test('nothing is where no copy was ever taken', ({ folder }) => {
    expect(newestBackup(folder.dataDir, '2026-11-30')).toBeUndefined()
  })

  test('other files in the folder are let alone', ({ folder, database, copies }) => {
    takeBackup(database, folder.dataDir, DAY)
    const other = join(backupFolder(folder.dataDir), 'les meg.txt')
    writeFileSync(other, 'Ta vare på disse.')
    takeBackup(database, folder.dataDir, '2026-12-01')
    expect(copies.names()).toContain('les meg.txt')
    expect(listBackups(folder.dataDir)).toHaveLength(2)
    expect(isSound(database)).toBe(true)
  })
})
