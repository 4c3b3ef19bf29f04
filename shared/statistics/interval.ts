import { meanOf, sdOf } from './numbers.ts'

/** An interval that holds the true value in 95 of 100 samples. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Half the width of a 95 % interval of the normal distribution, in standard deviations. */
export const Z = 1.96

const COVERED = 0.95

export const around = (value: number, half: number): Interval => ({
  low: value - half,
  high: value + half,
})

/** x̄ ± t(0.975, n − 1) · s / √n. @param values at least two */
export function tInterval(values: readonly number[]): Interval {
  const { length: n } = values
  return around(meanOf(values), (tQuantile(n - 1) * sdOf(values)) / Math.sqrt(n))
}

/** x̄ ± 1.96 s / √n. @param values at least two */
export function normalInterval(values: readonly number[]): Interval {
  return around(meanOf(values), (Z * sdOf(values)) / Math.sqrt(values.length))
}

/**
 * Wilson's interval of a share (E. B. Wilson, 1927): it stays within 0 and 1, also with few games.
 * @param hits of n; shared wins make it a fraction
 */
export function wilson(hits: number, n: number): Interval {
  const [share, square] = [hits / n, Z ** 2 / n]
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n))
  return around((share + square / 2) / (1 + square), half)
}

/** From here on the expansion has nine digits; below it the sum is short. */
const MANY = 120

const known = new Map<number, number>()

/**
 * t(0.975, ν), Student's.
 * @param freedom whole degrees of freedom ν, from 1
 */
export function tQuantile(freedom: number): number {
  const found = known.get(freedom) ?? (freedom < MANY ? bisected(freedom) : expanded(freedom))
  known.set(freedom, found)
  return found
}

function bisected(freedom: number): number {
  let [low, high] = [1, 13]
  while (high - low > 1e-12) {
    const middle = (low + high) / 2
    if (covered(middle, freedom) < COVERED) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** P(|T| ≤ t) with θ = atan(t / √ν): Abramowitz and Stegun 26.7.3 and 26.7.4. */
function covered(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let [term, sum] = isOdd ? [cosine, freedom > 1 ? cosine : 0] : [1, 1]
  for (let k = isOdd ? 3 : 2; k < freedom - 1; k += 2) {
    term *= ((k - 1) / k) * cosine ** 2
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
}

/** The 97.5 % point of the normal distribution. */
const X = 1.959963984540054

/** Abramowitz and Stegun 26.7.5. */
function expanded(v: number): number {
  const g1 = (X ** 3 + X) / 4
  const g2 = (5 * X ** 5 + 16 * X ** 3 + 3 * X) / 96
  const g3 = (3 * X ** 7 + 19 * X ** 5 + 17 * X ** 3 - 15 * X) / 384
  const g4 = (79 * X ** 9 + 776 * X ** 7 + 1482 * X ** 5 - 1920 * X ** 3 - 945 * X) / 92160
  return X + g1 / v + g2 / v ** 2 + g3 / v ** 3 + g4 / v ** 4
}
