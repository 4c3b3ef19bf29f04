import type { Table } from '../../shared/coach/advise.ts'
import { makeStates } from '../../shared/coach/states.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { solveBest } from '../coach/solveBest.ts'

/** Solves a game here and now. @returns the table, and how many seconds that alone took */
export function solveVariant(variant: RulesetId): { table: Table; seconds: number } {
  const began = performance.now()
  const states = makeStates(RULESETS[variant])
  const values = states && solveBest(states)
  if (states === undefined || values === undefined)
    throw new Error(`the coach does not know ${variant}`)
  return { table: { states, values }, seconds: (performance.now() - began) / 1000 }
}
