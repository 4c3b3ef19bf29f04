import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { aside } from './testing/aside.ts'
import { foreignDatabase, half, test } from './testing/damage.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused } from './testing/test.ts'

describe('where the file was damaged', () => {
  test('every call that needs it says so, with the place it lies, until somebody has chosen', async ({
    program,
    damaged,
  }) => {
    await damaged(half)
    const [path = ''] = aside(program)
    for (const [channel, args] of Object.entries({
      'players.list': {},
      'players.add': { name: 'Kari' },
      'games.overview': {},
      'games.view': { game: 1 },
      'games.throw': { game: 1, version: 1, held: [] },
      'data.backup': {},
    }))
      expect(await program.answer(channel, args), channel).toMatchObject({
        ok: false,
        code: 'databaseDamaged',
        ...(channel !== 'data.backup' && { details: { path } }),
      })
    expect(existsSync(program.database)).toBe(false)
  })

  test('the next start asks again, and nothing was chosen meanwhile', async ({
    program,
    damaged,
  }) => {
    await damaged(half)
    const asked = await program.call('program.look', {})
    for (let starts = 0; starts < 3; starts++) {
      await program.restart()
      expect(await program.call('program.look', {})).toEqual(asked)
    }
    expect(aside(program)).toHaveLength(1)
  })

  test('the family may begin anew; the backup and the damaged file stay', async ({
    program,
    damaged,
  }) => {
    const broken = await damaged(half)
    await program.call('program.recover', { choice: 'startEmpty' })
    expect(await program.call('games.overview', {})).toMatchObject({ unfinished: [], latest: [] })
    await TestGame.begin(program, { names: ['Kari'] })
    await program.restart()
    expect((await program.call('program.look', {})).state).toBe('open')
    expect(await program.call('players.list', {})).toMatchObject([{ id: 1, name: 'Kari' }])
    expect(readFileSync(aside(program)[0] ?? '')).toEqual(broken)
    expect(readdirSync(join(program.dataDir, 'backups'))).toContain('yatzyblokka-2026-11-30.db')
  })

  test('a second damage is set aside beside the first', async ({ program, damaged }) => {
    const first = await damaged(half)
    await program.call('program.recover', { choice: 'restore' })
    await program.stop()
    writeFileSync(program.database, 'second')
    program.start()
    expect(aside(program).map((file) => readFileSync(file))).toEqual([first, Buffer.from('second')])
    expect(await program.call('program.look', {})).toMatchObject({ file: aside(program)[1] })
  })

  test('a damaged newest backup is passed over for the newest that is sound', async ({
    program,
    damaged,
  }) => {
    const copy = readFileSync(join(program.dataDir, 'backups', 'yatzyblokka-2026-11-30.db'))
    const write = (day: string, bytes: Buffer): void =>
      writeFileSync(join(program.dataDir, 'backups', `yatzyblokka-${day}.db`), bytes)
    write('2026-12-01', copy)
    write('2026-12-02', half(copy))
    write('2026-12-03', Buffer.alloc(0))
    write('2026-12-04', foreignDatabase())
    program.now = new Date('2026-12-05T18:00:00Z')
    await damaged(half)
    expect(await program.call('program.look', {})).toMatchObject({
      backup: { day: '2026-12-01', games: 1 },
    })
  })

  test('without a backup there is none to bring back', async ({ program, damaged }) => {
    rmSync(join(program.dataDir, 'backups'), { recursive: true })
    await damaged(half)
    expect(await program.call('program.look', {})).not.toHaveProperty('backup')
    await expectRefused(program, 'program.recover', { choice: 'restore' }, 'noBackup')
    expect((await program.call('program.look', {})).state).toBe('damaged')
  })

  test('there is no choice where nothing is damaged', async ({ program, table }) => {
    await table.throw()
    for (const choice of ['restore', 'use', 'startEmpty'] as const)
      expect((await program.call('program.recover', { choice })).state).toBe('open')
    expect(await table.look()).toEqual(table.view)
  })
})
