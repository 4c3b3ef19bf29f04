import { parentPort } from 'node:worker_threads'
import type { Table } from '../../shared/coach/advise.ts'
import { isExact, type Outlook, outlookOf, winChances } from '../../shared/coach/chances.ts'
import type { Position } from '../../shared/coach/distribution.ts'
import { makeStates, type States } from '../../shared/coach/states.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import type { AskedChances, Chances, ToldChances } from './chanceThread.ts'

const known = new Map<RulesetId, States>()

/** While one plays, the others' outlooks stay as they are. */
const outlooks = new Map<string, Outlook>()
const MOST_KEPT = 100

parentPort?.on('message', (asked: AskedChances) => {
  const tell = (told: ToldChances): void => parentPort?.postMessage(told)
  const { id } = asked
  try {
    tell({ id, chances: chancesOf(asked) })
  } catch (error) {
    tell({ id, error })
  }
})

function chancesOf({ ruleset, values, positions, givenUp }: AskedChances): Chances | undefined {
  const table = { states: statesOf(ruleset), values }
  const exact = positions.every((position) => isExact(RULESETS[ruleset], position))
  const isGivenUp = (): boolean => Atomics.load(givenUp, 0) === 1
  const found: Outlook[] = []
  for (const position of positions) {
    const outlook = keptOutlook(table, position, exact, isGivenUp)
    if (outlook === undefined) return undefined
    found.push(outlook)
  }
  const wins = winChances(found.map(({ totals }) => totals))
  return { exact, players: found.map(({ bonus }, i) => ({ win: wins[i] ?? 0, bonus })) }
}

function keptOutlook(
  table: Table,
  position: Position,
  exact: boolean,
  isGivenUp: () => boolean,
): Outlook | undefined {
  const key = JSON.stringify([table.states.ruleset.id, exact, position])
  const kept = outlooks.get(key)
  const outlook = kept ?? outlookOf(table, position, exact, isGivenUp)
  if (outlook === undefined) return undefined
  if (outlooks.size >= MOST_KEPT) outlooks.clear()
  outlooks.set(key, outlook)
  return outlook
}

function statesOf(id: RulesetId): States {
  const states = known.get(id) ?? makeStates(RULESETS[id])
  if (states === undefined) throw new Error(`the coach does not know ${id}`)
  known.set(id, states)
  return states
}
