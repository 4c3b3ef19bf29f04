import { describe, expect } from 'vitest'
import { RULESETS } from '../shared/rulesets/index.ts'
import type { GameView } from '../shared/views.ts'
import { prepareGames } from './store/games.ts'
import { openDatabase } from './store/open.ts'
import { dump } from './store/testing/dump.ts'
import { enterPaper, IN_YEAR, NORDIC, ON_DAY, playerNamed } from './testing/paper.ts'
import type { TestProgram } from './testing/program.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused, test } from './testing/test.ts'

const on = ({ id: game, version }: GameView): { game: number; version: number } => ({
  game,
  version,
})
const list = async (program: TestProgram, filter = {}): Promise<number[]> => {
  const { games, count } = await program.call('games.list', { filter, offset: 0, limit: 50 })
  expect(count).toBe(games.length)
  return games.map(({ id }) => id)
}

describe('a finished game', () => {
  test('is corrected row by row; sums, places and the mark follow', async ({ program }) => {
    const game = await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
    const view = await program.call('games.correct', { ...on(game), ...cell })
    expect(view.columns[0]).toMatchObject({
      entries: { sixes: { points: 24, corrected: true } },
      totals: { upper: 66, bonus: 50, total: 258 },
      place: 1,
    })
    expect(view.columns[1]?.place).toBe(2)
    const undone = await program.call('games.undo', on(view))
    expect(undone.columns.map(({ place }) => place)).toEqual([1, 1])
    await expectRefused(program, 'games.undo', on(undone), 'nothingToUndo')
  })

  test('takes no value that no throw gives, and no correction before its end', async ({
    program,
  }) => {
    const game = await enterPaper(program, { Ida: NORDIC })
    const cell = { seat: 0, row: 'fullHouse', written: { points: 10 } }
    await expectRefused(program, 'games.correct', { ...on(game), ...cell }, 'impossible')
    const table = await TestGame.begin(program, { names: ['Ida'] })
    await expectRefused(program, 'games.correct', { ...on(table.view), ...cell }, 'notFinished')
    await expectRefused(program, 'games.delete', on(table.view), 'notFinished')
  })

  test('of totals only has no row to correct', async ({ program }) => {
    const game = await enterPaper(program, { Ida: { total: 200 } })
    const cell = { seat: 0, row: 'ones', written: { points: 1 } }
    await expectRefused(program, 'games.correct', { ...on(game), ...cell }, 'wrongMode')
  })

  test('gets another date, and keeps it when a correction is undone', async ({ program }) => {
    const game = await enterPaper(program, { Ida: NORDIC })
    const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
    const corrected = await program.call('games.correct', { ...on(game), ...cell })
    const year = { known: 'year', year: 1999 } as const
    const redated = await program.call('games.redate', { ...on(corrected), on: year })
    const undone = await program.call('games.undo', on(redated))
    expect(undone.played).toEqual(year)
    for (const [date, code] of [
      ['2026-12-01', 'future'],
      ['1949-12-31', 'tooEarly'],
      ['2025-02-29', 'noDate'],
    ] as const) {
      const args = { ...on(undone), on: { known: 'date', date } }
      await expectRefused(program, 'games.redate', args, code)
    }
  })

  test('is deleted, counts nowhere, and comes back within thirty days', async ({ program }) => {
    const game = await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    const deleted = await program.call('games.delete', on(game))
    expect(await list(program)).toEqual([])
    expect((await program.call('games.overview', {})).latest).toEqual([])
    await expectRefused(program, 'games.delete', on(deleted), 'gameDeleted')
    const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
    await expectRefused(program, 'games.correct', { ...on(deleted), ...cell }, 'gameDeleted')
    program.now = new Date('2026-12-29T18:00:00Z')
    await program.restart()
    const filter = { deleted: true }
    const { games } = await program.call('games.list', { filter, offset: 0, limit: 9 })
    expect(games).toMatchObject([{ id: game.id, daysLeft: 1 }])
    const restored = await program.call('games.restore', on(deleted))
    expect(await list(program)).toEqual([game.id])
    await expectRefused(program, 'games.restore', on(restored), 'notDeleted')
  })

  test('is gone for good thirty days after it was deleted', async ({ program }) => {
    const game = await enterPaper(program, { Ida: NORDIC })
    const kept = await enterPaper(program, { Ida: NORDIC })
    await program.call('games.delete', on(game))
    program.now = new Date('2026-12-31T18:00:00Z')
    await program.restart()
    expect(await list(program, { deleted: true })).toEqual([])
    expect(await program.answer('games.view', { game: game.id })).toMatchObject({
      code: 'unknownGame',
    })
    expect(await list(program)).toEqual([kept.id])
  })
})

test('a game is seen again throw by throw, without what was undone', async ({ program, table }) => {
  program.load('11123 45')
  await table.throw()
  await table.throw(0, 1, 2)
  await table.enter('ones')
  await table.play('22345', 'chance')
  await table.undo()
  const replay = (at: number) => program.call('games.replay', { game: table.id, at })
  expect(await replay(0)).toMatchObject({ at: 0, steps: 4, view: { turn: { throwsLeft: 3 } } })
  expect((await replay(2)).step).toEqual({
    kind: 'thrown',
    seat: 0,
    dice: [1, 1, 1, 4, 5],
    held: [0, 1, 2],
  })
  const third = await replay(3)
  expect(third.step).toMatchObject({ kind: 'entered', row: 'ones', points: 3 })
  expect(third.view.columns[0]?.entries).toHaveProperty('ones')
  expect((await replay(4)).step).toMatchObject({ kind: 'thrown', seat: 1 })
  expect(await replay(99)).toMatchObject({ at: 4 })
})

test('the list is filtered by period, players, rules, source and number', async ({ program }) => {
  const both = await enterPaper(program, { Ida: NORDIC, Ola: NORDIC }, { on: ON_DAY('2026-01-05') })
  const ida = await enterPaper(program, { Ida: NORDIC }, { on: ON_DAY('2025-12-31') })
  const old = await enterPaper(program, { Ola: { total: 200 } }, { on: IN_YEAR('2025') })
  const forced = await enterPaper(program, { Kari: NORDIC }, { ruleset: 'nordicForced' })
  const [idaId, olaId] = [await playerNamed(program, 'Ida'), await playerNamed(program, 'Ola')]
  expect(await list(program)).toEqual([forced.id, both.id, ida.id, old.id])
  expect(await list(program, { from: '2026-01-01' })).toEqual([forced.id, both.id])
  expect(await list(program, { from: '2025-01-01', to: '2025-12-31' })).toEqual([ida.id, old.id])
  expect(await list(program, { from: '2025-06-01', to: '2025-12-31' })).toEqual([ida.id])
  const any = { players: { ids: [idaId], exactly: false } }
  expect(await list(program, any)).toEqual([both.id, ida.id])
  const exactly = { players: { ids: [olaId, idaId], exactly: true } }
  expect(await list(program, exactly)).toEqual([both.id])
  expect(await list(program, { ruleset: 'nordicForced' })).toEqual([forced.id])
  expect(await list(program, { modes: ['screen', 'own'] })).toEqual([])
  expect(await list(program, { solo: false })).toEqual([both.id])
})

test('what is made anew from events alone is what was written', async ({ program }) => {
  const one = await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
  await enterPaper(program, { 'Ida M.': { total: 200 }, Kari: { total: 210 } })
  const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
  const corrected = await program.call('games.correct', { ...on(one), ...cell })
  await program.call('games.delete', on(corrected))
  const [player, into] = [await playerNamed(program, 'Ida M.'), await playerNamed(program, 'Ida')]
  await program.call('players.merge', { player, into })
  await program.stop()
  const database = openDatabase(program.database)
  const before = dump(database)
  prepareGames(database, RULESETS).rebuild()
  expect(dump(database)).toEqual(before)
  expect(before['result']).toMatchObject([{ corrected: 1 }, {}, { player: into, rows: 0 }, {}])
  database.close()
})
