import type { Strength } from '../../coach/strength.ts'
import { makeFormat } from '../format.ts'
import type { ComputerMessages } from './nb.ts'

const { number } = makeFormat('sv')

const STRENGTHS: Record<Strength, string> = {
  beginner: 'nybörjare',
  average: 'medel',
  good: 'bra',
  perfect: 'perfekt',
}

export const computerSv: ComputerMessages = {
  /** What a computer is called at the table; `n` counts those of one strength. */
  name: (of: { strength: Strength; n: number }) =>
    `Dator: ${STRENGTHS[of.strength]}${of.n === 1 ? '' : ` ${of.n}`}`,

  setup: {
    title: 'Dator',
    strengths: STRENGTHS,
    add: (of: { strength: string }) => `Ta med dator: ${of.strength}`,
    /** How it does: `low` and `high` hold two games of three; `wins` of `games` against perfect play. */
    figures: (of: { mean: number; low: number; high: number; wins: number; games: number }) =>
      `I snitt ${number(of.mean)} poäng, två av tre spel mellan ${number(of.low)} och ${number(of.high)}. ` +
      `Vinner ${of.wins} av ${of.games} mot perfekt spel.`,
    perfect: (of: { mean: number; low: number; high: number }) =>
      `I snitt ${number(of.mean)} poäng, två av tre spel mellan ${number(of.low)} och ${number(of.high)}. Ingen kan spela bättre.`,
    screenOnly: 'Inte med dator: den kastar på skärmen',
  },

  table: {
    throws: ({ name }: { name: string }) => `${name} kastar …`,
    thinks: ({ name }: { name: string }) => `${name} tänker …`,
    chooses: ({ name }: { name: string }) => `${name} väljer en ruta …`,
    plays: ({ name }: { name: string }) => `${name} spelar nu.`,
    hurry: 'Hoppa fram',
    nothingToHurry: 'Ingen dator spelar nu.',
    noRoom: 'Disken är full. Datorn spelar vidare av sig själv när det finns plats igen.',
  },

  pace: {
    title: 'Datorns tempo',
    paces: { slow: 'Lugnt', normal: 'Vanligt', fast: 'Snabbt' },
  },

  failure: {
    notYourTurn: () => 'Det är datorn som spelar nu.',
  },
}
