import type { Table } from '../../shared/coach/advise.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { createCoach } from '../coach/coachThread.ts'

/** Where solved rulesets are had from. */
export interface Tables {
  /** @returns undefined where the coach does not know the game, or was closed or cancelled meanwhile */
  tableOf(ruleset: string): Promise<Table | undefined>
  close(): Promise<void>
}

export function coachTables(): Tables {
  const coach = createCoach()
  const isKnown = (ruleset: string): ruleset is RulesetId => Object.hasOwn(RULESETS, ruleset)
  return {
    tableOf: async (ruleset) => (isKnown(ruleset) ? coach.table(ruleset) : undefined),
    close: coach.close,
  }
}
