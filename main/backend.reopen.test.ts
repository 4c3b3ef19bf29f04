import { describe, expect } from 'vitest'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'

describe('after the program was closed and opened again', () => {
  test('the dice, the kept dice and the throws left are as they were', async ({
    program,
    table,
  }) => {
    program.load('13355')
    await table.throw()
    await table.hold(1, 2)
    program.load('246')
    await table.throw(1, 2)
    await table.hold(2)
    const { view } = table
    await program.restart()
    expect(await table.look()).toEqual(view)
    expect(table.turn).toMatchObject({ dice: [2, 3, 3, 4, 6], held: [2], throwsLeft: 1 })
  })

  test('dice that were released are not kept', async ({ program, table }) => {
    await table.throw()
    await table.hold(0, 4)
    await table.throw(0, 4)
    expect(table.turn.held).toEqual([0, 4])
    await table.hold()
    await program.restart()
    await table.look()
    expect(table.turn.held).toEqual([])
  })

  test('all five may lie kept, though they cannot be thrown', async ({ program, table }) => {
    await table.throw()
    await table.hold(0, 1, 2, 3, 4)
    await program.restart()
    await table.look()
    expect(table.turn.held).toEqual([0, 1, 2, 3, 4])
  })

  test('what was kept is forgotten with the throw it was kept of', async ({ program, table }) => {
    await table.throw()
    await table.hold(0, 1)
    await table.enter('chance')
    await table.throw()
    await table.enter('chance')
    await table.undo(3)
    await program.restart()
    expect((await table.look()).turn?.held).toEqual([])
  })

  test('a turn that was undone has the same dice in store, throw by throw', async ({
    program,
    table,
  }) => {
    program.load('11234 55 6')
    await table.throw()
    await table.throw(0, 1, 2)
    await table.throw(0, 1, 2, 3)
    expect(table.dice).toBe('11256')
    await table.enter('ones')
    await table.play('22345', 'twos')
    await table.undo()
    await table.undo()
    expect(table.turn).toMatchObject({ dice: [1, 1, 2, 5, 6], throwsLeft: 0 })
    await table.enter('chance')
    await program.restart()
    await table.look()
    await table.throw()
    // Ola’s throw was shown once: it comes again, whatever the dice would be now.
    expect(table.dice).toBe('22345')
    program.load('66')
    await table.throw(0, 1, 2)
    expect(table.dice).toBe('22366')
  })

  test('undo and redo reach as far back as before', async ({ program, table }) => {
    await table.play('11123', 'ones')
    await table.play('22345', 'twos')
    await table.play('33345', 'threes')
    await table.undo(3)
    await program.restart()
    await table.look()
    await table.redo()
    expect(table.view.steps.map(({ row }) => row)).toEqual(['ones', 'twos', 'threes'])
    await program.restart()
    await table.look()
    await table.undo()
    await table.undo()
    expect(table.view.steps.map(({ row }) => row)).toEqual(['ones'])
  })

  test('the throws for who begins stand', async ({ program }) => {
    const names = ['Ida', 'Ola', 'Kari']
    const table = await TestGame.begin(program, { names, first: 'highest' })
    program.load('665')
    for (let n = 0; n < 3; n++) await table.order()
    program.load('2')
    await table.order()
    const { view } = table
    await program.restart()
    expect(await table.look()).toEqual(view)
    expect(view.ordering).toMatchObject({ next: 1, contenders: [0, 1], again: true })
    program.load('3')
    await table.order()
    expect(table.view.columns.map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('several games go on, the latest played first', async ({ program, table }) => {
    program.now = new Date('2026-11-30T19:00:00Z')
    const other = await TestGame.begin(program, { names: ['Kari'], ruleset: 'american' })
    program.now = new Date('2026-11-30T20:00:00Z')
    await table.throw()
    await program.restart()
    const { unfinished } = await program.call('games.overview', {})
    expect(unfinished.map(({ id, thrown }) => [id, thrown])).toEqual([
      [table.id, 1],
      [other.id, 0],
    ])
  })
})
