import type { Strength } from '../../coach/strength.ts'
import { makeFormat } from '../format.ts'
import type { ComputerMessages } from './nb.ts'

const { number } = makeFormat('en')

const STRENGTHS: Record<Strength, string> = {
  beginner: 'beginner',
  average: 'average',
  good: 'good',
  perfect: 'perfect',
}

export const computerEn: ComputerMessages = {
  /** What a computer is called at the table; `n` counts those of one strength. */
  name: (of: { strength: Strength; n: number }) =>
    `Computer: ${STRENGTHS[of.strength]}${of.n === 1 ? '' : ` ${of.n}`}`,

  setup: {
    title: 'Computer',
    strengths: STRENGTHS,
    add: (of: { strength: string }) => `Add computer: ${of.strength}`,
    /** How it does: `low` and `high` hold two games of three; `wins` of `games` against perfect play. */
    figures: (of: { mean: number; low: number; high: number; wins: number; games: number }) =>
      `${number(of.mean)} points on average, two games in three between ${number(of.low)} and ${number(of.high)}. ` +
      `Wins ${of.wins} in ${of.games} against perfect play.`,
    perfect: (of: { mean: number; low: number; high: number }) =>
      `${number(of.mean)} points on average, two games in three between ${number(of.low)} and ${number(of.high)}. Nobody can play better.`,
    screenOnly: 'Not with a computer: it rolls on the screen',
  },

  table: {
    throws: ({ name }: { name: string }) => `${name} is rolling …`,
    thinks: ({ name }: { name: string }) => `${name} is thinking …`,
    chooses: ({ name }: { name: string }) => `${name} is choosing a box …`,
    plays: ({ name }: { name: string }) => `${name} is playing now.`,
    hurry: 'Skip ahead',
    nothingToHurry: 'No computer is playing now.',
    noRoom: 'The disk is full. The computer plays on by itself when there is room again.',
  },

  pace: {
    title: 'Pace of the computer',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },

  failure: {
    notYourTurn: () => 'It is the computer’s turn.',
  },
}
