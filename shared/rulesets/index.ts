import type { Ruleset } from '../ruleset.ts'
import { american } from './american.ts'
import { nordic } from './nordic.ts'
import { nordicForced } from './nordicForced.ts'

const shipped = { nordic, nordicForced, american } as const
export type RulesetId = keyof typeof shipped

/** Every ruleset the program ships, by its id, in the order they are offered. */
export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = shipped

export const RULESET_IDS = Object.keys(shipped) as RulesetId[] // the keys of a literal are its ids

export function isRulesetId(id: string): id is RulesetId {
  return Object.hasOwn(RULESETS, id)
}
