import { describe, expect, test } from 'vitest'
import { seededRandom, throwDieWith } from '../../shared/coach/random.ts'
import type { Skill } from '../../shared/coach/chooser.ts'
import { Simulator } from '../../shared/coach/simulate.ts'
import distributions from '../../shared/statistics/optimum/distributions.json' with { type: 'json' }
import summary from '../../shared/statistics/optimum/summary.json' with { type: 'json' }
import { isFull, place, totals } from '../../shared/scorecard.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { tableOf } from './testing/tables.ts'

const GAMES = 4000

function play(id: RulesetId, strength: Skill, games = GAMES, seed = 20261130): number[] {
  const simulator = new Simulator(tableOf(id), strength, seededRandom(seed))
  return Array.from({ length: games }, () => simulator.total())
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe.each(['nordic', 'nordicForced', 'american'] as const)('perfect play of %s', (id) => {
  const found = play(id, { kind: 'perfect' })

  test('has the mean of the exact distribution, within three standard errors', () => {
    const error = summary[id].sd / Math.sqrt(GAMES)
    expect(Math.abs(meanOf(found) - summary[id].expected)).toBeLessThan(3 * error)
  })

  test('is spread like the exact distribution', () => {
    // Twenty bins as likely as each other, or nearly: chi-square of 19 is over 43.8 once in a thousand.
    const { min, p } = distributions[id]
    let below = 0
    const binOf = p.map((chance) => Math.min(19, Math.floor(20 * (below += chance) - 10 * chance)))
    const expected = new Array<number>(20).fill(0)
    const counted = new Array<number>(20).fill(0)
    for (const [i, chance] of p.entries())
      expected[binOf[i] ?? 0] = (expected[binOf[i] ?? 0] ?? 0) + GAMES * chance
    for (const score of found) {
      const bin = binOf[score - min] ?? (score < min ? 0 : 19)
      counted[bin] = (counted[bin] ?? 0) + 1
    }
    const chiSquare = counted.reduce(
      (sum, n, bin) => sum + (n - (expected[bin] ?? 0)) ** 2 / (expected[bin] ?? 1),
      0,
    )
    expect(chiSquare).toBeLessThan(43.8)
  })
})

test('the same seed plays the same games, another seed others', () => {
  const strength: Skill = { kind: 'softmax', temperature: 1 }
  expect(play('american', strength, 20, 7)).toEqual(play('american', strength, 20, 7))
  expect(play('american', strength, 20, 7)).not.toEqual(play('american', strength, 20, 8))
})

// Means of whole nordic games as optimal.md gives them, rounded to a point.
test.each<[string, Skill, number]>([
  ['a temperature of 0.5', { kind: 'softmax', temperature: 0.5 }, 239],
  ['a temperature of 1', { kind: 'softmax', temperature: 1 }, 222],
  ['a temperature of 4', { kind: 'softmax', temperature: 4 }, 138],
  ['most points now', { kind: 'points' }, 200],
])('%s comes to what it is known for', (_, strength, mean) => {
  expect(Math.abs(meanOf(play('nordic', strength, 1500)) - mean)).toBeLessThan(4)
})

test('a simulated card is one that the rules allow, up to its extras', () => {
  const simulator = new Simulator(tableOf('american'), { kind: 'points' }, seededRandom(3))
  for (let game = 0; game < 50; game++) {
    const card = simulator.play()
    expect(isFull(RULESETS.american, card)).toBe(true)
    expect(totals(RULESETS.american, card).total).toBeLessThanOrEqual(1575)
    expect(() => place(RULESETS.american, card, [1, 1, 1, 1, 1], 'ones')).toThrow('rowTaken')
  }
})

test('the dice of a seed show each face as often, nearly', () => {
  const random = seededRandom(0)
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    const die = throwDieWith(random)
    counts[die] = (counts[die] ?? 0) + 1
  }
  // Five standard deviations.
  for (const count of counts.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(460)
})
