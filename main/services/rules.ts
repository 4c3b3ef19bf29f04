import type { Handlers } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { fonts } from '../sheet/fonts.ts'
import type { Context } from './context.ts'
import { rulesPage } from './rulesPage.ts'
import { computerViews } from './computerViews.ts'
import { tryDice } from './rulesTry.ts'

type RuleHandlers = Pick<Handlers, Extract<keyof Handlers, `rules.${string}`> | 'sheets.rules'>

export function ruleService({ rulesets, now }: Context): RuleHandlers {
  /** @throws Refusal unknownRuleset */
  function known(id: string): Ruleset {
    const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
    if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: id })
    return ruleset
  }

  const page = (id: string) => rulesPage(known(id), Object.values(rulesets))

  return {
    'rules.list': () =>
      Object.values(rulesets).map((ruleset) => {
        const { id, rows, order, players } = ruleset
        return { id, rows: rows.length, order, players, computers: computerViews(ruleset) }
      }),

    'rules.page': ({ ruleset }) => page(ruleset),

    'rules.try': ({ ruleset, dice, filled = {} }) => tryDice(known(ruleset), filled, dice),

    'sheets.rules': async ({ ruleset, language }) => {
      const view = page(ruleset)
      // As with the blocks, the PDF maker waits until somebody prints.
      const { makeRulesPdf } = await import('../sheet/rulesPagePdf.ts')
      const { bytes, pages } = await makeRulesPdf(view, language, now(), fonts)
      return { bytes: Buffer.from(bytes).toString('base64'), pages, blocks: 0, warnings: [] }
    },
  }
}
