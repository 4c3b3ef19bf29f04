import { readdirSync, readFileSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { expect } from 'vitest'
import { makeReadOnly } from '../testing/readOnly.ts'
import { backupFolder, newestBackup, takeBackup } from './backups.ts'
import { SEAL } from './seal.ts'
import { storeGame, test } from './testing/databases.ts'

const WRITE_VERSION_AT = 18
const ROLLBACK = 1

test('a backup lies alone but for its seal, while it is read too', ({ folder }) => {
  const database = folder.open()
  storeGame(database, 1, 4)
  const { file = '' } = takeBackup(database, folder.dataDir, '2026-11-30') ?? {}
  // A copy with a write-ahead log could not be opened without writing beside it.
  expect([...readFileSync(file).subarray(WRITE_VERSION_AT, 20)]).toEqual([ROLLBACK, ROLLBACK])
  const copy = new BetterSqlite3(file, { readonly: true })
  expect(copy.prepare('SELECT count(*) FROM event').pluck().get()).toBeGreaterThan(4)
  const names = ['yatzyblokka-2026-11-30.db', `yatzyblokka-2026-11-30.db${SEAL}`]
  expect(readdirSync(backupFolder(folder.dataDir)).sort()).toEqual(names)
  copy.close()
  expect(readdirSync(backupFolder(folder.dataDir)).sort()).toEqual(names)
})

test('a backup can be read in a folder that nothing can be written to', ({ folder, skip }) => {
  const database = folder.open()
  storeGame(database, 1, 4)
  takeBackup(database, folder.dataDir, '2026-11-30')
  const copies = backupFolder(folder.dataDir)
  const makeWritable = makeReadOnly(copies) ?? skip('this folder cannot be made read-only')
  try {
    expect(newestBackup(folder.dataDir, '2026-11-30')).toMatchObject({
      day: '2026-11-30',
      games: 1,
    })
  } finally {
    makeWritable()
  }
})
