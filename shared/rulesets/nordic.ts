import { alike, fixed, groups, run, sum } from '../patterns.ts'
import { NUMBER_ROWS, type Ruleset } from '../ruleset.ts'

/** Yatzy as it is played in the Nordic countries: fifteen rows in free order. */
export const nordic = {
  id: 'nordic',
  dice: 5,
  throws: 3,
  players: { min: 1, max: 6 },
  order: 'free',
  rows: [
    ...NUMBER_ROWS,
    { id: 'onePair', section: 'lower', score: groups(2) },
    { id: 'twoPairs', section: 'lower', score: groups(2, 2) },
    { id: 'threeOfAKind', section: 'lower', score: groups(3) },
    { id: 'fourOfAKind', section: 'lower', score: groups(4) },
    { id: 'smallStraight', section: 'lower', score: run(5, 1) },
    { id: 'largeStraight', section: 'lower', score: run(5, 2) },
    { id: 'fullHouse', section: 'lower', score: groups(3, 2) },
    { id: 'chance', section: 'lower', score: sum },
    { id: 'yatzy', section: 'lower', score: fixed(50, alike(5)) },
  ],
  bonus: { limit: 63, points: 50 },
  sectionTotals: false,
} as const satisfies Ruleset
