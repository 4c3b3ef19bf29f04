import type { Ruleset } from '../ruleset.ts'

/** What statistics must know of a ruleset; plain data, so that another thread can be told. */
export interface Facts {
  readonly id: string
  /** Row ids in the block's order: `PlayedResult.points` has theirs. */
  readonly rows: readonly string[]
  /** Where in `rows` the yatzy is; -1 where there is none. */
  readonly yatzy: number
  /** The upper sum that earns the bonus. */
  readonly limit: number
  /** Points for one further yatzy; 0 where the ruleset pays none. */
  readonly extra: number
}

export function factsOf({ id, rows, bonus, joker }: Ruleset): Facts {
  const ids = rows.map(({ id }) => id)
  const yatzy = ids.indexOf('yatzy')
  return { id, rows: ids, yatzy, limit: bonus.limit, extra: joker?.extra ?? 0 }
}
