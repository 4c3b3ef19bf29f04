import type { Source } from '../events.ts'

/** A finished game as statistics see it. */
export interface PlayedGame {
  readonly id: number
  readonly ruleset: string
  readonly mode: Source
  /** The local date when it was played, `2026-11-30`; missing where it is not known. */
  readonly day?: string
  /** The year at least; missing where nothing is known. */
  readonly year?: number
  /** Of everybody who played to the end, computers too. */
  readonly results: readonly PlayedResult[]
}

export interface PlayedResult {
  /** Whom the seat's player is merged into, or that player. */
  readonly player: number
  /** A computer's result counts nowhere and holds no record. */
  readonly computer: boolean
  readonly total: number
  readonly place: number
  /** Missing where a paper block told only the total. */
  readonly upper?: number
  readonly bonus?: number
  /** Points for further yatzys. */
  readonly extra?: number
  /** Of the ruleset's rows in order, 0 a strike; missing where only totals are known. */
  readonly points?: readonly number[]
  /** Whether a row was corrected by hand after the game. */
  readonly corrected: boolean
}

/**
 * Base set B of statistics.md: finished games that are not deleted, those that fit a filter, in the
 * order they were played (day, entered, id); those without a day come first.
 */
export type Sample = readonly PlayedGame[]
