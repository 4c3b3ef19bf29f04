import distributions from './distributions.json' with { type: 'json' }
import summary from './summary.json' with { type: 'json' }

/** What exact optimal play does in one ruleset: figures of an independent solver (optimal.md). */
export interface Optimum {
  /** Mean and standard deviation of the total, in points. */
  readonly expected: number
  readonly sd: number
  /** Shares of games, 0 to 1. */
  readonly bonusRate: number
  readonly yatzyRate: number
  /** By row id: points, and the share of zeros. */
  readonly rows: Readonly<
    Record<string, { readonly mean: number; readonly sd: number; readonly zero: number }>
  >
  readonly distribution: Distribution
}

/** P(total = min + i) is `p[i]`; what is under 1e-12 at the ends is left out. */
export interface Distribution {
  readonly min: number
  readonly p: readonly number[]
}

const SUMMARIES: Readonly<Record<string, Omit<Optimum, 'distribution'>>> = summary
const DISTRIBUTIONS: Readonly<Record<string, Distribution>> = distributions

/** @returns undefined for a ruleset whose optimal play nobody has computed */
export function optimumOf(ruleset: string): Optimum | undefined {
  if (!Object.hasOwn(SUMMARIES, ruleset)) return undefined
  const [figures, distribution] = [SUMMARIES[ruleset], DISTRIBUTIONS[ruleset]]
  return figures && distribution && { ...figures, distribution }
}

/** P(X < total), and P(X = total); a total between two whole numbers is never hit. */
function chances({ min, p }: Distribution, total: number): { below: number; at: number } {
  const whole = Math.ceil(total)
  const below = p.slice(0, Math.max(0, whole - min)).reduce((sum, chance) => sum + chance, 0)
  return { below, at: whole === total ? (p[whole - min] ?? 0) : 0 }
}

/** P(X < T) + ½ P(X = T), 0 to 1. */
export function percentile(distribution: Distribution, total: number): number {
  const { below, at } = chances(distribution, total)
  return below + at / 2
}

/** The chance of a total as far out on its own side as this, or further. */
export function tail(distribution: Distribution, total: number): number {
  const { below, at } = chances(distribution, total)
  return Math.min(below + at, 1 - below)
}

/** The smallest total that at least the share `p` of games does not exceed. */
export function totalAt({ min, p: chances }: Distribution, p: number): number {
  let sum = 0
  const index = chances.findIndex((chance) => (sum += chance) >= p)
  return min + (index < 0 ? chances.length - 1 : index)
}

/** P(from ≤ X < to). */
export function chanceBetween(distribution: Distribution, from: number, to: number): number {
  const { min, p } = distribution
  return p
    .slice(Math.max(0, from - min), Math.max(0, to - min))
    .reduce((sum, chance) => sum + chance, 0)
}
