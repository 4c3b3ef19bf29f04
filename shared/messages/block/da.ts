import type { BlockMessages } from './nb.ts'

export const blockDa: BlockMessages = {
  rulesets: {
    nordic: 'Yatzy',
    nordicForced: 'Yatzy med tvang',
    american: 'Amerikansk, 13 felter',
  },
  rows: {
    ones: 'Enere',
    twos: 'Toere',
    threes: 'Treere',
    fours: 'Firere',
    fives: 'Femmere',
    sixes: 'Seksere',
    onePair: 'Et par',
    twoPairs: 'To par',
    threeOfAKind: 'Tre ens',
    fourOfAKind: 'Fire ens',
    smallStraight: 'Lille straight',
    largeStraight: 'Stor straight',
    fullHouse: 'Fuldt hus',
    chance: 'Chance',
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
  game: ({ n }: { n: number }) => `Spil ${n}`,
}
