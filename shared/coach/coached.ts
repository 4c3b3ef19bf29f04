import type { Ruleset } from '../ruleset.ts'

/** The coach alone relies on five dice. */
export const DICE = 5

/** Every set of filled rows takes memory: 2¹⁶ sets are some 20 MB. */
const MOST_ROWS = 16

/** Whether the coach can help with a game. Asked when the program starts: it loads no tables. */
export function isCoached({ rows, dice }: Ruleset): boolean {
  return dice === DICE && rows.length <= MOST_ROWS
}
