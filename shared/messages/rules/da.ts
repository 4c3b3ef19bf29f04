import type { RuleMessages } from './nb.ts'

const NUMBERS = {
  ones: 'Summen af enerne',
  twos: 'Summen af toerne',
  threes: 'Summen af treerne',
  fours: 'Summen af firerne',
  fives: 'Summen af femmerne',
  sixes: 'Summen af sekserne',
}

const NORDIC = {
  ...NUMBERS,
  onePair: 'De to ens med flest øjne',
  twoPairs: 'To par med hver sit tal, øjnene på de fire',
  threeOfAKind: 'Øjnene på de tre ens',
  fourOfAKind: 'Øjnene på de fire ens',
  smallStraight: '1-2-3-4-5',
  largeStraight: '2-3-4-5-6',
  fullHouse: 'Tre ens og et par af et andet tal, øjnene på alle fem',
  chance: 'Øjnene på alle fem',
  yatzy: 'Fem ens',
}

export const rulesDa: RuleMessages = {
  nordic: NORDIC,
  nordicForced: NORDIC,
  american: {
    ...NUMBERS,
    threeOfAKind: 'Mindst tre ens, øjnene på alle fem',
    fourOfAKind: 'Mindst fire ens, øjnene på alle fem',
    fullHouse: 'Tre ens og et par af et andet tal',
    smallStraight: 'Fire i række',
    largeStraight: 'Fem i række',
    chance: 'Øjnene på alle fem',
    yatzy: 'Fem ens',
  },
}
