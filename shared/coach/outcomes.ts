import { countFaces } from '../dice.ts'
import type { Ruleset } from '../ruleset.ts'
import { HOLDS, startsOf, THROWS } from './holds.ts'

/** What a row can be filled with: the throws that give it the same points are one outcome. */
export interface Outcome {
  /** Index in `ruleset.rows`. */
  readonly row: number
  readonly points: number
}

/** Every outcome of every row, and which of them each throw is. */
export interface Outcomes {
  /** Row by row, points upwards. */
  readonly list: readonly Outcome[]
  /** The outcomes of a row are `list[start[row]]` … `list[start[row + 1] - 1]`. */
  readonly start: Int16Array
  /** `ofThrow[252 * row + throw]`: the outcome of a plain throw, an index in `list`. */
  readonly ofThrow: Int16Array
  /** The throws of an outcome are `throws[throwsStart[outcome]]` … `throws[throwsStart[outcome + 1] - 1]`. */
  readonly throws: Int16Array
  readonly throwsStart: Int16Array
}

export function makeOutcomes({ rows }: Ruleset): Outcomes {
  const throws = HOLDS.slice(0, THROWS).map(countFaces)
  const scores = rows.map(({ score }) => throws.map((counts) => score(counts)))
  const points = rows.map(({ score }, row) =>
    // A joker pays fixed points in full, whatever it shows.
    [
      ...new Set([...(scores[row] ?? []), ...(score.fixed === undefined ? [] : [score.fixed])]),
    ].sort((a, b) => a - b),
  )
  const list = points.flatMap((values, row) => values.map((points) => ({ row, points })))
  const start = Int16Array.from(
    [...rows, undefined],
    (_, row) => points.slice(0, row).flat().length,
  )
  const ofThrow = Int16Array.from(
    scores.flatMap((values, row) =>
      values.map((value) => (start[row] ?? 0) + (points[row]?.indexOf(value) ?? -1)),
    ),
  )
  return { list, start, ofThrow, ...listThrows(list.length, ofThrow) }
}

function listThrows(
  outcomes: number,
  ofThrow: Int16Array,
): Pick<Outcomes, 'throws' | 'throwsStart'> {
  const throws: number[][] = Array.from({ length: outcomes }, () => [])
  for (const [at, outcome] of ofThrow.entries()) throws[outcome]?.push(at % THROWS)
  return { throws: Int16Array.from(throws.flat()), throwsStart: startsOf(throws) }
}

/** @throws Error when the row never gives these points */
export function outcomeIndex({ list }: Outcomes, row: number, points: number): number {
  const index = list.findIndex((outcome) => outcome.row === row && outcome.points === points)
  if (index < 0) throw new Error(`no throw gives ${points} in row ${row}`)
  return index
}
