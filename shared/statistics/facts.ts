import type { Ruleset } from '../ruleset.ts'

/** What statistics must know of a ruleset; plain data, so that another thread can be told. */
export interface Facts {
  readonly id: string
  /** Row ids in the block's order: `PlayedResult.points` has theirs. */
  readonly rows: readonly string[]
  /** The upper sum that earns the bonus. */
  readonly limit: number
  /** Points for one further yatzy, where the ruleset pays them. */
  readonly extra?: number
}

export function factsOf({ id, rows, bonus, joker }: Ruleset): Facts {
  return {
    id,
    rows: rows.map(({ id }) => id),
    limit: bonus.limit,
    ...(joker && { extra: joker.extra }),
  }
}

/** The row that every Yatzy is named after. */
export const YATZY = 'yatzy'
