import { makeFormat } from '../format.ts'
import { games } from '../words/en.ts'
import type { CoachMessages } from './nb.ts'

const { decimals, list, number, percent, plural } = makeFormat('en')

const points = (n: number): string => `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`

/** Whole points; what rounds to none is still something. */
const whole = (n: number): string => (n < 0.5 ? 'less than 1 point' : points(Math.round(n)))

const luck = (n: number): string => {
  const whole = Math.round(Math.abs(n))
  if (whole === 0) return 'as expected'
  return n > 0 ? `${points(whole)} more than expected` : `${points(whole)} fewer than expected`
}

/** A choice, in the middle of a sentence. */
const choice: CoachMessages['choice'] = {
  hold: ({ dice }) => (dice.length === 0 ? 'roll all' : `keep ${dice.join(', ')}`),
  row: (of) =>
    (of.points === 0 ? `cross out ${of.row}` : `enter ${number(of.points)} in ${of.row}`) +
    (of.extra === 0 ? '' : ` and get ${number(of.extra)} extra`),
}

export const coachEn: CoachMessages = {
  choice,
  cost: ({ cost }) => {
    if (cost === 0) return 'just as good'
    return cost < 0.5 ? 'nearly as good' : `${points(Math.round(cost))} worse on average`
  },

  tips: {
    title: 'Hint',
    on: ({ name }) => `Hints for ${name}`,
    off: ({ name }) => `No more hints for ${name}`,
    best: ({ choice }) => `Hint: ${choice}.`,
    others: 'Other choices',
    kept: ({ dice }) => (dice.length === 0 ? 'Now: roll all' : `Now: keep ${dice.join(', ')}`),
    throwFirst: 'The hint comes when the dice are rolled.',
    used: ({ names }) => `${list(names)} used hints`,
  },

  solving: {
    title: 'Working out the best play …',
    cancel: 'Cancel',
    stopped: 'The work was cancelled.',
    again: 'Work it out',
  },

  review: {
    title: 'Luck and choices',
    intro: ({ start }) =>
      `Perfect play gives ${points(Math.round(start))} on average. Then come the dice and the choices:`,
    luck: ({ n }) => {
      const whole = Math.round(Math.abs(n))
      if (whole === 0) return 'The dice gave as expected'
      return `The dice gave ${points(whole)} ${n > 0 ? 'more' : 'fewer'} than expected`
    },
    choices: ({ n }) => `The choices cost ${points(Math.round(n))}`,
    column: {
      player: 'Player',
      start: 'Expected',
      luck: 'Luck',
      loss: 'Choices',
      total: 'Total',
      round: 'Round',
    },
    table: 'Show as a table',
    turns: ({ name }) => `Round by round: ${name}`,
    figure: ({ name }) => `Luck and choices: ${name}`,
    dearest: 'The dearest choices',
    noneDear: 'No choice cost anything.',
    dear: (of) =>
      `Round ${of.round} with ${of.dice.join(', ')}: ${of.chosen}. It cost ${whole(of.cost)}.`,
    better: ({ choice }) => `Better: ${choice}.`,
    corrected: ({ names }) => `Left out: ${list(names)}. A box was corrected by hand.`,
    none: 'There are no luck and choices to work out here.',
    sum: 'Expected + luck − choices = total, exactly. The figures are rounded to one decimal.',
  },

  chances: {
    title: 'Chance to win',
    alone: 'Chance of the bonus',
    player: 'Player',
    win: 'Wins',
    bonus: 'Bonus',
    exact: 'Worked out exactly, if all play perfectly from here. A shared win is shared equally.',
    estimate:
      'An estimate from 2000 imagined games for each, if all play perfectly from here. A shared win is shared equally.',
    percent: ({ share }) => {
      if (share > 0 && share < 0.01) return 'under 1%'
      return share < 1 && share > 0.99 ? 'over 99%' : percent(share, 0)
    },
  },

  replay: {
    luck: ({ n }) => `The roll: ${luck(n)}.`,
    best: 'The choice: nothing was better.',
    cost: (of) => `The choice cost ${whole(of.cost)}. Better: ${of.better}.`,
  },

  statistic: {
    title: 'Luck and choices',
    titleOf: ({ name }) => `Luck and choices, game by game: ${name}`,
    figure: 'Luck and choices per player, on average',
    figureOf: ({ name }) => `Luck and choices in each game: ${name}`,
    luck: 'Luck',
    loss: 'The choices cost',
    clear: (of) =>
      `The choices of ${of.name} cost least, ${of.loss} points on average, and the difference is hardly chance.`,
    close: ({ name }) =>
      `The choices of ${name} cost least, but it is too close to call who chooses best.`,
    alone: (of) =>
      `The choices of ${of.name} cost ${of.loss} points on average, over ${games(of.n)}.`,
    latest: ({ n }) => `Latest games on the screen: ${number(n)}, the newest at the top.`,
    none: 'No games on the screen fit.',
    meaning: ({ start }) =>
      `Every game is ${decimals(start, 1)} points, which perfect play gives on average, plus the luck of the dice, less what the choices cost. The sum is exact.`,
    interval:
      'The interval in the table, From to To, shows where the average cost of the choices probably lies (95 % sure): average ± t · s / √n. Where two intervals overlap, the difference may be chance.',
    left: ({ most }) =>
      `Only games with dice on the screen count, at most the latest ${most} of each. A game where a box was corrected by hand does not count for that player.`,
  },

  filter: {
    label: 'Hints',
    tips: { any: 'With and without', with: 'With hints', without: 'Without hints' },
  },

  failure: {
    noCoach: () => 'The program has no hints for this variant.',
    tipsOff: () => 'Hints are not on for this player.',
    coachStopped: () => 'The work was cancelled.',
  },
}
