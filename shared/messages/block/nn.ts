import type { BlockMessages } from './nb.ts'

export const blockNn: BlockMessages = {
  rulesets: {
    nordic: 'Yatzy',
    nordicForced: 'Tvungen yatzy',
    american: 'Amerikansk 13-ruter',
  },
  rows: {
    ones: 'Einarar',
    twos: 'Toarar',
    threes: 'Trearar',
    fours: 'Firarar',
    fives: 'Femmarar',
    sixes: 'Seksarar',
    onePair: 'Eitt par',
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
  name: 'Namn',
  date: 'Dato',
  game: ({ n }: { n: number }) => `Spel ${n}`,
}
