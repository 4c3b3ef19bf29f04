import type { Strength } from '../../coach/strength.ts'
import { makeFormat } from '../format.ts'
import type { ComputerMessages } from './nb.ts'

const { number } = makeFormat('da')

const STRENGTHS: Record<Strength, string> = {
  beginner: 'begynder',
  average: 'middel',
  good: 'god',
  perfect: 'perfekt',
}

export const computerDa: ComputerMessages = {
  /** What a computer is called at the table; `n` counts those of one strength. */
  name: (of: { strength: Strength; n: number }) =>
    `Computer: ${STRENGTHS[of.strength]}${of.n === 1 ? '' : ` ${of.n}`}`,

  setup: {
    title: 'Computer',
    strengths: STRENGTHS,
    add: (of: { strength: string }) => `Tag computer med: ${of.strength}`,
    /** How it does: `low` and `high` hold two games of three; `wins` of `games` against perfect play. */
    figures: (of: { mean: number; low: number; high: number; wins: number; games: number }) =>
      `I snit ${number(of.mean)} point, to af tre spil mellem ${number(of.low)} og ${number(of.high)}. ` +
      `Vinder ${of.wins} af ${of.games} mod perfekt spil.`,
    perfect: (of: { mean: number; low: number; high: number }) =>
      `I snit ${number(of.mean)} point, to af tre spil mellem ${number(of.low)} og ${number(of.high)}. Ingen kan spille bedre.`,
    screenOnly: 'Ikke med computer: den kaster på skærmen',
  },

  table: {
    throws: ({ name }: { name: string }) => `${name} kaster …`,
    thinks: ({ name }: { name: string }) => `${name} tænker …`,
    chooses: ({ name }: { name: string }) => `${name} vælger et felt …`,
    plays: ({ name }: { name: string }) => `${name} spiller nu.`,
    hurry: 'Spring frem',
    nothingToHurry: 'Ingen computer spiller nu.',
    noRoom: 'Disken er fuld. Computeren spiller videre af sig selv, når der er plads igen.',
  },

  pace: {
    title: 'Tempo for computeren',
    paces: { slow: 'Roligt', normal: 'Almindeligt', fast: 'Hurtigt' },
  },

  failure: {
    notYourTurn: () => 'Det er computeren, der spiller nu.',
  },
}
