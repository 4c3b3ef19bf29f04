import { describe, expect, test } from 'vitest'
import { RULESETS } from './rulesets/index.ts'
import { closure, place, placements, type Scorecard } from './scorecard.ts'
import { rowsOf } from './testing/oracle.ts'
import { dice, refusalOf } from './testing/play.ts'

const { nordic, nordicForced, american } = RULESETS
const RULESET_LIST = Object.values(RULESETS)

/** A card with these points and no extras. */
const card = (points: Readonly<Record<string, number>>): Scorecard =>
  Object.fromEntries(Object.entries(points).map(([row, points]) => [row, { points, extra: 0 }]))

describe('a strike', () => {
  test('is an entry of 0, and the row is played', () => {
    const struck = place(nordic, {}, dice('12346'), 'yatzy')
    expect(struck).toEqual({ yatzy: { points: 0, extra: 0, dice: [1, 2, 3, 4, 6] } })
    expect(refusalOf(() => place(nordic, struck, dice('66666'), 'yatzy'))?.code).toBe('rowTaken')
  })
})

describe('place refuses', () => {
  test.each([
    ['no dice', []],
    ['four dice', [1, 2, 3, 4]],
    ['six dice', [1, 2, 3, 4, 5, 6]],
    ['a die that shows 0', [0, 2, 3, 4, 5]],
    ['a die that shows 7', [1, 2, 3, 4, 7]],
    ['a die that shows 1.5', [1.5, 2, 3, 4, 5]],
    ['a die that shows nothing', [Number.NaN, 2, 3, 4, 5]],
  ])('%s', (_, thrown) => {
    const wrong = thrown as unknown as ReturnType<typeof dice> // what no type lets through
    const refusal = { code: 'wrongDice', details: { dice: 5 } }
    for (const ruleset of RULESET_LIST) {
      expect(refusalOf(() => place(ruleset, {}, wrong, 'ones'))).toEqual(refusal)
      expect(refusalOf(() => placements(ruleset, {}, wrong))).toEqual(refusal)
    }
  })

  test.each(['', 'Ones', 'sum', 'bonus', 'extra', 'toString', '__proto__'])(
    'the row "%s", which no ruleset has',
    (row) => {
      for (const ruleset of RULESET_LIST)
        expect(refusalOf(() => place(ruleset, {}, dice('12345'), row))).toEqual({
          code: 'unknownRow',
          details: { row },
        })
    },
  )

  test('a row that only another ruleset has', () => {
    expect(refusalOf(() => place(american, {}, dice('55123'), 'onePair'))).toEqual({
      code: 'unknownRow',
      details: { row: 'onePair' },
    })
  })

  test.each(RULESET_LIST)('a taken row in $id, even one that was struck', (ruleset) => {
    const taken = card({ ones: 0 })
    const refusal = { code: 'rowTaken', details: { row: 'ones' } }
    expect(refusalOf(() => place(ruleset, taken, dice('11111'), 'ones'))).toEqual(refusal)
    expect(taken).toEqual(card({ ones: 0 }))
  })

  test('any row but the next in forced order, and names the next', () => {
    const next = { code: 'forced', details: { row: 'twos' } }
    const started = card({ ones: 3 })
    for (const row of rowsOf('nordicForced').slice(2))
      expect(refusalOf(() => place(nordicForced, started, dice('66666'), row))).toEqual(next)
    expect(started).toEqual(card({ ones: 3 }))
    expect(closure(nordicForced, started, undefined, 'yatzy')).toEqual({
      code: 'forced',
      row: 'twos',
    })
  })
})

test('place leaves the card it was given as it was, and keeps no hold of the dice', () => {
  const before = Object.freeze(card({ ones: 3 }))
  const thrown = [...dice('22256')]
  const after = place(nordic, before, thrown, 'twos')
  thrown.fill(1)
  expect(before).toEqual(card({ ones: 3 }))
  expect(after).toEqual({ ...before, twos: { points: 6, extra: 0, dice: [2, 2, 2, 5, 6] } })
})
