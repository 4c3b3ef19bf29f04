import { describe } from 'vitest'
import { expectRefused, test } from './testing/test.ts'
import { TestGame } from './testing/table.ts'

describe('a row is refused', () => {
  test('when it is taken, by a strike too', async ({ program, table }) => {
    await table.play('33312', 'threes')
    await table.play('33312', 'twos')
    await table.play('33312', 'fours')
    await table.play('66612', 'sixes')
    program.load('33344')
    await table.throw()
    for (const row of ['threes', 'fours'])
      await expectRefused(program, 'games.enter', table.now({ row }), 'rowTaken', { row })
  })

  test('before the first throw', async ({ program, table }) => {
    await expectRefused(program, 'games.enter', table.now({ row: 'ones' }), 'throwFirst')
  })

  for (const row of ['', 'Ones', 'upper', 'bonus', '__proto__', 'constructor', 'hasOwnProperty'])
    test(`when no block has it: ${JSON.stringify(row)}`, async ({ program, table }) => {
      await table.throw()
      await expectRefused(program, 'games.enter', table.now({ row }), 'unknownRow', { row })
    })

  test('out of its turn where the order is forced', async ({ program }) => {
    const table = await TestGame.begin(program, { ruleset: 'nordicForced', names: ['Ida'] })
    await table.play('11123', 'ones')
    program.load('66666')
    await table.throw()
    const args = table.now({ row: 'yatzy' })
    await expectRefused(program, 'games.enter', args, 'forced', { row: 'twos' })
  })

  test('when a second yatzy belongs in another', async ({ program }) => {
    const table = await TestGame.begin(program, { ruleset: 'american', names: ['Ida'] })
    await table.play('66666', 'yatzy')
    program.load('44444')
    await table.throw()
    const chance = table.now({ row: 'chance' })
    await expectRefused(program, 'games.enter', chance, 'jokerUpper', { row: 'fours' })
    await table.enter('fours')
    program.load('44444')
    await table.throw()
    await expectRefused(program, 'games.enter', table.now({ row: 'ones' }), 'jokerLower')
  })
})

describe('a throw is refused', () => {
  test('when it would be the fourth', async ({ program, table }) => {
    for (let n = 0; n < 3; n++) await table.throw()
    await expectRefused(program, 'games.throw', table.now({ held: [] }), 'noThrows')
  })

  test('when all dice are kept', async ({ program, table }) => {
    await table.throw()
    await expectRefused(program, 'games.throw', table.now({ held: [0, 1, 2, 3, 4] }), 'allKept')
  })

  test('with dice kept that have not been thrown', async ({ program, table }) => {
    await expectRefused(program, 'games.throw', table.now({ held: [2] }), 'throwFirst')
  })

  test('with a sixth die', async ({ program, table }) => {
    await table.throw()
    await expectRefused(program, 'games.throw', table.now({ held: [5] }), 'wrongDice')
  })
})

describe('dice are not kept', () => {
  test('before the first throw', async ({ program, table }) => {
    await expectRefused(program, 'games.hold', table.now({ held: [0] }), 'throwFirst')
  })

  test('after the last', async ({ program, table }) => {
    for (let n = 0; n < 3; n++) await table.throw()
    await expectRefused(program, 'games.hold', table.now({ held: [0] }), 'noThrows')
  })

  test('when there is no such die', async ({ program, table }) => {
    await table.throw()
    await expectRefused(program, 'games.hold', table.now({ held: [0, 9] }), 'wrongDice')
  })
})

describe('there is nothing', () => {
  test('to undo or redo in a new game', async ({ program, table }) => {
    await table.throw()
    await expectRefused(program, 'games.undo', table.now({}), 'nothingToUndo')
    await expectRefused(program, 'games.redo', table.now({}), 'nothingToRedo')
  })

  test('to undo at an event that is no entry, or is undone', async ({ program, table }) => {
    await table.play('11123', 'ones')
    await table.undo()
    for (const to of [1, 2, 3, 4, 99])
      await expectRefused(program, 'games.undo', table.now({ to }), 'nothingToUndo')
  })

  test('to redo once something new has happened', async ({ program, table }) => {
    await table.play('11123', 'ones')
    await table.undo()
    await table.enter('chance')
    await expectRefused(program, 'games.redo', table.now({}), 'nothingToRedo')
  })
})

test('nobody throws for the first turn once that is decided', async ({ program }) => {
  const table = await TestGame.begin(program, { first: 'highest' })
  const early = table.now({ held: [] })
  await expectRefused(program, 'games.throw', early, 'gameOver')
  program.load('16')
  await table.order()
  await table.order()
  await expectRefused(program, 'games.order', table.now({}), 'gameOver')
})

test('a game that is not there is unknown to every call', async ({ program, table }) => {
  await table.throw()
  const none = { game: 2, version: 1 }
  await expectRefused(program, 'games.view', { game: 2 }, 'unknownGame')
  await expectRefused(program, 'games.order', none, 'unknownGame')
  await expectRefused(program, 'games.hold', { ...none, held: [] }, 'unknownGame')
  await expectRefused(program, 'games.throw', { ...none, held: [] }, 'unknownGame')
  await expectRefused(program, 'games.enter', { ...none, row: 'ones' }, 'unknownGame')
  await expectRefused(program, 'games.undo', none, 'unknownGame')
  await expectRefused(program, 'games.redo', none, 'unknownGame')
})
