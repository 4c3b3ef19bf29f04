import { alike, fixed, groups, run, sum } from '../patterns.ts'
import { NUMBER_ROWS, type Ruleset } from '../ruleset.ts'

/** The American game of thirteen rows, with a joker for every yatzy after the first. */
export const american = {
  id: 'american',
  dice: 5,
  throws: 3,
  players: { min: 1, max: 6 },
  order: 'free',
  rows: [
    ...NUMBER_ROWS,
    { id: 'threeOfAKind', section: 'lower', score: alike(3) },
    { id: 'fourOfAKind', section: 'lower', score: alike(4) },
    { id: 'fullHouse', section: 'lower', score: fixed(25, groups(3, 2)) },
    { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)) },
    { id: 'largeStraight', section: 'lower', score: fixed(40, run(5)) },
    { id: 'chance', section: 'lower', score: sum },
    { id: 'yatzy', section: 'lower', score: fixed(50, alike(5)) },
  ],
  bonus: { limit: 63, points: 35 },
  joker: { row: 'yatzy', extra: 100 },
  sectionTotals: true,
} as const satisfies Ruleset
