import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect } from 'vitest'
import { LATEST } from './store/migrations.ts'
import { unseal } from './store/seal.ts'
import type { TestProgram } from './testing/program.ts'
import { test } from './testing/test.ts'

const USER_VERSION_AT = 60

/** Makes the file one of a later program. @returns the bytes of every file of the database */
async function makeNewer(program: TestProgram, wal?: Buffer): Promise<Map<string, Buffer>> {
  await program.stop()
  const bytes = readFileSync(program.database)
  bytes.writeUInt32BE(LATEST + 1, USER_VERSION_AT)
  unseal(program.database)
  writeFileSync(program.database, bytes)
  if (wal) writeFileSync(`${program.database}-wal`, wal)
  return databaseFiles(program)
}

function databaseFiles({ dataDir }: TestProgram): Map<string, Buffer> {
  const names = readdirSync(dataDir).filter((name) => name.startsWith('yatzyblokka.db'))
  return new Map(names.map((name) => [name, readFileSync(join(dataDir, name))]))
}

describe('a database of a newer program', () => {
  test('is left as it is, byte by byte, by every call', async ({ program, table }) => {
    await table.throw()
    const before = await makeNewer(program)
    program.start()
    expect(await program.call('program.look', {})).toEqual({ state: 'newer' })
    for (const [channel, args] of Object.entries({
      'players.list': {},
      'players.add': { name: 'Kari' },
      'games.overview': {},
      'games.view': { game: 1 },
      'games.enter': { game: 1, version: 2, row: 'chance' },
      'data.backup': {},
    }))
      expect(await program.answer(channel, args), channel).toMatchObject({
        ok: false,
        code: 'databaseNewer',
      })
    for (const choice of ['restore', 'use', 'startEmpty'] as const)
      expect(await program.call('program.recover', { choice })).toEqual({ state: 'newer' })
    await program.restart()
    expect(await program.call('program.look', {})).toEqual({ state: 'newer' })
    expect(databaseFiles(program)).toEqual(before)
    expect(existsSync(join(program.dataDir, 'damaged'))).toBe(false)
  })

  test('is left as it is with what its program had not yet put in order', async ({
    program,
    table,
  }) => {
    await table.throw()
    const wal = readFileSync(`${program.database}-wal`)
    const before = await makeNewer(program, wal)
    expect([...before.keys()]).toContain(`${basename(program.database)}-wal`)
    program.start()
    expect(await program.call('program.look', {})).toEqual({ state: 'newer' })
    expect(databaseFiles(program)).toEqual(before)
  })
})
