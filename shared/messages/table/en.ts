import { makeFormat } from '../format.ts'
import { andExtra, points, throwsLeft } from '../words/en.ts'
import type { TableMessages } from './nb.ts'

const { list, ordinal, plural } = makeFormat('en')

const place = (n: number): string =>
  `${n}${ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`

export const tableEn: TableMessages = {
  game: {
    windowTitle: (of) => `${of.variant}, round ${of.round}: ${of.name}`,
    turnOf: ({ name }) => `${name} to play`,
    round: (of) => `Round ${of.n} of ${of.of}`,
    throwsLeft: ({ n }) => throwsLeft(n),
    doThrow: 'Roll the dice',
    doHold: 'Tap the dice to keep, or choose a box',
    doChoose: 'Choose a box',
    throwAll: 'Roll all five',
    throwSome: ({ n }) => `Roll ${n} ${plural(n, { one: 'die', other: 'dice' })}`,
    allKept: 'All are kept',
    doWrite: 'Roll your dice, and tap the box to fill',
    kept: 'kept',
    undo: 'Undo',
    undoStep: (of) =>
      of.points === 0
        ? `Undo: ${of.row} crossed out (${of.name})`
        : `Undo: ${of.row} ${of.points} (${of.name})`,
    nothingToUndo: 'Nothing to undo',
    redo: 'Redo',
    saved: 'The game is saved.',
    menu: 'Menu',
    showRules: 'The rules of this game',
    someoneLeaves: 'A player leaves',
    whoLeaves: 'Who leaves?',
    left: 'left',
    putAway: 'Put away',
    putAwayHint: 'The game waits under Continue',
    abandon: 'End without a result',
    history: 'What has happened',
    nothingYet: 'Nothing has been entered yet.',
    historyLine: (of) =>
      (of.points === 0
        ? `${of.name} crossed out ${of.row}`
        : `${of.name}: ${of.points} in ${of.row}`) + andExtra(of.extra),
    corrected: 'corrected',
    goBackHere: 'Go back to here',
    goBackTo: (of) => `Go back to here: ${of.line}`,
    back: 'Back to Play',
    keys: 'Shortcut keys',
    keysTitle: 'Shortcut keys',
    sayAgain: 'Say it again',
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Keep or release a die' },
      { keys: ['K'], does: 'Roll' },
      { keys: ['Arrow keys'], does: 'Move around the score sheet' },
      { keys: ['Enter', 'Space'], does: 'Press what is marked' },
      { keys: ['Ctrl + Z'], does: 'Undo' },
      { keys: ['Ctrl + Y'], does: 'Redo' },
      { keys: ['S'], does: 'Say it again' },
      { keys: ['?'], does: 'Show the shortcut keys' },
    ],
    ahead: ({ n }) => (n === 0 ? 'level' : n > 0 ? `${n} ahead` : `${-n} behind`),
    bonusMissing: ({ n }) => `${n} to go`,
    bonusLost: 'The bonus is out of reach',
  },

  question: {
    strike: (of) => `Cross out ${of.row}? This roll gives ${points(of.points)} in ${of.other}.`,
    strikeEarly: (of) => `Cross out ${of.row}? You have ${throwsLeft(of.n)}.`,
    strikeYes: ({ row }) => `Cross out ${row}`,
    other: 'Choose another box',
    undoThrows: ({ names }) => `The roll by ${list(names)} goes too. The same dice come again.`,
    undoYes: 'Undo anyway',
    cancel: 'Cancel',
    close: 'Close',
    leave: ({ name }) => `Does ${name} leave? The column stays, but counts in no result.`,
    leaveYes: ({ name }) => `${name} leaves`,
    abandon: 'End without a result? The game counts nowhere.',
    abandonYes: 'End without a result',
    dontAsk: 'Do not ask again in this game',
  },

  hint: {
    perFace: (of) => `${of.n} × ${of.face} = ${of.n * of.face}`,
    max: ({ n }) => `max ${n}`,
    bonus: (of) => `${of.limit}+ gives ${of.points}`,
    extra: ({ n }) => `${n} each`,
  },

  joker: {
    extra: ({ n }) => `Another Yatzy: ${n} extra points.`,
    upper: ({ row }) => `Five alike go in ${row} while that box is open.`,
    lower: 'You must choose an open box in the lower part.',
    strikes: 'The lower part is full. Choose a number box; it is crossed out.',
  },

  result: {
    title: 'Result',
    won: (of) => `${of.name} won with ${points(of.points)}`,
    shared: (of) => `${list(of.names)} share the win, ${points(of.points)} each`,
    solo: (of) => `${of.name} scored ${points(of.points)}`,
    place: (of) => (of.shared ? `joint ${place(of.place)}` : place(of.place)),
    again: 'Play again',
    done: 'Done',
  },
}
