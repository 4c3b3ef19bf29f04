const NUMBERS = {
  ones: 'Summen av enerne',
  twos: 'Summen av toerne',
  threes: 'Summen av treerne',
  fours: 'Summen av firerne',
  fives: 'Summen av femmerne',
  sixes: 'Summen av sekserne',
}

const NORDIC = {
  ...NUMBERS,
  onePair: 'De to like med flest øyne',
  twoPairs: 'To par med hvert sitt tall, øynene på de fire',
  threeOfAKind: 'Øynene på de tre like',
  fourOfAKind: 'Øynene på de fire like',
  smallStraight: '1-2-3-4-5',
  largeStraight: '2-3-4-5-6',
  fullHouse: 'Tre like og et par av et annet tall, øynene på alle fem',
  chance: 'Øynene på alle fem',
  yatzy: 'Fem like',
}

/** How each row scores, in a few words, by ruleset. The figures beside them come from the rules. */
export const rulesNb = {
  nordic: NORDIC,
  nordicForced: NORDIC,
  american: {
    ...NUMBERS,
    threeOfAKind: 'Minst tre like, øynene på alle fem',
    fourOfAKind: 'Minst fire like, øynene på alle fem',
    fullHouse: 'Tre like og et par av et annet tall',
    smallStraight: 'Fire i rekke',
    largeStraight: 'Fem i rekke',
    chance: 'Øynene på alle fem',
    yatzy: 'Fem like',
  },
}

export type RuleMessages = typeof rulesNb
