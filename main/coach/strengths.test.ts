import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../shared/coach/random.ts'
import { Simulator } from '../../shared/coach/simulate.ts'
import { STRENGTHS } from '../../shared/coach/strength.ts'
import { SKILLS, STRENGTH_FIGURES } from '../../shared/coach/strengths.ts'
import summary from '../../shared/statistics/optimum/summary.json' with { type: 'json' }
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { tableOf } from './testing/tables.ts'

const GAMES = 1500
const measured = (Object.keys(RULESETS) as RulesetId[]).filter((id) => STRENGTH_FIGURES[id])

describe.each(measured)('the figures of %s', (id) => {
  test.each(STRENGTHS)(
    'hold for the computer that is %s, within four standard errors',
    (strength) => {
      const { mean = 0, sd = 0 } = STRENGTH_FIGURES[id]?.[strength] ?? {}
      const totals = new Simulator(tableOf(id), SKILLS[strength], seededRandom(7)).totals(GAMES)
      const found = totals.reduce((sum, total) => sum + total, 0) / GAMES
      const squares = totals.reduce((sum, total) => sum + (total - found) ** 2, 0) / GAMES
      expect(Math.abs(found - mean)).toBeLessThan((4 * sd) / Math.sqrt(GAMES))
      expect(Math.sqrt(squares) / sd).toBeCloseTo(1, 0.5)
    },
  )

  test('grow with the strength, and every one is told from the one before', () => {
    const figures = STRENGTHS.flatMap((strength) => STRENGTH_FIGURES[id]?.[strength] ?? [])
    expect(figures).toHaveLength(STRENGTHS.length)
    for (const [i, { mean, wins }] of figures.slice(1).entries()) {
      expect(mean).toBeGreaterThan((figures[i]?.mean ?? 0) + 2)
      expect(wins).toBeGreaterThan(figures[i]?.wins ?? 1)
    }
  })

  test('of perfect play are those of exact play, and it wins half against itself', () => {
    const { mean = 0, sd = 0, wins = 0 } = STRENGTH_FIGURES[id]?.perfect ?? {}
    expect(Math.abs(mean - summary[id].expected)).toBeLessThan((4 * sd) / Math.sqrt(100_000))
    expect(wins).toBeCloseTo(0.5, 4)
  })
})

test('games side by side are as good as games one after the other', () => {
  const skill = SKILLS.average
  const together = new Simulator(tableOf('nordicForced'), skill, seededRandom(1)).totals(2000)
  const apart = new Simulator(tableOf('nordicForced'), skill, seededRandom(2))
  const meanOf = (totals: number[]) => totals.reduce((sum, total) => sum + total, 0) / totals.length
  const others = Array.from({ length: 2000 }, () => apart.total())
  // Two means of 2000 games differ by more than four standard errors once in sixteen thousand.
  expect(Math.abs(meanOf(together) - meanOf(others))).toBeLessThan(4 * 40 * Math.sqrt(2 / 2000))
})
