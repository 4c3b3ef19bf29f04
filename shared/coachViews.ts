import type { Dice } from './dice.ts'

/** What the coach says, as plain JSON: costs and luck in points, for the screen to put in words. */

/** Dice to keep while the others are thrown, or a row to enter. */
export type ChoiceView =
  | { readonly kind: 'hold'; readonly dice: Dice }
  | { readonly kind: 'row'; readonly row: string; readonly points: number; readonly extra: number }

/** `cost`: how far a choice is behind the best, on average; 0 where it is as good. */
export type WeighedView = ChoiceView & { readonly cost: number }

export interface AdviceView {
  /** The best first, and at most three others. */
  readonly choices: readonly WeighedView[]
  /** The dice that are kept now; missing where nothing can be thrown again, or all are kept. */
  readonly kept?: { readonly dice: Dice; readonly cost: number }
}

/** A choice that gave something away, and what would have been better. */
export interface DearView {
  readonly round: number
  readonly dice: Dice
  /** How many throws were left when it was made. */
  readonly throwsLeft: number
  readonly chosen: WeighedView
  readonly better: ChoiceView
}

/** One player's game: *total = start + luck − loss*, and the same turn by turn. */
export interface ReviewView {
  readonly seat: number
  readonly total: number
  readonly luck: number
  readonly loss: number
  readonly turns: readonly {
    readonly round: number
    readonly luck: number
    readonly loss: number
  }[]
  /** At most three, the dearest first. */
  readonly dearest: readonly DearView[]
}

/** What a step of the replay shows beside the game. */
export interface StepReviewView {
  /** As `ReplayView.at`. */
  readonly at: number
  /** Of a throw: what it brought beyond what was to be expected. */
  readonly luck?: number
  /** Of the choice made in this step: which dice were kept for the throw, or the entry. */
  readonly choice?: { readonly cost: number; readonly better: ChoiceView }
}

export interface GameReviewView {
  /** The final score to be expected of an empty card. */
  readonly start: number
  readonly players: readonly ReviewView[]
  /** Seats whose rows were corrected by hand: what was played is not what stands. */
  readonly corrected: readonly number[]
  readonly steps: readonly StepReviewView[]
}

export interface ChancesView {
  /** Else reckoned from games played on with a seed. */
  readonly exact: boolean
  readonly players: readonly {
    readonly seat: number
    /** Of winning; m who share a win have 1/m of it each. */
    readonly win: number
    readonly bonus: number
  }[]
}
