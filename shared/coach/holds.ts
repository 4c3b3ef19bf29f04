import { DICE } from './coached.ts'
import { allThrows, countFaces, type Dice, FACES, makeDiceText } from '../dice.ts'

/**
 * Everything that can be held of five dice, sorted faces: the 252 throws first, then four dice and
 * fewer, the empty hand last; each size in the order of its digits. 462 in all. Of two holds worth
 * the same, the coach prefers the earlier: the most dice held.
 */
export const HOLDS: readonly Dice[] = [5, 4, 3, 2, 1, 0].flatMap((n) => allThrows(n))

/** How many of `HOLDS` are whole throws: the first 252. */
export const THROWS = allThrows(DICE).length

/** The empty hand: all dice are thrown. */
export const NOTHING = HOLDS.length - 1

const indexByText = new Map(HOLDS.map((hold, index) => [makeDiceText(hold), index]))

/** Where a hold stands in `HOLDS`, whatever the order of its dice. @throws Error over five dice */
export function holdIndex(dice: Dice): number {
  const index = indexByText.get(makeDiceText(dice.toSorted()))
  if (index === undefined) throw new Error(`no hold: ${makeDiceText(dice)}`)
  return index
}

/** `AFTER[6 * hold + face - 1]`: the hold with one die more; only for holds of four dice or fewer. */
export const AFTER = Int16Array.from(
  HOLDS.flatMap((hold) =>
    FACES.map((face) => (hold.length === DICE ? -1 : holdIndex([...hold, face]))),
  ),
)

const oneLess: readonly (readonly number[])[] = HOLDS.map((hold) =>
  FACES.filter((face) => hold.includes(face)).map((face) =>
    holdIndex(hold.toSpliced(hold.indexOf(face), 1)),
  ),
)

/** The holds with one die less than `hold` are `BEFORE[BEFORE_START[hold] … BEFORE_START[hold + 1]]`. */
export const BEFORE = Int16Array.from(oneLess.flat())
export const BEFORE_START = startsOf(oneLess)

/**
 * The same by fours, the fewest dice first: a hold and three with one die less. Where there are fewer
 * the first of the three is named again; a hold of more than three kinds has two entries.
 */
export const UPWARDS = Int16Array.from(
  [...oneLess.entries()]
    .toReversed()
    .flatMap(([hold, less]) =>
      less.flatMap((first, i) =>
        i % 3 === 0 ? [hold, first, less[i + 1] ?? first, less[i + 2] ?? first] : [],
      ),
    ),
)

/** Where each list begins when all are put one after the other, and where the last ends. */
export function startsOf(lists: readonly (readonly unknown[])[]): Int16Array {
  let end = 0
  return Int16Array.from([0, ...lists.map(({ length }) => (end += length))])
}

/** How likely each of the 252 throws is, of five dice. */
export const CHANCE = Float64Array.from(
  HOLDS.slice(0, THROWS),
  (dice) => arrangements(dice) / 6 ** DICE,
)

/** In how many ways five dice show these faces: 5! / (a! b! …). */
function arrangements(dice: Dice): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  return countFaces(dice).reduce((ways, n) => ways / factorial(n), factorial(dice.length))
}

/** Every hold that can be kept of a throw, as indices upwards: the throw itself, …, nothing. */
export function holdsOf(thrown: number): readonly number[] {
  return (kept[thrown] ??= subsetsOf(HOLDS[thrown] ?? []))
}

/** Worked out when first asked for: a computer asks a thousand times a second. */
const kept: (readonly number[])[] = []

function subsetsOf(dice: Dice): number[] {
  const subsets = dice.reduce<Dice[]>(
    (found, die) => [...found, ...found.map((hold) => [...hold, die])],
    [[]],
  )
  return [...new Set(subsets.map(holdIndex))].sort((a, b) => a - b)
}
