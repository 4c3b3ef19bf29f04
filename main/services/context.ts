import type { BackendEvent } from '../../shared/contract.ts'
import type { Die } from '../../shared/dice.ts'
import type { Moment } from '../../shared/events.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { Store } from '../store/store.ts'

/** What every service works with. Chance and the clock come from whoever made the backend. */
export interface Context {
  /** @throws Refusal databaseNewer, databaseDamaged */
  readonly store: () => Store
  readonly rulesets: Readonly<Record<string, Ruleset>>
  readonly throwDie: () => Die
  readonly now: () => Date
  readonly newId: () => string
  readonly emit: (event: BackendEvent) => void
  /** Where a fault of ours is told. */
  readonly log: (error: unknown) => void
}

export function momentOf(date: Date): Moment {
  return { at: Math.floor(date.getTime() / 1000), offset: -date.getTimezoneOffset() }
}
