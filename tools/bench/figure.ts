/** One line of the table. */
export interface Figure {
  readonly name: string
  /** What the issues ask for; without one it is only to be known. */
  readonly target?: number
  readonly value: number
  readonly unit: 's' | 'ms' | 'MB' | 'kB'
  /** How it was measured, where the name doesn't say. */
  readonly how?: string
}

/** Each is measured by itself, one after the other. */
export type Measure = () => Promise<readonly Figure[]>

/** The value below which this share of all lies: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
