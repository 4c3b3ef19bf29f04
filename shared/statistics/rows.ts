import type { Base } from './base.ts'
import type { Optimum } from './optimum/optimum.ts'
import { FLOORS, type StatisticsView } from './view.ts'

type RowMean = StatisticsView['rowMeans'][number]['rows'][number]

/** A mean further from optimal play's than so many standard errors is no chance. */
const NOTABLE_Z = 3

/** Statistic 8: Δ = x̄ − μ*, z = Δ √n / σ*, over results whose rows are known. */
export function rowMeans({ own, facts, optimum }: Base): StatisticsView['rowMeans'] {
  return own.map(({ player, cards: { n, points } }) => {
    if (n < FLOORS.rowMeans) return { player, n, rows: [] }
    return { player, n, rows: facts.rows.map((row, i) => rowMean(row, points[i] ?? 0, n, optimum)) }
  })
}

function rowMean(row: string, sum: number, n: number, optimum: Optimum | undefined): RowMean {
  const [mean, best] = [sum / n, optimum?.rows[row]]
  if (best === undefined) return { row, mean, notable: false }
  const value = mean - best.mean
  const z = (value * Math.sqrt(n)) / best.sd
  return { row, mean, value, z, notable: Math.abs(z) > NOTABLE_Z }
}

/** Statistic 9: the share of zeros in each row, over results whose rows are known. */
export function strikes({ own, facts }: Base): StatisticsView['strikes'] {
  return own.map(({ player, cards: { n, zeros } }) => {
    if (n < FLOORS.strikes) return { player, n, rows: [] }
    return { player, n, rows: facts.rows.map((row, i) => ({ row, value: (zeros[i] ?? 0) / n })) }
  })
}
