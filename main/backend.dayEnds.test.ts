import { describe, expect } from 'vitest'
import type { PlayedOn } from '../shared/playedOn.ts'
import type { Settings } from '../shared/settings.ts'
import { exported, taken } from './testing/exchange.ts'
import { offline } from './testing/offline.ts'
import { enterPaper, IN_YEAR, NORDIC, ON_DAY, SOME_DAY } from './testing/paper.ts'
import { TestProgram } from './testing/program.ts'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'

type Hours = Settings['dayEnds']

/** An instant as a clock on a wall shows it, `2026-11-30T01:30:00+01:00`, wherever the test runs. */
function onTheWall(text: string): Date {
  const [, sign = '', hours = '', minutes = ''] = /([+-])(\d\d):(\d\d)$/.exec(text) ?? []
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  return Object.assign(new Date(text), { getTimezoneOffset: () => -ahead })
}

/** A game that ends then. @returns its id */
async function endAt(program: TestProgram, wall: string): Promise<number> {
  const table = await TestGame.begin(program, { names: ['Ida'], mode: 'own' })
  program.now = onTheWall(wall)
  for (const line of table.view.lines)
    if (line.kind === 'row') await table.write(0, line.id, line.max)
  expect(table.view.state).toBe('finished')
  return table.id
}

const setTo = (program: TestProgram, dayEnds: Hours) => program.call('settings.set', { dayEnds })

/** The day of every game: as the list has it, which must be what the game itself says. */
async function days(program: TestProgram): Promise<Record<number, PlayedOn>> {
  const { games } = await program.call('games.list', { filter: {}, offset: 0, limit: 100 })
  for (const { id, played } of games)
    expect((await program.call('games.view', { game: id })).played).toEqual(played)
  return Object.fromEntries(games.map(({ id, played }) => [id, played]))
}

const on = (date: string): PlayedOn => ({ known: 'date', date })

describe('a game that ends', () => {
  const WINTER = '2026-11-30T00:30:00+01:00'
  test.for<[wall: string, dayEnds: Hours, day: string]>([
    ['2026-11-29T23:59:59+01:00', 0, '2026-11-29'],
    ['2026-11-29T23:59:59+01:00', 4, '2026-11-29'],
    ['2026-11-30T00:00:00+01:00', 0, '2026-11-30'],
    ['2026-11-30T00:00:00+01:00', 1, '2026-11-29'],
    [WINTER, 0, '2026-11-30'],
    [WINTER, 1, '2026-11-29'],
    ['2026-11-30T01:30:00+01:00', 1, '2026-11-30'],
    ['2026-11-30T01:30:00+01:00', 4, '2026-11-29'],
    ['2026-11-30T03:59:59+01:00', 4, '2026-11-29'],
    ['2026-11-30T04:00:00+01:00', 4, '2026-11-30'],
    ['2026-11-30T12:00:00+01:00', 4, '2026-11-30'],
    // The year, the month and the leap day go with it.
    ['2027-01-01T02:59:59+01:00', 3, '2026-12-31'],
    ['2028-03-01T00:30:00+01:00', 4, '2028-02-29'],
    // Elsewhere the wall is what counts as well.
    ['2026-11-30T03:59:59-09:30', 4, '2026-11-29'],
    ['2026-11-30T04:00:00+14:00', 4, '2026-11-30'],
    // The clocks go back from three to two: the same hour twice, and both are before three.
    ['2026-10-25T02:30:00+02:00', 3, '2026-10-24'],
    ['2026-10-25T02:30:00+01:00', 3, '2026-10-24'],
    ['2026-10-25T02:00:00+01:00', 2, '2026-10-25'],
    ['2026-10-25T03:59:59+01:00', 4, '2026-10-24'],
    ['2026-10-25T04:00:00+01:00', 4, '2026-10-25'],
    // They go forward from two to three: three on the wall is the third hour of the day.
    ['2026-03-29T01:59:59+01:00', 2, '2026-03-28'],
    ['2026-03-29T03:00:00+02:00', 2, '2026-03-29'],
    ['2026-03-29T03:00:00+02:00', 3, '2026-03-29'],
    ['2026-03-29T03:59:59+02:00', 4, '2026-03-28'],
    ['2026-03-29T04:00:00+02:00', 4, '2026-03-29'],
  ])('at %s, where a day ends at %i, counts for %s', async ([wall, dayEnds, day], { program }) => {
    program.now = onTheWall('2026-02-01T18:00:00+01:00')
    await setTo(program, dayEnds)
    const game = await endAt(program, wall)
    expect(await days(program)).toEqual({ [game]: on(day) })
    const of = (from: string) =>
      program.call('games.list', { filter: { from, to: from }, offset: 0, limit: 9 })
    expect((await of(day)).count).toBe(1)
    const year = Number(day.slice(0, 4))
    expect(await program.call('statistics.year', { ruleset: 'nordic', year })).toMatchObject({
      games: 1,
    })
  })
})

test('another end of the day counts all games anew that were played here, and no told date', async ({
  program,
}) => {
  const late = await endAt(program, '2027-01-01T01:30:00+01:00')
  const early = await endAt(program, '2027-01-01T20:00:00+01:00')
  const moved = await endAt(program, '2027-01-02T00:10:00+01:00')
  const { version } = await program.call('games.view', { game: moved })
  await program.call('games.redate', { game: moved, version, on: on('2027-01-02') })
  const open = await TestGame.begin(program, { names: ['Ola'] })
  const paper = await enterPaper(program, { Ida: NORDIC }, { on: ON_DAY('2027-01-01') })
  const year = await enterPaper(program, { Ida: NORDIC }, { on: IN_YEAR('1987') })
  const unknown = await enterPaper(program, { Ida: NORDIC }, { on: SOME_DAY })

  const told = {
    [moved]: on('2027-01-02'),
    [paper.id]: on('2027-01-01'),
    [year.id]: { known: 'year', year: 1987 },
    [unknown.id]: { known: 'nothing' },
    [early]: on('2027-01-01'),
  }
  const before = { ...told, [late]: on('2027-01-01') }
  const after = { ...told, [late]: on('2026-12-31') }
  expect(await days(program)).toEqual(before)
  await setTo(program, 4)
  expect(await days(program)).toEqual(after)
  expect(program.told).toContainEqual({ kind: 'settingsChanged' })
  expect((await open.look()).state).toBe('playing')
  await program.restart()
  expect(await days(program)).toEqual(after)
  await setTo(program, 1)
  expect(await days(program)).toEqual(before)
  await setTo(program, 2)
  expect(await days(program)).toEqual(after)
  await program.call('settings.set', { theme: 'dark' })
  expect(await days(program)).toEqual(after)
  await setTo(program, 0)
  expect(await days(program)).toEqual(before)
})

test('what is made anew from events alone is counted by the end of the day that is set', async ({
  program,
}) => {
  await endAt(program, '2026-11-30T03:30:00+01:00')
  await endAt(program, '2026-11-30T04:30:00+01:00')
  await setTo(program, 4)
  const { tables } = (await program.everything()) as { tables: unknown }
  await offline(program, ({ games }) => games.rebuild())
  expect(await program.everything()).toMatchObject({ tables })
})

test('a file knows nothing of it: each family counts the games by its own', async ({ program }) => {
  const game = await endAt(program, '2026-11-30T01:30:00+01:00')
  const file = await exported(program)
  await setTo(program, 4)
  expect(await exported(program)).toEqual(file)
  expect(await days(program)).toEqual({ [game]: on('2026-11-29') })

  const other = new TestProgram((n) => `other-${n}`).start()
  other.now = program.now
  await taken(other, file)
  expect(Object.values(await days(other))).toEqual([on('2026-11-30')])
  await setTo(other, 2)
  expect(Object.values(await days(other))).toEqual([on('2026-11-29')])
  await taken(program, await exported(other))
  expect(await days(program)).toEqual({ [game]: on('2026-11-29') })
  await other.remove()
})

test('a block from paper that is typed after midnight is first dated as the evening', async ({
  program,
}) => {
  program.now = onTheWall('2026-11-30T01:30:00+01:00')
  const dated = async () => (await program.call('paper.draft', {})).draft.played.date
  expect(await dated()).toBe('2026-11-30')
  await setTo(program, 4)
  expect(await dated()).toBe('2026-11-29')
})

test.for([-1, 5, 1.5, '4', null])('a day can’t end at %o', async (dayEnds, { program }) => {
  const before = await program.everything()
  expect(await program.answer('settings.set', { dayEnds })).toMatchObject({ code: 'badArguments' })
  expect(await program.everything()).toEqual(before)
})
