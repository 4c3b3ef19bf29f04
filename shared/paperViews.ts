import type { PaperDraft } from './paperDraft.ts'
import type { RefusalCode, RefusalDetails } from './refusal.ts'
import type { Totals } from './scorecard.ts'
import type { LineView, PlayerView } from './views.ts'

/** What was typed from a block, and what the program makes of it. */
export interface PaperView {
  readonly draft: PaperDraft
  readonly lines: readonly LineView[]
  readonly bonus: { readonly limit: number; readonly points: number }
  readonly joker?: { readonly row: string; readonly extra: number }
  readonly columns: readonly PaperColumnView[]
}

export interface PaperColumnView {
  readonly player: PlayerView
  /** Of what is typed so far. */
  readonly totals: Totals
  /** What is wrong with what was typed, by row, or `extra`, `upper`, `total`. */
  readonly problems: Readonly<Record<string, Problem>>
  /** The sum on the paper is another. */
  readonly differs: boolean
}

export interface Problem {
  readonly code: RefusalCode
  readonly details: RefusalDetails
}
