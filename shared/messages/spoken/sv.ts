import { andExtra, faceName, points, throwsLeft } from '../words/sv.ts'
import type { SpokenMessages } from './nb.ts'

export const spokenSv: SpokenMessages = {
  name: {
    dice: 'Tärningar: tryck på dem du vill spara',
    die: (of) => `Tärning ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }) => `Tärning ${place}: inte kastad`,
    block: (of) => `Block: ${of.variant}, ${of.players} spelare`,
    openGives: (of) => `${of.row}, ${of.name}: ledig, ger ${of.points}`,
    open: (of) => `${of.row}, ${of.name}: ledig`,
    closed: (of) => `${of.row}, ${of.name}: kan inte väljas nu`,
    filled: (of) => `${of.row}, ${of.name}: ${of.points}`,
    struck: (of) => `${of.row}, ${of.name}: struken`,
    line: (of) => `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of) => `${of.line}, ${of.name}: ${of.ahead}, ${of.missing} kvar`,
    bonusLost: (of) => `${of.line}, ${of.name}: går inte längre att nå`,
    extra: (of) =>
      of.n === 0
        ? `${of.line}, ${of.name}: ingen`
        : `${of.line}, ${of.name}: ${of.n}, ger ${of.points}`,
    wouldStrike: 'Stryks',
    correct: 'Tryck för att rätta',
    left: (of) => `${of.row}, ${of.name}: inte fylld`,
  },

  say: {
    turn: (of) => `Nu spelar ${of.name}. Omgång ${of.round} av ${of.rounds}.`,
    thrown: (of) =>
      `Kast ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Välj en ruta.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of) =>
      `${of.name} skrev ${of.points} i ${of.row}${andExtra(of.extra)}, totalt ${of.total}.`,
    struck: (of) => `${of.name} strök ${of.row}${andExtra(of.extra)}.`,
    bonus: (of) => `${of.name} fick bonusen, ${points(of.points)}.`,
    next: ({ name }) => `Nu spelar ${name}.`,
    undone: (of) =>
      [
        `Ångrat: ${of.row} är ledig igen för ${of.name}.`,
        of.dice.length === 0 ? '' : ` Tärningarna är ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of) => `Ångrat: ${of.name} har ${of.points} i ${of.row} igen.`,
    redone: 'Gjort om.',
    corrected: (of) => `${of.name} har nu ${of.points} i ${of.row}, totalt ${of.total}.`,
    left: ({ name }) => `${name} har slutat.`,
    /** The state of the game, when somebody asks to hear it once more. */
    again: (of) =>
      [
        `${of.name}, omgång ${of.round} av ${of.rounds}.`,
        of.dice.length === 0 ? '' : ` Tärningar: ${of.dice.join(', ')}.`,
        of.held.length === 0 ? '' : ` Sparade: ${of.held.join(', ')}.`,
        ` ${throwsLeft(of.left)}.`,
      ].join(''),
    over: 'Spelet är slut.',
  },
}
