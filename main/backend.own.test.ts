import { describe, expect } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import { TestGame, writtenOf } from './testing/table.ts'
import { expectRefused, test as base } from './testing/test.ts'

/** A game of Ida (seat 0) and Ola (seat 1) with their own dice. */
const test = base.extend<{ own: TestGame }>({
  own: async ({ program }, use) =>
    use(await TestGame.begin(program, { ruleset: 'american', mode: 'own' })),
})

const THROWN = ['games.throw', 'games.enter', 'games.order'] as const
const ARGS = { 'games.throw': { held: [] }, 'games.enter': { row: 'ones' }, 'games.order': {} }

describe('where the family throws its own dice', () => {
  for (const channel of THROWN)
    test(`the program does not: ${channel}`, async ({ program, own }) => {
      await expectRefused(program, channel, own.now(ARGS[channel]), 'wrongMode')
    })

  test('any cell may be written in any order, and mended', async ({ program, own }) => {
    await own.write(1, 'sixes', 24)
    await own.write(0, 'ones', '11123')
    await own.write(1, 'fives', 5)
    await own.write(1, 'sixes', 18)
    const { view } = own
    expect(view.columns.map(({ entries }) => entries)).toEqual([
      { ones: { points: 3, extra: 0 } },
      { sixes: { points: 18, extra: 0 }, fives: { points: 5, extra: 0 } },
    ])
    await program.restart()
    expect(await own.look()).toEqual(view)
    await own.undo()
    expect(own.view.columns[1]?.entries['sixes']?.points).toBe(24)
  })

  const REFUSED: readonly [string, [number, string, number | string, number?], RefusalCode][] = [
    ['points no throw gives', [0, 'ones', 6], 'impossible'],
    ['a house of 24', [0, 'fullHouse', 24], 'impossible'],
    ['six dice', [0, 'chance', '111111'], 'wrongDice'],
    ['no dice', [0, 'chance', ''], 'wrongDice'],
    ['a row no block has', [0, 'onePair', 4], 'unknownRow'],
    ['a row of JavaScript’s own', [0, '__proto__', 4], 'unknownRow'],
    ['another, with dice', [0, 'constructor', '11111'], 'unknownRow'],
    ['a third player', [2, 'ones', 3], 'unknownPlayer'],
    ['an extra yatzy before the first', [0, 'yatzy', 0, 100], 'extraNeeds50'],
    ['more extra yatzys than other rows', [0, 'yatzy', 50, 100], 'extraTooMany'],
  ]
  for (const [what, [seat, row, written, extra], code] of REFUSED)
    test(`${what} cannot be written`, async ({ program, own }) => {
      const args = own.now({ seat, row, written: writtenOf(written, extra) })
      await expectRefused(program, 'games.write', args, code)
    })

  test('who begins is decided at the table, once', async ({ program }) => {
    const own = await TestGame.begin(program, { mode: 'own', first: 'highest' })
    const early = own.now({ seat: 0, row: 'ones', written: writtenOf(3) })
    await expectRefused(program, 'games.write', early, 'gameOver')
    await expectRefused(program, 'games.choose', own.now({ seat: 2 }), 'unknownPlayer')
    await own.choose(1)
    expect(own.view.columns.map(({ seat }) => seat)).toEqual([1, 0])
    await expectRefused(program, 'games.choose', own.now({ seat: 0 }), 'gameOver')
  })
})

describe('where the program throws', () => {
  test('nothing is written by hand', async ({ program, table }) => {
    await table.throw()
    const args = table.now({ seat: 0, row: 'ones', written: writtenOf(3) })
    await expectRefused(program, 'games.write', args, 'wrongMode')
    await expectRefused(program, 'games.choose', table.now({ seat: 0 }), 'wrongMode')
  })

  test('the last of a game before cannot begin without one', async ({ program, table }) => {
    const players = table.view.columns.map(({ player }) => player.id)
    const args = { ruleset: 'nordic', mode: 'screen', first: 'last', players }
    await expectRefused(program, 'games.begin', args, 'noEarlierGame')
  })
})

describe('when a player leaves', () => {
  test('that card stands and takes nothing more; the others go on', async ({ program, own }) => {
    await own.write(0, 'ones', 3)
    await own.leave(0)
    const args = own.now({ seat: 0, row: 'twos', written: writtenOf(4) })
    await expectRefused(program, 'games.write', args, 'playerLeft')
    await expectRefused(program, 'games.leave', own.now({ seat: 0 }), 'playerLeft')
    await expectRefused(program, 'games.leave', own.now({ seat: 7 }), 'unknownPlayer')
    await own.write(1, 'twos', 4)
    expect(own.view.columns.map(({ left }) => left)).toEqual([true, false])
  })

  test('and nobody is left, the game is over and counts nowhere', async ({ program, table }) => {
    await table.play('11123', 'ones')
    await table.leave(0)
    await table.leave(1)
    expect(table.view.state).toBe('abandoned')
    for (const [channel, args] of Object.entries({
      ...ARGS,
      'games.undo': {},
      'games.abandon': {},
      'games.leave': { seat: 1 },
    }))
      await expectRefused(program, channel, table.now(args), 'gameOver')
    await expectRefused(program, 'games.redo', table.now({}), 'nothingToRedo')
    expect(await program.call('games.overview', {})).toMatchObject({ unfinished: [], latest: [] })
  })
})
