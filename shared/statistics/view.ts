import type { PlayerView } from '../views.ts'

/** As many games as a figure needs before it says anything (statistics.md). */
export const FLOORS = {
  mean: 5,
  spread: 10,
  records: 1,
  winShare: 10,
  winIndex: 20,
  bonusRate: 10,
  yatzyRate: 10,
  rowMeans: 10,
  strikes: 20,
  headToHead: 5,
  rolling: 5,
  distribution: 30,
  strength: 1,
  streaks: 1,
  calendar: 30,
} as const
export type Statistic = keyof typeof FLOORS

/** As many of a player's latest games as a picture shows. */
export const SHOWN_GAMES = 100

/** A figure of one player from n games. Below its floor it has no value. */
export interface Figure {
  readonly player: number
  readonly n: number
  readonly value?: number
}

/** A 95 % interval. */
export interface IntervalFigure extends Figure {
  readonly low?: number
  readonly high?: number
}

/** Who is on top, and whether that can be said: intervals that overlap say nothing. */
export interface Verdict {
  readonly leader: number
  readonly clear: boolean
}

export const RECORDS = [
  'highest',
  'lowest',
  'widestWin',
  'narrowestWin',
  'highestLoss',
  'lowestWin',
  'bestRow',
  'bestUpper',
  'longestStreak',
  'mostGamesInDay',
  'mostYatzysInYear',
] as const
export type RecordKind = (typeof RECORDS)[number]

export interface RecordView {
  readonly kind: RecordKind
  /** Of `bestRow`. */
  readonly row?: string
  readonly value: number
  /** Everybody who holds it, the earliest first; at most `HOLDERS_SHOWN` of them. */
  readonly holders: readonly {
    /** Who; nobody where the record is a day's. */
    readonly players: readonly number[]
    /** The game it was set in, the last one of a streak. */
    readonly game?: number
    readonly day?: string
    readonly year?: number
  }[]
  /** How many hold it, shown or not. */
  readonly held: number
}
export const HOLDERS_SHOWN = 5

/** What every figure is measured by: exact optimal play (optimal.md). */
export interface OptimumView {
  readonly expected: number
  readonly sd: number
  readonly bonusRate: number
  readonly yatzyRate: number
  /** By row id. */
  readonly rows: Readonly<Record<string, { readonly mean: number; readonly zero: number }>>
}

/** All statistics of one ruleset but the year. Players stand in `players`' order everywhere. */
export interface StatisticsView {
  readonly ruleset: string
  /** Games in the base set. */
  readonly games: number
  /** Rows in the block's order. */
  readonly rows: readonly string[]
  /** Everybody with a result in the base set, in alphabetical order. */
  readonly players: readonly PlayerView[]
  /** Missing where nobody knows it. */
  readonly optimum?: OptimumView

  readonly mean: readonly IntervalFigure[]
  readonly meanVerdict?: Verdict
  /** `value` is the median. */
  readonly spread: readonly (Figure & {
    readonly lowest?: number
    readonly q1?: number
    readonly q3?: number
    readonly highest?: number
    readonly sd?: number
  })[]
  readonly records: readonly RecordView[]
  /** `value` is W / n; a game alone is not counted. */
  readonly winShare: readonly (IntervalFigure & {
    readonly wins: number
    readonly outright: number
    readonly shared: number
  })[]
  /** 1 is what chance would give. */
  readonly winIndex: readonly Figure[]
  /** `margin` is the mean of upper − limit. */
  readonly bonusRate: readonly (IntervalFigure & { readonly margin?: number })[]
  /** `extras` per game, where the ruleset has them. */
  readonly yatzyRate: readonly (IntervalFigure & { readonly extras?: number })[]
  /** `value` is the mean less optimal play's, where that is known; `notable` where |z| > 3. */
  readonly rowMeans: readonly (Omit<Figure, 'value'> & {
    readonly rows: readonly {
      readonly row: string
      readonly mean: number
      readonly value?: number
      readonly z?: number
      readonly notable: boolean
    }[]
  })[]
  /** `value` is the share of zeros. */
  readonly strikes: readonly (Omit<Figure, 'value'> & {
    readonly rows: readonly { readonly row: string; readonly value: number }[]
  })[]
  /** Every two who have met, from both sides. `value` is the mean difference of totals. */
  readonly headToHead: readonly (IntervalFigure & {
    readonly opponent: number
    readonly won: number
    readonly tied: number
    readonly lost: number
  })[]
  /** `value` is the mean of the last k ≤ 20 dated games, `points` the latest of them. */
  readonly rolling: readonly (IntervalFigure & {
    readonly points: readonly {
      readonly game: number
      readonly day: string
      readonly total: number
      readonly mean: number
      readonly low: number
      readonly high: number
    }[]
  })[]
  /** Shares of a player's totals in bins of ten points, and optimal play's in the same bins. */
  readonly distribution: {
    /** The lower edge of the first bin. */
    readonly from: number
    readonly width: number
    readonly optimum?: readonly number[]
    readonly players: readonly (Omit<Figure, 'value'> & {
      readonly shares?: readonly number[]
      /** The median game's percentile in optimal play: P(X < T) + ½ P(X = T). */
      readonly percentile?: number
    })[]
  }
  readonly strength: readonly IntervalFigure[]
  readonly strengthVerdict?: Verdict
  /** `value` is the longest winning streak, `squares` the latest games, oldest first. */
  readonly streaks: readonly (Figure & {
    readonly current: number
    readonly squares: readonly {
      readonly game: number
      readonly result: 'won' | 'shared' | 'lost'
    }[]
  })[]
  readonly calendar: {
    readonly n: number
    /** Local days with games, in order. */
    readonly days: readonly { readonly day: string; readonly games: number }[]
    /** Monday first. */
    readonly weekdays: readonly number[]
    /** January first. */
    readonly months: readonly number[]
    /** Years that have games, the latest first: what 17 can be asked for. */
    readonly years: readonly number[]
  }
}

/** As many of a player's latest screen games as luck and choices are reckoned of. */
export const LUCK_GAMES = 30

/** Statistic 15: in every game *total = start + luck − loss*. Means per player. */
export interface LuckChoicesView {
  /** The final score to be expected of an empty card. */
  readonly start: number
  /** How many of a player's latest games there are at most. */
  readonly most: number
  /** Whose choices cost least. */
  readonly verdict?: Verdict
  /** Only those who have such games. */
  readonly players: readonly {
    readonly player: number
    readonly n: number
    readonly luck: number
    readonly loss: number
    /** The 95 % interval of `loss`, from two games on. */
    readonly low?: number
    readonly high?: number
    /** The earliest first. */
    readonly games: readonly {
      readonly game: number
      readonly day?: string
      readonly total: number
      readonly luck: number
      readonly loss: number
    }[]
  }[]
}

/** Statistic 17. */
export interface YearView {
  readonly year: number
  readonly ruleset: string
  readonly games: number
  readonly players: readonly (PlayerView & {
    readonly games: number
    readonly wins: number
    readonly mean: number
    readonly best: number
    readonly yatzys: number
  })[]
  readonly best?: GameFigure
  /** Records of all years that were set in this one. */
  readonly recordsBroken: readonly (Pick<RecordView, 'kind' | 'row' | 'value'> & {
    readonly players: readonly number[]
    readonly day?: string
  })[]
  /** The smallest winning margin. */
  readonly closest?: GameFigure
  readonly yatzys: number
  /** The score optimal play has most seldom, as the chance of one as far out or further. */
  readonly rarest?: GameFigure & { readonly chance: number }
  /** Games by month, January first. */
  readonly months: readonly number[]
}

export interface GameFigure {
  readonly value: number
  readonly players: readonly number[]
  readonly game: number
  readonly day?: string
}
