import { alike, fixed, groups, run, sum } from '../../patterns.ts'
import { NUMBER_ROWS, type Row, type Ruleset } from '../../ruleset.ts'

export const odd = {
  id: 'odd',
  dice: 5,
  throws: 3,
  players: { min: 1, max: 2 },
  order: 'free',
  rows: [
    ...NUMBER_ROWS.slice(4),
    { id: 'pair', section: 'lower', score: groups(2) },
    { id: 'run', section: 'lower', score: fixed(17, run(4)) },
    { id: 'alike', section: 'lower', score: fixed(33, alike(4)) },
    { id: 'any', section: 'lower', score: sum },
  ],
  bonus: { limit: 29, points: 23 },
  joker: { row: 'alike', extra: 11 },
  sectionTotals: false,
} as const satisfies Ruleset

/** Rows any ruleset may be made of. */
export const POOL: readonly Row[] = [...NUMBER_ROWS, ...odd.rows.slice(2)]
