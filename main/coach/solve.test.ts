import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedScore } from '../../shared/coach/advise.ts'
import { solve } from '../../shared/coach/solve.ts'
import { odd, POOL } from '../../shared/coach/testing/oddRuleset.ts'
import { bestExpected } from '../../shared/coach/testing/oracle.ts'
import summary from '../../shared/statistics/optimum/summary.json' with { type: 'json' }
import type { Ruleset } from '../../shared/ruleset.ts'
import { RULESET_IDS } from '../../shared/rulesets/index.ts'
import { loadKernel } from './solveBest.ts'
import { solveFast } from './solveFast.ts'
import { solved, statesOf, tableOf } from './testing/tables.ts'

/** How far two solutions are apart at most, over every state. */
function apart(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, state) => Math.max(most, Math.abs(value - (b[state] ?? NaN))), 0)
}

describe.each(RULESET_IDS)('%s', (id) => {
  test('is solved to the figure others have found', () => {
    expect(expectedScore(tableOf(id), {})).toBeCloseTo(summary[id].expected, 8)
  })

  test('has the same value in every state by both solvers', () => {
    const { states, values } = tableOf(id)
    const plain = solve(states)
    expect(plain).toHaveLength(values.length)
    expect(apart(values, plain ?? new Float64Array())).toBeLessThan(1e-9)
  }, 120_000)
})

const small = fc
  .record({
    rows: fc.shuffledSubarray([...POOL], { minLength: 2, maxLength: 3 }),
    order: fc.constantFrom('free', 'forced'),
    throws: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 0, max: 40 }),
    points: fc.integer({ min: 0, max: 60 }),
    extra: fc.integer({ min: 1, max: 90 }),
    jokerAt: fc.integer({ min: -1, max: 2 }),
  })
  .map(({ limit, points, extra, jokerAt, ...rest }): Ruleset => {
    const row = rest.rows[jokerAt]?.id
    const joker = row === undefined ? {} : { joker: { row, extra } }
    const { joker: _, ...base } = { ...odd, joker: undefined }
    return { ...base, ...rest, ...joker, id: 'small', bonus: { limit, points } }
  })

test('any small ruleset is worth what plain recursion over every throw says, by both solvers', () => {
  fc.assert(
    fc.property(small, (ruleset) => {
      const expected = bestExpected(ruleset)
      const states = statesOf(ruleset)
      const plain = solve(states) ?? new Float64Array()
      expect(expectedScore({ states, values: plain }, {})).toBeCloseTo(expected, 9)
      expect(expectedScore(solved(ruleset), {})).toBeCloseTo(expected, 9)
    }),
    { numRuns: 25 },
  )
}, 120_000)

test.each([1, 2, 3, 4])(
  'the odd ruleset of %i throws and a joker is the same by both solvers',
  (throws) => {
    const { states, values } = solved({ ...odd, throws })
    expect(apart(values, solve(states) ?? new Float64Array())).toBeLessThan(1e-9)
  },
)

describe.each(['plain', 'fast'])('the %s solver', (name) => {
  const states = statesOf(odd)
  const run = (onLayer: (done: number, of: number) => boolean): Float64Array | undefined => {
    const kernel = loadKernel()
    if (name === 'plain' || kernel === undefined) return solve(states, { onLayer })
    return solveFast(kernel, states, { onLayer })
  }

  test('tells after each layer how far it has come', () => {
    const told: number[] = []
    run((done, of) => {
      told.push(done)
      expect(of).toBe(states.count)
      return true
    })
    expect(told).toHaveLength(odd.rows.length)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(states.count)
  })

  test('gives up when it is told to', () => {
    let layers = 0
    expect(run(() => ++layers < 2)).toBeUndefined()
    expect(layers).toBe(2)
  })
})
