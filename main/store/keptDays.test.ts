import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptDays } from './keptDays.ts'

/** Days from a first one on, as `2026-11-30`. */
function calendar(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(`${first}T12:00:00Z`)
    date.setUTCDate(date.getUTCDate() + i)
    return date.toISOString().slice(0, 10)
  })
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The same said otherwise: walks through the days from the newest, and counts what each is for. */
function expected(days: readonly string[]): string[] {
  const weeks = new Set<string>()
  const months = new Set<string>()
  return days
    .toSorted()
    .toReversed()
    .filter((day, i) => {
      const isNewWeek = !weeks.has(mondayOf(day)) && weeks.size < 4
      const isNewMonth = !months.has(day.slice(0, 7)) && months.size < 12
      if (isNewWeek) weeks.add(mondayOf(day))
      if (isNewMonth) months.add(day.slice(0, 7))
      return i < 7 || isNewWeek || isNewMonth
    })
}

/** What is left when on each of these days a copy is taken and old ones go. */
function simulated(days: readonly string[]): string[][] {
  let kept: string[] = []
  return days.map((day) => {
    const all = [day, ...kept]
    const stay = keptDays(all)
    return (kept = all.filter((day) => stay.has(day)))
  })
}

describe('of a copy a day for two years', () => {
  const days = calendar('2026-01-01', 731)
  const kept = simulated(days)

  test('seven days, four weeks and twelve months stay, on every single day', () => {
    for (const [i, left] of kept.entries()) expect(left).toEqual(expected(days.slice(0, i + 1)))
  })

  test('there are never more than twenty-one, from the first year on', () => {
    const counts = kept.slice(366).map((left) => left.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(18)
    expect(Math.max(...counts)).toBeLessThanOrEqual(21)
  })

  test('on the last day of 2027 these are left', () => {
    expect(kept[729]).toEqual([
      ...['2027-12-31', '2027-12-30', '2027-12-29', '2027-12-28', '2027-12-27', '2027-12-26'],
      ...['2027-12-25', '2027-12-19', '2027-12-12', '2027-11-30', '2027-10-31', '2027-09-30'],
      ...['2027-08-31', '2027-07-31', '2027-06-30', '2027-05-31', '2027-04-30', '2027-03-31'],
      ...['2027-02-28', '2027-01-31'],
    ])
  })
})

test('who plays now and then keeps what the whole history would keep', () => {
  const days = calendar('2026-01-01', 1500)
  fc.assert(
    fc.property(fc.subarray(days, { minLength: 1, maxLength: 120 }), (played) => {
      expect(simulated(played).at(-1)).toEqual(expected(played))
    }),
    { numRuns: 50 },
  )
})

test('a single copy stays, however old', () => {
  expect(keptDays(['2011-03-04'])).toEqual(new Set(['2011-03-04']))
  expect(keptDays([])).toEqual(new Set())
})
