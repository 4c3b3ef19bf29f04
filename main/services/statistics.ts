import type { Table } from '../../shared/coach/advise.ts'
import type { Handlers, StatisticsFilter } from '../../shared/contract.ts'
import { nameOrder } from '../../shared/messages/language.ts'
import { isDate } from '../../shared/playedOn.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { isRulesetId } from '../../shared/rulesets/index.ts'
import { type Facts, factsOf } from '../../shared/statistics/facts.ts'
import type { Question } from '../store/statisticsAnswer.ts'
import type { StatisticsThread } from '../store/statisticsThread.ts'
import type { Context } from './context.ts'
import { makeFilter } from './makeFilter.ts'

type StatisticsHandlers = Pick<Handlers, Extract<keyof Handlers, `statistics.${string}`>>

type Rulesets = Readonly<Record<string, Ruleset>>

/** Statistics are reckoned on a thread of their own, from what the database holds when they are asked. */
export function statisticsService(
  { store, rulesets }: Context,
  { ask }: StatisticsThread,
  tableFor: (ruleset: Ruleset) => Promise<Table>,
): StatisticsHandlers {
  return {
    'statistics.page': ({ filter, language = 'nb' }) => {
      store() // Refuses where there is no database to read.
      return ask({ ...pageQuestion(rulesets, filter), locale: nameOrder(language) })
    },

    'statistics.luck': async ({ filter, of }) => {
      store()
      const question = pageQuestion(rulesets, filter)
      const table = await tableFor(known(rulesets, filter.ruleset))
      return ask(luckQuestion(question.filter, table.values, of))
    },

    'statistics.year': ({ ruleset, year, language = 'nb' }) => {
      store()
      return ask({ ...yearQuestion(rulesets, ruleset, year), locale: nameOrder(language) })
    },
  }
}

/** @throws Refusal unknownRuleset; noDate for a date there is not, or a period that ends before it begins */
export function pageQuestion(
  rulesets: Rulesets,
  { computers = false, ...filter }: StatisticsFilter,
) {
  const { ruleset, from, to } = filter
  const facts = factsIn(rulesets, ruleset)
  for (const day of [from, to]) if (day !== undefined && !isDate(day)) throw new Refusal('noDate')
  if (from !== undefined && to !== undefined && from > to) throw new Refusal('noDate')
  const wanted = { ...makeFilter(filter), ruleset }
  return { about: 'page', filter: wanted, facts, computers } as const satisfies Question
}

/**
 * @param values what the coach has found of this very ruleset
 * @param of whose games; everybody's where it is left out
 * @throws Refusal noCoach
 */
export function luckQuestion(
  filter: ReturnType<typeof pageQuestion>['filter'],
  values: Float64Array,
  of?: readonly number[],
) {
  const { ruleset } = filter
  if (!isRulesetId(ruleset)) throw new Refusal('noCoach')
  const wanted = { ...filter, ruleset }
  return { about: 'luck', filter: wanted, values, ...(of && { of }) } as const satisfies Question
}

/** @throws Refusal unknownRuleset */
export function yearQuestion(rulesets: Rulesets, ruleset: string, year: number) {
  const facts = factsIn(rulesets, ruleset)
  // Of all years: the year's records are measured by them.
  const filter = { ...makeFilter({}), ruleset }
  return { about: 'year', filter, year, facts } as const satisfies Question
}

const factsIn = (rulesets: Rulesets, id: string): Facts => factsOf(known(rulesets, id))

function known(rulesets: Rulesets, id: string): Ruleset {
  const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
  if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: id })
  return ruleset
}
