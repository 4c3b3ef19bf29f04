import type { SumLine } from './block.ts'
import type { Strength } from './coach/strength.ts'
import type { Dice, Die } from './dice.ts'
import type { FirstRule, Held, Source } from './events.ts'
import type { GameState, KnownTotals, Tips } from './game.ts'
import type { PlayedOn } from './playedOn.ts'
import type { Colour, Mark } from './playerLook.ts'
import type { RowOrder, Section } from './ruleset.ts'
import type { Closure } from './scorecard.ts'

/** Plain JSON that a screen draws from, and nothing it would have to reckon. */

export interface PlayerView {
  readonly id: number
  readonly name: string
  readonly colour: Colour
  readonly mark: Mark
  /** How well it plays, where it is a computer. */
  readonly strength?: Strength
}

export interface FamilyPlayerView extends PlayerView {
  /** Not offered when a game is set up; results stay under the name. */
  readonly hidden: boolean
  /** Games with a result, also of those who are merged into this one. */
  readonly games: number
  /** Never sat in a game. */
  readonly deletable: boolean
}

export interface FamilyView {
  readonly players: readonly FamilyPlayerView[]
  /** Who was found to be somebody else; it can be undone. */
  readonly merged: readonly { readonly player: PlayerView; readonly into: PlayerView }[]
}

export interface RulesetView {
  readonly id: string
  readonly rows: number
  readonly order: RowOrder
  readonly players: { readonly min: number; readonly max: number }
  /** Who can be played against, from the weakest; nobody in a game that computers don't know. */
  readonly computers: readonly ComputerView[]
}

/** A computer to play against, and what it has come to in many simulated games. */
export interface ComputerView {
  readonly strength: Strength
  readonly figures?: {
    /** Points: the mean, and between what two games of three end. */
    readonly mean: number
    readonly low: number
    readonly high: number
    /** It wins so many of so many games against perfect play. */
    readonly wins: number
    readonly games: number
  }
}

export type LineView =
  | {
      readonly kind: 'row'
      readonly id: string
      readonly section: Section
      readonly max: number
      /** Where points may be written by hand: every value it can hold, upwards; 0 is a strike. */
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
  /** Written by hand over what stood there. */
  readonly corrected?: true
}

export const BONUS_STATES = ['open', 'won', 'lost'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export interface ColumnView {
  readonly seat: number
  readonly player: PlayerView
  readonly entries: Readonly<Record<string, EntryView>>
  readonly totals: KnownTotals
  /** Only totals were told, from paper: the rows are not known. */
  readonly totalsOnly?: true
  /** Those totals were told again, when the game was over. */
  readonly corrected?: true
  readonly bonus: BonusState
  /** Points the upper sum still lacks; 0 when the bonus is won. */
  readonly bonusMissing: number
  /** The player left: the column stands, and counts nowhere. */
  readonly left: boolean
  readonly tips: Tips
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
  readonly mode: Source
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
  /** Whether the coach knows the game: tips, luck and chances can be had. */
  readonly coached: boolean
  /** When it was played, where the game has ended. */
  readonly played?: PlayedOn
  readonly deleted?: true
}

/** One step of a game seen again. */
export interface ReplayView {
  /** How many steps are shown, from 0. */
  readonly at: number
  readonly steps: number
  /** The game as it stood then; nothing in it can be chosen. */
  readonly view: GameView
  /** What the last step was. */
  readonly step?:
    | { readonly kind: 'ordered'; readonly seat: number; readonly die: Die }
    | { readonly kind: 'thrown'; readonly seat: number; readonly dice: Dice; readonly held: Held }
    | {
        readonly kind: 'entered' | 'corrected'
        readonly seat: number
        readonly row: string
        readonly points: number
        readonly extra: number
        readonly dice?: Dice
      }
    | { readonly kind: 'chosen' | 'left'; readonly seat: number }
}
