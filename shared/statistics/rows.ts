import { type Base, forEachPlayer, type Line } from './base.ts'
import type { Optimum } from './optimum/optimum.ts'
import { FLOORS, type StatisticsView } from './view.ts'

type RowMeans = StatisticsView['rowMeans'][number]

/** A mean further from optimal play's than so many standard errors is no chance. */
const NOTABLE_Z = 3

/** Statistic 8: Δ = x̄ − μ*, z = Δ √n / σ*, over results whose rows are known. */
export function rowMeans(base: Base): StatisticsView['rowMeans'] {
  const { facts, optimum } = base
  return forEachPlayer(base, (lines, player) => {
    const cards = cardsIn(lines)
    const n = cards.length
    if (n < FLOORS.rowMeans) return { player, n, rows: [] }
    return {
      player,
      n,
      rows: facts.rows.map((row, i) => rowMean(row, meanAt(cards, i), n, optimum)),
    }
  })
}

function rowMean(
  row: string,
  mean: number,
  n: number,
  optimum: Optimum | undefined,
): RowMeans['rows'][number] {
  const best = optimum?.rows[row]
  if (best === undefined) return { row, mean, notable: false }
  const value = mean - best.mean
  const z = (value * Math.sqrt(n)) / best.sd
  return { row, mean, value, z, notable: Math.abs(z) > NOTABLE_Z }
}

/** Statistic 9: the share of zeros in each row, over results whose rows are known. */
export function strikes(base: Base): StatisticsView['strikes'] {
  const { facts } = base
  return forEachPlayer(base, (lines, player) => {
    const cards = cardsIn(lines)
    const n = cards.length
    if (n < FLOORS.strikes) return { player, n, rows: [] }
    const rows = facts.rows.map((row, i) => ({ row, value: zerosAt(cards, i) / n }))
    return { player, n, rows }
  })
}

type Cards = readonly (readonly number[])[]

const cardsIn = (lines: readonly Line[]): Cards =>
  lines.flatMap(({ result: { points } }) => (points === undefined ? [] : [points]))

function meanAt(cards: Cards, row: number): number {
  let sum = 0
  for (const card of cards) sum += card[row] ?? 0
  return sum / cards.length
}

function zerosAt(cards: Cards, row: number): number {
  let zeros = 0
  for (const card of cards) if (card[row] === 0) zeros += 1
  return zeros
}
