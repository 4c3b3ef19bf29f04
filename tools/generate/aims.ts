import { allThrows, countFaces, type Counts, FACES } from '../../shared/dice.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'

/** What a throw is worth to somebody who wants one row and nothing else. */
export interface Aim {
  readonly row: Row
  /** By the throw's `multiset`, for 0 throws left, 1, 2 … */
  readonly best: readonly ReadonlyMap<number, Best>[]
  /** The points to be expected before the first throw. */
  readonly worth: number
}

export interface Best {
  /** The points to be expected. */
  readonly value: number
  /** How many of each face are held. */
  readonly held: Counts
}

/** A number for dice whose order doesn't matter. */
export const multiset = (counts: Counts): number =>
  FACES.reduce((key, face) => key * 6 + (counts[face] ?? 0), 0)

const cache = new WeakMap<Ruleset, readonly Aim[]>()

/** One aim for every row, in the block's order. */
export function aims(ruleset: Ruleset): readonly Aim[] {
  const known = cache.get(ruleset) ?? ruleset.rows.map((row) => aim(ruleset, row))
  cache.set(ruleset, known)
  return known
}

function aim({ dice: count, throws }: Ruleset, row: Row): Aim {
  const held = Array.from({ length: count + 1 }, (_, n) => allThrows(count - n).map(countFaces))
  const full = held[0] ?? []
  const tables = [new Map(full.map((all) => [multiset(all), { value: row.score(all), held: all }]))]
  for (let left = 1; left < throws; left++) {
    const expected = expectedAfter(held, tables[left - 1] ?? new Map<number, Best>())
    tables.push(new Map(full.map((all) => [multiset(all), bestHold(all, expected)])))
  }
  const worth = expectedAfter(held, tables[throws - 1] ?? new Map<number, Best>()).get(0) ?? 0
  return { row, worth, best: tables }
}

/** What holding these dice and throwing the others gives, for every multiset that may be held. */
function expectedAfter(held: readonly Counts[][], after: ReadonlyMap<number, Best>) {
  const expected = new Map([...after].map(([key, { value }]) => [key, value]))
  for (const level of held.slice(1))
    for (const counts of level) {
      const more = FACES.map((face) => counts.map((n, i) => (i === face ? n + 1 : n)))
      const sum = more.reduce((sum, counts) => sum + (expected.get(multiset(counts)) ?? 0), 0)
      expected.set(multiset(counts), sum / FACES.length)
    }
  return expected
}

/** Among equals the one that holds most: who has what was wanted stops. */
function bestHold(all: Counts, expected: ReadonlyMap<number, number>): Best {
  let best: Best = { value: expected.get(multiset(all)) ?? 0, held: all }
  for (const held of parts(all)) {
    const value = expected.get(multiset(held)) ?? 0
    if (value > best.value + 1e-9) best = { value, held }
  }
  return best
}

/** Every way to hold some of these dice, by face. */
function parts(all: Counts, from = 0): Counts[] {
  if (from === all.length) return [[]]
  const rest = parts(all, from + 1)
  return Array.from({ length: (all[from] ?? 0) + 1 }, (_, n) => rest.map((r) => [n, ...r])).flat()
}
