import { describe, expect, test } from 'vitest'
import { tInterval, tQuantile, wilson } from './interval.ts'
import { meanOf, quantileOf, sdOf } from './numbers.ts'

describe('Student’s t(0.975) is the tabulated one', () => {
  test.each([
    [1, 12.7062047],
    [2, 4.3026527],
    [3, 3.1824463],
    [4, 2.7764451],
    [5, 2.5705818],
    [9, 2.2621572],
    [10, 2.2281389],
    [29, 2.0452296],
    [30, 2.0422725],
    [60, 2.0002978],
    [100, 1.983971519],
    [120, 1.9799304],
    [1000, 1.9623391],
  ])('with %i degrees of freedom', (freedom, value) => {
    expect(tQuantile(freedom)).toBeCloseTo(value, 6)
  })

  test('and has no step where the sum gives way to the expansion', () => {
    const steps = [117, 118, 119, 120, 121].map((v) => tQuantile(v) - tQuantile(v + 1))
    for (const [i, step] of steps.slice(1).entries())
      expect(step / (steps[i] ?? 0)).toBeCloseTo(1, 1)
  })
})

test('the mean of 200, 210, 220, 230, 240 is 220 ± 2.7764 · 15.811 / √5', () => {
  const totals = [200, 210, 220, 230, 240]
  expect(meanOf(totals)).toBe(220)
  expect(sdOf(totals)).toBeCloseTo(15.811388, 6)
  const { low, high } = tInterval(totals)
  expect(low).toBeCloseTo(200.3676, 4)
  expect(high).toBeCloseTo(239.6324, 4)
})

test('Wilson’s interval of 5 in 10 is 23.7 to 76.3 %, and of 0 in 10 it begins at 0', () => {
  expect(wilson(5, 10).low).toBeCloseTo(0.236588, 4)
  expect(wilson(5, 10).high).toBeCloseTo(0.763412, 4)
  expect(wilson(0, 10).low).toBeCloseTo(0, 12)
  expect(wilson(0, 10).high).toBeCloseTo(0.277533, 4)
})

test('quartiles lie between neighbours: of 1, 2, 3, 4 they are 1.75, 2.5 and 3.25', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((p) => quantileOf([1, 2, 3, 4], p))).toEqual([
    1, 1.75, 2.5, 3.25, 4,
  ])
})
