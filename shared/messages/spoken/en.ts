import { makeFormat } from '../format.ts'
import { andExtra, faceName, points, throwsLeft } from '../words/en.ts'
import type { SpokenMessages } from './nb.ts'

const { plural } = makeFormat('en')

export const spokenEn: SpokenMessages = {
  name: {
    dice: 'Dice: tap the ones to keep',
    die: (of) => `Die ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }) => `Die ${place}: not rolled`,
    block: (of) =>
      `Score sheet: ${of.variant}, ${of.players} ${plural(of.players, { one: 'player', other: 'players' })}`,
    openGives: (of) => `${of.row}, ${of.name}: open, gives ${of.points}`,
    open: (of) => `${of.row}, ${of.name}: open`,
    closed: (of) => `${of.row}, ${of.name}: cannot be chosen now`,
    filled: (of) => `${of.row}, ${of.name}: ${of.points}`,
    struck: (of) => `${of.row}, ${of.name}: crossed out`,
    line: (of) => `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of) => `${of.line}, ${of.name}: ${of.ahead}, ${of.missing} to go`,
    bonusLost: (of) => `${of.line}, ${of.name}: out of reach`,
    extra: (of) =>
      of.n === 0
        ? `${of.line}, ${of.name}: none`
        : `${of.line}, ${of.name}: ${of.n}, gives ${of.points}`,
    wouldStrike: 'Crosses it out',
    correct: 'Press to correct',
    left: (of) => `${of.row}, ${of.name}: not filled`,
  },

  say: {
    turn: (of) => `${of.name} to play. Round ${of.round} of ${of.rounds}.`,
    thrown: (of) =>
      `Roll ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Choose a box.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of) =>
      `${of.name} entered ${of.points} in ${of.row}${andExtra(of.extra)}, ${of.total} in total.`,
    struck: (of) => `${of.name} crossed out ${of.row}${andExtra(of.extra)}.`,
    bonus: (of) => `${of.name} got the bonus, ${points(of.points)}.`,
    next: ({ name }) => `${name} to play.`,
    undone: (of) =>
      [
        `Undone: ${of.row} is open again for ${of.name}.`,
        of.dice.length === 0 ? '' : ` The dice are ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of) => `Undone: ${of.name} has ${of.points} in ${of.row} again.`,
    redone: 'Redone.',
    corrected: (of) => `${of.name} now has ${of.points} in ${of.row}, ${of.total} in total.`,
    left: ({ name }) => `${name} has left.`,
    /** The state of the game, when somebody asks to hear it once more. */
    again: (of) =>
      [
        `${of.name}, round ${of.round} of ${of.rounds}.`,
        of.dice.length === 0 ? '' : ` Dice: ${of.dice.join(', ')}.`,
        of.held.length === 0 ? '' : ` Kept: ${of.held.join(', ')}.`,
        ` ${throwsLeft(of.left)}.`,
      ].join(''),
    over: 'The game is over.',
  },
}
