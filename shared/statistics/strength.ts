import type { Base } from './base.ts'
import { around, Z } from './interval.ts'
import { meanOf, sumOf, varianceOf } from './numbers.ts'
import type { Own } from './own.ts'
import { FLOORS, type IntervalFigure } from './view.ts'

/** Players differ at least so much: variance, in points². */
const LEAST_BETWEEN = 25

/**
 * Statistic 13, in points: θ = (n x̄ / σ² + μ₀ / τ²) / (n / σ² + 1 / τ²) ± 1.96 / √(n / σ² + 1 / τ²),
 * the normal-normal posterior mean: few games are drawn towards the group's mean μ₀, that of all
 * results. τ² = max(25, variance of the players' means − mean of σ² / n).
 */
export function strengths({ own: groups, optimum }: Base): IntervalFigure[] {
  const noise = optimum ? optimum.sd ** 2 : pooledVariance(groups.map(({ totals }) => totals))
  if (noise === undefined || noise === 0)
    return groups.map(({ player, totals }) => ({ player, n: totals.length }))
  const centre = overallMean(groups)
  const spread = Math.max(LEAST_BETWEEN, between(groups, noise))
  return groups.map(({ player, totals }) => {
    const n = totals.length
    if (n < FLOORS.strength) return { player, n }
    const weight = n / noise + 1 / spread
    const value = (sumOf(totals) / noise + centre / spread) / weight
    return { player, n, value, ...around(value, Z / Math.sqrt(weight)) }
  })
}

type Totals = readonly number[]

function overallMean(groups: readonly Own[]): number {
  const results = sumOf(groups.map(({ totals }) => totals.length))
  return sumOf(groups.map(({ totals }) => sumOf(totals))) / results
}

function between(groups: readonly Own[], noise: number): number {
  if (groups.length < 2) return 0
  const means = groups.map(({ totals }) => meanOf(totals))
  return varianceOf(means) - meanOf(groups.map(({ totals }) => noise / totals.length))
}

/** Σ (n − 1) s² / Σ (n − 1). @returns undefined where nobody has two games */
function pooledVariance(groups: readonly Totals[]): number | undefined {
  const several = groups.filter(({ length }) => length > 1)
  if (several.length === 0) return undefined
  const squares = several.map((totals) => (totals.length - 1) * varianceOf(totals))
  return sumOf(squares) / sumOf(several.map(({ length }) => length - 1))
}
