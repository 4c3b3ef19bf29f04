import type { BlockMessages } from './nb.ts'

export const blockEn: BlockMessages = {
  rulesets: {
    nordic: 'Yatzy',
    nordicForced: 'Forced Yatzy',
    american: 'American, 13 boxes',
  },
  rows: {
    ones: 'Ones',
    twos: 'Twos',
    threes: 'Threes',
    fours: 'Fours',
    fives: 'Fives',
    sixes: 'Sixes',
    onePair: 'One pair',
    twoPairs: 'Two pairs',
    threeOfAKind: 'Three of a kind',
    fourOfAKind: 'Four of a kind',
    smallStraight: 'Small straight',
    largeStraight: 'Large straight',
    fullHouse: 'Full house',
    chance: 'Chance',
    yatzy: 'Yatzy',
  },
  lines: {
    sum: 'Sum',
    bonus: 'Bonus',
    extra: 'Extra yatzy',
    upperTotal: 'Upper total',
    lowerTotal: 'Lower total',
    total: 'Total',
  },
  name: 'Name',
  date: 'Date',
  game: ({ n }: { n: number }) => `Game ${n}`,
}
