import { HOLDS, THROWS } from '../../shared/coach/holds.ts'
import type { Outcomes } from '../../shared/coach/outcomes.ts'
import type { States } from '../../shared/coach/states.ts'
import type { UpperSums } from '../../shared/coach/upper.ts'
import {
  AFTER_BLOCKS,
  blockAt,
  blockOf,
  CHANCE_IN_ORDER,
  type Group,
  SMALLER_GROUPS,
  WHOLE_GROUPS,
} from './kernelHolds.ts'

/** The kernel reads up to five states past the end, and writes one. */
const SPARE = 64
const PAGE = 65_536
/** Bytes of a line of each table. */
const OUTCOME = 16
const RUN = 16
const JOKER = 24
const GROUP = 12

/** Where the tables of a ruleset lie in the kernel's memory, and views of what changes. */
export interface KernelMemory {
  readonly memory: WebAssembly.Memory
  /** The arguments of the kernel's `setUp`. */
  readonly places: readonly number[]
  readonly values: Float64Array
  readonly valuesAt: number
  /** By row: its outcomes. */
  readonly runsOf: readonly (readonly Run[])[]
  /** Where the class maps of the outcomes are named, for cards with these upper rows filled. */
  readonly mapsAt: (upper: UpperSums) => number
  /** Four whole numbers for each run: where its outcomes begin and end, the values, the maps. */
  readonly runs: Uint32Array
  /** Lines of 24 bytes: four whole numbers and a double that follows the fourth. */
  readonly jokers: { readonly whole: Uint32Array; readonly double: Float64Array }
}

/** Outcomes of a row that lead to the same outline. */
export interface Run {
  /** The first of them, an index in `outcomes.list`. */
  readonly outcome: number
  /** From an outline's number to that of the outline after it. */
  readonly onward: number
  /** Where they lie. */
  readonly from: number
  readonly past: number
  /** Whether they are added to the upper sum. */
  readonly upper: boolean
}

/** Lays everything out that stays the same for all outlines. */
export function layOut(states: States): KernelMemory {
  const throws = listThrows(states.outcomes)
  const uppers = listUppers(states)
  const sizes = sizesOf(states, throws.flat().length, uppers.size)
  const { at, end } = place(sizes)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) })
  const { buffer } = memory
  writeHolds(buffer, at)
  writeOutcomes(buffer, at, states, throws)
  const mapsAt = writeMaps(buffer, at, states, uppers)
  return {
    memory,
    places: [
      ...[blockAt(THROWS), blockAt(HOLDS.length), at.after],
      ...[at.groups, at.groups + GROUP * SMALLER_GROUPS.length, at.groups + GROUP * GROUPS.length],
      ...[at.before, at.before + 2 * lessOf(SMALLER_GROUPS).length, at.chance],
      ...[states.ruleset.throws - 1, at.outcomes, at.runs, at.jokers, at.worth, at.least],
    ],
    values: new Float64Array(buffer, at.values, states.count),
    valuesAt: at.values,
    runsOf: listRuns(states, at.outcomes),
    mapsAt: (upper) => mapsAt.get(upper) ?? 0,
    runs: new Uint32Array(buffer, at.runs, sizes.runs / 4),
    jokers: {
      whole: new Uint32Array(buffer, at.jokers, sizes.jokers / 4),
      double: new Float64Array(buffer, at.jokers, sizes.jokers / 8),
    },
  }
}

const GROUPS = [...SMALLER_GROUPS, ...WHOLE_GROUPS]
const lessOf = (groups: readonly Group[]): number[] => groups.flatMap(({ less }) => less)

/** How many bytes each part takes; the places of all are of this shape, too. */
function sizesOf({ outcomes, nextClass, count, ruleset }: States, throws: number, uppers: number) {
  const outcomeCount = outcomes.list.length
  return {
    // The first: their offsets are addresses in the kernel.
    holds: blockAt(HOLDS.length),
    after: 2 * AFTER_BLOCKS.length,
    groups: GROUP * GROUPS.length,
    before: 2 * lessOf(GROUPS).length,
    chance: 8 * THROWS,
    throws: 2 * throws,
    outcomes: OUTCOME * outcomeCount,
    nextClass: 2 * nextClass.length + SPARE,
    maps: 4 * outcomeCount * uppers,
    runs: RUN * outcomeCount,
    jokers: JOKER * THROWS * ruleset.rows.length,
    worth: blockAt(outcomeCount),
    least: blockAt(1),
    values: 8 * count + SPARE * 8,
  }
}
type Places = ReturnType<typeof sizesOf>

function writeHolds(buffer: ArrayBuffer, at: Places): void {
  new Uint16Array(buffer, at.after).set(AFTER_BLOCKS)
  new Uint32Array(buffer, at.groups).set(GROUPS.flatMap((g) => [g.kinds, g.first, g.past]))
  new Uint16Array(buffer, at.before).set(lessOf(GROUPS))
  new Float64Array(buffer, at.chance).set(CHANCE_IN_ORDER)
}

/**
 * The throws of every outcome: how many, and where the block of each lies. None for the least of
 * a row, which stands for all others.
 */
function listThrows({ list, start, throws, throwsStart }: Outcomes): number[][] {
  return list.map(({ row }, outcome) => {
    if (outcome === start[row]) return []
    const ofOutcome = throws.subarray(throwsStart[outcome], throwsStart[outcome + 1])
    return [ofOutcome.length, ...[...ofOutcome].map(blockOf)]
  })
}

function writeOutcomes(
  buffer: ArrayBuffer,
  at: Places,
  { outcomes }: States,
  throws: readonly (readonly number[])[],
): void {
  let from = at.throws
  for (const [outcome, { points }] of outcomes.list.entries()) {
    const line = at.outcomes + OUTCOME * outcome
    const ofOutcome = throws[outcome] ?? []
    new Float64Array(buffer, line, 1)[0] = points
    new Uint32Array(buffer, line + 8, 1)[0] = ofOutcome.length === 0 ? 0 : from
    new Uint16Array(buffer, from).set(ofOutcome)
    from += 2 * ofOutcome.length
  }
}

/** By the upper sums there are with some upper rows filled: such a set of filled rows. */
function listUppers(states: States): ReadonlyMap<UpperSums, number> {
  return new Map(
    states.layers.flat().map((outline) => {
      const filled = states.filled(outline)
      return [states.upper(filled), filled]
    }),
  )
}

/** @returns where the maps of all outcomes are named, for each set of upper sums */
function writeMaps(
  buffer: ArrayBuffer,
  at: Places,
  { nextClass, nextClassAt, outcomes }: States,
  uppers: ReadonlyMap<UpperSums, number>,
): ReadonlyMap<UpperSums, number> {
  new Uint16Array(buffer, at.nextClass).set(nextClass)
  const found = new Map<UpperSums, number>()
  for (const [upper, filled] of uppers) {
    const from = at.maps + 4 * outcomes.list.length * found.size
    found.set(upper, from)
    new Uint32Array(buffer, from).set(
      outcomes.list.map((_, outcome) => at.nextClass + 2 * nextClassAt(filled, outcome)),
    )
  }
  return found
}

/** A row has one run, but for the joker's: whether it holds points tells outlines apart. */
function listRuns({ ruleset, outcomes, nextOutline }: States, outcomesAt: number): Run[][] {
  return ruleset.rows.map(({ section }, row) => {
    const ofRow = [...outcomes.list.keys()].filter((outcome) => outcomes.list[outcome]?.row === row)
    const runs = Map.groupBy(ofRow, (outcome) => nextOutline(0, outcome))
    return [...runs].map(([onward, [outcome = 0, ...others]]) => ({
      outcome,
      onward,
      from: outcomesAt + OUTCOME * outcome,
      past: outcomesAt + OUTCOME * (outcome + 1 + others.length),
      upper: section === 'upper',
    }))
  })
}

/** Puts parts one after the other, each on a multiple of 64 bytes, the first at 0. */
function place<Part extends string>(
  sizes: Readonly<Record<Part, number>>,
): { at: Record<Part, number>; end: number } {
  const at: Partial<Record<Part, number>> = {}
  let end = 0
  for (const part of Object.keys(sizes) as Part[]) {
    at[part] = end
    end = Math.ceil((end + sizes[part]) / 64) * 64
  }
  return { at: at as Record<Part, number>, end } // every part has been placed
}
