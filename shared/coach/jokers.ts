import type { Ruleset } from '../ruleset.ts'
import { isJoker, maximum, placements, type Scorecard } from '../scorecard.ts'
import { countFaces } from '../dice.ts'
import { HOLDS, THROWS } from './holds.ts'
import { outcomeIndex, type Outcomes } from './outcomes.ts'

/** A throw that is a joker on a card, and where it may be entered. */
export interface JokerThrow {
  /** Index in `HOLDS`. */
  readonly thrown: number
  readonly placements: readonly { readonly outcome: number; readonly extra: number }[]
}

/**
 * Reads the jokers of an outline from `placements`. What a joker may do hangs on the upper rows and
 * on whether any lower row is open: so one card stands for all with the same upper rows, and a
 * thousand questions do for the forty thousand there are.
 */
export function jokerReader(
  ruleset: Ruleset,
  outcomes: Outcomes,
  jokers: number,
): (outline: number) => readonly JokerThrow[] {
  const { rows, joker, order } = ruleset
  if (joker === undefined) return () => []
  const bits = (wanted: (row: (typeof rows)[number]) => boolean): number =>
    rows.reduce((set, row, i) => (wanted(row) ? set | (1 << i) : set), 0)
  const jokerBit = bits(({ id }) => id === joker.row)
  const lower = bits(({ section }) => section === 'lower') & ~jokerBit
  // Which throws are jokers hangs on nothing but that the joker's row is filled.
  const card = cardLike(ruleset, jokerBit, 0)
  const throws = HOLDS.slice(0, THROWS).flatMap((dice, thrown) =>
    isJoker(ruleset, card, countFaces(dice)) ? [thrown] : [],
  )
  const read = (card: Scorecard): JokerThrow[] =>
    throws.map((thrown) => readJoker(ruleset, outcomes, card, thrown))
  const known = new Map<number, readonly JokerThrow[]>()

  return (outline) => {
    const filled = Math.floor(outline / jokers)
    if (!(filled & jokerBit)) return []
    const allLower = (filled & lower) === lower
    const likeIt = order === 'forced' || allLower ? filled : filled & ~lower
    const key = likeIt * jokers + (outline % jokers)
    const found = known.get(key) ?? read(cardLike(ruleset, likeIt, outline % jokers))
    known.set(key, found)
    if (likeIt === filled) return found
    return found.map(({ thrown, placements }) => ({
      thrown,
      placements: placements.filter(
        ({ outcome }) => !(filled & (1 << (outcomes.list[outcome]?.row ?? 0))),
      ),
    }))
  }
}

function readJoker(
  ruleset: Ruleset,
  outcomes: Outcomes,
  card: Scorecard,
  thrown: number,
): JokerThrow {
  const found = placements(ruleset, card, HOLDS[thrown] ?? [])
  return {
    thrown,
    placements: found.map(({ row, points, extra }) => {
      const index = ruleset.rows.findIndex(({ id }) => id === row)
      return { outcome: outcomeIndex(outcomes, index, points), extra }
    }),
  }
}

/** Some card with these rows filled; points matter in the joker's row alone. */
function cardLike({ rows, ...ruleset }: Ruleset, filled: number, joker: number): Scorecard {
  return Object.fromEntries(
    rows
      .filter((_, row) => filled & (1 << row))
      .map(({ id }) => {
        const holdsPoints = joker === 1 && id === ruleset.joker?.row
        return [id, { points: holdsPoints ? maximum({ rows, ...ruleset }, id) : 0, extra: 0 }]
      }),
  )
}
