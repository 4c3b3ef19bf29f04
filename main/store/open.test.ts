import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { Damage, isSound } from './open.ts'
import { storeGame, test } from './testing/databases.ts'

describe('an open database', () => {
  test('has every commit on the disk before it goes on', ({ folder }) => {
    const database = folder.open()
    const pragma = (name: string): unknown => database.pragma(name, { simple: true })
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2) // FULL
    expect(pragma('foreign_keys')).toBe(1)
  })

  test('still has, when it is opened again', ({ folder }) => {
    folder.open().close()
    const database = folder.open()
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(database.pragma('synchronous', { simple: true })).toBe(2)
  })

  test('takes no event of a game that is not there', ({ folder }) => {
    const insert = `INSERT INTO event (game, n, kind, at) VALUES (7, 1, 'redone', 0)`
    expect(() => folder.open().exec(insert)).toThrow('FOREIGN KEY')
  })

  test('leaves one file when it is closed', ({ folder }) => {
    const database = folder.open()
    storeGame(database, 1, 3)
    expect(existsSync(`${folder.file}-wal`)).toBe(true)
    database.close()
    expect(readdirSync(folder.dataDir)).toEqual(['yatzyblokka.db'])
  })

  test('is made whole or not at all', ({ folder }) => {
    const migrations = ['CREATE TABLE half (id)', 'INSERT INTO nowhere VALUES (1)']
    expect(() => folder.open({ migrations })).toThrow('no such table')
    expect(existsSync(folder.file)).toBe(false)
    expect(isSound(folder.open())).toBe(true)
    expect(readdirSync(folder.dataDir).filter((name) => name.includes('partial'))).toEqual([])
  })
})

describe('a file that is no database of ours', () => {
  const FILES: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
    empty: () => Buffer.alloc(0),
    'too short': (whole) => whole.subarray(0, 99),
    'cut by one byte': (whole) => whole.subarray(0, whole.length - 1),
    'cut by a page': (whole) => whole.subarray(0, whole.length - 4096),
    'a header alone': (whole) => whole.subarray(0, 100),
    'of text': () => Buffer.from('Kjære dagbok. '.repeat(50)),
    'of another application': (whole) => Buffer.from(whole).fill(0, 68, 72),
    'of no version': (whole) => Buffer.from(whole).fill(0, 60, 64),
    'broken inside': (whole) => Buffer.from(whole).fill(0x55, 4096, 8192),
  }

  for (const [what, change] of Object.entries(FILES))
    test(`is damage, and stays as it is: ${what}`, ({ folder }) => {
      const database = folder.open()
      storeGame(database, 1, 3)
      database.close()
      const bytes = change(readFileSync(folder.file))
      writeFileSync(folder.file, bytes)
      expect(() => folder.open()).toThrow(Damage)
      expect(readFileSync(folder.file)).toEqual(bytes)
    })
})
