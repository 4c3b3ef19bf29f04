import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RULESETS } from './rulesets/index.ts'
import {
  bonusReachable,
  isFull,
  maximum,
  maximumTotal,
  place,
  type Scorecard,
  totals,
} from './scorecard.ts'
import { DESCRIBED, NUMBERS, rowsOf, sums } from './testing/oracle.ts'
import { dice } from './testing/play.ts'

const { nordic, nordicForced, american } = RULESETS
const RULESET_LIST = Object.values(RULESETS)

/** A card with these points and no extras. */
const card = (points: Readonly<Record<string, number>>): Scorecard =>
  Object.fromEntries(Object.entries(points).map(([row, points]) => [row, { points, extra: 0 }]))

/** The number rows with these points, from the ones down. */
const numbers = (...points: number[]): Scorecard =>
  card(Object.fromEntries(points.map((points, i) => [NUMBERS[i] ?? '', points])))

describe('the best card', () => {
  test.each([
    [nordic, 374],
    [nordicForced, 374],
    [american, 375],
  ])('of $id holds %i', (ruleset, best) => {
    const full = card(Object.fromEntries(ruleset.rows.map(({ id }) => [id, maximum(ruleset, id)])))
    expect(maximumTotal(ruleset)).toBe(best)
    expect(totals(ruleset, full).total).toBe(best)
  })

  test('of american, with all twelve extra yatzys, holds 1575', () => {
    const turns = [
      ['66666', 'yatzy'],
      ...NUMBERS.map((row, i) => [String(i + 1).repeat(5), row]),
      ...[
        'threeOfAKind',
        'fourOfAKind',
        'fullHouse',
        'smallStraight',
        'largeStraight',
        'chance',
      ].map((row) => ['66666', row]),
    ]
    const full = turns.reduce<Scorecard>(
      (card, [thrown = '', row = '']) => place(american, card, dice(thrown), row),
      {},
    )
    expect(isFull(american, full)).toBe(true)
    expect(totals(american, full)).toEqual({
      upper: 105,
      bonus: 35,
      lower: 235,
      extra: 1200,
      total: 1575,
      balance: 42,
    })
  })
})

describe('the bonus', () => {
  test.each([
    [nordic, 50, numbers(2, 6, 9, 12, 15, 18), numbers(3, 6, 9, 12, 15, 18)],
    [nordicForced, 50, numbers(1, 4, 6, 8, 10, 12), numbers(2, 4, 6, 8, 10, 12)],
    [american, 35, numbers(2, 6, 9, 12, 15, 18), numbers(3, 6, 9, 12, 15, 18)],
  ])('of $id comes at the limit, not one point before', (ruleset, points, before, at) => {
    expect(totals(ruleset, before)).toMatchObject({ upper: ruleset.bonus.limit - 1, bonus: 0 })
    expect(totals(ruleset, at)).toMatchObject({ upper: ruleset.bonus.limit, bonus: points })
  })

  test('comes as soon as the limit is reached, with rows still open', () => {
    const early = totals(nordic, card({ fours: 8, fives: 25, sixes: 30 }))
    expect(early).toMatchObject({ upper: 63, bonus: 50, total: 113 })
  })

  test('comes once, however far above the limit, and whatever rows are struck', () => {
    expect(totals(nordic, numbers(0, 8, 12, 16, 20, 24)).bonus).toBe(50)
    expect(totals(nordic, numbers(5, 10, 15, 20, 25, 30)).bonus).toBe(50)
  })

  test('is not earned by the lower section', () => {
    expect(totals(nordic, card({ yatzy: 50, chance: 30 })).bonus).toBe(0)
  })

  test('is out of reach when the open number rows cannot bring the upper sum to the limit', () => {
    expect(bonusReachable(nordic, {})).toBe(true)
    expect(bonusReachable(nordic, card({ sixes: 0, fives: 13 }))).toBe(true) // 13 + 50 = 63
    expect(bonusReachable(nordic, card({ sixes: 0, fives: 12 }))).toBe(false)
  })
})

describe('the plus/minus account', () => {
  test('is 6 ahead with four sixes, and 1 ahead when two fives follow', () => {
    expect(totals(nordic, card({ sixes: 24 })).balance).toBe(6)
    expect(totals(nordic, card({ sixes: 24, fives: 10 })).balance).toBe(1)
    expect(totals(nordic, card({ fives: 10 })).balance).toBe(-5)
  })

  test('counts a struck number row, and no open row', () => {
    expect(totals(nordic, card({ sixes: 0 })).balance).toBe(-18)
    expect(totals(nordic, card({ chance: 30 })).balance).toBe(0)
  })

  test('is kept against two of each face where the limit is 42', () => {
    expect(totals(nordicForced, numbers(2, 4, 6, 8, 10, 12)).balance).toBe(0)
    expect(totals(nordicForced, numbers(3, 2)).balance).toBe(1 - 2)
  })
})

test.each(DESCRIBED)('in %s any card adds up as on paper', (id) => {
  const ruleset = RULESET_LIST.find((ruleset) => ruleset.id === id) ?? nordic
  const entry = fc.record({
    points: fc.integer({ min: 0, max: 50 }),
    extra: fc.constantFrom(0, 100),
  })
  const anyCard = fc.dictionary(fc.constantFrom(...rowsOf(id)), entry, { noNullPrototype: true })
  fc.assert(
    fc.property(anyCard, (card) => {
      expect(totals(ruleset, card)).toEqual(sums(id, card))
    }),
    { seed: 1, numRuns: 500 },
  )
})
