import { AFTER, BEFORE, BEFORE_START, CHANCE, HOLDS, THROWS } from '../../shared/coach/holds.ts'

/*
 * The holds of shared/coach/holds.ts as they lie in the kernel's memory: a block each, those of as
 * many dice and as many kinds side by side. As many holds come of each of these by leaving out a die,
 * so the kernel goes through them without a loop within the loop.
 */

/** Six states side by side, in bytes: what the kernel reckons at once. */
const BLOCK = 48
export const blockAt = (index: number): number => index * BLOCK

/** The holds with one die less: one for each kind of dice in it. */
const lessOf = (hold: number): number[] => [
  ...BEFORE.subarray(BEFORE_START[hold] ?? 0, BEFORE_START[hold + 1] ?? 0),
]

/** The most dice first, the empty hand last. */
const groups: readonly (readonly number[])[] = [
  ...Map.groupBy(
    HOLDS.keys(),
    (hold) => `${HOLDS[hold]?.length} dice of ${lessOf(hold).length} kinds`,
  ).values(),
]
const inOrder = groups.flat()
const blocks = Uint16Array.from(HOLDS, (_, hold) => blockAt(inOrder.indexOf(hold)))

/** Where a hold lies, from the first on. */
export const blockOf = (hold: number): number => blocks[hold] ?? 0

/** The six holds with one die more, of each that is no whole throw. */
export const AFTER_BLOCKS = inOrder
  .slice(THROWS)
  .flatMap((hold) => [...AFTER.subarray(6 * hold, 6 * hold + 6)].map(blockOf))

/** How likely each whole throw is. */
export const CHANCE_IN_ORDER = inOrder.slice(0, THROWS).map((thrown) => CHANCE[thrown] ?? 0)

/** Holds of as many dice and kinds: where the first lies, and where the last ends. */
export interface Group {
  readonly kinds: number
  readonly first: number
  readonly past: number
  /** The holds with one die less, hold by hold. */
  readonly less: readonly number[]
}

/** All but the empty hand, the fewest dice first: what is kept of few is looked up for more. */
const upwards = groups.slice(0, -1).toReversed().map(makeGroup)
export const WHOLE_GROUPS = upwards.filter(({ first }) => first < blockAt(THROWS))
export const SMALLER_GROUPS = upwards.slice(0, -WHOLE_GROUPS.length)

function makeGroup(holds: readonly number[]): Group {
  const first = blockOf(holds[0] ?? 0)
  const less = holds.map(lessOf)
  return {
    kinds: less[0]?.length ?? 0,
    first,
    past: first + blockAt(holds.length),
    less: less.flat().map(blockOf),
  }
}
