import { makeFormat } from '../format.ts'
import { games } from '../words/en.ts'
import type { StatisticsMessages } from './nb.ts'

const format = makeFormat('en')
const { plural, list, number, decimals, percent } = format
/** A figure with decimals is always in the plural. */
const points = (n: number, digits = 0): string =>
  `${decimals(n, digits)} ${digits > 0 ? 'points' : plural(Math.round(n), { one: 'point', other: 'points' })}`

export const statisticsEn: StatisticsMessages = {
  title: 'Statistics',
  tabs: 'Parts of the statistics',
  everybody: 'Show all',
  fewer: 'Show fewer',
  computers: 'Count wins against the computer',
  loading: 'Counting …',
  empty: 'Statistics begin with your first finished game.',
  noneFits: 'No games match.',
  toAll: 'Show everything',
  player: 'Player',
  count: ({ n }) => games(n),
  games,
  tooFew: (of) => `Too few games: ${of.n} of ${of.min}`,
  asTable: 'Show as a table',
  meaning: 'What does this mean?',
  save: ({ title }) => `Save: ${title}`,
  saveAs: {
    svg: 'Picture (SVG)',
    png: 'Picture (PNG)',
    csv: 'Table (CSV)',
  },
  saveShort: 'Save',
  fileName: (of) => `${of.title} – ${of.variant}`,
  perfect: 'perfect play',
  perfectAt: ({ value }) => `perfect play ${value}`,
  interval: (of) => `${of.low} to ${of.high}`,
  notable: 'With *: hardly chance.',
  showingSome: (of) => `Showing the ${of.shown} who have played most, of ${of.all}.`,

  filter: {
    since: ({ date }) => `from ${date}`,
    until: ({ date }) => `to ${date}`,
    allYears: 'all years',
    thisYear: ({ year }) => `the year ${year}`,
    lastYear: 'last 12 months',
    anybody: 'all players',
    anyOf: ({ names }) => `games with ${list(names)}`,
    exactly: ({ names }) => `games with only ${list(names)}`,
    sources: {
      any: 'screen and paper',
      screen: 'dice on the screen',
      own: 'own dice',
      paper: 'paper',
    },
    numbers: { any: 'alone and together', solo: 'only games alone', several: 'two or more' },
    computers: 'wins against the computer count',
  },

  themes: {
    overview: 'Overview',
    mean: 'Points',
    winShare: 'Wins',
    rowMeans: 'Box by box',
    luckChoices: 'Luck and choices',
    rolling: 'Over time',
    records: 'Records',
    year: 'The year',
  },

  column: {
    player: 'Player',
    games: 'Games',
    gamesTogether: 'Games with two or more',
    missing: 'Missing',
    mean: 'Average',
    low: 'From',
    high: 'To',
    lowest: 'Lowest',
    q1: 'Lower quartile',
    median: 'Median',
    q3: 'Upper quartile',
    highest: 'Highest',
    sd: 'Standard deviation',
    record: 'Record',
    value: 'Value',
    who: 'Who',
    when: 'When',
    rate: 'Share',
    winRate: 'Win rate',
    outright: 'Outright wins',
    shared: 'Shared wins',
    wins: 'Wins',
    index: 'Win index',
    margin: 'Against the limit',
    extras: 'Extra Yatzys per game',
    row: 'Box',
    difference: 'Against perfect play',
    z: 'z',
    perfect: 'Perfect play',
    strikes: 'Crossed out',
    opponent: 'Against',
    won: 'Won',
    tied: 'Tied',
    lost: 'Lost',
    meanDifference: 'Average difference',
    date: 'Date',
    total: 'Total',
    lastMean: 'Average so far',
    from: 'From points',
    to: 'To points',
    share: 'Share of the games',
    strength: 'Playing strength',
    longest: 'Longest streak',
    current: 'Streak now',
    latest: 'Latest games, newest last',
    period: 'When',
    best: 'Best',
    yatzys: 'Yatzys',
  },

  mean: {
    title: 'Average',
    figure: 'Average by player',
    clear: (of) =>
      `${of.name} has the highest average, ${points(of.value, 1)}, and the difference is hardly chance.`,
    close: ({ name }) => `${name} is highest, but it is too close to call.`,
    notShown: ({ name }) => `${name} is highest of all who played in these games.`,
    alone: (of) => `${of.name} averages ${points(of.value, 1)}, over ${games(of.n)}.`,
    meaning: [
      'The average is all the points added up, divided by the number of games.',
      'The line shows where the true average probably lies (95% certain). The more games, the shorter the line. When two lines overlap, the difference may be luck.',
      'Worked out: average ± t · s / √n, where s is the standard deviation, n is the number of games, and t is Student’s t for 95%.',
    ],
    optimum: ({ value }) =>
      `The dashed line is the average of somebody who always makes the best choice: ${value}.`,
  },

  strength: {
    title: 'Playing strength',
    figure: 'Playing strength by player',
    clear: ({ name }) => `${name} is strongest, and the difference is hardly chance.`,
    close: ({ name }) => `${name} is first, but it is too close to call.`,
    notShown: ({ name }) => `${name} is first of all who played in these games.`,
    alone: (of) => `The playing strength of ${of.name} is ${points(of.value)}.`,
    meaning: [
      'Playing strength is the average, but pulled towards the average of all until the player has shown something else. One lucky game makes nobody a champion.',
      'The line shows where the strength probably lies (95% certain). When lines overlap, it is too close to call.',
      'Worked out: (n · average / σ² + μ / τ²) / (n / σ² + 1 / τ²), where σ is the spread between games, μ is the average of all, and τ is the spread between players.',
    ],
  },

  spread: {
    title: 'Spread',
    figure: 'Spread by player',
    sentence: (of) =>
      `Half of the games of ${of.name} lie between ${decimals(of.low, 0)} and ${points(of.high)}.`,
    meaning: [
      'The median is the middle result: as many games are better as worse. It is a thick line.',
      'The box holds the middle half of the games (from the lower to the upper quartile). The thin lines reach the lowest and the highest game.',
      'The standard deviation in the table tells how far games usually lie from the average.',
    ],
  },

  distribution: {
    title: 'Distribution',
    figure: ({ name }) => `Distribution of totals: ${name}`,
    sentence: (of) =>
      `The middle game of ${of.name} is better than ${of.share} of the games in perfect play.`,
    plain: (of) => `How ${games(of.n)} are spread for ${of.name}.`,
    meaning: [
      'Each bar is ten points wide, and shows how many of the games ended there.',
      'The stepped line is the same for perfect play, worked out exactly.',
      'The place against perfect play is the chance that perfect play gives fewer points, plus half the chance of exactly as many.',
    ],
  },

  winShare: {
    title: 'Win rate',
    figure: 'Win rate by player',
    sentence: (of) => `Most outright wins: ${list(of.names)}, ${games(of.n)}.`,
    wins: (of) => `${number(of.outright)} outright, ${number(of.shared)} shared`,
    meaning: [
      'Only games with two or more count. An outright win counts 1. When two share the win, each gets a half, and so on.',
      'The thin line shows where the share probably lies (95% certain, Wilson).',
      'Worked out: wins divided by the number of games with two or more.',
    ],
  },

  winIndex: {
    title: 'Win index',
    figure: 'Win index by player',
    sentence: 'Above 1.00 is more wins than chance would have given.',
    chance: 'chance 1.00',
    meaning: [
      'To win against one is easier than to win against five. The index takes account of how many played.',
      'Worked out: wins divided by the sum of 1 / the number of players in each game. 1.00 is what one would get if the winner were drawn by lot.',
    ],
  },

  headToHead: {
    title: 'Head to head',
    figure: 'Head to head',
    sentence: (of) => `${of.a} and ${of.b} have met most often: ${games(of.n)}.`,
    against: ({ name }) => `against ${name}`,
    score: (of) => `${of.won}–${of.tied}–${of.lost}`,
    key: 'In each square: the average difference, then won–tied–lost for the one on the left, and the number of games. With *: hardly chance.',
    meaning: [
      'Here are only the games that both played in. Won, tied and lost are between the two, whoever else played.',
      'The difference is the average number of points per game, with the interval ± 1.96 · s / √n in the table.',
      'A * means that the whole interval lies on one side of 0, so the difference is hardly chance.',
    ],
  },

  streaks: {
    title: 'Winning streaks',
    figure: 'Winning streaks by player',
    sentence: (of) => `Longest winning streak: ${list(of.names)}, ${number(of.n)}.`,
    none: 'Nobody has won yet.',
    note: (of) => `longest ${of.longest}, now ${of.current}`,
    result: { won: 'won', shared: 'shared', lost: 'lost' },
    meaning: [
      'Filled is a win, half filled a shared win, empty a game that somebody else won. The newest game is on the right.',
      'A shared win keeps the streak going. Games alone and games without a date are left out.',
    ],
  },

  bonusRate: {
    title: 'Bonus',
    figure: 'Bonus by player',
    sentence: (of) => `Most often a bonus: ${list(of.names)}, in ${of.share} of the games.`,
    meaning: [
      'This share of the games gives the bonus for the upper part. The thin line shows where the share probably lies (95% certain, Wilson).',
      'The thick line across is perfect play.',
      'The table also tells how far the upper part lies above or below the limit on average.',
    ],
  },

  yatzyRate: {
    title: 'Yatzy',
    figure: 'Yatzy by player',
    sentence: (of) => `Most often a Yatzy: ${list(of.names)}, in ${of.share} of the games.`,
    meaning: [
      'This share of the games has 50 in the Yatzy box. The thin line shows where the share probably lies (95% certain, Wilson).',
      'The thick line across is perfect play.',
    ],
  },

  rowMeans: {
    title: 'Box by box',
    titleOf: ({ name }) => `${name}, box by box`,
    figure: ({ name }) => `Box by box: ${name}`,
    sentence: (of) => `Points above or below perfect play, ${games(of.n)}. With *: hardly chance.`,
    plain: (of) => `Points on average, ${games(of.n)}.`,
    meaning: [
      'Each bar is the average in the box, minus the average of somebody who always makes the best choice.',
      'A * and a dark bar mean that the difference is so large that it is hardly chance. The others may be luck.',
      'Worked out: z = difference · √n / σ, where σ is the spread in the box in perfect play. * when z is above 3 or below −3.',
    ],
  },

  strikes: {
    title: 'Crossed-out boxes',
    titleOf: ({ name }) => `${name}, crossed-out boxes`,
    figure: ({ name }) => `Crossed-out boxes: ${name}`,
    sentence: (of) =>
      `Most often crossed out: ${list(of.rows)}, in ${of.share} of ${games(of.n)}. Crossing out is often right.`,
    none: (of) => `Nothing is crossed out in ${games(of.n)}.`,
    filled: ({ name }) => name,
    meaning: [
      'The filled dot is how often the box was crossed out. The open one is how often perfect play crosses it out.',
      'Some boxes are wise to cross out. It is the distance between the dots that tells something, not the figure alone.',
    ],
  },

  rolling: {
    title: 'Form',
    titleOf: ({ name }) => `${name}, form`,
    figure: ({ name }) => `Form: ${name}`,
    sentence: (of) => `The last ${games(of.k)} of ${of.name} gave ${points(of.value)} on average.`,
    game: 'one game',
    line: 'average of the last 20',
    band: '95% certain',
    meaning: [
      'Each dot is a game. The line is the average of the last games up to and including that game, at most 20.',
      'The band shows where the average probably lies (95% certain): average ± 1.96 · s / √k, where k is the number of games in the average.',
      'Games without a date are left out.',
    ],
  },

  calendar: {
    title: 'Calendar',
    figure: 'Games by day',
    sentence: (of) =>
      `Most games on ${list(of.days.map((day) => `${format.weekdays[day]}s`))}: ${number(of.n)} of ${number(of.all)}.`,
    perWeekday: 'Weekday',
    perMonth: 'Month',
    perDay: 'Day',
    weekdays: 'Games by weekday',
    months: 'Games by month',
    key: 'Games in a day',
    meaning: [
      'Each square is a day; the darker, the more games. The week runs down from Monday.',
      'The day is the one it was played on, where it was played. Games without a date are left out.',
    ],
    older: (of) => `The picture shows the last ${of.n} years with games; the table has them all.`,
  },

  records: {
    title: 'Records',
    figure: 'Records',
    sentence: (of) => `The highest total is ${number(of.value)}: ${list(of.names)}.`,
    kinds: {
      highest: 'Highest total',
      lowest: 'Lowest total',
      widestWin: 'Widest win',
      narrowestWin: 'Narrowest win',
      highestLoss: 'Highest total without a win',
      lowestWin: 'Lowest total with a win',
      bestRow: 'Most in the box',
      bestUpper: 'Best upper part',
      longestStreak: 'Longest winning streak',
      mostGamesInDay: 'Most games in a day',
      mostYatzysInYear: 'Most Yatzys in a year',
    },
    inRow: ({ row }) => `Most in ${row}`,
    unknownDay: 'date unknown',
    seeGame: (of) => (of.names === '' ? of.when : `${of.names}, ${of.when}`),
    more: ({ n }) => `and ${number(n)} more`,
    meaning: [
      'All who hold the same record stand here, whoever came first at the top.',
      'The computer cannot hold a record. The winning margin is the distance down to the nearest who did not win.',
    ],
  },

  year: {
    title: 'The year',
    titleOf: ({ year }) => `The year ${year}`,
    which: 'Which year?',
    figure: ({ year }) => `Games by month: ${year}`,
    sentence: (of) =>
      `${games(of.games)} and ${of.players} ${plural(of.players, { one: 'player', other: 'players' })}.`,
    print: 'Print the year',
    save: 'Save as PDF',
    fileName: (of) => `The year ${of.year} – ${of.variant}.pdf`,
    best: 'Best game',
    closest: 'Narrowest win',
    yatzys: 'Yatzys',
    rarest: 'Rarest total',
    chance: (of) =>
      `Perfect play gives ${points(of.value)}, or a total even further from the usual, about 1 in ${number(of.n)} times.`,
    records: 'Records set this year',
    noRecords: 'None of the records are from this year.',
    record: (of) =>
      of.who === ''
        ? `${of.name}: ${number(of.value)}`
        : `${of.name}: ${number(of.value)} (${of.who})`,
    margin: ({ n }) => `${points(n)} ahead`,
    meaning: [
      'The year covers all games of the chosen variant. The other choices above do not apply here.',
      'A record stands here when it still is a record and was set in this year.',
    ],
    none: 'No games with a year yet.',
  },

  percent: (share, n) => percent(share, n < 200 ? 0 : 1),
}
