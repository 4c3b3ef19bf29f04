import type { SheetMessages } from './nb.ts'

const number = (n: number) => ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][n] ?? `${n}`

export const sheetEn: SheetMessages = {
  forced: ({ rows }) => `top to bottom, 1–${rows}`,
  forcedShort: ({ rows }) => `Forced 1–${rows}`,
  winner: 'Winner',
  hints: {
    max: ({ points }) => `max ${points}`,
    bonus: ({ limit, points }) => `${limit}+ gives ${points}`,
    extra: ({ points }) => `${points} each`,
    counted: ({ n }) => `the ${number(n)}`,
    all: 'sum of all',
    alike: ({ n }) => `${number(n)} alike`,
    run: ({ n }) => `${number(n)} in a row`,
  },
  rules: {
    turn: 'A turn',
    turnText: ({ dice, throws }) =>
      `Roll ${dice} dice up to ${throws} times. Between rolls, put aside the dice you want to keep and roll the rest. A kept die may be released again, and you may stop before the last roll.`,
    enter: 'Entering points',
    enterFree:
      'Then write the points in an open box. Each box is used once, in any order you like. If the roll fits nowhere, cross out a box: it gives 0.',
    enterForced: ({ rows }) =>
      `The boxes are filled from top to bottom, 1–${rows}, without skipping any. If the roll gives no points in the box whose turn it is, cross it out: it gives 0.`,
    bonus: 'The number boxes and the bonus',
    bonusText: ({ limit, points }) =>
      `In a number box only the dice showing that number count. If the number boxes together give ${limit} or more, you get a bonus of ${points} points.`,
    parText: ({ dice, limit }) => `${dice} of each number give exactly ${limit}.`,
    tallyText: ({ dice }) =>
      `In ± you write how far the box is above or below ${dice} of the number.`,
    rows: 'The boxes of the lower part',
    needs: {
      anything: 'Any roll.',
      alike: ({ n }) => `${n} alike.`,
      groups: ({ sizes }) => `${sizes} alike, different numbers.`,
      run: ({ n }) => `${n} in a row.`,
      faces: ({ faces }) => `${faces}.`,
    },
    pays: {
      fixed: ({ points }) => `${points} points.`,
      all: 'Sum of all the dice.',
      counted: ({ n }) => `Sum of the ${n}.`,
    },
    max: ({ points }) => `max ${points}`,
    joker: ({ row }) => `One more ${row.toLowerCase()}`,
    jokerText: ({ row, extra }) =>
      `If ${row} already holds points, each new ${row.toLowerCase()} gives ${extra} extra points: tick a small box. The roll goes in its own number box while that is open, else in an open box of the lower part at full value, else a number box is crossed out. If ${row} is crossed out the same holds, but without extra points.`,
    end: 'The end',
    endText: ({ max }) =>
      `The game ends when everybody has filled every box. Most points wins, and those who are level at the top share the win. The highest possible score is ${max}.`,
    start: 'Who starts',
    startText:
      'Everybody rolls one die and the highest starts. Those who are level roll again. Then the turn goes clockwise.',
  },
  objections: {
    a5Four: 'A5 has room for 1 or 2 score sheets.',
    largePaper: 'Large print needs A4 or Letter.',
    largeAlone: 'Large print needs the whole page for 1 score sheet.',
    largeColumns: 'Large print has room for at most 4 columns.',
    largeTally: 'Large print has no room for a plus and minus column.',
    smallTally: 'Score sheets this small have no room for a plus and minus column.',
    marginAlone: 'Room for punch holes or a glue edge needs 1 score sheet per page.',
    marginPaper: 'Room for punch holes or a glue edge is only to be had on A4 and Letter.',
    nothingToCut: 'With 1 score sheet per page there is nothing to cut.',
    tooManyNames: 'There are more names than name boxes.',
    rowsTooLow: 'The boxes would be too low to write in.',
  },
}
