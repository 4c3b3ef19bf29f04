import type { Handlers } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'

type StatisticsHandlers = Pick<
  Handlers,
  Extract<keyof Handlers, `statistics.${string}`> | 'sheets.year'
>

/** No figure is reckoned yet: no screen asks. */
export function statisticsService(): StatisticsHandlers {
  const refuse = (): never => {
    throw new Refusal('unknownGame')
  }
  return { 'statistics.page': refuse, 'statistics.year': refuse, 'sheets.year': refuse }
}
