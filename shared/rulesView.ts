import type { Dice, Die } from './dice.ts'
import type { Meaning } from './meaning.ts'
import type { Bonus, RowOrder, Section } from './ruleset.ts'
import type { OptionView, TurnView } from './views.ts'

/** What a throw gives in a row. */
export interface WorthView {
  readonly row: string
  readonly points: number
}

/** A throw, and what it gives in each of these rows. */
export interface ExampleView {
  readonly dice: Dice
  readonly gives: readonly WorthView[]
}

/** A row of a rules page: all that is said of it is found by trying every throw. */
export interface RuleRowView {
  readonly id: string
  readonly section: Section
  /** The face a number row counts. */
  readonly face?: Die
  readonly meaning: Meaning
  /** Every value it can hold, upwards; 0 is a strike. */
  readonly values: readonly number[]
  readonly max: number
  readonly example: { readonly dice: Dice; readonly points: number }
}

/** The ways of a throw that fits the joker's row, which is filled. */
export interface JokerRuleView {
  readonly row: string
  /** Points beside the entry when the row holds points. */
  readonly extra: number
  /** The most such points on one card. */
  readonly most: number
  /** A throw, and its number row: the only row while that is open. */
  readonly own?: { readonly dice: Dice } & WorthView
  /** Then any open one of these, at full value. */
  readonly lower: readonly WorthView[]
  /** Whether number rows are struck in the end. */
  readonly strikes: boolean
}

/** One turn as it may go: every throw with the positions that are kept after it. */
export interface TurnExampleView {
  readonly throws: readonly { readonly dice: Dice; readonly kept: readonly number[] }[]
  /** What the last throw gives, where it gives anything. */
  readonly gives: readonly WorthView[]
}

/** One thing in which two games differ; `here` is the game of the page. */
export type DifferenceView =
  | { readonly kind: 'rows' | 'throws' | 'dice'; readonly here: number; readonly there: number }
  | { readonly kind: 'order'; readonly here: RowOrder; readonly there: RowOrder }
  | { readonly kind: 'onlyHere' | 'onlyThere'; readonly rows: readonly string[] }
  | {
      readonly kind: 'scores'
      readonly row: string
      readonly here: ScoringView
      readonly there: ScoringView
    }
  | { readonly kind: 'bonus'; readonly here: Bonus; readonly there: Bonus }
  | { readonly kind: 'jokerHere' | 'jokerThere'; readonly row: string; readonly extra: number }
  | { readonly kind: 'max'; readonly here: number; readonly there: number }

export interface ScoringView {
  readonly meaning: Meaning
  readonly max: number
}

/** A question people ask, with what its answer needs; questions that do not arise are not there. */
export type QuestionView =
  | {
      readonly id: 'difference'
      readonly other: string
      readonly here: SummaryView
      readonly there: SummaryView
    }
  /** One more of a pattern that always pays the same: `row` holds it already. */
  | {
      readonly id: 'again'
      readonly row: string
      readonly example: ExampleView
      readonly extra?: number
    }
  | { readonly id: 'less'; readonly order: RowOrder; readonly example: ExampleView }
  | { readonly id: 'nothing'; readonly order: RowOrder }
  | { readonly id: 'order'; readonly order: RowOrder }
  /** Which of several groups counts. */
  | { readonly id: 'highest'; readonly row: string; readonly example: ExampleView }
  /** Whether the other dice count too. */
  | { readonly id: 'others'; readonly all: boolean; readonly example: ExampleView }
  /** Alike dice are no groups of different faces. */
  | { readonly id: 'split'; readonly row: string; readonly example: ExampleView }
  | {
      readonly id: 'house'
      readonly row: string
      readonly example: ExampleView
      readonly joker?: number
    }
  | {
      readonly id: 'bonusStruck'
      readonly bonus: Bonus
      readonly row: string
      readonly most: number
    }
  | { readonly id: 'keep'; readonly throws: number }
  | { readonly id: 'tie' }
  | { readonly id: 'players'; readonly min: number; readonly max: number }
  | { readonly id: 'max'; readonly total: number; readonly extra: number }

export interface SummaryView {
  readonly rows: number
  readonly order: RowOrder
  readonly bonus: Bonus
  readonly total: number
  readonly extra: number
}

/** A page of rules, all of it from the ruleset's data. */
export interface RulesPageView {
  readonly ruleset: string
  readonly dice: number
  readonly throws: number
  readonly players: { readonly min: number; readonly max: number }
  readonly order: RowOrder
  readonly bonus: Bonus
  /** How many of each face the bonus limit asks for, where that is a whole number. */
  readonly perFace?: number
  readonly rows: readonly RuleRowView[]
  /** The most the number rows can hold together, and a whole card without and with extras. */
  readonly most: { readonly upper: number; readonly total: number; readonly extra: number }
  readonly turn: TurnExampleView
  readonly joker?: JokerRuleView
  readonly differences: readonly {
    readonly other: string
    readonly points: readonly DifferenceView[]
  }[]
  readonly questions: readonly QuestionView[]
}

/** Any card and any dice tried: every row, what the dice give there or why it is closed. */
export interface TryView {
  readonly options: Readonly<Record<string, OptionView>>
  readonly joker?: NonNullable<TurnView['joker']>
}
