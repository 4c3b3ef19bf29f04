import { makeFormat } from '../format.ts'
import type { RulesPageMessages } from './nb.ts'

const { list, number, plural } = makeFormat('en')
const boxes = (n: number) => `${n} ${plural(n, { one: 'box', other: 'boxes' })}`
const points = (n: number) => `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`
const worths = (of: readonly { readonly points: number; readonly row: string }[]) =>
  list(of.map((w) => `${w.points} in ${w.row}`))

export const rulesPageEn: RulesPageMessages = {
  language: 'en',
  nav: 'Rules',
  title: ({ variant }) => `Rules: ${variant}`,
  variants: 'Variants',
  play: ({ variant }) => `Play ${variant}`,
  printBlock: 'Print a blank score sheet',
  printRules: 'Print the rules',

  facts: {
    dice: ({ n }) => `${n} ${plural(n, { one: 'die', other: 'dice' })}`,
    throws: ({ n }) => `${n} ${plural(n, { one: 'roll', other: 'rolls' })} in each turn`,
    rows: ({ n }) => boxes(n),
    players: ({ min, max }) =>
      `${min === max ? min : `${min}–${max}`} ${plural(max, { one: 'player', other: 'players' })}`,
    most: ({ n }) => `at most ${points(n)}`,
  },

  turn: {
    heading: 'How a turn goes',
    first: ({ dice }) => `Roll all ${dice} dice.`,
    again: 'Keep those worth collecting, and roll the rest.',
    last: ({ throws }) =>
      `A turn has up to ${throws} rolls. A kept die may be released again, and you may stop before the last roll.`,
    enterFree: ({ gives }) => `Write the points in an open box. This roll gives ${worths(gives)}.`,
    enterForced: ({ gives }) =>
      `Write the points in the box whose turn it is, from top to bottom. This roll gives ${worths(gives)}.`,
    strike:
      'If the roll gives nothing there, a box is crossed out: it gives 0. Each box is used once.',
    end: ({ rows }) => `After ${rows} rounds every column is full, and most points wins.`,
    start: 'Before the first turn everybody rolls one die. Highest starts, then it goes clockwise.',
    kept: 'kept',
  },

  table: {
    heading: 'The boxes and their points',
    row: 'Box',
    scores: 'How it scores',
    example: 'Example',
    max: 'Max',
    most: ({ n }) => number(n),
    exampleOf: ({ dice, points }) => `${dice} gives ${points}`,
    face: ({ face }) => `Sum of the dice showing ${face}`,
    needs: {
      anything: 'Anything',
      alike: ({ n }) => `${n} alike`,
      groups: ({ sizes }) =>
        list(sizes.map((n, i) => (i === 0 ? `${n} alike` : `${n} others alike`))),
      run: ({ n }) => `${n} in a row`,
      faces: ({ faces }) => faces,
    },
    pays: {
      fixed: ({ points: n }) => points(n),
      all: ({ dice }) => `the sum of all ${dice}`,
      counted: ({ n }) => `the sum of the ${n}`,
    },
    gives: ({ needs, pays }) => `${needs} gives ${pays}`,
    values: ({ values }) => `May give ${values.join(', ')}`,
    bonus: ({ limit, points: n }) => `${points(n)} when the number boxes give ${limit} or more`,
    perFace: ({ n, limit }) => `${n} of each number give exactly ${limit}`,
    extra: ({ extra, row }) => `${points(extra)} for each new one while ${row} holds points`,
    total: 'Every box at its best, and the bonus',
    totalExtra: ({ total }) =>
      `Every box at its best, the bonus and all extras; without extras ${total}`,
  },

  differs: {
    heading: 'Where it differs from the others',
    from: ({ other }) => `From ${other}`,
    dice: (of) => `${of.here} dice, not ${of.there}.`,
    throws: (of) => `${of.here} rolls in a turn, not ${of.there}.`,
    rows: (of) => `${boxes(of.here)}, not ${of.there}.`,
    order: {
      forced: 'The boxes are filled from top to bottom; there you choose.',
      free: 'You choose the box; there they are filled from top to bottom.',
    },
    onlyHere: ({ rows }) => `Only here: ${list(rows)}.`,
    onlyThere: ({ rows }) => `Not here: ${list(rows)}.`,
    scores: (of) => `${of.row}: ${of.here}. There: ${of.there}.`,
    most: ({ n }) => `(at most ${n})`,
    bonus: ({ here, there }) =>
      here.points === there.points
        ? `The bonus comes at ${here.limit}, not at ${there.limit}.`
        : here.limit === there.limit
          ? `The bonus is ${here.points}, not ${there.points}.`
          : `The bonus is ${here.points} at ${here.limit}, not ${there.points} at ${there.limit}.`,
    jokerHere: (of) => `A further ${of.row} may give ${of.extra} extra, and its place is fixed.`,
    jokerThere: (of) => `A further ${of.row} gives nothing extra.`,
    max: (of) => `At most ${points(of.here)}, not ${number(of.there)}.`,
    none: 'The two are alike.',
  },

  joker: {
    heading: ({ row }) => `One more ${row}`,
    picture: ({ row }) => `Where a further ${row} is entered`,
    start: ({ row }) => `A further ${row}, and the ${row} box is filled`,
    yes: 'Yes',
    no: 'No',
    holds: ({ row }) => `Does ${row} hold points?`,
    extra: ({ extra }) => `${extra} extra`,
    noExtra: 'Nothing extra',
    own: 'Is the number box of the dice open?',
    inOwn: (of) => `Only that box may be used. ${of.dice} gives ${of.points} in ${of.row}`,
    lower: 'Is a box of the lower part open?',
    inLower: ({ gives, dice }) => `Choose one, at full value. ${dice} gives ${worths(gives)}`,
    strike: 'Cross out an open number box: 0',
    noStrike: 'The roll gives nothing',
    ifYes: ({ question, answer }) => `${question} If so: ${answer}.`,
    ifNo: ({ answer }) => `If not: ${answer}.`,
  },

  tryOut: {
    heading: 'Try it',
    help: 'Press a die or type 1–6. Tick the boxes that are filled.',
    dice: 'Dice to try',
    typed: 'Type the dice',
    typedWrong: ({ n }) => `Type ${n} numbers from 1 to 6.`,
    card: 'What the dice give',
    filled: 'Filled',
    filledRow: ({ row }) => `${row} is filled`,
    struckRow: ({ row }) => `${row} is crossed out`,
    holds: ({ row, points: n }) => `${row} holds ${n}`,
    gives: 'Gives',
    points: ({ points: n, extra }) => (extra > 0 ? `${n} + ${extra}` : `${n}`),
    closed: 'not open now',
    jokerShow: ({ row }) => `Show a further ${row}`,
    empty: 'Empty column',
    joker: ({ row, extra }) =>
      extra > 0
        ? `A further ${row}: ${points(extra)} extra.`
        : `A further ${row}, but ${row} is crossed out: nothing extra.`,
    said: ({ dice, gives }) =>
      gives.length === 0 ? `${dice} gives nothing.` : `${dice} gives ${worths(gives)}.`,
  },

  questions: {
    heading: 'Questions and answers',
    difference: {
      ask: (of) => `What is the difference between ${of.here} and ${of.there}?`,
      game: (of) =>
        `${of.name} has ${boxes(of.rows)} ${of.forced ? 'in a fixed order' : 'in any order'}, a bonus of ${of.bonus.points} at ${of.bonus.limit}, and at most ${points(of.total)}` +
        (of.extra > 0 ? `, ${number(of.total + of.extra)} with all extras.` : '.'),
    },
    again: {
      ask: ({ row }) => `What is a further ${row} worth?`,
      nothing: (of) =>
        `Nothing extra. If ${of.row} is filled, the roll goes in another box. ${of.dice} gives ${worths(of.gives)}, and 0 in ${list(of.zero)}.`,
      extra: ({ row, extra }) =>
        `${points(extra)} extra while ${row} holds points, and then what the roll gives where it goes. If ${row} is crossed out it gives nothing extra, but goes to the same place.`,
    },
    less: {
      ask: 'May I write less than I have?',
      free: ({ dice, gives }) =>
        `Not in the box you choose: there the dice count as they lie. But you choose the box. ${dice} may be ${worths(gives)}, or 0 in another open box.`,
      forced: 'No. The box whose turn it is gets what the dice give.',
    },
    nothing: {
      ask: 'What if the roll fits nowhere?',
      free: 'Then you cross out an open box. It gives 0 and is used.',
      forced: 'Then the box whose turn it is is crossed out. It gives 0 and is used.',
    },
    order: {
      ask: 'Must the boxes be filled in order?',
      free: 'No. Any open box may be used in any turn.',
      forced: 'Yes, from top to bottom, without skipping any.',
    },
    highest: {
      ask: ({ row }) => `What counts in ${row} when there are several to choose from?`,
      answer: (of) => `The highest. ${of.dice} gives ${of.points} in ${of.row}.`,
    },
    others: {
      ask: ({ rows }) => `Do the other dice count too in ${list(rows)}?`,
      all: ({ dice, gives }) => `Yes, all of them. ${dice} gives ${worths(gives)}.`,
      counted: ({ dice, gives }) => `No, only those alike. ${dice} gives ${worths(gives)}.`,
    },
    split: {
      ask: ({ n, row }) => `Do ${n} alike count as ${row}?`,
      answer: (of) => `No, the numbers must differ. ${of.dice} gives ${of.points} in ${of.row}.`,
    },
    house: {
      ask: ({ n, row }) => `Do ${n} alike count as ${row}?`,
      joker: (of) => `Only when ${of.holder} is already filled may it give ${of.points}.`,
    },
    bonusStruck: {
      ask: 'Can I get the bonus with a number box crossed out?',
      answer: (of) =>
        `Yes. Only the sum counts. Without ${of.row} it can reach ${of.most}, and ${of.bonus.limit} is enough.`,
    },
    keep: {
      ask: 'May I roll a die that I have kept?',
      answer: ({ throws }) =>
        `Yes. Before each of the ${throws} rolls you choose anew, and you may stop when you like.`,
    },
    tie: {
      ask: 'What if the totals are equal?',
      answer:
        'Those who are level at the top share the win. To settle it, play a new game; the first stays shared.',
    },
    players: {
      ask: 'How many can play?',
      answer: ({ min, max }) =>
        min === 1
          ? `From one to ${max}. Alone you play against your own scores.`
          : `From ${min} to ${max}.`,
    },
    max: {
      ask: 'What is the highest possible score?',
      answer: ({ total, extra }) =>
        extra > 0
          ? `${points(total)}, and ${number(total + extra)} when every other box earns an extra as well.`
          : `${points(total)}.`,
    },
  },
}
