import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { SEAL } from './store/seal.ts'
import { aside } from './testing/aside.ts'
import { half, test } from './testing/damage.ts'
import { TestProgram } from './testing/program.ts'
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

test('the next start asks again, though a kill left a seal where the file was', async ({
  program,
  damaged,
}) => {
  await damaged(renamed)
  const asked = await program.call('program.look', {})
  await program.stop()
  writeFileSync(program.database + SEAL, readFileSync(`${aside(program)[0]}${SEAL}`))
  program.start()
  expect(await program.call('program.look', {})).toEqual(asked)
  expect((await program.call('program.recover', { choice: 'restore' })).state).toBe('open')
  expect(await program.call('players.list', {})).toMatchObject([{ name: 'Ida' }])
})

test('who only read it, and left an empty log, hides nothing', async ({ program, damaged }) => {
  writeFileSync(`${program.database}-wal`, '')
  await damaged(renamed)
  expect((await program.call('program.look', {})).state).toBe('damaged')
})

test.each([
  ['cannot be read', (seal: string) => mkdirSync(seal)],
  ['is empty', (seal: string) => writeFileSync(seal, '')],
])('a seal that %s stops nobody', async (_, spoil) => {
  const program = new TestProgram().start()
  await program.call('players.add', { name: 'Ida' })
  await program.stop()
  rmSync(program.database + SEAL)
  spoil(program.database + SEAL)
  program.start()
  expect(await program.call('players.list', {})).toMatchObject([{ name: 'Ida' }])
  await program.remove()
})

test.each([
  ['whose file it is', 71],
  ['its version', 63],
])('a file whose header no longer tells %s is not one to use', async (_, byte) => {
  const program = new TestProgram().start()
  await program.call('players.add', { name: 'Ida' })
  await program.stop()
  const bytes = readFileSync(program.database)
  bytes[byte] = (bytes[byte] ?? 0) ^ 1
  writeFileSync(program.database, bytes)
  program.start()
  const found = await program.call('program.look', {})
  expect(found.state).toBe('damaged')
  expect(found).not.toHaveProperty('games')
  await program.remove()
})

test('the choice stays open from start to start', async ({ program, damaged }) => {
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
