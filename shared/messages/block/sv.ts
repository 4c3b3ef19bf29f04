import type { BlockMessages } from './nb.ts'

export const blockSv: BlockMessages = {
  rulesets: {
    nordic: 'Yatzy',
    nordicForced: 'Yatzy med tvång',
    american: 'Amerikansk, 13 rutor',
  },
  rows: {
    ones: 'Ettor',
    twos: 'Tvåor',
    threes: 'Treor',
    fours: 'Fyror',
    fives: 'Femmor',
    sixes: 'Sexor',
    onePair: 'Ett par',
    twoPairs: 'Två par',
    threeOfAKind: 'Tretal',
    fourOfAKind: 'Fyrtal',
    smallStraight: 'Liten stege',
    largeStraight: 'Stor stege',
    fullHouse: 'Kåk',
    chance: 'Chans',
    yatzy: 'Yatzy',
  },
  lines: {
    sum: 'Summa',
    bonus: 'Bonus',
    extra: 'Extra yatzy',
    upperTotal: 'Summa övre delen',
    lowerTotal: 'Summa nedre delen',
    total: 'Totalsumma',
  },
  name: 'Namn',
  date: 'Datum',
  game: ({ n }: { n: number }) => `Spel ${n}`,
}
