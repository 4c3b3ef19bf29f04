import { makeFormat } from '../format.ts'
import { andExtra, faceName, points, throwsLeft } from '../words/nn.ts'
import type { SpokenMessages } from './nb.ts'

const { plural } = makeFormat('nn')

export const spokenNn: SpokenMessages = {
  name: {
    dice: 'Terningar: trykk på dei du vil spare',
    die: (of) => `Terning ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }) => `Terning ${place}: ikkje kasta`,
    block: (of) =>
      `Blokk: ${of.variant}, ${of.players} ${plural(of.players, { one: 'spelar', other: 'spelarar' })}`,
    openGives: (of) => `${of.row}, ${of.name}: ledig, gir ${of.points}`,
    open: (of) => `${of.row}, ${of.name}: ledig`,
    closed: (of) => `${of.row}, ${of.name}: kan ikkje veljast no`,
    filled: (of) => `${of.row}, ${of.name}: ${of.points}`,
    struck: (of) => `${of.row}, ${of.name}: stroken`,
    line: (of) => `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of) => `${of.line}, ${of.name}: ${of.ahead}, manglar ${of.missing}`,
    bonusLost: (of) => `${of.line}, ${of.name}: ikkje mogleg lenger`,
    extra: (of) =>
      of.n === 0
        ? `${of.line}, ${of.name}: ingen`
        : `${of.line}, ${of.name}: ${of.n}, gir ${of.points}`,
    wouldStrike: 'Blir stroken',
    correct: 'Trykk for å rette',
    left: (of) => `${of.row}, ${of.name}: ikkje fylt`,
  },

  say: {
    turn: (of) => `No spelar ${of.name}. Runde ${of.round} av ${of.rounds}.`,
    thrown: (of) =>
      `Kast ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Vel ei rute.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of) =>
      `${of.name} skreiv ${of.points} i ${of.row}${andExtra(of.extra)}, totalt ${of.total}.`,
    struck: (of) => `${of.name} strauk ${of.row}${andExtra(of.extra)}.`,
    bonus: (of) => `${of.name} fekk bonusen, ${points(of.points)}.`,
    next: ({ name }) => `No spelar ${name}.`,
    undone: (of) =>
      [
        `Angra: ${of.row} er ledig att for ${of.name}.`,
        of.dice.length === 0 ? '' : ` Terningane er ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of) => `Angra: ${of.name} har ${of.points} i ${of.row} att.`,
    redone: 'Gjort om.',
    corrected: (of) => `${of.name} har no ${of.points} i ${of.row}, totalt ${of.total}.`,
    left: ({ name }) => `${name} har gått.`,
    /** The state of the game, when somebody asks to hear it once more. */
    again: (of) =>
      [
        `${of.name}, runde ${of.round} av ${of.rounds}.`,
        of.dice.length === 0 ? '' : ` Terningar: ${of.dice.join(', ')}.`,
        of.held.length === 0 ? '' : ` Sparte: ${of.held.join(', ')}.`,
        ` ${throwsLeft(of.left)}.`,
      ].join(''),
    over: 'Spelet er slutt.',
  },
}
