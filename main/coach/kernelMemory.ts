import { HOLDS, THROWS } from '../../shared/coach/holds.ts'
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

/** The kernel writes, and reads, up to three states past the end. */
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
  /** Where they lie. */
  readonly from: number
  readonly past: number
  /** Whether they are added to the upper sum. */
  readonly upper: boolean
}

/** Lays everything out that stays the same for all outlines. */
export function layOut(states: States): KernelMemory {
  const { outcomes, nextClass, count, ruleset } = states
  const outcomeCount = outcomes.list.length
  const jokerLines = THROWS * ruleset.rows.length
  const throws = listThrows(states)
  const groups = [...SMALLER_GROUPS, ...WHOLE_GROUPS]
  const uppers = new Map(
    states.layers.flat().map((outline) => {
      const filled = states.filled(outline)
      return [states.upper(filled), filled]
    }),
  )
  const sizes = {
    after: 2 * AFTER_BLOCKS.length,
    groups: GROUP * groups.length,
    before: 2 * lessOf(groups).length,
    chance: 8 * THROWS,
    throws: 2 * throws.list.length,
    outcomes: OUTCOME * outcomeCount,
    nextClass: 2 * nextClass.length + SPARE,
    maps: 4 * outcomeCount * uppers.size,
    runs: RUN * outcomeCount,
    jokers: JOKER * jokerLines,
    worth: blockAt(outcomeCount),
    best: blockAt(HOLDS.length),
    values: 8 * count + SPARE * 8,
  }
  const { at, end } = place(sizes)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) })
  const { buffer } = memory
  const lineAt = (outcome: number): number => at.outcomes + OUTCOME * outcome
  new Uint16Array(buffer, at.after).set(AFTER_BLOCKS)
  new Uint32Array(buffer, at.groups).set(groups.flatMap((g) => [g.kinds, g.first, g.past]))
  new Uint16Array(buffer, at.before).set(lessOf(groups))
  new Float64Array(buffer, at.chance).set(CHANCE_IN_ORDER)
  new Uint16Array(buffer, at.throws).set(throws.list)
  for (const [outcome, { points }] of outcomes.list.entries()) {
    const start = throws.start[outcome]
    new Float64Array(buffer, lineAt(outcome), 1)[0] = points
    new Uint32Array(buffer, lineAt(outcome) + 8, 1)[0] =
      start === undefined ? 0 : at.throws + 2 * start
  }
  new Uint16Array(buffer, at.nextClass).set(nextClass)
  const mapsAt = new Map<UpperSums, number>()
  for (const [upper, filled] of uppers) {
    const from = at.maps + 4 * outcomeCount * mapsAt.size
    mapsAt.set(upper, from)
    new Uint32Array(buffer, from, outcomeCount).set(
      outcomes.list.map((_, outcome) => at.nextClass + 2 * states.nextClassAt(filled, outcome)),
    )
  }
  return {
    memory,
    places: [
      ...[blockAt(THROWS), blockAt(HOLDS.length), at.after],
      ...[at.groups, at.groups + GROUP * SMALLER_GROUPS.length, at.groups + GROUP * groups.length],
      ...[at.before, at.before + 2 * lessOf(SMALLER_GROUPS).length, at.chance],
      ...[ruleset.throws - 1, at.outcomes, at.runs, at.jokers, at.worth, at.best],
    ],
    values: new Float64Array(buffer, at.values, count),
    valuesAt: at.values,
    runsOf: listRuns(states, lineAt),
    mapsAt: (upper) => mapsAt.get(upper) ?? 0,
    runs: new Uint32Array(buffer, at.runs, (RUN / 4) * outcomeCount),
    jokers: {
      whole: new Uint32Array(buffer, at.jokers, (JOKER / 4) * jokerLines),
      double: new Float64Array(buffer, at.jokers, (JOKER / 8) * jokerLines),
    },
  }
}

const lessOf = (groups: readonly Group[]): number[] => groups.flatMap(({ less }) => less)

/**
 * The throws of every outcome but the least of each row, which stands for all others: how many, and
 * where each lies.
 */
function listThrows({ outcomes }: States): { list: number[]; start: (number | undefined)[] } {
  const { list, start, ofThrow } = outcomes
  const throws: number[] = []
  const starts = list.map(({ row }, outcome) => {
    if (outcome === start[row]) return undefined
    const from = throws.length
    const ofRow = [...ofThrow.subarray(THROWS * row, THROWS * (row + 1))]
    const found = ofRow.flatMap((other, thrown) => (other === outcome ? [blockOf(thrown)] : []))
    throws.push(found.length, ...found)
    return from
  })
  return { list: throws, start: starts }
}

function listRuns(
  { ruleset, outcomes, nextOutline }: States,
  lineAt: (outcome: number) => number,
): Run[][] {
  return ruleset.rows.map(({ section }, row) => {
    const ofRow = [...outcomes.list.keys()].filter((outcome) => outcomes.list[outcome]?.row === row)
    const runs = Map.groupBy(ofRow, (outcome) => nextOutline(0, outcome))
    return [...runs.values()].map(([outcome = 0, ...others]) => ({
      outcome,
      from: lineAt(outcome),
      past: lineAt((others.at(-1) ?? outcome) + 1),
      upper: section === 'upper',
    }))
  })
}

/** Puts parts one after the other, each on a multiple of 64 bytes, after a little for the compiler. */
function place<Part extends string>(
  sizes: Readonly<Record<Part, number>>,
): { at: Record<Part, number>; end: number } {
  const at: Partial<Record<Part, number>> = {}
  let end = 1024
  for (const part of Object.keys(sizes) as Part[]) {
    at[part] = end
    end = Math.ceil((end + sizes[part]) / 64) * 64
  }
  return { at: at as Record<Part, number>, end } // every part has been placed
}
