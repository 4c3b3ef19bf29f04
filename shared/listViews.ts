import type { Source } from './events.ts'
import type { PlayedOn } from './playedOn.ts'

export interface UnfinishedView {
  readonly id: number
  readonly ruleset: string
  readonly mode: Source
  readonly players: readonly string[]
  readonly round: number
  readonly rounds: number
  /** Whose turn it is, and how many throws of it are used. */
  readonly turn: string
  readonly thrown: number
  readonly throws: number
  /** Unix seconds of the latest event. */
  readonly changed: number
}

export interface FinishedView {
  readonly id: number
  readonly ruleset: string
  readonly mode: Source
  readonly played: PlayedOn
  /** By place. */
  readonly results: readonly {
    readonly name: string
    readonly total: number
    readonly place: number
    /** Had tips in this game. */
    readonly tips?: true
  }[]
}

/** A line of «Alle spill». */
export interface ListedView extends FinishedView {
  /** Days until it is gone for good, where it is deleted. */
  readonly daysLeft?: number
}

export interface ListView {
  readonly games: readonly ListedView[]
  /** How many fit, shown or not. */
  readonly count: number
}

export interface OverviewView {
  /** A block from paper is half typed. */
  readonly paperBegun: boolean
  readonly unfinished: readonly UnfinishedView[]
  readonly latest: readonly FinishedView[]
}
