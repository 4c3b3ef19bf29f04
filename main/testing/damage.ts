import { readFileSync, writeFileSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { unseal } from '../store/seal.ts'
import { TestGame } from './table.ts'
import { test as base } from './test.ts'

/** Ida has one throw in a game, and a copy of it; then she has another game, and the program is closed. */
export const test = base.extend<{
  /** As after a kill where `sealed` is false: nothing says what the file was. */
  damaged: (change: (whole: Buffer) => Buffer, sealed?: boolean) => Promise<Buffer>
}>({
  damaged: async ({ program }, use) => {
    const table = await TestGame.begin(program, { names: ['Ida'] })
    program.load('13355')
    await table.throw()
    await program.call('data.backup', {})
    await TestGame.begin(program, { names: ['Ida', 'Ola'] })
    await program.stop()
    await use(async (change, sealed = true) => {
      const broken = change(readFileSync(program.database))
      if (!sealed) unseal(program.database)
      writeFileSync(program.database, broken)
      program.start()
      return broken
    })
  },
})

export const half = (whole: Buffer): Buffer => whole.subarray(0, whole.length / 2)

export function foreignDatabase(): Buffer {
  const database = new BetterSqlite3(':memory:')
  database.exec('CREATE TABLE game (title TEXT); INSERT INTO game VALUES (1)')
  return database.serialize()
}
