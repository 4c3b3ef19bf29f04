/** What stands on a block, on the screen and on paper. Row names are those of the rules. */
export const blockNb = {
  rulesets: {
    nordic: 'Yatzy',
    nordicForced: 'Tvungen yatzy',
    american: 'Amerikansk 13-ruter',
  },
  rows: {
    ones: 'Enere',
    twos: 'Toere',
    threes: 'Treere',
    fours: 'Firere',
    fives: 'Femmere',
    sixes: 'Seksere',
    onePair: 'Ett par',
    twoPairs: 'To par',
    threeOfAKind: 'Tre like',
    fourOfAKind: 'Fire like',
    smallStraight: 'Liten straight',
    largeStraight: 'Stor straight',
    fullHouse: 'Hus',
    chance: 'Sjanse',
    yatzy: 'Yatzy',
  },
  lines: {
    sum: 'Sum',
    bonus: 'Bonus',
    extra: 'Ekstra yatzy',
    upperTotal: 'Sum øvre del',
    lowerTotal: 'Sum nedre del',
    total: 'Totalsum',
  },
  name: 'Navn',
  date: 'Dato',
  game: ({ n }: { n: number }) => `Spill ${n}`,
}

export type BlockMessages = typeof blockNb
