import type { Strength } from '../../coach/strength.ts'
import { makeFormat } from '../format.ts'
import type { ComputerMessages } from './nb.ts'

const { number } = makeFormat('nn')

const STRENGTHS: Record<Strength, string> = {
  beginner: 'nybyrjar',
  average: 'middels',
  good: 'god',
  perfect: 'perfekt',
}

export const computerNn: ComputerMessages = {
  /** What a computer is called at the table; `n` counts those of one strength. */
  name: (of: { strength: Strength; n: number }) =>
    `Maskin: ${STRENGTHS[of.strength]}${of.n === 1 ? '' : ` ${of.n}`}`,

  setup: {
    title: 'Maskin',
    strengths: STRENGTHS,
    add: (of: { strength: string }) => `Ta med maskin: ${of.strength}`,
    /** How it does: `low` and `high` hold two games of three; `wins` of `games` against perfect play. */
    figures: (of: { mean: number; low: number; high: number; wins: number; games: number }) =>
      `I snitt ${number(of.mean)} poeng, to av tre spel mellom ${number(of.low)} og ${number(of.high)}. ` +
      `Vinn ${of.wins} av ${of.games} mot perfekt spel.`,
    perfect: (of: { mean: number; low: number; high: number }) =>
      `I snitt ${number(of.mean)} poeng, to av tre spel mellom ${number(of.low)} og ${number(of.high)}. Ingen kan spele betre.`,
    screenOnly: 'Ikkje med maskin: ho kastar på skjermen',
  },

  table: {
    throws: ({ name }: { name: string }) => `${name} kastar …`,
    thinks: ({ name }: { name: string }) => `${name} tenkjer …`,
    chooses: ({ name }: { name: string }) => `${name} vel ei rute …`,
    plays: ({ name }: { name: string }) => `${name} spelar no.`,
    hurry: 'Hopp fram',
    nothingToHurry: 'Det er inga maskin som spelar no.',
    noRoom: 'Disken er full. Maskina spelar vidare av seg sjølv når det er plass att.',
  },

  pace: {
    title: 'Tempo for maskina',
    paces: { slow: 'Roleg', normal: 'Vanleg', fast: 'Rask' },
  },

  failure: {
    notYourTurn: () => 'Det er maskina som spelar no.',
  },
}
