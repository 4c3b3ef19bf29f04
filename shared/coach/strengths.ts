import type { Skill } from './chooser.ts'
import type { Strength } from './strength.ts'
import figures from './strengthFigures.json' with { type: 'json' }

/**
 * The beginner goes for the points of the turn, and not always the most, as a child does; the others
 * see as far as the coach, and are more or less careless about it. Chosen so that in every game of
 * `rulesets/` each is clearly better than the one before.
 */
export const SKILLS: Readonly<Record<Strength, Skill>> = {
  beginner: { kind: 'points', temperature: 0.7 },
  average: { kind: 'softmax', temperature: 0.9 },
  good: { kind: 'softmax', temperature: 0.5 },
  perfect: { kind: 'perfect' },
}

/** What a strength has come to in many simulated games of one ruleset. */
export interface StrengthFigure {
  readonly mean: number
  readonly sd: number
  /** The share of games won against perfect play, a shared win counting a half. */
  readonly wins: number
}

/** By ruleset and strength, from 100,000 simulated games each; tools/strengths.ts measures them. */
export const STRENGTH_FIGURES: Readonly<
  Record<string, Readonly<Partial<Record<Strength, StrengthFigure>>>>
> = figures.rulesets

/** @returns undefined for a ruleset that was never measured */
export function strengthFigure(ruleset: string, strength: Strength): StrengthFigure | undefined {
  return STRENGTH_FIGURES[ruleset]?.[strength]
}
