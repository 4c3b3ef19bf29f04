import { readdirSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { CALLS } from '../shared/contract.ts'
import { SEAL } from './store/seal.ts'
import { TestProgram } from './testing/program.ts'
import { test } from './testing/test.ts'

describe('the windows are told', () => {
  test('of every command on a game, with its version, and of no other call', async ({
    program,
    table,
  }) => {
    await table.throw()
    await table.hold(1)
    await table.look()
    await table.enter('chance')
    await table.undo()
    await table.redo()
    const versions = program.told.flatMap((event) =>
      event.kind === 'gameChanged' ? [[event.game, event.version]] : [],
    )
    expect(versions).toEqual([1, 2, 3, 4, 5].map((version) => [table.id, version]))
  })

  test('of players, and of the close; not after they stopped listening', async ({ program }) => {
    await program.call('players.add', { name: 'Ida' })
    await program.call('players.rename', { player: 1, name: 'Ida Marie' })
    await program.stop()
    expect(program.told.map(({ kind }) => kind)).toEqual([
      ...['playersChanged', 'playersChanged'],
      'closing',
    ])
  })
})

describe('after the close', () => {
  test('every call is told that the program is closing', async ({ program }) => {
    await program.stop()
    for (const channel of Object.keys(CALLS))
      expect(await program.answer(channel, {})).toEqual({ ok: false, code: 'closing' })
  })

  test('a call that was under way has had its answer, and the files are in order', async ({
    program,
    table,
  }) => {
    await table.throw()
    let answer: unknown
    void program.answer('data.backup', {}).then((given) => (answer = given))
    await program.stop()
    expect(answer).toEqual({ ok: true, value: { day: '2026-11-30', games: 1 } })
    const files = ['backups', 'lock.db', 'yatzyblokka.db', `yatzyblokka.db${SEAL}`]
    expect(readdirSync(program.dataDir).sort()).toEqual(files)
  })

  test('the folder is free, and all is there', async ({ program, table }) => {
    await table.throw()
    const { view } = table
    await program.restart()
    expect(await table.look()).toEqual(view)
  })
})

test('a second program on the same folder is refused, and the first goes on', async ({
  program,
  table,
}) => {
  const second = new TestProgram()
  expect(() => second.start({ dataDir: program.dataDir })).toThrow(
    expect.objectContaining({ name: 'Refusal', code: 'running' }),
  )
  await table.throw()
  expect(table.turn.throwsLeft).toBe(2)
  await second.remove()
})
