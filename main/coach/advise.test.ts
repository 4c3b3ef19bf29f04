import { describe, expect, test } from 'vitest'
import { Adviser, expectedScore, written } from '../../shared/coach/advise.ts'
import { HOLDS, THROWS } from '../../shared/coach/holds.ts'
import vectors from '../../shared/coach/testing/vectors.json' with { type: 'json' }
import { parseDiceText } from '../../shared/dice.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { isRulesetId, RULESETS } from '../../shared/rulesets/index.ts'
import { reachable, type Scorecard } from '../../shared/scorecard.ts'
import { tableOf } from './testing/tables.ts'

interface Vector {
  readonly format: string
  readonly filled: readonly string[]
  readonly upper: number
  readonly yatzy50?: boolean
  readonly dice?: string
  readonly throwsLeft?: number
  readonly best?: readonly string[]
  readonly value: number
}

/** A card with these rows filled and this upper sum, its points put together from what rows can hold. */
function cardOf(ruleset: Ruleset, { filled, upper, yatzy50 }: Vector): Scorecard {
  const uppers = ruleset.rows.filter(
    ({ id, section }) => section === 'upper' && filled.includes(id),
  )
  const points = split(
    ruleset,
    uppers.map(({ id }) => id),
    upper,
  )
  return Object.fromEntries(
    filled.map((id) => [
      id,
      { points: points[id] ?? (id === 'yatzy' && yatzy50 ? 50 : 0), extra: 0 },
    ]),
  )
}

function split(ruleset: Ruleset, rows: readonly string[], sum: number): Record<string, number> {
  const [row, ...rest] = rows
  if (row === undefined) return {}
  const most = rest.reduce((total, id) => total + (reachable(ruleset, id).at(-1) ?? 0), 0)
  for (const points of reachable(ruleset, row).filter((points) => points <= sum)) {
    if (sum - points > most) continue
    const others = split(ruleset, rest, sum - points)
    if (Object.values(others).reduce((a, b) => a + b, points) === sum)
      return { ...others, [row]: points }
  }
  return {}
}

const named = (vectors as Vector[]).map((vector) => ({
  ...vector,
  name: `${vector.format} ${vector.filled.length} rows ${vector.upper} ${vector.dice ?? ''} ${vector.throwsLeft ?? ''}`,
}))

test.each(named)('$name', (vector) => {
  if (!isRulesetId(vector.format)) throw new Error(`no ruleset ${vector.format}`)
  const table = tableOf(vector.format)
  const ruleset = RULESETS[vector.format]
  const card = cardOf(ruleset, vector)
  const before = written(ruleset, card)
  if (vector.dice === undefined)
    return expect(expectedScore(table, card) - before).toBeCloseTo(vector.value, 6)
  const advice = new Adviser(table).advise(card, parseDiceText(vector.dice), vector.throwsLeft ?? 0)
  expect(advice.value - before).toBeCloseTo(vector.value, 6)
  const best = advice.best.map((choice) =>
    choice.kind === 'row' ? choice.row : choice.hold.join(''),
  )
  expect(best.toSorted()).toEqual(vector.best?.toSorted())
})

describe('advice', () => {
  const adviser = new Adviser(tableOf('american'))
  const card = { yatzy: { points: 50, extra: 0 }, fours: { points: 8, extra: 0 } }

  test('costs nothing for the best and more for all others, which are worth that much less', () => {
    for (let thrown = 0; thrown < THROWS; thrown++)
      for (const throwsLeft of [0, 1, 2]) {
        const { value, best, choices } = adviser.advise(card, HOLDS[thrown] ?? [], throwsLeft)
        expect(best.length).toBeGreaterThan(0)
        for (const choice of choices) {
          expect(choice.cost).toBeGreaterThanOrEqual(0)
          expect(choice.value + choice.cost).toBeCloseTo(value, 8)
          expect(best.includes(choice)).toBe(choice.cost === 0)
        }
      }
  })

  test('knows the joker: its extra, and no row it may not be entered in', () => {
    const { choices } = adviser.advise(card, [4, 4, 4, 4, 4], 0)
    expect(
      choices.map((choice) => choice.kind === 'row' && [choice.row, choice.points, choice.extra]),
    ).toEqual([
      ['threeOfAKind', 20, 100],
      ['fourOfAKind', 20, 100],
      ['fullHouse', 25, 100],
      ['smallStraight', 30, 100],
      ['largeStraight', 40, 100],
      ['chance', 20, 100],
    ])
  })

  test('takes the dice in any order, and stopping is worth as much as the best row', () => {
    const early = adviser.advise({}, [6, 1, 6, 1, 6], 2)
    expect(early.value).toBe(adviser.advise({}, [1, 1, 6, 6, 6], 2).value)
    for (let thrown = 0; thrown < THROWS; thrown++) {
      const dice = HOLDS[thrown] ?? []
      const row = adviser.advise(card, dice, 0).value
      for (const throwsLeft of [1, 2]) {
        const { choices } = adviser.advise(card, dice, throwsLeft)
        const stop = choices.find((choice) => choice.kind === 'hold' && choice.hold.length === 5)
        expect(stop?.value).toBeCloseTo(row, 9)
      }
    }
  })
})
