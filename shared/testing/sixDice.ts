import { alike, fixed, groups, run, sum } from '../patterns.ts'
import { NUMBER_ROWS, type Ruleset } from '../ruleset.ts'

/** A game of six dice, for tests: whatever holds for all rulesets holds for one nobody ships. */
export const sixDice = {
  id: 'sixDice',
  dice: 6,
  throws: 3,
  players: { min: 1, max: 6 },
  order: 'free',
  rows: [
    ...NUMBER_ROWS,
    { id: 'onePair', section: 'lower', score: groups(2) },
    { id: 'twoPairs', section: 'lower', score: groups(2, 2) },
    { id: 'threePairs', section: 'lower', score: groups(2, 2, 2) },
    { id: 'threeOfAKind', section: 'lower', score: groups(3) },
    { id: 'fourOfAKind', section: 'lower', score: groups(4) },
    { id: 'fiveOfAKind', section: 'lower', score: groups(5) },
    { id: 'smallStraight', section: 'lower', score: run(5, 1) },
    { id: 'largeStraight', section: 'lower', score: run(5, 2) },
    { id: 'fullStraight', section: 'lower', score: run(6, 1) },
    { id: 'fullHouse', section: 'lower', score: groups(3, 2) },
    { id: 'villa', section: 'lower', score: groups(3, 3) },
    { id: 'tower', section: 'lower', score: groups(4, 2) },
    { id: 'chance', section: 'lower', score: sum },
    { id: 'yatzy', section: 'lower', score: fixed(100, alike(6)) },
  ],
  bonus: { limit: 84, points: 100 },
  sectionTotals: false,
} as const satisfies Ruleset
