import type { RuleMessages } from './nb.ts'

const NUMBERS = {
  ones: 'Summan av ettorna',
  twos: 'Summan av tvåorna',
  threes: 'Summan av treorna',
  fours: 'Summan av fyrorna',
  fives: 'Summan av femmorna',
  sixes: 'Summan av sexorna',
}

const NORDIC = {
  ...NUMBERS,
  onePair: 'De två lika med flest ögon',
  twoPairs: 'Två par med varsin siffra, ögonen på de fyra',
  threeOfAKind: 'Ögonen på de tre lika',
  fourOfAKind: 'Ögonen på de fyra lika',
  smallStraight: '1-2-3-4-5',
  largeStraight: '2-3-4-5-6',
  fullHouse: 'Tre lika och ett par av en annan siffra, ögonen på alla fem',
  chance: 'Ögonen på alla fem',
  yatzy: 'Fem lika',
}

export const rulesSv: RuleMessages = {
  nordic: NORDIC,
  nordicForced: NORDIC,
  american: {
    ...NUMBERS,
    threeOfAKind: 'Minst tre lika, ögonen på alla fem',
    fourOfAKind: 'Minst fyra lika, ögonen på alla fem',
    fullHouse: 'Tre lika och ett par av en annan siffra',
    smallStraight: 'Fyra i rad',
    largeStraight: 'Fem i rad',
    chance: 'Ögonen på alla fem',
    yatzy: 'Fem lika',
  },
}
