import { describe, expect, test } from 'vitest'
import { RULESETS } from '../../rulesets/index.ts'
import { chanceBetween, optimumOf, percentile, tail, totalAt } from './optimum.ts'

describe.each(Object.values(RULESETS))('optimal play of $id', ({ id, rows }) => {
  const optimum = optimumOf(id)
  if (optimum === undefined) throw new Error('every shipped ruleset has one')
  const { distribution, expected, sd } = optimum
  const { min, p } = distribution

  test('has a distribution with its mean and standard deviation', () => {
    const mean = p.reduce((sum, chance, i) => sum + chance * (min + i), 0)
    const variance = p.reduce((sum, chance, i) => sum + chance * (min + i - mean) ** 2, 0)
    expect(p.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
    expect(mean).toBeCloseTo(expected, 2)
    expect(Math.sqrt(variance)).toBeCloseTo(sd, 2)
  })

  test('has every row of the block', () => {
    expect(Object.keys(optimum.rows).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  test('bins of ten hold all of it', () => {
    const bins = Array.from({ length: 200 }, (_, i) =>
      chanceBetween(distribution, 10 * i, 10 * i + 10),
    )
    expect(bins.reduce((sum, bin) => sum + bin, 0)).toBeCloseTo(1, 5)
  })
})

test('percentiles of nordic are those of optimal.md: 5, 25, 50, 75, 95 % at 179, 225, 249, 276, 309', () => {
  const { distribution } = optimumOf('nordic') ?? {}
  if (distribution === undefined) throw new Error('nordic has one')
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  expect(shares.map((share) => totalAt(distribution, share))).toEqual([179, 225, 249, 276, 309])
  expect(percentile(distribution, 249)).toBeCloseTo(0.5, 1)
  expect(percentile(distribution, 0)).toBe(0)
  expect(percentile(distribution, 400)).toBeCloseTo(1, 5)
})

test('a percentile counts half of what is equal, and nothing is equal to a half', () => {
  const coin = { min: 10, p: [0.2, 0.3, 0.5] }
  expect(percentile(coin, 11)).toBeCloseTo(0.35)
  expect(percentile(coin, 11.5)).toBeCloseTo(0.5)
  expect(tail(coin, 10)).toBeCloseTo(0.2)
  expect(tail(coin, 12)).toBeCloseTo(0.5)
})

test('a ruleset that nobody has solved has none', () => {
  expect(optimumOf('toString')).toBeUndefined()
})
