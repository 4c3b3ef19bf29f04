import type { Unit } from './rulesPagePen.ts'

/**
 * Units in two columns to a page, of even length on the last: nothing is divided, and what stays
 * with the next is not left behind.
 * @param heights of a column on the first page, and on every other
 * @returns for each page its columns
 */
export function fillColumns(
  units: readonly Unit[],
  [first, other]: readonly [number, number],
): Unit[][][] {
  const pages: Unit[][][] = []
  let rest = units
  while (rest.length > 0) {
    const height = pages.length === 0 ? first : other
    const two = fillPage(rest, height)
    const used = two.reduce((sum, column) => sum + column.length, 0)
    // A unit higher than a page is drawn all the same: better than none.
    const columns = used === 0 ? [rest.slice(0, 1)] : two
    pages.push(columns)
    rest = rest.slice(Math.max(1, used))
  }
  return pages
}

function fillPage(units: readonly Unit[], height: number): Unit[][] {
  const full = fill(units, height)
  if (full.rest > 0) return full.columns
  // All fits: the lowest height that still takes it makes the columns even.
  let [low, high] = [0, height]
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (fill(units, middle).rest > 0) low = middle
    else high = middle
  }
  return fill(units, high).columns
}

function fill(units: readonly Unit[], height: number): { columns: Unit[][]; rest: number } {
  const one = take(units, height)
  const two = take(units.slice(one.length), height)
  return { columns: [one, two], rest: units.length - one.length - two.length }
}

/** As many from the beginning as go into a column. */
function take(units: readonly Unit[], height: number): Unit[] {
  let sum = 0
  let n = 0
  while (n < units.length && sum + (units[n]?.height ?? 0) <= height) {
    sum += units[n]?.height ?? 0
    n++
  }
  while (n > 0 && n < units.length && units[n - 1]?.stays) n--
  return units.slice(0, n)
}
