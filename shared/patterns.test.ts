import { describe, expect, test } from 'vitest'
import { countFaces, type Dice, FACES } from './dice.ts'
import { rowOf } from './ruleset.ts'
import { RULESETS } from './rulesets/index.ts'
import { DESCRIBED, NUMBERS, points, rowsOf } from './testing/oracle.ts'
import { dice } from './testing/play.ts'

/** All 7,776 throws of five dice, in order. */
const THROWS: readonly Dice[] = FACES.flatMap((a) =>
  FACES.flatMap((b) =>
    FACES.flatMap((c) => FACES.flatMap((d) => FACES.map((e) => [a, b, c, d, e] as const))),
  ),
)

const RULESET_LIST = Object.values(RULESETS)
const score = (id: string, row: string, throwText: string): number | undefined => {
  const ruleset = RULESET_LIST.find((ruleset) => ruleset.id === id)
  return ruleset && rowOf(ruleset, row).score(countFaces(dice(throwText)))
}

test('there are 7,776 throws', () => {
  expect(new Set(THROWS.map((dice) => dice.join(''))).size).toBe(7776)
})

describe.each(RULESET_LIST)('in $id', (ruleset) => {
  if (!DESCRIBED.includes(ruleset.id)) {
    test.todo(`every throw gives what the words of the rules say: describe it in the oracle`)
    return
  }
  test.each(ruleset.rows)('every throw gives in $id what the words of the rules say', (row) => {
    const wrong = THROWS.map((dice) => ({
      dice: dice.join(''),
      given: row.score(countFaces(dice)),
      right: points(ruleset.id, row.id, dice),
    })).filter(({ given, right }) => given !== right)
    expect(wrong).toEqual([])
  })
})

/** Worked examples: rows that are left out of a whole example give 0. */
interface Example {
  readonly dice: string
  readonly rows: Readonly<Record<string, number>>
  /** The example names every row that gives points. */
  readonly whole?: true
}

const NORDIC: readonly Example[] = [
  {
    dice: '22555',
    rows: {
      fullHouse: 19,
      fives: 15,
      threeOfAKind: 15,
      twoPairs: 14,
      onePair: 10,
      twos: 4,
      chance: 19,
    },
    whole: true,
  },
  { dice: '55442', rows: { onePair: 10, twoPairs: 18 } },
  { dice: '66662', rows: { fourOfAKind: 24, threeOfAKind: 18 } },
  { dice: '44466', rows: { fullHouse: 24 } },
  {
    dice: '66666',
    rows: { onePair: 12, threeOfAKind: 18, fourOfAKind: 24, sixes: 30, chance: 30, yatzy: 50 },
    whole: true,
  },
  { dice: '66633', rows: { fullHouse: 24, twoPairs: 18, sixes: 18 } },
  { dice: '44442', rows: { twoPairs: 0 } },
  { dice: '12345', rows: { smallStraight: 15, largeStraight: 0 } },
  { dice: '23456', rows: { largeStraight: 20, smallStraight: 0 } },
]

const AMERICAN: readonly Example[] = [
  { dice: '66662', rows: { threeOfAKind: 26, fourOfAKind: 26 } },
  { dice: '12346', rows: { smallStraight: 30, largeStraight: 0 } },
  { dice: '34566', rows: { smallStraight: 30, largeStraight: 0 } },
  { dice: '13456', rows: { smallStraight: 30, largeStraight: 0 } },
  { dice: '23345', rows: { smallStraight: 30, largeStraight: 0 } },
  { dice: '12456', rows: { smallStraight: 0, largeStraight: 0 } },
  { dice: '12345', rows: { smallStraight: 30, largeStraight: 40 } },
  { dice: '23456', rows: { smallStraight: 30, largeStraight: 40 } },
  { dice: '44466', rows: { fullHouse: 25 } },
  { dice: '44444', rows: { fullHouse: 0, smallStraight: 0, largeStraight: 0, yatzy: 50 } },
]

describe.each([
  ['nordic', NORDIC],
  ['nordicForced', NORDIC],
  ['american', AMERICAN],
])('worked examples of %s', (id, examples) => {
  const cases = examples.flatMap(({ dice, rows, whole }) => {
    const others = whole ? rowsOf(id).filter((row) => !(row in rows)) : []
    const all = { ...rows, ...Object.fromEntries(others.map((row) => [row, 0])) }
    return Object.entries(all).map(([row, right]) => ({ dice, row, right }))
  })
  test.each(cases)('$dice gives $right in $row', ({ dice, row, right }) => {
    expect(score(id, row, dice)).toBe(right)
  })
})

describe('the order of the dice does not matter', () => {
  test.each(NUMBERS)('1-2-3-4-5 gives the same in %s however it lies', (row) => {
    expect(score('nordic', row, '52413')).toBe(score('nordic', row, '12345'))
  })
})

test('five alike are no house and no two pairs, but a pair, three and four alike', () => {
  const yatzy = (row: string) => score('nordic', row, '33333')
  expect(['fullHouse', 'twoPairs'].map(yatzy)).toEqual([0, 0])
  expect(['onePair', 'threeOfAKind', 'fourOfAKind'].map(yatzy)).toEqual([6, 9, 12])
})
