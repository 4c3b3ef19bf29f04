import { describe, expect, test } from 'vitest'
import { expectedScore } from '../../shared/coach/advise.ts'
import { distribution } from '../../shared/coach/distribution.ts'
import distributions from '../../shared/statistics/optimum/distributions.json' with { type: 'json' }
import summary from '../../shared/statistics/optimum/summary.json' with { type: 'json' }
import type { Scorecard } from '../../shared/scorecard.ts'
import { tableOf } from './testing/tables.ts'

// Nordic visits 839,680 states, twenty seconds alone: `COACH=all npm run unit -- main/coach`.
const IDS = ['nordicForced', 'american', ...(process.env['COACH'] === 'all' ? ['nordic'] : [])] as (
  'nordicForced' | 'american' | 'nordic'
)[]

describe.each(IDS)('the best play of %s', (id) => {
  test('comes to every score as often as others have found', () => {
    const found = distribution(tableOf(id))
    const { min, p } = distributions[id]
    for (const [i, chance] of p.entries())
      expect(found.spread.chances[min + i - found.spread.least] ?? 0).toBeCloseTo(chance, 6)
    expect(found.spread.chances.reduce((a, b) => a + b)).toBeCloseTo(1, 8)
    const known = summary[id]
    expect(found.mean).toBeCloseTo(known.expected, 5)
    expect(found.sd).toBeCloseTo(known.sd, 3)
    expect(found.bonusRate).toBeCloseTo(known.bonusRate, 5)
    expect(found.extras).toBeCloseTo(known.extrasMean, 3)
    expect(1 - (found.rows['yatzy']?.zero ?? NaN)).toBeCloseTo(known.yatzyRate, 5)
    for (const [row, { mean, sd, zero }] of Object.entries(known.rows)) {
      expect(found.rows[row]?.mean).toBeCloseTo(mean, 4)
      expect(found.rows[row]?.sd).toBeCloseTo(sd, 4)
      expect(found.rows[row]?.zero).toBeCloseTo(zero, 5)
    }
  }, 300_000)
})

test('from a card on it has what is written in it, and the mean the coach expects', () => {
  const table = tableOf('american')
  const rows = ['ones', 'twos', 'threes', 'fours', 'fives', 'threeOfAKind', 'fullHouse', 'yatzy']
  const points = [3, 6, 9, 12, 15, 20, 25, 50]
  const card: Scorecard = Object.fromEntries(
    rows.map((row, i) => [row, { points: points[i] ?? 0, extra: row === 'fullHouse' ? 100 : 0 }]),
  )
  const found = distribution(table, card)
  expect(found.mean).toBeCloseTo(expectedScore(table, card), 8)
  expect(found.spread.least).toBeGreaterThanOrEqual(240)
  expect(Object.keys(found.rows)).toEqual([
    'sixes',
    'fourOfAKind',
    'smallStraight',
    'largeStraight',
    'chance',
  ])
})

test('of a full card there is one score, with its bonus', () => {
  const table = tableOf('nordicForced')
  const card = Object.fromEntries(
    table.states.ruleset.rows.map(({ id, face }) => [id, { points: 3 * (face ?? 0), extra: 0 }]),
  )
  expect(distribution(table, card)).toMatchObject({ mean: 113, sd: 0, bonusRate: 1, rows: {} })
})
