import type { RecordKind } from '../../statistics/view.ts'

type N = { readonly n: string }

/** What stands on the page of a year. Numbers come as the language writes them. */
export const yearNb = {
  games: 'Spill',
  yatzys: 'Yatzy',
  best: 'Høyeste resultat',
  closest: 'Jevneste spill',
  rarest: 'Sjeldneste resultat',
  points: ({ n }: N) => `${n} poeng`,
  ahead: ({ winner, others }: { winner: string; others: string }) => `${winner} foran ${others}`,
  chance: ({ n }: N) => `så langt ute i 1 av ${n} perfekte spill`,
  columns: {
    player: 'Spiller',
    games: 'Spill',
    wins: 'Seire',
    mean: 'Snitt',
    best: 'Høyest',
    yatzys: 'Yatzy',
  },
  more: ({ n }: N) => `og ${n} til`,
  months: 'Spill per måned',
  noDay: ({ n }: N) => `Uten dato: ${n}`,
  bestRow: ({ row }: { row: string }) => `Mest i ${row}`,
  recordsBroken: 'Nye rekorder',
  records: {
    highest: 'Høyeste resultat',
    lowest: 'Laveste resultat',
    widestWin: 'Største seiersmargin',
    narrowestWin: 'Minste seiersmargin',
    highestLoss: 'Høyeste uten seier',
    lowestWin: 'Laveste med seier',
    bestUpper: 'Mest i øvre del',
    longestStreak: 'Flest seire på rad',
    mostGamesInDay: 'Flest spill på en dag',
    mostYatzysInYear: 'Flest yatzy på et år',
  } satisfies Record<Exclude<RecordKind, 'bestRow'>, string>,
}

export type YearMessages = typeof yearNb
