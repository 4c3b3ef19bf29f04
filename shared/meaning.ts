import { allThrows, type Counts, countFaces } from './dice.ts'
import { alike, groups, run, type Score, sum } from './patterns.ts'
import type { Row, Ruleset } from './ruleset.ts'

/** What a throw must show to give points in a row. */
export type Needs =
  | { readonly kind: 'anything' }
  /** Groups of these sizes, each of a face of its own; one group of n is n alike. */
  | { readonly kind: 'groups'; readonly sizes: readonly number[] }
  | { readonly kind: 'run'; readonly length: number }
  /** These faces and no others. */
  | { readonly kind: 'faces'; readonly faces: readonly number[] }

/** What the row then pays. */
export type Pays =
  | { readonly kind: 'fixed'; readonly points: number }
  | { readonly kind: 'all' }
  /** Only the dice of the groups. */
  | { readonly kind: 'counted'; readonly dice: number }

/** A row in words; a part that no word describes is missing. */
export interface Meaning {
  readonly needs?: Needs
  readonly pays?: Pays
}

/**
 * What a row means, found by trying every throw against the words there are. The row's score is
 * a function and cannot be read; what it does on all throws says the same. So a new ruleset
 * gets its hints and its rules page from its data alone.
 */
export function meaning(ruleset: Ruleset, row: Row): Meaning {
  const throws = allThrows(ruleset.dice).map((dice) => ({ dice, counts: countFaces(dice) }))
  const counts = throws.map((t) => t.counts)
  const scoring = throws.filter((t) => row.score(t.counts) > 0)
  const only = scoring.length === 1 ? scoring[0]?.dice : undefined
  const needs: Needs | undefined = only
    ? { kind: 'faces', faces: only }
    : patterns(ruleset.dice).find(({ score }) => fitsSame(counts, row.score, score))?.needs
  const pays = payment(
    scoring.map((t) => t.counts),
    row.score,
    needs,
  )
  return { ...(needs && { needs }), ...(pays && { pays }) }
}

function payment(
  scoring: readonly Counts[],
  score: Score,
  needs: Needs | undefined,
): Pays | undefined {
  const points = [...new Set(scoring.map(score))]
  if (points.length === 1 && points[0] !== undefined) return { kind: 'fixed', points: points[0] }
  if (same(scoring, score, sum)) return { kind: 'all' }
  if (needs?.kind === 'groups' && same(scoring, score, groups(...needs.sizes)))
    return { kind: 'counted', dice: needs.sizes.reduce((a, b) => a + b, 0) }
  return undefined
}

function patterns(dice: number): { needs: Needs; score: Score }[] {
  const upTo = (from: number) => Array.from({ length: dice - from + 1 }, (_, i) => from + i)
  return [
    { needs: { kind: 'anything' }, score: sum },
    ...upTo(2).map((n) => ({ needs: oneGroup(n), score: alike(n) })),
    ...upTo(3).map((n) => ({ needs: { kind: 'run' as const, length: n }, score: run(n) })),
    ...sizesWithin(dice)
      .filter((sizes) => sizes.length > 1)
      .map((sizes) => ({ needs: { kind: 'groups' as const, sizes }, score: groups(...sizes) })),
  ]
}

const oneGroup = (n: number): Needs => ({ kind: 'groups', sizes: [n] })

/** Every way to take groups of two or more out of `dice`, the largest first: 2, 2+2, 3, 3+2 … */
function sizesWithin(dice: number, most = dice): number[][] {
  const sizes = Array.from({ length: Math.max(0, Math.min(dice, most) - 1) }, (_, i) => i + 2)
  return sizes.flatMap((n) => [[n], ...sizesWithin(dice - n, n).map((rest) => [n, ...rest])])
}

const fitsSame = (throws: readonly Counts[], a: Score, b: Score): boolean =>
  throws.every((counts) => a(counts) > 0 === b(counts) > 0)

const same = (throws: readonly Counts[], a: Score, b: Score): boolean =>
  throws.every((counts) => a(counts) === b(counts))
