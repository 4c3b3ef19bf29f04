import type { Ruleset } from '../ruleset.ts'

/** The coach alone relies on five dice. */
export const DICE = 5

/** Every set of filled rows takes memory: 2¹⁶ sets are some 20 MB. */
const MOST_ROWS = 16

/**
 * Whether the coach can help with a game: with five dice, not too many rows, and where more points in
 * a row never make a card worse. Asked when the program starts: it loads no tables.
 */
export function isCoached({ rows, dice, bonus, joker }: Ruleset): boolean {
  const neverWorse = bonus.points >= 0 && (joker?.extra ?? 0) >= 0
  return dice === DICE && rows.length <= MOST_ROWS && neverWorse
}
