import BetterSqlite3 from 'better-sqlite3'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { StatisticsFilter } from '../shared/contract.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { reachable } from '../shared/scorecard.ts'
import type { GameView } from '../shared/views.ts'
import { exportLines } from './services/exportGames.ts'
import { importGames } from './services/importGames.ts'
import { openStore, type Store } from './store/store.ts'
import { differences } from './testing/differences.ts'
import { enterPaper, IN_YEAR, ON_DAY, SOME_DAY, type Typed } from './testing/paper.ts'
import type { Raw } from './testing/plainGames.ts'
import { plainStatistics } from './testing/plainStatistics.ts'
import { TestProgram } from './testing/program.ts'
import { type Choose, randomMove, seededChoice } from './testing/randomMove.ts'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'

const FAMILY = ['Ida', 'Ola', 'Åse', 'Maskin']
const GUESTS = ['Gjest', 'Zoë', 'Ærlend']
const RULES = ['nordic', 'nordic', 'nordic', 'american', 'nordicForced'] as const

/** Works on a family's store with its program closed, as the command line does. */
async function offline<T>(program: TestProgram, work: (store: Store) => T): Promise<T> {
  await program.stop()
  const found = openStore(program.dataDir, RULESETS)
  if (found.state !== 'open') throw new Error('the store does not open')
  const result = work(found.store)
  found.store.close()
  program.start()
  return result
}

const pick = <T>(all: readonly T[], choose: Choose): T => all[choose(all.length)] as T // never empty

/** A block from paper of some of the family, or of a guest and one of them. */
async function enterBlock(program: TestProgram, choose: Choose): Promise<void> {
  const ruleset = pick(RULES, choose)
  const seats = choose(5) === 0 ? [pick(GUESTS, choose)] : []
  const some = FAMILY.filter(() => choose(3) > 0).slice(seats.length)
  const names = [...seats, ...some]
  const totalsOnly = choose(5) === 0
  const columns: Record<string, Typed> = {}
  for (const name of names.length === 0 ? ['Ida'] : names)
    columns[name] = totalsOnly ? { total: 150 + choose(90) } : column(ruleset, choose)
  const days = ['2025-12-31', '2026-01-01', `2026-0${1 + choose(9)}-1${choose(3)}`]
  const on = pick([...days.map(ON_DAY), ON_DAY(days[2] ?? ''), IN_YEAR('2024'), SOME_DAY], choose)
  await enterPaper(program, columns, { ruleset, on })
}

function column(ruleset: (typeof RULES)[number], choose: Choose): number[] {
  return RULESETS[ruleset].rows.map(({ id }) => {
    const values = reachable(RULESETS[ruleset], id)
    return values[Math.max(choose(values.length), choose(values.length))] ?? 0
  })
}

async function play(program: TestProgram, choose: Choose): Promise<void> {
  const mode = pick(['screen', 'own'] as const, choose)
  const names = [pick(FAMILY.slice(0, 2), choose), 'Åse']
  const table = await TestGame.begin(program, { names, ruleset: pick(RULES, choose), mode })
  for (let n = 0; n < 400; n++) {
    const move = randomMove(table.view, choose)
    if (move !== undefined) await table.make(move)
    else if (table.view.turn === undefined) return
  }
}

/** Something that is done afterwards with any finished game, or with people. Refusals change nothing. */
async function meddle(program: TestProgram, choose: Choose): Promise<void> {
  const filter = { deleted: choose(2) === 0 }
  const { games } = await program.call('games.list', { filter, offset: 0, limit: 500 })
  if (games.length === 0) return
  const { id: game } = pick(games, choose)
  const { version, columns, ruleset } = (await program.call('games.view', { game })) as GameView
  const family = await program.call('players.family', {})
  const anybody = () => pick(family.players, choose).id
  const { rows } = RULESETS[ruleset as 'nordic'] // of a ruleset the test has played
  const row = pick(rows, choose).id
  const on = { game, version }
  const points = pick(reachable(RULESETS[ruleset as 'nordic'], row), choose)
  const [seat, merged] = [choose(columns.length), family.merged[0]?.player.id ?? 1]
  const date = { known: 'date', date: `2025-1${choose(3)}-0${1 + choose(9)}` } as const
  const calls = [
    ...Array.from({ length: 4 }, () => [
      'games.correct',
      { ...on, seat, row, written: { points } },
    ]),
    ['games.undo', on],
    ['games.redo', on],
    ['games.delete', on],
    ['games.restore', on],
    ['games.redate', { ...on, on: pick([date, { known: 'nothing' }], choose) }],
    ['players.rename', { player: anybody(), name: `Navn ${choose(99)}` }],
    ['players.merge', { player: anybody(), into: anybody() }],
    ['players.unmerge', { player: merged }],
    ['players.hide', { player: anybody(), hidden: choose(2) === 0 }],
  ] as const
  const [channel, args] = pick(calls, choose)
  const answer = await program.answer(channel as string, args)
  if (!answer.ok) expect(answer.code).not.toBe('failed')
}

/** Raw events and people; whatever else the database keeps is none of this test's business. */
function readRaw(program: TestProgram): Promise<Raw> {
  return offline(program, ({ games, players }) => ({
    games: games.all().map(({ id }) => ({ id, events: games.load(id).events })),
    players: players.family().map(({ id, name, merged_into }) => ({
      ...{ id, name, into: merged_into ?? undefined },
      computer: id === computerOf(program),
    })),
  }))
}

const computers = new WeakMap<TestProgram, number>()
const computerOf = (program: TestProgram): number | undefined => computers.get(program)

/** No call makes a computer yet. */
async function makeComputer(program: TestProgram): Promise<void> {
  const { id } = await program.call('players.add', { name: 'Maskin' })
  computers.set(program, id)
  const database = new BetterSqlite3(program.database)
  database.prepare(`UPDATE player SET strength = 'best' WHERE id = ?`).run(id)
  database.close()
}

async function expectSame(
  program: TestProgram,
  filters: readonly StatisticsFilter[],
): Promise<void> {
  const raw = await readRaw(program)
  for (const filter of filters) {
    const view = await program.call('statistics.page', { filter })
    const { optimum: _, ...rest } = view
    const players = view.players.map(({ id, name }) => ({ id, name }))
    const plain = plainStatistics(raw, filter)
    expect(differences({ ...rest, players }, plain, JSON.stringify(filter))).toEqual([])
  }
}

test('after any series of games, corrections, merges and imports every figure equals a fresh computation', async () => {
  const other = new TestProgram().start()
  const theirs = seededChoice(7)
  for (let n = 0; n < 6; n++) await enterBlock(other, theirs)
  const lines = await offline(other, (store) => [...exportLines(store)])
  await other.remove()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
      const program = new TestProgram().start({ newId: idsOf(seed) })
      const choose = seededChoice(seed)
      try {
        await makeComputer(program)
        for (let n = 0; n < 55; n++) await enterBlock(program, choose)
        await play(program, choose)
        for (let n = 0; n < 40; n++) {
          await meddle(program, choose)
          if (n === 20)
            await offline(program, (store) =>
              importGames(lines, { store, rulesets: RULESETS, now: () => program.now }),
            )
        }
        const ruleset = 'nordic'
        const [ida = 1] = (await program.call('players.list', {})).map(({ id }) => id)
        await expectSame(program, [
          { ruleset },
          { ruleset, computers: true },
          { ruleset, from: '2025-01-01', to: '2026-05-31', solo: false },
          { ruleset, players: { ids: [ida], exactly: false }, modes: ['paper'] },
          { ruleset: 'american' },
          { ruleset: 'nordicForced', computers: true },
        ])
        expect(program.faults).toEqual([])
      } finally {
        await program.remove()
      }
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)

function idsOf(seed: number): () => string {
  let ids = 0
  return () => `seed-${seed}-${(ids += 1)}`
}
