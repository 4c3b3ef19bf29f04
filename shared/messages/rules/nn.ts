import type { RuleMessages } from './nb.ts'

const NUMBERS = {
  ones: 'Summen av einarane',
  twos: 'Summen av toarane',
  threes: 'Summen av trearane',
  fours: 'Summen av firarane',
  fives: 'Summen av femmarane',
  sixes: 'Summen av seksarane',
}

const NORDIC = {
  ...NUMBERS,
  onePair: 'Dei to like med flest auge',
  twoPairs: 'To par med kvar sitt tal, auga på dei fire',
  threeOfAKind: 'Auga på dei tre like',
  fourOfAKind: 'Auga på dei fire like',
  smallStraight: '1-2-3-4-5',
  largeStraight: '2-3-4-5-6',
  fullHouse: 'Tre like og eit par av eit anna tal, auga på alle fem',
  chance: 'Auga på alle fem',
  yatzy: 'Fem like',
}

export const rulesNn: RuleMessages = {
  nordic: NORDIC,
  nordicForced: NORDIC,
  american: {
    ...NUMBERS,
    threeOfAKind: 'Minst tre like, auga på alle fem',
    fourOfAKind: 'Minst fire like, auga på alle fem',
    fullHouse: 'Tre like og eit par av eit anna tal',
    smallStraight: 'Fire i rekkje',
    largeStraight: 'Fem i rekkje',
    chance: 'Auga på alle fem',
    yatzy: 'Fem like',
  },
}
