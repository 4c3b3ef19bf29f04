export function sumOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** @param values at least one */
export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

/** s² = Σ (x − x̄)² / (n − 1). @param values at least two */
export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return squares / (values.length - 1)
}

export const sdOf = (values: readonly number[]): number => Math.sqrt(varianceOf(values))

/**
 * The value that the share `p` lies below, by linear interpolation between neighbours at
 * (n − 1) p: definition 7 of Hyndman and Fan, what spreadsheets reckon.
 * @param sorted upwards, at least one
 */
export function quantileOf(sorted: readonly number[], p: number): number {
  const at = (sorted.length - 1) * p
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

/** Sorted upwards; as numbers, which is far sooner done than comparing two by two. */
export const upwards = (values: readonly number[]): number[] => [
  ...Float64Array.from(values).sort(),
]
