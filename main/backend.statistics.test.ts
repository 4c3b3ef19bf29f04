import { describe, expect } from 'vitest'
import { RULESETS } from '../shared/rulesets/index.ts'
import { pageQuestion } from './services/statistics.ts'
import { statisticsThread } from './store/statisticsThread.ts'
import { runCli } from './commands/run.ts'
import { enterPaper, IN_YEAR, NORDIC, ON_DAY, playerNamed } from './testing/paper.ts'
import type { TestProgram } from './testing/program.ts'
import { expectRefused, test } from './testing/test.ts'

const FILTER = { ruleset: 'nordic' }
const page = (program: TestProgram) => program.call('statistics.page', { filter: FILTER })

describe('statistics', () => {
  test('follow a game that is entered, corrected, deleted and restored at once', async ({
    program,
  }) => {
    expect(await page(program)).toMatchObject({ games: 0, players: [], records: [] })
    const game = await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    const highest = async () =>
      (await page(program)).records.find(({ kind }) => kind === 'highest')?.value
    expect(await highest()).toBe(202)
    const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
    const on = { game: game.id, version: game.version }
    const corrected = await program.call('games.correct', { ...on, ...cell })
    expect(await highest()).toBe(258)
    const gone = await program.call('games.delete', { ...on, version: corrected.version })
    expect(await highest()).toBeUndefined()
    await program.call('games.restore', { ...on, version: gone.version })
    expect(await highest()).toBe(258)
  })

  test('name whoever the player is now, merged or not', async ({ program }) => {
    await enterPaper(program, { Ida: NORDIC })
    await enterPaper(program, { 'Ida M.': NORDIC })
    const [into, player] = [await playerNamed(program, 'Ida'), await playerNamed(program, 'Ida M.')]
    await program.call('players.merge', { player, into })
    expect(await page(program)).toMatchObject({ players: [{ name: 'Ida' }], mean: [{ n: 2 }] })
    await program.call('players.unmerge', { player })
    expect((await page(program)).mean.map(({ n }) => n)).toEqual([1, 1])
  })

  test('of a year have what was played in it, and its records', async ({ program }) => {
    await enterPaper(program, { Ida: NORDIC, Ola: NORDIC }, { on: ON_DAY('2026-01-01') })
    await enterPaper(program, { Ida: NORDIC }, { on: IN_YEAR('2025') })
    const year = await program.call('statistics.year', { ruleset: 'nordic', year: 2026 })
    expect(year).toMatchObject({ games: 1, yatzys: 2, best: { value: 202 } })
    const kinds = year.recordsBroken.map(({ kind }) => kind)
    expect(kinds).toEqual(['lowestWin', 'longestStreak', 'mostGamesInDay'])
  })

  test('answer two questions at once, each its own', async ({ program }) => {
    await enterPaper(program, { Ida: NORDIC })
    await enterPaper(program, { Ida: NORDIC, Ola: NORDIC }, { ruleset: 'nordicForced' })
    const [one, other, year] = await Promise.all([
      page(program),
      program.call('statistics.page', { filter: { ruleset: 'nordicForced' } }),
      program.call('statistics.year', { ruleset: 'nordic', year: 2026 }),
    ])
    expect([one.players.length, other.players.length, year.year]).toEqual([1, 2, 2026])
  })

  test('are answered before the program closes, and asked again after a restart', async ({
    program,
  }) => {
    await enterPaper(program, { Ida: NORDIC })
    const asked = page(program)
    await program.restart()
    expect(await asked).toMatchObject({ games: 1 })
    expect(await page(program)).toMatchObject({ games: 1 })
  })

  test('are refused for rules, days and periods there are not', async ({ program }) => {
    const refused = (filter: object, code: 'unknownRuleset' | 'noDate') =>
      expectRefused(program, 'statistics.page', { filter: { ...FILTER, ...filter } }, code)
    await refused({ ruleset: 'toString' }, 'unknownRuleset')
    await refused({ from: '2026-02-30' }, 'noDate')
    await refused({ from: '2026-02-02', to: '2026-02-01' }, 'noDate')
    const args = { ruleset: 'poker', year: 2026 }
    await expectRefused(program, 'statistics.year', args, 'unknownRuleset')
  })
})

describe('the thread', () => {
  const question = pageQuestion(RULESETS, FILTER)

  test('opens the database anew after it was closed', async ({ program }) => {
    const thread = statisticsThread(program.dataDir)
    expect(await thread.ask(question)).toMatchObject({ games: 0 })
    await thread.close()
    await thread.close()
    expect(await thread.ask(question)).toMatchObject({ games: 0 })
    const last = thread.ask(question)
    await thread.close()
    expect(await last).toMatchObject({ games: 0 })
  })

  test('fails a question where there is no database, and answers once there is', async ({
    program,
  }) => {
    const thread = statisticsThread(`${program.dataDir}/nowhere`)
    await expect(thread.ask(question)).rejects.toThrow()
    await expect(thread.ask(question)).rejects.toThrow()
    await thread.close()
  })

  test('tells what a question failed with, and goes on', async ({ program }) => {
    const thread = statisticsThread(program.dataDir)
    const filter = { ...question.filter, from: {} as unknown as string } // what no schema lets by
    await expect(thread.ask({ ...question, filter })).rejects.toThrow()
    expect(await thread.ask(question)).toMatchObject({ games: 0 })
    await thread.close()
  })
})

describe('the command stats', () => {
  async function stats(program: TestProgram, ...args: string[]) {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCli(['stats', ...args], {
      cwd: program.folder,
      dataDir: program.dataDir,
      now: () => program.now,
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }

  test('tells every figure by name beside an open program', async ({ program }) => {
    for (let n = 0; n < 5; n++) await enterPaper(program, { 'Åse Ø.': NORDIC, Ola: NORDIC })
    const { code, out, err } = await stats(program, '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const told = JSON.parse(out) as Record<string, unknown>
    expect(told).toMatchObject({
      ...{ variant: 'nordic', games: 5, players: ['Ola', 'Åse Ø.'] },
      mean: { 'Åse Ø.': { value: 202, n: 5, low: 202, high: 202 } },
      winShare: { Ola: { value: null, n: 5, wins: 2.5 } },
      rowMeans: { Ola: { yatzy: { value: null, n: 5 } } },
      headToHead: { Ola: { 'Åse Ø.': { value: 0, n: 5, tied: 5 } } },
      calendar: { value: null, n: 5 },
      year: { year: 2026, games: 5 },
    })
    for (const name of ['spread', 'records', 'winIndex', 'bonusRate', 'yatzyRate', 'strikes'])
      expect(told).toHaveProperty(name)
    for (const name of ['rolling', 'distribution', 'strength', 'streaks', 'filter'])
      expect(told).toHaveProperty(name)
  })

  test.for(['nb', 'nn', 'sv', 'da', 'en'])('is a table in %s', async (lang, { program }) => {
    for (let n = 0; n < 5; n++) await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    const { code, out } = await stats(program, '--lang', lang)
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: 5 })
    expect(out).toMatch(/Ida +5 +202[.,]0 +– /)
  })

  test('reads only what was asked for', async ({ program }) => {
    await enterPaper(program, { Ida: NORDIC, Ola: NORDIC }, { on: ON_DAY('2026-01-05') })
    await enterPaper(program, { Ida: NORDIC }, { on: ON_DAY('2025-01-05') })
    const gamesOf = async (...args: string[]) =>
      (JSON.parse((await stats(program, '--json', ...args)).out) as { games: number }).games
    expect(await gamesOf('--from', '2026-01-01')).toBe(1)
    expect(await gamesOf('--solo', 'yes')).toBe(1)
    expect(await gamesOf('--players', 'ola, IDA', '--exactly')).toBe(1)
    expect(await gamesOf('--source', 'screen')).toBe(0)
    expect(await gamesOf('--variant', 'american', '--computers')).toBe(0)
    // Each of those with games solves the game.
  }, 60_000)

  test.for([
    [['--variant', 'poker'], 2, '--variant: «poker» kan ikke brukes'],
    [['--from', '2026-02-30'], 2, '--from: «2026-02-30» kan ikke brukes'],
    [['--from', '2026-02-02', '--to', '2026-01-01'], 2, '--to: «2026-01-01» kan ikke brukes'],
    [['--players', 'Nobody'], 2, 'Det er ingen spiller som heter «Nobody».'],
    [['--papir'], 2, 'Ukjent valg: --papir'],
    [['--data', 'nowhere'], 1, 'Fant ingen spill i '],
  ] as const)('%j is told and exits %i', async ([args, exit, sentence], { program }) => {
    const { code, out, err } = await stats(program, ...args)
    expect({ code, out }).toEqual({ code: exit, out: '' })
    expect(err).toContain(sentence)
  })
})
