import type { SumLine } from './block.ts'
import type { Dice, Die } from './dice.ts'
import type { FirstRule, Held, Mode } from './events.ts'
import type { GameState } from './game.ts'
import type { RowOrder, Section } from './ruleset.ts'
import type { Closure, Totals } from './scorecard.ts'
import type { SheetOptions } from './sheetOptions.ts'

/** Plain JSON that a screen draws from, and nothing it would have to reckon. */

export interface PlayerView {
  readonly id: number
  readonly name: string
}

export interface RulesetView {
  readonly id: string
  readonly rows: number
  readonly order: RowOrder
  readonly players: { readonly min: number; readonly max: number }
}

export type LineView =
  | {
      readonly kind: 'row'
      readonly id: string
      readonly section: Section
      readonly max: number
      /** Where points are written by hand: every value it can hold, upwards; 0 is a strike. */
      readonly values?: readonly number[]
      /** Whether it gives one value or nothing. */
      readonly single: boolean
      /** A number row's face, and how many of it the bonus limit asks for. */
      readonly face?: Die
      readonly perFace?: number
    }
  | { readonly kind: 'line'; readonly id: SumLine }

export interface EntryView {
  readonly points: number
  readonly extra: number
}

export const BONUS_STATES = ['open', 'won', 'lost'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export interface ColumnView {
  readonly seat: number
  readonly player: PlayerView
  readonly entries: Readonly<Record<string, EntryView>>
  readonly totals: Totals
  readonly bonus: BonusState
  /** Points the upper sum still lacks; 0 when the bonus is won. */
  readonly bonusMissing: number
  /** The player left: the column stands, and counts nowhere. */
  readonly left: boolean
  /** Where the game is finished. */
  readonly place?: number
  /** With the family's own dice: every open row, whoever's turn it is. */
  readonly options?: Readonly<Record<string, OptionView>>
  /** In points: the most extras that may be counted by hand, in a ruleset that has them. */
  readonly mostExtra?: number
}

/** An open row of the player whose turn it is. Points are there when dice are, and the row is legal. */
export type OptionView =
  | { readonly legal: true; readonly points?: number; readonly extra?: number }
  | { readonly legal: false; readonly closure: Closure }

export interface TurnView {
  readonly seat: number
  readonly round: number
  readonly throwsLeft: number
  readonly dice?: Dice
  readonly held: Held
  readonly options: Readonly<Record<string, OptionView>>
  /** The throw is one yatzy more: what it earns beside the row, and the only row where there is one. */
  readonly joker?: { readonly extra: number; readonly row?: string }
}

export interface OrderingView {
  /** The seat that throws next. */
  readonly next?: number
  readonly contenders: readonly number[]
  /** In this round of it, or in the one that tied until somebody throws again. */
  readonly thrown: readonly { readonly seat: number; readonly die: Die }[]
  /** Whether these contenders have tied and throw again. */
  readonly again: boolean
}

/** An entry that undo can take back. */
export interface StepView {
  /** The number of the event, for `games.undo`. */
  readonly to: number
  readonly kind: 'entered' | 'corrected'
  readonly seat: number
  readonly row: string
  readonly points: number
  readonly extra: number
  /** Seats whose throws would be taken back with it. */
  readonly throwsLost: readonly number[]
}

export interface GameView {
  readonly id: number
  /** The number of events so far; commands made for another version are stale. */
  readonly version: number
  readonly ruleset: string
  readonly mode: Mode
  readonly first: FirstRule
  readonly state: GameState
  readonly order: RowOrder
  readonly rounds: number
  readonly dice: number
  readonly throws: number
  /** Where a further yatzy earns points: the row that must hold points, and how many it earns. */
  readonly joker?: { readonly row: string; readonly extra: number }
  readonly bonus: { readonly limit: number; readonly points: number }
  readonly lines: readonly LineView[]
  /** In the order they play. */
  readonly columns: readonly ColumnView[]
  readonly ordering?: OrderingView
  readonly turn?: TurnView
  /** Entries that stand, the latest last. */
  readonly steps: readonly StepView[]
  readonly canRedo: boolean
}

export interface UnfinishedView {
  readonly id: number
  readonly ruleset: string
  readonly mode: Mode
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
  readonly mode: Mode
  /** The local date it was played, `2026-11-30`. */
  readonly day: string
  /** By place. */
  readonly results: readonly {
    readonly name: string
    readonly total: number
    readonly place: number
  }[]
}

export interface OverviewView {
  readonly unfinished: readonly UnfinishedView[]
  readonly latest: readonly FinishedView[]
}

/** Something to know before printing: a name that is cut, or letters the typeface lacks. */
export type SheetWarningView =
  | { readonly code: 'nameCut'; readonly name: string }
  | { readonly code: 'lettersMissing'; readonly name: string; readonly letters: string }

/** A pad of blocks being chosen. */
export interface SheetView {
  readonly options: SheetOptions
  /** By option: every value, and why one cannot be had beside the others. */
  readonly choices: Readonly<Record<string, readonly SheetChoiceView[]>>
  readonly pages: number
  readonly blocks: number
  readonly warnings: readonly SheetWarningView[]
  /** One sheet of it as a PDF, in base64. */
  readonly page: string
}

export interface SheetChoiceView {
  readonly value: string | number | boolean
  /** The code of the reason; missing where the value can be had. */
  readonly objection?: string
}

/** A finished file. */
export interface PdfView {
  /** In base64. */
  readonly bytes: string
  readonly pages: number
  readonly blocks: number
  readonly warnings: readonly SheetWarningView[]
}

/** What the program found when it started. */
export type ProgramView =
  | { readonly state: 'open'; readonly version: string; readonly dataDir: string }
  | { readonly state: 'newer' }
  | {
      readonly state: 'damaged'
      /** Where the broken file is kept. */
      readonly file: string
      readonly backup?: { readonly day: string; readonly games: number }
    }
