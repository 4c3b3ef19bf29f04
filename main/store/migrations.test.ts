import { readdirSync, readFileSync } from 'node:fs'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { describe, expect, test as plain } from 'vitest'
import { keepBeforeMigration, listBackups } from './backups.ts'
import { APPLICATION_ID, LATEST, migrate, MIGRATIONS, schemaVersion } from './migrations.ts'
import { SEAL } from './seal.ts'
import { storeGame, test } from './testing/databases.ts'
import { dump, dumpFile } from './testing/dump.ts'

const schema = (database: Database): unknown[] =>
  database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()

function newDatabase(migrations: readonly string[]): Database {
  const database = new BetterSqlite3(':memory:')
  migrate(database, migrations)
  return database
}

describe('from version to version', () => {
  const versions = MIGRATIONS.map((_, i) => i + 1)

  plain.each(versions)('%d comes to the same tables as a new database', (version) => {
    const database = newDatabase(MIGRATIONS.slice(0, version))
    expect(schemaVersion(database)).toBe(version)
    migrate(database)
    expect(schemaVersion(database)).toBe(LATEST)
    expect(schema(database)).toEqual(schema(newDatabase(MIGRATIONS)))
  })

  plain('a second time changes nothing', () => {
    const database = newDatabase(MIGRATIONS)
    const before = [schema(database), database.pragma('schema_version')]
    migrate(database)
    expect([schema(database), database.pragma('schema_version')]).toEqual(before)
  })

  plain('every table is strict', () => {
    const tables = newDatabase(MIGRATIONS).pragma('table_list') as {
      name: string
      strict: number
    }[] // as SQLite documents it
    const own = tables.filter(({ name }) => !name.startsWith('sqlite_'))
    expect(own.length).toBeGreaterThan(4)
    expect(own.filter(({ strict }) => strict === 0)).toEqual([])
  })
})

/** What releases to come might add. */
const LATER = [
  ...MIGRATIONS,
  'ALTER TABLE player ADD COLUMN nickname TEXT',
  `CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT; UPDATE player SET nickname = 'red'`,
]

describe('a database of an older program', () => {
  test('is copied first, then brought forward with all that is in it', ({ folder }) => {
    const old = folder.open()
    storeGame(old, 1)
    const before = dump(old)
    old.close()

    const seen: number[] = []
    const database = folder.open({
      migrations: LATER,
      beforeMigration(database) {
        seen.push(schemaVersion(database))
        keepBeforeMigration(database, folder.dataDir, schemaVersion(database))
      },
    })
    expect(seen).toEqual([LATEST])
    expect(schemaVersion(database)).toBe(LATEST + 2)
    expect(dump(database)).toMatchObject(before)
    expect(database.prepare('SELECT DISTINCT nickname FROM player').pluck().all()).toEqual(['red'])

    const copies = `${folder.dataDir}/backups`
    const copy = `before-version-${LATEST + 1}.db`
    expect(readdirSync(copies).sort()).toEqual([copy, copy + SEAL])
    expect(dumpFile(`${copies}/before-version-${LATEST + 1}.db`)).toEqual(before)
    // It is kept apart: no daily copy, and none of those ever replaces it.
    expect(listBackups(folder.dataDir)).toEqual([])
  })

  test('stays at its version, whole, when a later step fails', ({ folder }) => {
    const old = folder.open()
    storeGame(old, 1)
    const before = [dump(old), schema(old)]
    old.close()
    const migrations = [...LATER, 'INSERT INTO nowhere VALUES (1)']
    expect(() => folder.open({ migrations })).toThrow('no such table: nowhere')
    const database = folder.open()
    expect(schemaVersion(database)).toBe(LATEST)
    expect([dump(database), schema(database)]).toEqual(before)
  })

  test('is not copied or changed when it is none', ({ folder }) => {
    folder.open().close()
    folder.open({ beforeMigration: () => expect.unreachable('it is of this very version') })
  })
})

test('a newer database is refused before a byte of it is changed', ({ folder }) => {
  const newer = folder.open({ migrations: LATER })
  storeGame(newer, 1)
  newer.close()
  const bytes = readFileSync(folder.file)
  expect(() => folder.open()).toThrow(expect.objectContaining({ code: 'databaseNewer' }))
  expect(readFileSync(folder.file)).toEqual(bytes)
  expect(readdirSync(folder.dataDir)).toEqual(['yatzyblokka.db'])
})

test('the header on the disk tells whose the file is and its version, while it is open', ({
  folder,
}) => {
  folder.open({ migrations: LATER })
  const header = readFileSync(folder.file)
  expect(header.readUInt32BE(60)).toBe(LATER.length)
  expect(header.readUInt32BE(68)).toBe(APPLICATION_ID)
})
