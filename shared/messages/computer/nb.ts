import type { Strength } from '../../coach/strength.ts'
import { makeFormat } from '../format.ts'

const { number } = makeFormat('nb')

const STRENGTHS = {
  beginner: 'nybegynner',
  average: 'middels',
  good: 'god',
  perfect: 'perfekt',
} satisfies Record<Strength, string>

/** What is said of computers that play along; its shape is the type of every other language. */
export const computerNb = {
  /** What a computer is called at the table; `n` counts those of one strength. */
  name: (of: { strength: Strength; n: number }) =>
    `Maskin: ${STRENGTHS[of.strength]}${of.n === 1 ? '' : ` ${of.n}`}`,

  setup: {
    title: 'Maskin',
    strengths: STRENGTHS,
    add: (of: { strength: string }) => `Ta med maskin: ${of.strength}`,
    /** How it does: `low` and `high` hold two games of three; `wins` of `games` against perfect play. */
    figures: (of: { mean: number; low: number; high: number; wins: number; games: number }) =>
      `I snitt ${number(of.mean)} poeng, to av tre spill mellom ${number(of.low)} og ${number(of.high)}. ` +
      `Vinner ${of.wins} av ${of.games} mot perfekt spill.`,
    perfect: (of: { mean: number; low: number; high: number }) =>
      `I snitt ${number(of.mean)} poeng, to av tre spill mellom ${number(of.low)} og ${number(of.high)}. Ingen kan spille bedre.`,
    screenOnly: 'Ikke med maskin: den kaster på skjermen',
  },

  table: {
    throws: ({ name }: { name: string }) => `${name} kaster …`,
    thinks: ({ name }: { name: string }) => `${name} tenker …`,
    chooses: ({ name }: { name: string }) => `${name} velger en rute …`,
    plays: ({ name }: { name: string }) => `${name} spiller nå.`,
    hurry: 'Hopp fram',
    nothingToHurry: 'Det er ingen maskin som spiller nå.',
    noRoom: 'Disken er full. Maskinen spiller videre av seg selv når det er plass igjen.',
  },

  pace: {
    title: 'Tempo for maskinen',
    paces: { slow: 'Rolig', normal: 'Vanlig', fast: 'Rask' },
  },

  failure: {
    notYourTurn: () => 'Det er maskinen som spiller nå.',
  },
}

export type ComputerMessages = typeof computerNb
