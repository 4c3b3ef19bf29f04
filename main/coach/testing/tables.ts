import type { Table } from '../../../shared/coach/advise.ts'
import { makeStates, type States } from '../../../shared/coach/states.ts'
import type { Ruleset } from '../../../shared/ruleset.ts'
import { RULESETS, type RulesetId } from '../../../shared/rulesets/index.ts'
import { loadKernel, solveBest } from '../solveBest.ts'

const known = new Map<RulesetId, Table>()

/** A shipped ruleset solved by the kernel, once for each test file. */
export function tableOf(id: RulesetId): Table {
  if (loadKernel() === undefined) throw new Error('the tests solve with the kernel: build it')
  const table = known.get(id) ?? solved(RULESETS[id])
  known.set(id, table)
  return table
}

export function solved(ruleset: Ruleset): Table {
  const states = statesOf(ruleset)
  return { states, values: solveBest(states) ?? new Float64Array() }
}

export function statesOf(ruleset: Ruleset): States {
  const states = makeStates(ruleset)
  if (states === undefined) throw new Error(`the coach does not know ${ruleset.id}`)
  return states
}
