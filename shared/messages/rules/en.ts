import type { RuleMessages } from './nb.ts'

const NUMBERS = {
  ones: 'The sum of the ones',
  twos: 'The sum of the twos',
  threes: 'The sum of the threes',
  fours: 'The sum of the fours',
  fives: 'The sum of the fives',
  sixes: 'The sum of the sixes',
}

const NORDIC = {
  ...NUMBERS,
  onePair: 'The two alike with the most pips',
  twoPairs: 'Two pairs of different numbers, the pips of the four',
  threeOfAKind: 'The pips of the three alike',
  fourOfAKind: 'The pips of the four alike',
  smallStraight: '1-2-3-4-5',
  largeStraight: '2-3-4-5-6',
  fullHouse: 'Three alike and a pair of another number, the pips of all five',
  chance: 'The pips of all five',
  yatzy: 'Five alike',
}

export const rulesEn: RuleMessages = {
  nordic: NORDIC,
  nordicForced: NORDIC,
  american: {
    ...NUMBERS,
    threeOfAKind: 'At least three alike, the pips of all five',
    fourOfAKind: 'At least four alike, the pips of all five',
    fullHouse: 'Three alike and a pair of another number',
    smallStraight: 'Four in a row',
    largeStraight: 'Five in a row',
    chance: 'The pips of all five',
    yatzy: 'Five alike',
  },
}
