import type { Handlers } from '../../shared/contract.ts'
import type { Context } from './context.ts'

export function ruleService({ rulesets }: Context): Pick<Handlers, 'rules.list'> {
  return {
    'rules.list': () =>
      Object.values(rulesets).map(({ id, rows, order, players }) => ({
        id,
        rows: rows.length,
        order,
        players,
      })),
  }
}
