import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allThrows } from './dice.ts'
import { RULESETS } from './rulesets/index.ts'
import { place, placements, type Scorecard } from './scorecard.ts'
import { DESCRIBED, type Filled, NUMBERS, options, rowsOf } from './testing/oracle.ts'
import { dice, refusalOf } from './testing/play.ts'

const { american } = RULESETS
const LOWER = rowsOf('american').filter((row) => !NUMBERS.includes(row))

/** A card where only these rows are open, and yatzy holds what is said. */
const onlyOpen = (rows: readonly string[], yatzy: 50 | 0): Scorecard => {
  const filled = rowsOf('american').filter((row) => !rows.includes(row))
  return Object.fromEntries(
    filled.map((row) => [row, { points: row === 'yatzy' ? yatzy : 0, extra: 0 }]),
  )
}
const allOpenBut = (rows: readonly string[], yatzy: 50 | 0): Scorecard =>
  onlyOpen(
    rowsOf('american').filter((row) => row !== 'yatzy' && !rows.includes(row)),
    yatzy,
  )

const FOURS = dice('44444')
const legal = (card: Scorecard) => placements(american, card, FOURS)

describe('the joker', () => {
  test('J1: yatzy holds 50 and fours is open: only fours, 20 and 100 extra', () => {
    expect(legal(allOpenBut([], 50))).toEqual([{ row: 'fours', points: 20, extra: 100 }])
  })

  test('J2: fours is filled: any open lower row at full value and 100 extra, no number row', () => {
    const card = onlyOpen(['ones', 'sixes', 'fullHouse', 'largeStraight', 'chance'], 50)
    expect(legal(card)).toEqual([
      { row: 'fullHouse', points: 25, extra: 100 },
      { row: 'largeStraight', points: 40, extra: 100 },
      { row: 'chance', points: 20, extra: 100 },
    ])
  })

  test('J3: fours and the whole lower section are filled: a 0 in a number row, 100 extra', () => {
    expect(legal(onlyOpen(['ones', 'sixes'], 50))).toEqual([
      { row: 'ones', points: 0, extra: 100 },
      { row: 'sixes', points: 0, extra: 100 },
    ])
  })

  test('J4: yatzy was struck and fours is filled: large straight gives 40, nothing extra', () => {
    expect(legal(onlyOpen(['ones', 'largeStraight'], 0))).toEqual([
      { row: 'largeStraight', points: 40, extra: 0 },
    ])
  })

  test('J5: yatzy was struck and fours is open: only fours, 20, nothing extra', () => {
    expect(legal(allOpenBut([], 0))).toEqual([{ row: 'fours', points: 20, extra: 0 }])
  })

  test('J6: yatzy is open: every open row at its plain value, nothing extra', () => {
    const plain = Object.fromEntries(legal({}).map(({ row, points }) => [row, points]))
    expect(plain).toEqual({
      ...{ ones: 0, twos: 0, threes: 0, fours: 20, fives: 0, sixes: 0 },
      ...{ threeOfAKind: 20, fourOfAKind: 20, fullHouse: 0 },
      ...{ smallStraight: 0, largeStraight: 0, chance: 20, yatzy: 50 },
    })
    expect(legal({}).map(({ extra }) => extra)).toEqual(Array<number>(13).fill(0))
  })

  test('is earned by every further yatzy, also by the last entry of a card', () => {
    const last = place(american, onlyOpen(['ones'], 50), FOURS, 'ones')
    expect(last.ones).toEqual({ points: 0, extra: 100, dice: [4, 4, 4, 4, 4] })
  })

  test('needs five alike: four alike are entered at their plain value', () => {
    expect(placements(american, allOpenBut([], 50), dice('44445')).length).toBe(12)
  })

  test('there is none in nordic: a second yatzy gives nothing more', () => {
    const card = { yatzy: { points: 50, extra: 0 } }
    const sixes = placements(RULESETS.nordic, card, dice('66666'))
    const by = Object.fromEntries(sixes.map(({ row, points }) => [row, points]))
    expect(by).toMatchObject({ onePair: 12, threeOfAKind: 18, fourOfAKind: 24, sixes: 30 })
    expect(by).toMatchObject({ twoPairs: 0, fullHouse: 0, smallStraight: 0, largeStraight: 0 })
    expect(sixes.every(({ extra }) => extra === 0)).toBe(true)
  })
})

describe('with a joker place refuses', () => {
  test('every row but the number row of the face, and names that row', () => {
    const card = allOpenBut([], 50)
    const copy = structuredClone(card)
    for (const row of ['ones', 'threes', 'threeOfAKind', 'chance', 'fullHouse'])
      expect(refusalOf(() => place(american, card, FOURS, row))).toEqual({
        code: 'jokerUpper',
        details: { row: 'fours' },
      })
    expect(card).toEqual(copy)
  })

  test('a number row while a lower row is open', () => {
    const card = onlyOpen(['ones', 'chance'], 0)
    expect(refusalOf(() => place(american, card, FOURS, 'ones'))?.code).toBe('jokerLower')
    expect(card).toEqual(onlyOpen(['ones', 'chance'], 0))
  })

  test.each(LOWER)('the taken row %s as any other taken row', (row) => {
    expect(refusalOf(() => place(american, onlyOpen(['ones'], 50), FOURS, row))).toEqual({
      code: 'rowTaken',
      details: { row },
    })
  })
})

/** A card with these rows filled; what other rows than yatzy hold is no matter to what is legal. */
const filledCard = (rows: readonly string[], yatzy: number): Filled =>
  Object.fromEntries(
    rows.map((row) => [row, { points: row === 'yatzy' ? yatzy : 0, extra: 0 }] as const),
  )

test('five alike go where the words of the rules say, whatever is filled', () => {
  const rows = rowsOf('american')
  const faces = [1, 2, 3, 4, 5, 6].map((face) => dice(String(face).repeat(5)))
  const wrong: unknown[] = []
  for (let mask = 0; mask < 2 ** rows.length; mask++) {
    const filled = rows.filter((_, i) => (mask >> i) % 2 === 1)
    for (const yatzy of filled.includes('yatzy') ? [0, 50] : [0])
      for (const thrown of faces) {
        const card = filledCard(filled, yatzy)
        const given = JSON.stringify(placements(american, card, thrown))
        const right = JSON.stringify(options('american', card, thrown))
        if (given !== right) wrong.push({ filled, yatzy, thrown, given, right })
      }
  }
  expect(wrong.slice(0, 3)).toEqual([])
}, 20_000)

test.each(DESCRIBED)('in %s any throw goes where the words say, and nowhere else', (id) => {
  const ruleset = Object.values(RULESETS).find((ruleset) => ruleset.id === id) ?? american
  const anyFilled = fc.oneof(
    fc.subarray(rowsOf(id)),
    fc.nat(rowsOf(id).length).map((n) => rowsOf(id).slice(0, n)), // as forced order fills them
  )
  const anyThrow = fc.constantFrom(...allThrows(5))
  fc.assert(
    fc.property(anyFilled, fc.constantFrom(0, 50), anyThrow, (filled, yatzy, thrown) => {
      const card = filledCard(filled, yatzy)
      const right = options(id, card, thrown)
      expect(placements(ruleset, card, thrown)).toEqual(right)
      for (const row of rowsOf(id)) {
        const entered = refusalOf(() => place(ruleset, card, thrown, row)) === undefined
        expect(entered).toBe(right.some((option) => option.row === row))
      }
    }),
    { seed: 1, numRuns: 1000 },
  )
})
