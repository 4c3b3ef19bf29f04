import { describe, expect } from 'vitest'
import type { TestProgram } from './testing/program.ts'
import { enterPaper, NORDIC, playerNamed } from './testing/paper.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused, test } from './testing/test.ts'

const add = (program: TestProgram, ...names: string[]): Promise<number[]> =>
  names.reduce<Promise<number[]>>(
    async (ids, name) => [...(await ids), await playerNamed(program, name)],
    Promise.resolve([]),
  )
const names = async (program: TestProgram): Promise<string[]> =>
  (await program.call('players.list', {})).map(({ name }) => name)

test('new players get marks and colours that nobody has, while there are any', async ({
  program,
}) => {
  await add(program, ...'ABCDEFGH')
  const players = await program.call('players.list', {})
  expect(new Set(players.map(({ mark }) => mark)).size).toBe(8)
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(8)
})

test('colour and mark are chosen; another is refused', async ({ program }) => {
  const [ida = 0] = await add(program, 'Ida')
  const look = { colour: 'green', mark: 'star' } as const
  const { players } = await program.call('players.look', { player: ida, ...look })
  expect(players).toMatchObject([look])
  const answer = await program.answer('players.look', { player: ida, ...look, mark: 'pentagon' })
  expect(answer).toMatchObject({ code: 'badArguments' })
})

test('who is hidden is not offered, and stays in the games', async ({ program }) => {
  const game = await enterPaper(program, { Ida: NORDIC })
  const [ida = 0] = await add(program, 'Ida')
  const { players } = await program.call('players.hide', { player: ida, hidden: true })
  expect(players).toMatchObject([{ name: 'Ida', hidden: true, games: 1 }])
  expect(await names(program)).toEqual([])
  const view = await program.call('games.view', { game: game.id })
  expect(view.columns[0]?.player.name).toBe('Ida')
  await program.call('players.hide', { player: ida, hidden: false })
  expect(await names(program)).toEqual(['Ida'])
})

describe('a player is deleted', () => {
  test('who never sat in a game', async ({ program }) => {
    const [ida = 0] = await add(program, 'Ida', 'Ola')
    await program.call('players.delete', { player: ida })
    expect(await names(program)).toEqual(['Ola'])
  })

  test('but nobody who did, were it only begun', async ({ program }) => {
    await TestGame.begin(program, { names: ['Ida'] })
    await expectRefused(program, 'players.delete', { player: 1 }, 'hasGames')
  })

  test('nor anybody whom another is merged into', async ({ program }) => {
    const [ida = 0, other = 0] = await add(program, 'Ida', 'Ida M.')
    await program.call('players.merge', { player: other, into: ida })
    await expectRefused(program, 'players.delete', { player: ida }, 'hasGames')
  })
})

describe('two who are one', () => {
  test('are merged, results and names follow, and it can be undone', async ({ program }) => {
    const game = await enterPaper(program, { 'Ida M.': NORDIC, Ola: NORDIC })
    const [ida = 0, other = 0] = await add(program, 'Ida', 'Ida M.')
    const { players, merged } = await program.call('players.merge', { player: other, into: ida })
    expect(players).toMatchObject([{ name: 'Ola' }, { name: 'Ida', games: 1 }])
    expect(merged).toMatchObject([{ player: { name: 'Ida M.' }, into: { name: 'Ida' } }])
    const seen = async (): Promise<(string | undefined)[]> => {
      const { columns } = await program.call('games.view', { game: game.id })
      const filter = { players: { ids: [ida], exactly: false } }
      const { games } = await program.call('games.list', { filter, offset: 0, limit: 9 })
      return [columns[0]?.player.name, games[0]?.results[0]?.name]
    }
    expect(await seen()).toEqual(['Ida', 'Ida'])
    await program.restart()
    expect(await seen()).toEqual(['Ida', 'Ida'])
    await program.call('players.unmerge', { player: other })
    expect(await seen()).toEqual(['Ida M.', undefined])
    expect(await names(program)).toContain('Ida M.')
  })

  test('may be three, and come apart again one by one', async ({ program }) => {
    await enterPaper(program, { A: NORDIC })
    const [a = 0, b = 0, c = 0] = await add(program, 'A', 'B', 'C')
    await program.call('players.merge', { player: a, into: b })
    await program.call('players.merge', { player: b, into: c })
    const winner = async (): Promise<string | undefined> =>
      (await program.call('games.overview', {})).latest[0]?.results[0]?.name
    expect(await winner()).toBe('C')
    await program.call('players.unmerge', { player: b })
    expect(await winner()).toBe('B')
    await program.call('players.unmerge', { player: a })
    expect(await winner()).toBe('A')
  })

  test('are not merged when they sat at one table, even through others', async ({ program }) => {
    const table = await TestGame.begin(program, { names: ['Ida', 'Ola'] })
    await program.call('games.leave', { ...table.now({}), seat: 1 })
    const [ida = 0, ola = 0, kari = 0] = await add(program, 'Ida', 'Ola', 'Kari')
    await expectRefused(program, 'players.merge', { player: ola, into: ida }, 'playedTogether')
    await program.call('players.merge', { player: kari, into: ida })
    await expectRefused(program, 'players.merge', { player: ida, into: ola }, 'playedTogether')
    await expectRefused(program, 'players.merge', { player: ola, into: ida }, 'playedTogether')
    await expectRefused(program, 'players.merge', { player: ida, into: ida }, 'sameIntoSame')
    await expectRefused(program, 'players.merge', { player: kari, into: ola }, 'unknownPlayer')
  })

  test('are not seated any more', async ({ program }) => {
    const [ida = 0, other = 0] = await add(program, 'Ida', 'Ida M.')
    await program.call('players.merge', { player: other, into: ida })
    const args = { ruleset: 'nordic', mode: 'screen', first: 'listed', players: [other] }
    await expectRefused(program, 'games.begin', args, 'unknownPlayer')
  })
})
