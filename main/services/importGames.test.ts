import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { Refusal } from '../../shared/refusal.ts'
import { databaseFile } from '../store/store.ts'
import { dumpFile } from '../store/testing/dump.ts'
import { exported, sorted, taken } from '../testing/exchange.ts'
import { enterPaper, NORDIC } from '../testing/paper.ts'
import { TestProgram } from '../testing/program.ts'
import { TestGame } from '../testing/table.ts'
import { test as base } from '../testing/test.ts'
import { readLines } from './readLines.ts'

/** Two families' programs, with ids that never meet. */
const test = base.extend<{ other: TestProgram }>({
  // eslint-disable-next-line no-empty-pattern -- vitest reads the fixtures from this pattern
  other: async ({}, use) => {
    const other = new TestProgram((n) => `other-${n}`).start()
    await use(other)
    await other.remove()
  },
})

async function family(program: TestProgram): Promise<TestGame> {
  const table = await TestGame.begin(program, { names: ['Ida', 'Ola'], ruleset: 'american' })
  for (const row of ['chance', 'ones', 'yatzy', 'twos']) {
    await table.throw()
    await table.throw(0)
    await table.enter(row)
  }
  await table.undo()
  await table.throw()
  const paper = await enterPaper(program, { Ida: NORDIC, Kari: NORDIC })
  const on = { game: paper.id, version: paper.version }
  const cell = { seat: 0, row: 'sixes', written: { points: 24 } }
  const { version } = await program.call('games.correct', { ...on, ...cell })
  await program.call('games.delete', { game: paper.id, version })
  await enterPaper(program, { 'Øyvind Å': { total: 250 } })
  return table
}

describe('what one family has exported', () => {
  test('another has whole after an import; the same again changes nothing', async ({
    program,
    other,
  }) => {
    await family(program)
    const lines = await exported(program)
    expect(lines).toHaveLength(8)
    expect(await taken(other, lines)).toEqual({
      ...{ added: 3, continued: 0, kept: 0, purged: 0, diverged: [] },
    })
    expect(await exported(other)).toEqual(lines)
    const before = dumpFile(databaseFile(other.dataDir))
    expect(await taken(other, lines)).toMatchObject({ added: 0, kept: 3 })
    expect(dumpFile(databaseFile(other.dataDir))).toEqual(before)
  })

  test('both have alike after A into B and B into A', async ({ program, other }) => {
    await family(program)
    await enterPaper(other, { Mor: NORDIC, Ida: NORDIC })
    await taken(other, await exported(program))
    await taken(program, await exported(other))
    expect(await sorted(other)).toEqual(await sorted(program))
    expect(await taken(other, await exported(program))).toMatchObject({ added: 0, diverged: [] })
  })

  test('goes on where it was continued, here or there', async ({ program, other }) => {
    const table = await family(program)
    await taken(other, await exported(program))
    await table.enter('fives')
    const lines = await exported(program)
    expect(await taken(other, lines)).toMatchObject({ continued: 1, kept: 2 })
    expect(await exported(other)).toEqual(lines)
    expect(await taken(program, await exported(other))).toMatchObject({ continued: 0, kept: 3 })
  })

  test('comes with what was played and told while a clock was years ahead, to its own family too', async ({
    program,
    other,
  }) => {
    const { now } = program
    program.now = new Date('2031-05-17T18:00:00Z')
    const table = await TestGame.begin(program, { names: ['Ida'], ruleset: 'nordicForced' })
    await table.throw()
    const paper = await enterPaper(program, { Ida: NORDIC })
    const args = { game: paper.id, version: paper.version }
    await program.call('games.redate', { ...args, on: { known: 'date', date: '2031-05-17' } })
    program.now = now
    const lines = await exported(program)
    // Where it is yesterday still.
    other.now = Object.assign(new Date(now), { getTimezoneOffset: () => 720 })
    expect(await taken(other, lines)).toMatchObject({ added: 2 })
    expect(await exported(other)).toEqual(lines)
    expect(await taken(program, lines)).toMatchObject({ added: 0, kept: 2 })
  })

  test('is what was changed last, where both went on; the other is named', async ({
    program,
    other,
  }) => {
    const table = await family(program)
    const lines = await exported(program)
    await taken(other, lines)
    const theirs = await TestGame.begin(other, { names: ['Kari'] })
    const { unfinished } = await other.call('games.overview', {})
    const same = unfinished.find(({ id }) => id !== theirs.id)?.id ?? 0
    const { version } = await other.call('games.view', { game: same })
    other.now = new Date('2026-11-30T20:00:00Z')
    await other.call('games.enter', { game: same, version, row: 'fives' })
    await table.enter('sixes')
    const [ours, theirLines] = [await exported(program), await exported(other)]
    expect(await taken(program, theirLines)).toMatchObject({
      diverged: [{ won: 'theirs', names: ['Ida', 'Ola'] }],
    })
    expect(await taken(other, ours)).toMatchObject({ diverged: [{ won: 'ours' }] })
    expect(await sorted(program)).toEqual(await sorted(other))
  })
})

describe('a person here who is called as a computer is there', () => {
  test('is somebody else, by the same name in both families', async ({ program, other }) => {
    await enterPaper(program, { Maskin: NORDIC })
    await enterPaper(other, { Maskin: NORDIC })
    const computer = (await exported(other)).map((line) =>
      line.replace('"strength":null', '"strength":"best"'),
    )
    const person = await exported(program)
    await taken(program, computer)
    const both = await sorted(program)
    const fromNothing = new TestProgram().start()
    await taken(fromNothing, computer)
    await taken(fromNothing, person)
    expect(await sorted(fromNothing)).toEqual(both)
    expect(both.filter((line) => line.includes('"name":"Maskin')).map(nameAndStrength)).toEqual([
      ['Maskin', null],
      ['Maskin 2', 'best'],
    ])
    await fromNothing.remove()
  })
})

const nameAndStrength = (line: string): unknown[] => {
  const { name, strength } = JSON.parse(line) as { name: string; strength: string | null } // a player's line
  return [name, strength]
}

describe('a game that was let go for good', () => {
  const MONTH_MS = 31 * 86_400_000
  const deleteAll = async (program: TestProgram): Promise<void> => {
    const { games } = await program.call('games.list', { filter: {}, offset: 0, limit: 9 })
    for (const { id: game } of games) {
      const { version } = await program.call('games.view', { game })
      await program.call('games.delete', { game, version })
    }
  }
  /** Deletes what there is, and lets a month go by in both families. */
  async function purge(program: TestProgram, other: TestProgram): Promise<void> {
    await deleteAll(program)
    program.now = other.now = new Date(program.now.getTime() + MONTH_MS)
    await program.restart()
  }

  test('here comes back with no old file', async ({ program, other }) => {
    await enterPaper(program, { Ida: NORDIC })
    const old = await exported(program)
    await purge(program, other)
    expect(await taken(program, old)).toMatchObject({ added: 0, kept: 1 })
    expect((await program.call('data.look', {})).games).toBe(0)
  })

  test('there goes here, though it was changed or brought back here later', async ({
    program,
    other,
  }) => {
    const { id } = await enterPaper(program, { Ida: NORDIC })
    await taken(other, await exported(program))
    await deleteAll(other)
    const { version } = await other.call('games.view', { game: 1 })
    await other.call('games.restore', { game: 1, version })
    await purge(program, other)
    expect(id).toBe(1)
    expect(await taken(other, await exported(program))).toMatchObject({ added: 0, purged: 1 })
    expect(await sorted(other)).toEqual(await sorted(program))
  })

  test('leaves nothing of how it went on elsewhere', async ({ program, other }) => {
    const { id: game, version } = await enterPaper(program, { Ida: NORDIC })
    await taken(other, await exported(program))
    const cell = { seat: 0, row: 'sixes' }
    await program.call('games.correct', { game, version, ...cell, written: { points: 24 } })
    other.now = program.now = new Date(program.now.getTime() + 60_000)
    await other.call('games.correct', { game: 1, version, ...cell, written: { points: 12 } })
    expect(await taken(other, await exported(program))).toMatchObject({
      diverged: [{ won: 'ours' }],
    })
    await purge(program, other)
    const file = await exported(program)
    await taken(program, await exported(other))
    await taken(other, file)
    expect(await sorted(other)).toEqual(await sorted(program))
  })
})

/** The paper game's line, after the header, four players and the game on the screen. */
const GAME = 6
const n = GAME + 1

describe('a file is refused, and nothing changed,', () => {
  const broken = (change: (line: string) => string) => (lines: string[]) =>
    lines.map((line, i) => (i === GAME ? change(line) : line))
  test.for([
    ['of another program', () => ['{"format":"other"}'], 'importForeign', {}],
    ['with nothing in it', () => [], 'importForeign', {}],
    ['of a newer release', () => ['{"format":"yatzyblokka","version":2}'], 'importNewer', {}],
    ['cut off', broken((line) => line.slice(0, 200)), 'importBroken', { n }],
    [
      'with a date to come',
      broken(replace(/2026-11-29/, '2027-01-01')),
      'importLine',
      { n, reason: 'future' },
    ],
    [
      'of long ago',
      broken(replace(/2026-11-29/, '1949-01-01')),
      'importLine',
      { n, reason: 'tooEarly' },
    ],
    [
      'with what no throw gives',
      broken(replace('fullHouse 0', 'fullHouse 10')),
      'importValue',
      { n, row: 'fullHouse', value: 10, name: 'Ida', day: '2026-11-29' },
    ],
    [
      'with a hole in a card',
      broken(replace(/\["e",0,0,"twos 4"\],/, '')),
      'importLine',
      { n, reason: 'notFinished' },
    ],
    [
      'with a name of 300',
      (lines: string[]) =>
        lines.map((line) => line.replace('"name":"Ida"', `"name":"${'x'.repeat(300)}"`)),
      'importLine',
      { n: 2, reason: 'nameTooLong' },
    ],
    [
      'cut off between two games',
      (lines: string[]) => lines.slice(0, -1),
      'importBroken',
      { n: 7 },
    ],
    ['nested deep', broken(() => '['.repeat(400_000)), 'importBroken', { n }],
    [
      'with a prototype',
      broken(() => '{"__proto__":{"game":"x"},"players":[],"events":[]}'),
      'importBroken',
      { n },
    ],
    [
      'with a player nobody has named',
      (lines: string[]) => lines.filter((line) => !line.includes('"name":"Ida"')),
      'importBroken',
      { n: 5 },
    ],
    ['with an unknown kind', broken(replace('"e"', '"guessed"')), 'importBroken', { n }],
  ] as const)('%s', async ([, change, code, details], { program, other }) => {
    await family(program)
    const lines = change(await exported(program))
    const before = dumpFile(databaseFile(other.dataDir))
    const refusal = await taken(other, lines).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code, details })
    expect(dumpFile(databaseFile(other.dataDir))).toEqual(before)
  })

  test('with a line over 1 MB, by its number', () => {
    const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-lines-'))
    const file = join(folder, 'a.jsonl')
    writeFileSync(file, `one\n${'å'.repeat(400_000)}\nthree`)
    expect([...readLines(file)].map(({ length }) => length)).toEqual([3, 400_000, 5])
    writeFileSync(file, `one\ntwo\n${'x'.repeat(1_000_001)}`)
    expect(() => [...readLines(file)]).toThrow(
      expect.objectContaining({ code: 'importTooLong', details: { n: 3 } }),
    )
    rmSync(folder, { recursive: true })
  })
})

function replace(what: string | RegExp, by: string): (line: string) => string {
  return (line) => {
    const changed = line.replace(what, by)
    if (changed === line) throw new Error('the test has changed nothing')
    return changed
  }
}

test('a computer arrives as the same computer, and plays on there', async ({ program, other }) => {
  const game = await TestGame.begin(program, { names: ['Ida'], computers: ['good', 'perfect'] })
  await game.throw()
  await game.enter('chance')
  const theirs = await TestGame.begin(other, { names: ['Maskin: perfekt'], computers: ['good'] })
  await taken(other, await exported(program))
  const { unfinished } = await other.call('games.overview', {})
  const arrived = unfinished.find(({ players }) => players.includes('Ida'))
  const view = await other.call('games.view', { game: arrived?.id ?? 0 })
  expect(view.columns.map(({ player }) => [player.name, player.strength])).toEqual([
    ['Ida', undefined],
    ['Maskin: god', 'good'],
    ['Maskin: perfekt 2', 'perfect'],
  ])
  expect(view.columns[1]?.player.id).toBe(theirs.view.columns[1]?.player.id)
  await other.clock.next()
  const after = await other.call('games.view', { game: view.id })
  expect(after.turn).toMatchObject({ seat: 1, throwsLeft: 2 })
  expect(await other.call('players.list', {})).toHaveLength(2)
})
