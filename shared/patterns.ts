import { type Counts, FACES } from './dice.ts'

/**
 * A scoring word: what a throw is worth, in points, seen only as counts of faces.
 * Words compose: `fixed(25, groups(3, 2))`. A word that does not fit gives 0.
 */
export interface Score {
  (counts: Counts): number
  /** The points of a row that pays the same whatever the dice; a joker pays them in full. */
  readonly fixed?: number
}

const count = (counts: Counts, face: number): number => counts[face] ?? 0

/** The sum of all dice. */
export const sum: Score = (counts) =>
  FACES.reduce((points, face) => points + face * count(counts, face), 0)

/** The sum of the dice that show one face. */
export const face =
  (shown: number): Score =>
  (counts) =>
    shown * count(counts, shown)

/**
 * The sum of the dice in groups of these sizes, each group of a face of its own,
 * the groups worth most: `groups(2)` is the highest pair, `groups(2, 2)` two pairs
 * of different faces. Five alike are no house: a house needs two faces.
 */
export const groups =
  (...sizes: readonly number[]): Score =>
  (counts) =>
    bestGroups(counts, sizes, []) ?? 0

function bestGroups(
  counts: Counts,
  [size, ...rest]: readonly number[],
  used: readonly number[],
): number | undefined {
  if (size === undefined) return 0
  const sums = FACES.filter((face) => !used.includes(face) && count(counts, face) >= size)
    .map((face) => ({ face, others: bestGroups(counts, rest, [...used, face]) }))
    .flatMap(({ face, others }) => (others === undefined ? [] : [face * size + others]))
  return sums.length === 0 ? undefined : Math.max(...sums)
}

/** The sum of all dice, where at least `n` are alike. */
export const alike =
  (n: number): Score =>
  (counts) =>
    counts.some((dice) => dice >= n) ? sum(counts) : 0

/**
 * The sum of `length` faces in a row, one die of each, the highest such run,
 * or only the run that begins at `first`: `run(5, 1)` is 1-2-3-4-5, worth 15.
 */
export const run =
  (length: number, first?: number): Score =>
  (counts) => {
    const starts = first === undefined ? [...FACES].reverse() : [first]
    const start = starts.find((start) =>
      facesFrom(start, length).every((f) => count(counts, f) > 0),
    )
    return start === undefined ? 0 : facesFrom(start, length).reduce((a, b) => a + b, 0)
  }

const facesFrom = (start: number, length: number): number[] =>
  Array.from({ length }, (_, i) => start + i)

/** The same points whenever another word gives any. */
export function fixed(points: number, pattern: Score): Score {
  return Object.assign((counts: Counts) => (pattern(counts) > 0 ? points : 0), { fixed: points })
}
