import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { SEAL } from './store/seal.ts'
import { aside } from './testing/aside.ts'
import { half, test } from './testing/damage.ts'
import { expectRefused } from './testing/test.ts'

/** Ida becomes Ide: every page is in order, and one of its values is another. */
const renamed = (whole: Buffer): Buffer =>
  Buffer.from(whole.toString('latin1').replaceAll('Ida', 'Ide'), 'latin1')

test('a database is sealed while nothing has it open, and not after a kill', async ({
  program,
  table,
}) => {
  const sealed = (): boolean => existsSync(program.database + SEAL)
  await table.throw()
  expect(sealed()).toBe(false)
  await program.stop()
  expect(sealed()).toBe(true)
  program.start()
  expect(sealed()).toBe(false)
})

test('a value that became another is noticed, and the file put aside as it is', async ({
  program,
  damaged,
}) => {
  const broken = await damaged(renamed)
  const [file = ''] = aside(program)
  expect(await program.call('program.look', {})).toEqual({
    state: 'damaged',
    file,
    games: 2,
    backup: { day: '2026-11-30', games: 1 },
  })
  expect(readFileSync(file)).toEqual(broken)
  // Reading it has left nothing beside it but its seal.
  expect(readdirSync(join(program.dataDir, 'damaged'))).toHaveLength(2)
})

test('the family may use it all the same; it stays aside, and nothing asks again', async ({
  program,
  damaged,
}) => {
  const broken = await damaged(renamed)
  expect((await program.call('program.recover', { choice: 'use' })).state).toBe('open')
  expect((await program.call('games.overview', {})).unfinished).toHaveLength(2)
  expect(await program.call('players.list', {})).toMatchObject([{ name: 'Ide' }, { name: 'Ola' }])
  expect(readFileSync(aside(program)[0] ?? '')).toEqual(broken)
  await program.restart()
  expect((await program.call('program.look', {})).state).toBe('open')
})

test('the backup comes back all the same', async ({ program, damaged }) => {
  await damaged(renamed)
  await program.call('program.recover', { choice: 'restore' })
  expect(await program.call('players.list', {})).toMatchObject([{ name: 'Ida' }])
})

test('a kill while the choice is open changes nothing of it', async ({ program, damaged }) => {
  await damaged(renamed)
  const asked = await program.call('program.look', {})
  await program.restart()
  expect(await program.call('program.look', {})).toEqual(asked)
})

test('what cannot be read cannot be used', async ({ program, damaged }) => {
  await damaged(half)
  await expectRefused(program, 'program.recover', { choice: 'use' }, 'databaseDamaged')
  expect((await program.call('program.look', {})).state).toBe('damaged')
})

test('after a kill nothing says what the file was: it is taken as it is', async ({
  program,
  damaged,
}) => {
  await damaged(renamed, false)
  expect((await program.call('program.look', {})).state).toBe('open')
})

test('a backup in which a value became another is none', async ({ program, damaged }) => {
  const copy = join(program.dataDir, 'backups', 'yatzyblokka-2026-11-30.db')
  writeFileSync(copy, renamed(readFileSync(copy)))
  await damaged(half)
  expect(await program.call('program.look', {})).not.toHaveProperty('backup')
})
