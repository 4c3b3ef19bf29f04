import { describe, expect } from 'vitest'
import { test } from './testing/test.ts'

describe('a command for another version than the present is answered with the present view', () => {
  const COMMANDS = {
    'games.order': {},
    'games.hold': { held: [0] },
    'games.throw': { held: [] },
    'games.enter': { row: 'chance' },
    'games.undo': {},
    'games.redo': {},
    'games.choose': { seat: 0 },
    'games.write': { seat: 0, row: 'twos', written: { points: 4 } },
    'games.leave': { seat: 1 },
    'games.abandon': {},
  }

  for (const [channel, args] of Object.entries(COMMANDS))
    test(channel, async ({ program, table }) => {
      await table.play('11123', 'ones')
      await table.throw()
      await table.hold(1, 3)
      const present = await table.look()
      const before = await program.everything()
      for (const version of [1, present.version - 1, present.version + 1, 2 ** 53 - 1])
        expect(await program.answer(channel, { game: table.id, version, ...args })).toEqual({
          ok: false,
          code: 'stale',
          view: present,
        })
      expect(await program.everything()).toEqual(before)
    })

  test('so two throws in one breath are one throw', async ({ program, table }) => {
    const args = table.now({ held: [] })
    const answers = await Promise.all([1, 2, 3].map(() => program.answer('games.throw', args)))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
      ...['ok', 'stale'],
      'stale',
    ])
    expect((await table.look()).turn?.throwsLeft).toBe(2)
  })
})
