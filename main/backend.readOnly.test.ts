import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { makeReadOnly } from './testing/readOnly.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused, test } from './testing/test.ts'

test('a database that cannot be written to is shown, and what would change it says so', async ({
  program,
  skip,
}) => {
  const table = await TestGame.begin(program)
  await table.throw()
  const { id: game, version } = table.view
  await program.stop()
  const before = readFileSync(program.database)
  const makeWritable =
    makeReadOnly(program.database) ?? skip('NOT TRIED: this file cannot be read-only')
  try {
    program.start()
    expect(await program.call('program.look', {})).toMatchObject({ state: 'open' })
    expect(await program.call('games.view', { game })).toMatchObject({ version })
    await expectRefused(program, 'games.throw', { game, version, held: [] }, 'readOnly')
    await expectRefused(program, 'settings.set', { theme: 'dark' }, 'readOnly')
    await expectRefused(program, 'players.add', { name: 'Kari' }, 'readOnly')
    await program.stop()
    expect(readFileSync(program.database)).toEqual(before)
  } finally {
    makeWritable()
  }
  program.start()
  expect(await program.call('games.throw', { game, version, held: [] })).toMatchObject({
    version: version + 1,
  })
  expect(program.faults).toEqual([])
})
