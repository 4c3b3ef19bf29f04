/** A finished game as statistics see it. */
export interface PlayedGame {
  readonly id: number
  /** The local date when it was played, `2026-11-30`; undefined where it is not known. */
  readonly day: string | undefined
  /** The year at least; undefined where nothing is known. */
  readonly year: number | undefined
  /** Of everybody who played to the end, computers too. */
  readonly results: readonly PlayedResult[]
}

/**
 * What is not known is undefined, not missing: hundreds of thousands of objects of one shape are read
 * several times as fast as those of many.
 */
export interface PlayedResult {
  /** Whom the seat's player is merged into, or that player. */
  readonly player: number
  /** A computer's result counts nowhere and holds no record. */
  readonly computer: boolean
  readonly total: number
  /** The upper sum; undefined where a paper block told only the total. */
  readonly upper: number | undefined
  /** Points for further yatzys. */
  readonly extra: number
  /** Of the ruleset's rows in order, 0 a strike; undefined where only totals are known. */
  readonly points: readonly number[] | undefined
}

/**
 * Base set B of statistics.md: finished games of one ruleset that are not deleted, those that fit a
 * filter, in the order they were played (day, entered, id); those without a day come first.
 */
export type Sample = readonly PlayedGame[]
