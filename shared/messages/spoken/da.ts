import { makeFormat } from '../format.ts'
import { andExtra, faceName, points, throwsLeft } from '../words/da.ts'
import type { SpokenMessages } from './nb.ts'

const { plural } = makeFormat('da')

export const spokenDa: SpokenMessages = {
  name: {
    dice: 'Terninger: tryk på dem, du vil beholde',
    die: (of) => `Terning ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }) => `Terning ${place}: ikke kastet`,
    block: (of) =>
      `Blok: ${of.variant}, ${of.players} ${plural(of.players, { one: 'spiller', other: 'spillere' })}`,
    openGives: (of) => `${of.row}, ${of.name}: ledigt, giver ${of.points}`,
    open: (of) => `${of.row}, ${of.name}: ledigt`,
    closed: (of) => `${of.row}, ${of.name}: kan ikke vælges nu`,
    filled: (of) => `${of.row}, ${of.name}: ${of.points}`,
    struck: (of) => `${of.row}, ${of.name}: streget ud`,
    line: (of) => `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of) => `${of.line}, ${of.name}: ${of.ahead}, mangler ${of.missing}`,
    bonusLost: (of) => `${of.line}, ${of.name}: ikke længere mulig`,
    extra: (of) =>
      of.n === 0
        ? `${of.line}, ${of.name}: ingen`
        : `${of.line}, ${of.name}: ${of.n}, giver ${of.points}`,
    wouldStrike: 'Streges ud',
    correct: 'Tryk for at rette',
    left: (of) => `${of.row}, ${of.name}: ikke udfyldt`,
  },

  say: {
    turn: (of) => `Nu spiller ${of.name}. Runde ${of.round} af ${of.rounds}.`,
    thrown: (of) =>
      `Kast ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Vælg et felt.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of) =>
      `${of.name} skrev ${of.points} i ${of.row}${andExtra(of.extra)}, i alt ${of.total}.`,
    struck: (of) => `${of.name} stregede ${of.row} ud${andExtra(of.extra)}.`,
    bonus: (of) => `${of.name} fik bonussen, ${points(of.points)}.`,
    next: ({ name }) => `Nu spiller ${name}.`,
    undone: (of) =>
      [
        `Fortrudt: ${of.row} er ledigt igen for ${of.name}.`,
        of.dice.length === 0 ? '' : ` Terningerne er ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of) => `Fortrudt: ${of.name} har ${of.points} i ${of.row} igen.`,
    redone: 'Gentaget.',
    corrected: (of) => `${of.name} har nu ${of.points} i ${of.row}, i alt ${of.total}.`,
    left: ({ name }) => `${name} er gået.`,
    /** The state of the game, when somebody asks to hear it once more. */
    again: (of) =>
      [
        `${of.name}, runde ${of.round} af ${of.rounds}.`,
        of.dice.length === 0 ? '' : ` Terninger: ${of.dice.join(', ')}.`,
        of.held.length === 0 ? '' : ` Beholdt: ${of.held.join(', ')}.`,
        ` ${throwsLeft(of.left)}.`,
      ].join(''),
    over: 'Spillet er slut.',
  },
}
