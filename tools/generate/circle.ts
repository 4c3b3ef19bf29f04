import type { RulesetId } from '../../shared/rulesets/index.ts'

/** Somebody who plays, from one year to another. */
export interface Member {
  readonly name: string
  readonly from: number
  readonly to: number
  /** At first and after `LEARNING_YEARS`: 0 sees nothing, 1 all that somebody greedy sees. */
  readonly skill: readonly [number, number]
  /** How often this one is there when somebody plays. */
  readonly keen: number
}

/** How a game came to be known, before what may have happened to it. */
export const KINDS = ['screen', 'own', 'paper', 'totals', 'yearOnly', 'undated'] as const
export type Kind = (typeof KINDS)[number]

/** People who play with each other, and how. */
export interface Circle {
  readonly members: readonly Member[]
  readonly games: number
  readonly firstYear: number
  /** Games on an evening with any: at least one, at most so many. */
  readonly mostInEvening: number
  /** At one table, and how often one sits there alone. */
  readonly table: { readonly least: number; readonly most: number; readonly solo: number }
  /** Weekdays by weight, Sunday first; months by weight, January first. */
  readonly weekdays: readonly number[]
  readonly months: readonly number[]
  readonly rulesets: Readonly<Record<RulesetId, number>>
  readonly kinds: Readonly<Record<Kind, number>>
}

const LEARNING_YEARS = 10

export function skillIn({ skill: [first, last], from }: Member, year: number): number {
  return first + (last - first) * Math.min(1, Math.max(0, year - from) / LEARNING_YEARS)
}
