import { describe, expect } from 'vitest'
import type { GameView } from '../shared/views.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { STRENGTHS } from '../shared/coach/strength.ts'
import { TestProgram } from './testing/program.ts'
import { isComputers, letPlay, TestGame } from './testing/table.ts'
import { expectRefused, test } from './testing/test.ts'

/** A person's turn: one throw, and the first row that is legal. */
async function playTurn(game: TestGame): Promise<void> {
  if (game.turn.dice === undefined) await game.throw()
  const [row = ''] = Object.entries(game.turn.options).find(([, { legal }]) => legal) ?? []
  await game.enter(row)
}

async function playOn(game: TestGame): Promise<GameView> {
  for (await letPlay(game); game.view.state === 'playing'; await letPlay(game)) await playTurn(game)
  return game.view
}

const columnOf = ({ columns }: GameView, seat: number) =>
  columns.find((column) => column.seat === seat)

describe.each(Object.keys(RULESETS))('a game of %s', (ruleset) => {
  test('with computers goes to its end', async ({ program }) => {
    const computers = ['beginner', 'average'] as const
    const game = await TestGame.begin(program, { names: ['Ida'], ruleset, computers })
    const { state, columns, rounds } = await playOn(game)
    expect(state).toBe('finished')
    for (const { entries, place } of columns) {
      expect(Object.keys(entries)).toHaveLength(rounds)
      expect(place).toBeGreaterThan(0)
    }
    expect(program.clock.putOff.size).toBe(0)
  })
})

test('the same dice bring the same game', async ({ program }) => {
  const play = async (on: TestProgram): Promise<unknown> => {
    const game = await TestGame.begin(on, { names: ['Ida'], computers: ['good'] })
    for (let round = 0; round < 3; round++) {
      await playTurn(game)
      await letPlay(game)
    }
    return game.view.steps.map(({ row, points }) => [row, points])
  }
  const other = new TestProgram().start()
  expect(await play(program)).toEqual(await play(other))
  await other.remove()
})

test('a computer is told by its strength, and called so', async ({ program }) => {
  const game = await TestGame.begin(program, {
    names: ['Ida'],
    computers: ['good', 'good', 'perfect'],
  })
  expect(game.view.columns.map(({ player }) => [player.name, player.strength])).toEqual([
    ['Ida', undefined],
    ['Maskin: god', 'good'],
    ['Maskin: god 2', 'good'],
    ['Maskin: perfekt', 'perfect'],
  ])
})

test('the same computer plays in the next game, and again by its number', async ({ program }) => {
  const first = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
  const next = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
  const ids = next.view.columns.map(({ player }) => player.id)
  expect(ids).toEqual(first.view.columns.map(({ player }) => player.id))
  const again = await program.call('games.begin', {
    ...{ ruleset: 'nordic', mode: 'screen', first: 'listed', players: ids },
  })
  expect(again.columns.map(({ player }) => player.strength)).toEqual([undefined, 'good'])
})

test('a computer is called as the screen speaks, until the family has chosen a language', async ({
  program,
}) => {
  const start = { ruleset: 'nordic', mode: 'screen', first: 'listed' } as const
  const { id: ida } = await program.call('players.add', { name: 'Ida' })
  const begin = async (language?: 'en' | 'sv'): Promise<string | undefined> => {
    const players = [ida, { computer: 'good' as const }]
    const { columns } = await program.call('games.begin', { ...start, players, language })
    return columns[1]?.player.name
  }
  expect(await begin('en')).toBe('Computer: good')
  expect(await begin('sv')).toBe('Dator: bra')
  await program.restart()
  expect(await begin()).toBe('Dator: bra')
  await program.call('settings.set', { language: 'nb' })
  expect(await begin('en')).toBe('Maskin: god')
})

test('a person keeps the name a computer would have', async ({ program }) => {
  const game = await TestGame.begin(program, { names: ['Maskin: god'], computers: ['good'] })
  expect(game.view.columns.map(({ player }) => player.name)).toEqual([
    'Maskin: god',
    'Maskin: god 2',
  ])
})

test('computers are nobody of the family', async ({ program }) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
  const computer = game.view.columns[1]?.player.id ?? 0
  expect((await program.call('players.list', {})).map(({ name }) => name)).toEqual(['Ida'])
  const { players } = await program.call('players.family', {})
  expect(players.map(({ name }) => name)).toEqual(['Ida'])
  const ida = game.view.columns[0]?.player.id ?? 0
  const commands = [
    ['players.rename', { player: computer, name: 'Kari' }],
    ['players.look', { player: computer, colour: 'red', mark: 'star' }],
    ['players.hide', { player: computer, hidden: true }],
    ['players.merge', { player: computer, into: ida }],
    ['players.merge', { player: ida, into: computer }],
    ['players.delete', { player: computer }],
  ] as const
  for (const [channel, args] of commands)
    await expectRefused(program, channel, args, 'unknownPlayer')
})

describe('computers don’t play', () => {
  const good = { computer: 'good' } as const
  const start = { ruleset: 'nordic', mode: 'screen', first: 'listed' } as const
  const ida = async (program: TestProgram) =>
    (await program.call('players.add', { name: 'Ida' })).id

  test('alone', async ({ program }) => {
    await expectRefused(program, 'games.begin', { ...start, players: [good, good] }, 'nobody')
  })

  test('with dice on the table', async ({ program }) => {
    const args = { ...start, mode: 'own', players: [await ida(program), good] }
    await expectRefused(program, 'games.begin', args, 'wrongMode')
  })

  test('beyond the block', async ({ program }) => {
    const players = [await ida(program), ...Array.from({ length: 6 }, () => good)]
    await expectRefused(program, 'games.begin', { ...start, players }, 'tooMany')
  })

  test('a game that has not five dice', async ({ program }) => {
    const six = { ...RULESETS.nordic, id: 'six', dice: 6 }
    await program.restart({ rulesets: { six } })
    expect(await program.call('rules.list', {})).toMatchObject([{ id: 'six', computers: [] }])
    const args = { ...start, ruleset: 'six', players: [await ida(program), good] }
    await expectRefused(program, 'games.begin', args, 'wrongMode')
  })
})

test('every variant says how its computers do, the stronger the more', async ({ program }) => {
  for (const { computers } of await program.call('rules.list', {})) {
    expect(computers.map(({ strength }) => strength)).toEqual(STRENGTHS)
    const means = computers.flatMap(({ figures }) => (figures ? [figures.mean] : []))
    expect(means).toEqual(means.toSorted((a, b) => a - b))
  }
})

describe('in the turn of a computer', () => {
  test.for(['before its throw', 'after it', 'with dice kept'])(
    'a person’s commands are refused, %s',
    async (when, { program }) => {
      const game = await TestGame.begin(program, { names: ['Ida'], computers: ['perfect'] })
      await playTurn(game)
      program.load('11166')
      if (when !== 'before its throw') await program.clock.next()
      if (when === 'with dice kept') await program.clock.next()
      await game.look()
      const [row] = Object.keys(game.turn.options)
      for (const [channel, more] of [
        ['games.throw', { held: [] }],
        ['games.hold', { held: [] }],
        ['games.enter', { row }],
        ['games.order', {}],
        ['games.advise', { seat: 1, on: true }],
      ] as const)
        await expectRefused(program, channel, game.now(more), 'notYourTurn')
    },
  )

  test('dice it keeps are shown before it throws the others', async ({ program }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['perfect'] })
    await playTurn(game)
    program.load('66612')
    await program.clock.next()
    await program.clock.next()
    await game.look()
    expect(game.turn).toMatchObject({ held: [0, 1, 2], throwsLeft: 2 })
    const held = { kind: 'held', game: game.id, version: game.view.version, held: [0, 1, 2] }
    expect(program.told.at(-1)).toEqual(held)
    program.load('66')
    await program.clock.next()
    await game.look()
    expect(game.dice).toBe('66666')
  })

  test('it goes on after a kill where it was', async ({ program }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
    await playTurn(game)
    program.load('22345')
    await program.clock.next()
    await program.clock.next()
    const { turn } = await game.look()
    await program.restart()
    expect(program.clock.putOff.size).toBe(0)
    expect((await game.look()).turn).toEqual(turn)
    expect(program.clock.putOff.size).toBe(1)
    await letPlay(game)
    expect(game.turn).toMatchObject({ seat: 0, round: 2 })
  })

  test('the end of the program ends its turn between two commands', async ({ program }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
    await playTurn(game)
    await program.clock.next()
    await program.stop()
    expect(program.clock.putOff.size).toBe(0)
    program.start()
  })

  test('it keeps the pace that is set, and none when it is hurried', async ({ program }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
    await playTurn(game)
    expect(await program.clock.next()).toBe(1000)
    await program.call('settings.set', { pace: 'slow' })
    await program.clock.next()
    expect(await program.clock.next()).toBe(2000)
    await game.look()
    if (!isComputers(game.view)) await playTurn(game)
    await program.call('games.hurry', { game: game.id })
    expect(await program.clock.next()).toBe(0)
    await letPlay(game)
    await playTurn(game)
    expect(await program.clock.next()).toBe(2000)
  })

  test('a person may leave, and then it ends: computers don’t play on alone', async ({
    program,
  }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good', 'average'] })
    await playTurn(game)
    await game.leave(0)
    expect(game.view.state).toBe('abandoned')
    expect(program.clock.putOff.size).toBe(0)
  })

  test('a computer may be let go', async ({ program }) => {
    const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
    await playTurn(game)
    await game.leave(1)
    expect(game.turn.seat).toBe(0)
    expect(program.clock.putOff.size).toBe(0)
  })
})

test('undo takes back to the entry of a person, and the computer does the same again', async ({
  program,
}) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
  await game.throw()
  const dice = game.dice
  await game.enter('chance')
  await letPlay(game)
  const played = columnOf(game.view, 1)?.entries
  await game.undo(game.view.steps.at(-1)?.to)
  expect(game.turn).toMatchObject({ seat: 0, round: 1 })
  expect(game.dice).toBe(dice)
  expect(columnOf(game.view, 1)?.entries).toEqual({})
  expect(program.clock.putOff.size).toBe(0)
  await game.enter('chance')
  await letPlay(game)
  expect(columnOf(game.view, 1)?.entries).toEqual(played)
})

test('undo in the middle of its turn leaves nothing for it to do', async ({ program }) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good'] })
  await playTurn(game)
  await program.clock.next()
  await game.look()
  await game.undo()
  expect(game.turn.seat).toBe(0)
  expect(program.clock.putOff.size).toBe(0)
})

test('where only a computer has written there is nothing to undo', async ({ program }) => {
  const [ida] = [(await program.call('players.add', { name: 'Ida' })).id]
  const players = [{ computer: 'good' } as const, ida]
  const view = await program.call('games.begin', {
    ...{ ruleset: 'nordic', mode: 'screen', first: 'listed', players },
  })
  const args = () => ({ game: view.id })
  while (isComputers(await program.call('games.view', args()))) await program.clock.next()
  const { version, steps } = await program.call('games.view', args())
  expect(steps).toHaveLength(1)
  await expectRefused(program, 'games.undo', { ...args(), version }, 'nothingToUndo')
})

test('it throws for who begins', async ({ program }) => {
  const game = await TestGame.begin(program, {
    ...{ names: ['Ida'], computers: ['good'], first: 'highest' },
  })
  program.load('4')
  await game.order()
  program.load('4')
  await program.clock.next()
  await game.look()
  expect(game.view.ordering).toMatchObject({ again: true, next: 0 })
  program.load('2')
  await game.order()
  await expectRefused(program, 'games.order', game.now({}), 'notYourTurn')
  program.load('5')
  await program.clock.next()
  expect((await game.look()).turn?.seat).toBe(1)
})

test('its results count nowhere in the family’s statistics', async ({ program }) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['perfect'] })
  const view = await playOn(game)
  const page = await program.call('statistics.page', { filter: { ruleset: 'nordic' } })
  expect(page.players.map(({ name }) => name)).toEqual(['Ida'])
  expect(page.mean).toMatchObject([{ n: 1 }])
  expect(JSON.stringify(page)).not.toContain('Maskin')
  const { latest } = await program.call('games.overview', {})
  const names = latest[0]?.results.map(({ name }) => name)
  expect(names?.toSorted()).toEqual(['Ida', 'Maskin: perfekt'])
  expect(view.columns).toHaveLength(2)
})

test('“only these” finds the games of a family’s own, with a computer or without', async ({
  program,
}) => {
  const played: Record<string, GameView> = {}
  for (const [names, computers] of [
    [['Ida'], []],
    [['Ida'], ['beginner']],
    [['Ida', 'Ola'], ['beginner']],
  ] as const) {
    const game = await TestGame.begin(program, { names, computers, ruleset: 'nordicForced' })
    played[[...names, ...computers].join(' ')] = await playOn(game)
  }
  const ids = Object.fromEntries(
    (await program.call('players.list', {})).map(({ id, name }) => [name, id]),
  )
  const listed = async (...names: string[]) => {
    const players = { ids: names.map((name) => ids[name] ?? 0), exactly: true }
    const filter = { ruleset: 'nordicForced', players }
    const { games } = await program.call('games.list', { filter, offset: 0, limit: 50 })
    const page = await program.call('statistics.page', { filter })
    expect(page.games).toBe(games.length)
    return games.map(({ id }) => id).toSorted()
  }
  expect(await listed('Ida')).toEqual([played['Ida']?.id, played['Ida beginner']?.id])
  expect(await listed('Ola', 'Ida')).toEqual([played['Ida Ola beginner']?.id])
  expect(await listed('Ola')).toEqual([])
})

test('who came last begins, a computer too', async ({ program }) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['beginner'] })
  const { columns } = await playOn(game)
  const last = columns.toSorted((a, b) => (b.place ?? 0) - (a.place ?? 0))[0]?.player.name
  const next = await TestGame.begin(program, {
    ...{ names: ['Ida'], computers: ['beginner'], first: 'last' },
  })
  const { turn } = next.view
  expect(columnOf(next.view, turn?.seat ?? -1)?.player.name).toBe(last)
})
