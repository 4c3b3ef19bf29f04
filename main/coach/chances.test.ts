import { describe, expect, test } from 'vitest'
import { isExact, outlookOf, winChances } from '../../shared/coach/chances.ts'
import { distribution, type Position, type Spread } from '../../shared/coach/distribution.ts'
import { seededRandom } from '../../shared/coach/random.ts'
import { Simulator } from '../../shared/coach/simulate.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { type Scorecard, totals } from '../../shared/scorecard.ts'
import { tableOf } from './testing/tables.ts'

const filled = (rows: Record<string, number>): Scorecard =>
  Object.fromEntries(Object.entries(rows).map(([row, points]) => [row, { points, extra: 0 }]))

/** All but the two last rows. */
const LATE = filled({
  ...{ ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, onePair: 10, twoPairs: 16 },
  ...{ threeOfAKind: 15, fourOfAKind: 0, smallStraight: 15, largeStraight: 20, fullHouse: 0 },
})

/** Every way the totals can fall together, the win shared among the highest. */
function bruteForce(all: readonly Spread[]): number[] {
  const wins = all.map(() => 0)
  const walk = (fallen: readonly number[], chance: number): void => {
    const next = all[fallen.length]
    if (next !== undefined) {
      for (const [i, one] of next.chances.entries()) walk([...fallen, next.least + i], chance * one)
      return
    }
    const most = Math.max(...fallen)
    const winners = fallen.filter((total) => total === most).length
    for (const [player, total] of fallen.entries())
      if (total === most) wins[player] = (wins[player] ?? 0) + chance / winners
  }
  walk([], 1)
  return wins
}

describe('the chance to win', () => {
  test.each([
    ['of one alone', [{ least: 5, chances: [0.5, 0.5] }]],
    [
      'of two',
      [
        { least: 5, chances: [0.5, 0.5] },
        { least: 6, chances: [0.25, 0.5, 0.25] },
      ],
    ],
    [
      'of three, who often tie',
      [1, 2, 3].map((n) => ({ least: 10 - n, chances: [0.2, 0.3, 0.1, 0.4] })),
    ],
    ['of full cards, two of them equal', [7, 9, 9].map((least) => ({ least, chances: [1] }))],
    ['of some who are far apart', [0, 500].map((least) => ({ least, chances: [0.5, 0.5] }))],
  ])('%s is what counting every way gives', (_, spreads) => {
    const found = winChances(spreads)
    for (const [player, win] of bruteForce(spreads).entries())
      expect(found[player]).toBeCloseTo(win, 12)
    expect(found.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 12)
  })
})

describe('the outlook', () => {
  const table = tableOf('nordic')
  const exactly = (position: Position) => {
    const found = outlookOf(table, position, true)
    if (found === undefined) throw new Error('nobody gave it up')
    return found
  }
  const mean = ({ least, chances }: Spread): number =>
    chances.reduce((sum, chance, i) => sum + chance * (least + i), 0)

  test('of a full card is its total', () => {
    const card = { ...LATE, ...filled({ chance: 20, yatzy: 50 }) }
    const { totals: spread, bonus } = exactly({ card })
    expect(spread).toEqual({ least: totals(RULESETS.nordic, card).total, chances: [1] })
    expect(bonus).toBe(1)
  })

  test('with dice on the table after the last throw is the best row and what follows', () => {
    const underway = { dice: [6, 6, 6, 6, 6], throwsLeft: 0 } as const
    const { totals: now } = exactly({ card: LATE, underway })
    const after = exactly({ card: { ...LATE, ...filled({ yatzy: 50 }) } }).totals
    expect(mean(now)).toBeCloseTo(mean(after), 9)
  })

  test('before the first throw is the mean of what it is after it', () => {
    const faces = [1, 2, 3, 4, 5, 6] as const
    const card = { ...LATE, ...filled({ chance: 20 }) }
    // Only the yatzy row is open: sampled throws, weighed as they fall.
    const all = faces.flatMap((a) =>
      faces.flatMap((b) => faces.map((c) => [a, a, b, b, c] as const)),
    )
    for (const dice of all.slice(0, 12)) {
      const { totals: spread } = exactly({ card, underway: { dice, throwsLeft: 2 } })
      expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    }
  })

  test.each([
    ['before a throw', { card: LATE }],
    ['in the middle of a turn', { card: LATE, underway: { dice: [5, 5, 2, 1, 6], throwsLeft: 1 } }],
  ] as [string, Position][])('%s is what thousands of games come to', (_, position) => {
    const simulator = new Simulator(table, { kind: 'perfect' }, seededRandom(7))
    const games = Array.from(
      { length: 4000 },
      () => totals(RULESETS.nordic, simulator.playOn(position)).total,
    )
    const { totals: spread } = exactly(position)
    const sd = Math.sqrt(
      spread.chances.reduce(
        (sum, chance, i) => sum + chance * (spread.least + i - mean(spread)) ** 2,
        0,
      ),
    )
    const played = games.reduce((sum, total) => sum + total, 0) / games.length
    expect(Math.abs(played - mean(spread))).toBeLessThan((5 * sd) / Math.sqrt(games.length))
  })

  test('sampled is near the exact one, says the same each time, and can be given up', () => {
    const card = LATE
    const sampled = outlookOf(table, { card }, false)
    expect(sampled).toEqual(outlookOf(table, { card }, false))
    expect(mean(sampled?.totals ?? { least: 0, chances: [] })).toBeCloseTo(
      mean(exactly({ card }).totals),
      -1,
    )
    expect(outlookOf(table, { card: {} }, false, () => true)).toBeUndefined()
    expect(outlookOf(table, { card: {} }, true, () => true)).toBeUndefined()
  })

  test('has the chance of the bonus', () => {
    const open = { ...LATE } as Record<string, { points: number; extra: number }>
    delete open['sixes']
    const { bonus } = exactly({ card: open })
    expect(bonus).toBeCloseTo(distribution(table, open).bonusRate, 12)
    expect(bonus).toBeGreaterThan(0)
    expect(bonus).toBeLessThan(1)
  })
})

test('it is exact with eight open rows at most, and always in forced order', () => {
  const rows = RULESETS.nordic.rows.map(({ id }) => id)
  const filledUp = (n: number): Position => ({
    card: filled(Object.fromEntries(rows.slice(0, n).map((row) => [row, 0]))),
  })
  expect(isExact(RULESETS.nordic, filledUp(7))).toBe(true)
  expect(isExact(RULESETS.nordic, filledUp(6))).toBe(false)
  expect(isExact(RULESETS.nordicForced, { card: {} })).toBe(true)
})
