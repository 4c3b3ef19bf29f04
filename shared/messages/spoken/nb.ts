import { makeFormat } from '../format.ts'
import { faceName, throwsLeft, points, andExtra } from '../words/nb.ts'

const { plural } = makeFormat('nb')

/** What only a screen reader says. */
export const spokenNb = {
  /** Accessible names: what a thing is. States and reasons are told beside them. */
  name: {
    dice: 'Terninger: trykk på dem du vil beholde',
    die: (of: { place: number; die: number }) => `Terning ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }: { place: number }) => `Terning ${place}: ikke kastet`,
    block: (of: { variant: string; players: number }) =>
      `Blokk: ${of.variant}, ${of.players} ${plural(of.players, { one: 'spiller', other: 'spillere' })}`,
    openGives: (of: { row: string; name: string; points: number }) =>
      `${of.row}, ${of.name}: ledig, gir ${of.points}`,
    open: (of: { row: string; name: string }) => `${of.row}, ${of.name}: ledig`,
    closed: (of: { row: string; name: string }) => `${of.row}, ${of.name}: kan ikke velges nå`,
    filled: (of: { row: string; name: string; points: number }) =>
      `${of.row}, ${of.name}: ${of.points}`,
    struck: (of: { row: string; name: string }) => `${of.row}, ${of.name}: strøket`,
    line: (of: { line: string; name: string; points: number }) =>
      `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of: { line: string; name: string; ahead: string; missing: number }) =>
      `${of.line}, ${of.name}: ${of.ahead}, mangler ${of.missing}`,
    bonusLost: (of: { line: string; name: string }) => `${of.line}, ${of.name}: ikke mulig lenger`,
    extra: (of: { line: string; name: string; n: number; points: number }) =>
      of.n === 0
        ? `${of.line}, ${of.name}: ingen`
        : `${of.line}, ${of.name}: ${of.n}, gir ${of.points}`,
    wouldStrike: 'Strykes',
    correct: 'Trykk for å rette',
    left: (of: { row: string; name: string }) => `${of.row}, ${of.name}: ikke fylt`,
  },

  say: {
    turn: (of: { name: string; round: number; rounds: number }) =>
      `Nå spiller ${of.name}. Runde ${of.round} av ${of.rounds}.`,
    thrown: (of: { n: number; dice: readonly number[]; left: number }) =>
      `Kast ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Velg en rute.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of: { name: string; points: number; extra: number; row: string; total: number }) =>
      `${of.name} skrev ${of.points} i ${of.row}${andExtra(of.extra)}, totalt ${of.total}.`,
    struck: (of: { name: string; row: string; extra: number }) =>
      `${of.name} strøk ${of.row}${andExtra(of.extra)}.`,
    bonus: (of: { name: string; points: number }) =>
      `${of.name} fikk bonusen, ${points(of.points)}.`,
    next: ({ name }: { name: string }) => `Nå spiller ${name}.`,
    undone: (of: { row: string; name: string; dice: readonly number[] }) =>
      [
        `Angret: ${of.row} er ledig igjen for ${of.name}.`,
        of.dice.length === 0 ? '' : ` Terningene er ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of: { name: string; points: number; row: string }) =>
      `Angret: ${of.name} har ${of.points} i ${of.row} igjen.`,
    redone: 'Gjort om.',
    corrected: (of: { name: string; points: number; row: string; total: number }) =>
      `${of.name} har nå ${of.points} i ${of.row}, totalt ${of.total}.`,
    left: ({ name }: { name: string }) => `${name} har gått.`,
    /** The state of the game, when somebody asks to hear it once more. */
    again: (of: {
      name: string
      round: number
      rounds: number
      dice: readonly number[]
      held: readonly number[]
      left: number
    }) =>
      [
        `${of.name}, runde ${of.round} av ${of.rounds}.`,
        of.dice.length === 0 ? '' : ` Terninger: ${of.dice.join(', ')}.`,
        of.held.length === 0 ? '' : ` Beholdt: ${of.held.join(', ')}.`,
        ` ${throwsLeft(of.left)}.`,
      ].join(''),
    over: 'Spillet er slutt.',
  },
}

export type SpokenMessages = typeof spokenNb
