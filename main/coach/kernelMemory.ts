import { AFTER, BEFORE, BEFORE_START, CHANCE, HOLDS, THROWS } from '../../shared/coach/holds.ts'
import type { States } from '../../shared/coach/states.ts'

/** Four states side by side, in bytes: what the kernel reckons at once. */
const BLOCK = 32
/** The kernel writes, and reads, up to three states past the end. */
const SPARE = 64
const PAGE = 65_536

/** Where the tables of a ruleset lie in the kernel's memory, and views of what changes. */
export interface KernelMemory {
  readonly memory: WebAssembly.Memory
  /** The arguments of the kernel's `setUp`. */
  readonly places: readonly number[]
  readonly values: Float64Array
  readonly valuesAt: number
  readonly nextClassAt: number
  /** Where the throws of a row lie. */
  readonly ofThrowAt: (row: number) => number
  readonly moves: Table
  readonly rows: Uint32Array
  readonly jokers: Table
}

/** Lines of 24 bytes: four whole numbers and a double that follows the fourth. */
export interface Table {
  readonly whole: Uint32Array
  readonly double: Float64Array
}
export const LINE = 24

export const blockAt = (index: number): number => index * BLOCK

/** Lays everything out that stays the same for all outlines. */
export function layOut(states: States): KernelMemory {
  const { outcomes, nextClass, count, ruleset } = states
  const outcomeCount = outcomes.list.length
  const jokerLines = THROWS * ruleset.rows.length
  const sizes = {
    after: 12 * (HOLDS.length - THROWS),
    before: 2 * BEFORE.length,
    beforeCount: HOLDS.length,
    chance: 8 * THROWS,
    ofThrow: 2 * outcomes.ofThrow.length,
    nextClass: 2 * nextClass.length + SPARE,
    moves: LINE * outcomeCount,
    rows: 4 * ruleset.rows.length,
    jokers: LINE * jokerLines,
    worth: BLOCK * outcomeCount,
    best: BLOCK * HOLDS.length,
    values: 8 * count + SPARE * 8,
  }
  const { at, end } = place(sizes)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) })
  const { buffer } = memory
  new Uint16Array(buffer, at.after).set(AFTER.subarray(6 * THROWS).map(blockAt))
  const downwards = HOLDS.map((_, hold) => hold)
    .slice(0, -1)
    .reverse()
  const before = downwards.map((hold) =>
    BEFORE.subarray(BEFORE_START[hold] ?? 0, BEFORE_START[hold + 1] ?? 0),
  )
  new Uint16Array(buffer, at.before).set(before.flatMap((less) => [...less].map(blockAt)))
  new Uint8Array(buffer, at.beforeCount).set(before.map(({ length }) => length))
  new Float64Array(buffer, at.chance).set(CHANCE)
  new Uint16Array(buffer, at.ofThrow).set(Uint16Array.from(outcomes.ofThrow, blockAt))
  new Uint16Array(buffer, at.nextClass).set(nextClass)
  const table = (from: number, lines: number): Table => ({
    whole: new Uint32Array(buffer, from, (lines * LINE) / 4),
    double: new Float64Array(buffer, from, (lines * LINE) / 8),
  })
  return {
    memory,
    places: [
      ...[HOLDS.length, THROWS, at.after, at.before, at.beforeCount, at.chance],
      ...[ruleset.throws - 1, at.moves, at.rows, at.jokers, at.worth, at.best],
    ],
    values: new Float64Array(buffer, at.values, count),
    valuesAt: at.values,
    nextClassAt: at.nextClass,
    ofThrowAt: (row) => at.ofThrow + 2 * THROWS * row,
    moves: table(at.moves, outcomeCount),
    rows: new Uint32Array(buffer, at.rows, ruleset.rows.length),
    jokers: table(at.jokers, jokerLines),
  }
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
