import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ruleset } from '../ruleset.ts'
import { RULESETS } from '../rulesets/index.ts'
import { placements, reachable, type Scorecard } from '../scorecard.ts'
import { AFTER, BEFORE, BEFORE_START, CHANCE, holdIndex, HOLDS, holdsOf, THROWS } from './holds.ts'
import { makeStates, type States, stateOf } from './states.ts'
import { odd } from './testing/oddRuleset.ts'

const statesOf = (ruleset: Ruleset): States => {
  const states = makeStates(ruleset)
  if (states === undefined) throw new Error(`no states of ${ruleset.id}`)
  return states
}

describe('the holds', () => {
  test('are 462, each once, 252 of them throws whose chances are 1 in all', () => {
    expect(new Set(HOLDS.map((hold) => hold.join(''))).size).toBe(462)
    expect(HOLDS).toHaveLength(462)
    expect(THROWS).toBe(252)
    expect(CHANCE.reduce((a, b) => a + b)).toBeCloseTo(1, 12)
  })

  test('are as likely as counting all 7776 throws says', () => {
    const counted = new Float64Array(THROWS)
    for (let n = 0; n < 6 ** 5; n++) {
      const dice = Array.from({ length: 5 }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1)
      const at = HOLDS.findIndex((hold) => hold.join('') === dice.sort().join(''))
      counted[at] = (counted[at] ?? 0) + 1
    }
    for (const [thrown, count] of counted.entries()) expect(CHANCE[thrown]).toBe(count / 7776)
  })

  test('come one from another by a die', () => {
    for (const [hold, dice] of HOLDS.entries()) {
      if (dice.length < 5)
        for (const face of [1, 2, 3, 4, 5, 6] as const)
          expect(AFTER[6 * hold + face - 1]).toBe(holdIndex([...dice, face]))
      const less = [...BEFORE.subarray(BEFORE_START[hold], BEFORE_START[hold + 1])]
      expect(less).toHaveLength(new Set(dice).size)
      for (const one of less) expect(HOLDS[one]).toHaveLength(dice.length - 1)
    }
  })

  test('of 1-1-6-6-6 are twelve, the most dice first', () => {
    const texts = holdsOf(holdIndex([6, 1, 6, 1, 6])).map((hold) => HOLDS[hold]?.join(''))
    expect(texts).toEqual([
      '11666',
      '1166',
      '1666',
      '116',
      '166',
      '666',
      '11',
      '16',
      '66',
      '1',
      '6',
      '',
    ])
  })
})

describe('the states', () => {
  test.each([
    ['nordic', 1_430_528, 839_680],
    ['nordicForced', 570, 112],
    ['american', 536_448, 314_880],
  ] as const)('of %s are %i, %i when equal futures are merged', (id, unmerged, count) => {
    expect(statesOf(RULESETS[id])).toMatchObject({ unmerged, count })
  })

  test.each([...Object.values(RULESETS), odd])('of $id have numbers of their own', (ruleset) => {
    const states = statesOf(ruleset)
    const outlines = states.layers.flat()
    const taken = new Uint8Array(states.count)
    for (const outline of outlines) {
      const first = states.first[outline] ?? -1
      const { classes } = states.upper(states.filled(outline))
      for (let sums = 0; sums < classes; sums++)
        taken[first + sums] = (taken[first + sums] ?? 0) + 1
    }
    expect(taken.every((times) => times === 1)).toBe(true)
  })

  test('are not made for other than five dice', () => {
    expect(makeStates({ ...RULESETS.nordic, dice: 6 })).toBeUndefined()
  })

  test('are none where more points may make a card worse', () => {
    expect(makeStates({ ...odd, bonus: { limit: 29, points: -1 } })).toBeUndefined()
    expect(makeStates({ ...odd, joker: { row: 'alike', extra: -1 } })).toBeUndefined()
  })

  test('have none for a card no game comes to', () => {
    const states = statesOf(RULESETS.nordicForced)
    expect(() => stateOf(states, { twos: { points: 4, extra: 0 } })).toThrow('no game')
  })

  test('count whatever upper sum lies over the limit as the limit', () => {
    const states = statesOf(RULESETS.nordic)
    const card = (sixes: number): Scorecard => ({
      fours: { points: 20, extra: 0 },
      fives: { points: 25, extra: 0 },
      sixes: { points: sixes, extra: 0 },
    })
    expect(stateOf(states, card(18))).toEqual(stateOf(states, card(30)))
    expect(stateOf(states, card(12))).not.toEqual(stateOf(states, card(18)))
  })
})

/** A card that may stand in a game: some rows with values they can hold, in forced order from the top. */
function cards(ruleset: Ruleset): fc.Arbitrary<Scorecard> {
  const entries = ruleset.rows.map((row) =>
    fc.record({
      filled: fc.boolean(),
      points: fc.constantFrom(...reachable(ruleset, row.id)),
    }),
  )
  return fc.tuple(...entries).map((drawn) => {
    const count = drawn.filter(({ filled }) => filled).length
    const isFilled = (i: number): boolean =>
      ruleset.order === 'forced' ? i < count : (drawn[i]?.filled ?? false)
    return Object.fromEntries(
      ruleset.rows.flatMap(({ id }, i) =>
        isFilled(i) ? [[id, { points: drawn[i]?.points ?? 0, extra: 0 }]] : [],
      ),
    )
  })
}

describe.each([
  ...Object.values(RULESETS),
  odd,
  { ...odd, id: 'oddForced', order: 'forced' },
] as Ruleset[])('$id', (ruleset) => {
  const states = statesOf(ruleset)
  const { list, ofThrow } = states.outcomes

  test('has for every card and throw the placements of the rules, and leads where they lead', () => {
    fc.assert(
      fc.property(cards(ruleset), fc.nat(THROWS - 1), (card, thrown) => {
        const { outline, sums } = stateOf(states, card)
        const filled = states.filled(outline)
        const joker = states.jokerThrows(outline).find((joker) => joker.thrown === thrown)
        const found =
          joker?.placements ??
          states
            .openRows(filled)
            .map((row) => ({ outcome: ofThrow[row * THROWS + thrown] ?? -1, extra: 0 }))
        const legal = placements(ruleset, card, HOLDS[thrown] ?? [])
        const seen = found.map(({ outcome, extra }) => {
          const { row = -1, points } = list[outcome] ?? {}
          return { row: ruleset.rows[row]?.id, points, extra }
        })
        expect(seen).toEqual(legal)
        for (const { outcome } of found) {
          const { row = -1, points = 0 } = list[outcome] ?? {}
          const id = ruleset.rows[row]?.id ?? ''
          const next = stateOf(states, { ...card, [id]: { points, extra: 0 } })
          const after = states.nextOutline(outline, outcome)
          const at = states.nextClassAt(filled, outcome) + sums
          expect({ outline: after, sums: states.nextClass[at] }).toMatchObject({
            outline: next.outline,
            sums: next.sums,
          })
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('meets every joker throw on every card it can have', () => {
    for (const outline of states.layers.flat())
      for (const { thrown, placements: found } of states.jokerThrows(outline)) {
        const filled = states.filled(outline)
        const card = Object.fromEntries(
          ruleset.rows.flatMap(({ id }, row) => {
            const points = id === ruleset.joker?.row ? (outline % states.jokers) * 50 : 0
            return filled & (1 << row) ? [[id, { points, extra: 0 }]] : []
          }),
        )
        const legal = placements(ruleset, card, HOLDS[thrown] ?? [])
        expect(found.map(({ extra }) => extra)).toEqual(legal.map(({ extra }) => extra))
        expect(found.map(({ outcome }) => list[outcome]?.points)).toEqual(
          legal.map(({ points }) => points),
        )
      }
  })
})
