import { describe, expect, test } from 'vitest'
import { countFaces } from './dice.ts'
import { rowOf, type Ruleset } from './ruleset.ts'
import { RULESETS } from './rulesets/index.ts'
import { maximum, reachable } from './scorecard.ts'
import { NUMBERS } from './testing/oracle.ts'
import { dice } from './testing/play.ts'

const { nordic, nordicForced, american } = RULESETS

/** `0, n, 2n … m × n` */
const multiples = (n: number, m: number): number[] => Array.from({ length: m + 1 }, (_, i) => n * i)
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

const numberRows = Object.fromEntries(NUMBERS.map((row, i) => [row, multiples(i + 1, 5)]))

/** The table "Values a card can hold" of rules.md. */
const NORDIC: Readonly<Record<string, readonly number[]>> = {
  ...numberRows,
  onePair: [0, 2, 4, 6, 8, 10, 12],
  twoPairs: [0, 6, 8, 10, 12, 14, 16, 18, 20, 22],
  threeOfAKind: [0, 3, 6, 9, 12, 15, 18],
  fourOfAKind: [0, 4, 8, 12, 16, 20, 24],
  smallStraight: [0, 15],
  largeStraight: [0, 20],
  fullHouse: [0, 7, 8, 9, ...from(11, 24), 26, 27, 28],
  chance: [0, ...from(5, 30)],
  yatzy: [0, 50],
}

const AMERICAN: Readonly<Record<string, readonly number[]>> = {
  ...numberRows,
  threeOfAKind: [0, ...from(5, 30)],
  fourOfAKind: [0, ...from(5, 30)],
  fullHouse: [0, 25],
  smallStraight: [0, 30],
  largeStraight: [0, 40],
  chance: [0, ...from(5, 30)],
  yatzy: [0, 50],
}

describe.each<[Ruleset, Readonly<Record<string, readonly number[]>>]>([
  [nordic, NORDIC],
  [nordicForced, NORDIC],
  [american, AMERICAN],
])('the values a card of $id can hold', (ruleset, table) => {
  test('are given for every row', () => {
    expect(Object.keys(table).sort()).toEqual(ruleset.rows.map(({ id }) => id).sort())
  })

  test.each(Object.entries(table))('in %s are those of the table', (row, values) => {
    expect(reachable(ruleset, row)).toEqual(values)
    expect(maximum(ruleset, row)).toBe(Math.max(...values))
  })
})

test('no two pairs are worth 4, and no house 10 or 25', () => {
  expect(reachable(nordic, 'twoPairs')).not.toContain(4)
  expect(reachable(nordic, 'fullHouse')).not.toContain(10)
  expect(reachable(nordic, 'fullHouse')).not.toContain(25)
})

test('a row that pays the same whatever the dice says so', () => {
  const paid = american.rows.flatMap(({ id, score }) => (score.fixed ? [[id, score.fixed]] : []))
  expect(paid).toEqual([
    ['fullHouse', 25],
    ['smallStraight', 30],
    ['largeStraight', 40],
    ['yatzy', 50],
  ])
})

test('asking a ruleset for a row it does not have is a mistake of the program', () => {
  expect(() => reachable(american, 'onePair')).toThrow('american has no row onePair')
  expect(rowOf(nordic, 'onePair').score(countFaces(dice('66512')))).toBe(12)
})
