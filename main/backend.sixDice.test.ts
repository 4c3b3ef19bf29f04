import { describe, expect } from 'vitest'
import { pageFaults } from '../tools/sheetFaults.ts'
import { blockLines } from '../shared/block.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { reachable } from '../shared/scorecard.ts'
import { PAPERS } from '../shared/sheetOptions.ts'
import { sixDice } from '../shared/testing/sixDice.ts'
import { openPress } from './sheet/draw.ts'
import { fonts } from './sheet/fonts.ts'
import { layout } from './sheet/layout.ts'
import { fillOptions } from './sheet/options.ts'
import type { TestProgram } from './testing/program.ts'
import { randomMove, seededChoice } from './testing/randomMove.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused, test as base } from './testing/test.ts'

/** The program with one ruleset more, as one file and one line make it. */
const WITH_SIX = { rulesets: { ...RULESETS, sixDice } }
const test = base.extend<{ program: TestProgram }>({
  program: async ({ program }, use) => {
    await program.restart(WITH_SIX)
    await use(program)
  },
})

const ROWS: readonly string[] = sixDice.rows.map(({ id }) => id)

async function playWhole(
  program: TestProgram,
  mode: 'screen' | 'own',
  seed: number,
): Promise<TestGame> {
  const choose = seededChoice(seed)
  const game = await TestGame.begin(program, { ruleset: 'sixDice', mode })
  for (let n = 0; n < 900 && game.view.state === 'playing'; n++) {
    const move = randomMove(game.view, choose)
    // Whoever leaves takes the result along: this one stays.
    if (move && move.channel !== 'games.leave') await game.make(move)
  }
  return game
}

describe('a game of six dice', () => {
  test.for(['screen', 'own'] as const)(
    'is played to its end and kept: %s',
    async (mode, { program }) => {
      const game = await playWhole(program, mode, 6)
      expect(game.view.state).toBe('finished')
      for (const { entries, totals } of game.view.columns) {
        expect(Object.keys(entries).toSorted()).toEqual(ROWS.toSorted())
        const points = ROWS.map((row) => entries[row]?.points ?? 0)
        for (const [i, row] of ROWS.entries()) expect(reachable(sixDice, row)).toContain(points[i])
        const upper = points.slice(0, 6).reduce((sum, one) => sum + one, 0)
        const all = points.reduce((sum, one) => sum + one, 0)
        expect(totals).toMatchObject({ total: all + (upper >= 84 ? 100 : 0) })
      }
      const before = game.view
      await program.restart(WITH_SIX)
      expect(await game.look()).toEqual(before)
    },
  )

  test('has its statistics, but for what compares with perfect play', async ({ program }) => {
    for (let seed = 1; seed <= 3; seed++) await playWhole(program, 'screen', seed)
    const page = await program.call('statistics.page', { filter: { ruleset: 'sixDice' } })
    expect(page.games).toBe(3)
    expect(page.optimum).toBeUndefined()
    expect(page.rows).toEqual(ROWS)
    const { games } = await program.call('games.list', {
      ...{ filter: { ruleset: 'sixDice' }, offset: 0, limit: 10 },
    })
    const totals = games.flatMap(({ results }) => results.map(({ total }) => total))
    const highest = page.records.find(({ kind }) => kind === 'highest')
    expect(highest?.value).toBe(Math.max(...totals))
  })

  test('has no coach and no computers, and says so', async ({ program }) => {
    const game = await TestGame.begin(program, { ruleset: 'sixDice' })
    expect(game.view.coached).toBe(false)
    await expectRefused(program, 'games.advise', game.now({ seat: 0, on: true }), 'noCoach')
    await expectRefused(program, 'coach.chances', game.now({}), 'noCoach')
    const known = await program.call('rules.list', {})
    expect(known.find(({ id }) => id === 'sixDice')?.computers).toEqual([])
    const [ida = 0] = (await program.call('players.list', {})).map(({ id }) => id)
    await expectRefused(
      program,
      'games.begin',
      {
        ...{ ruleset: 'sixDice', mode: 'screen', first: 'listed' },
        players: [ida, { computer: 'good' }],
      },
      'wrongMode',
    )
  })

  test('has its rules on a page', async ({ program }) => {
    const page = await program.call('rules.page', { ruleset: 'sixDice' })
    expect(page.rows.map(({ id }) => id)).toEqual(ROWS)
  })
})

const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))

// A5 is too low for twenty rows.
describe.for(PAPERS.filter((paper) => paper !== 'a5'))('its block on %s', (paper) => {
  base.for([false, true])('keeps within its lines, large: %s', (large) => {
    const options = fillOptions({ paper, large })
    const { pages } = layout({ ruleset: sixDice, options, today: '2026-11-30' }, type)
    expect(pages.flatMap((page) => pageFaults(page, type, large ? 14 : 6))).toEqual([])
    expect(blockLines(sixDice)).toHaveLength(ROWS.length + 3)
  })
})
