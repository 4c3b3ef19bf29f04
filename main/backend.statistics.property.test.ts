import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { StatisticsFilter } from '../shared/contract.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { exportLines } from './services/exportGames.ts'
import { importGames } from './services/importGames.ts'
import { differences } from './testing/differences.ts'
import { enterBlock, meddle, play, playWithComputer } from './testing/familyLife.ts'
import { offline } from './testing/offline.ts'
import type { Raw } from './testing/plainGames.ts'
import { plainStatistics } from './testing/plainStatistics.ts'
import { TestProgram } from './testing/program.ts'
import { seededChoice } from './testing/randomMove.ts'
import { test } from './testing/test.ts'

/** Raw events and people; whatever else the database keeps is none of this test's business. */
function readRaw(program: TestProgram): Promise<Raw> {
  return offline(program, ({ games, exchange }) => ({
    games: games.all().map(({ id }) => ({ id, events: games.load(id).events })),
    players: exchange.players().map(({ id, name, merged_into, strength }) => ({
      ...{ id, name, into: merged_into ?? undefined },
      computer: strength !== null,
    })),
  }))
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
      const program = new TestProgram((n) => `seed-${seed}-${n}`).start()
      const choose = seededChoice(seed)
      try {
        for (let n = 0; n < 3; n++) await playWithComputer(program, choose, 'Ida')
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
