import type { Dice } from '../../dice.ts'
import type { WorthView } from '../../rulesView.ts'
import type { BlockMessages } from '../block/nb.ts'
import type { RulesPageMessages } from './nb.ts'

/** What names and words a text is made of. */
export interface PageWords {
  readonly words: RulesPageMessages
  readonly block: BlockMessages
}

/** Rulesets and rows are data; one without a name in this language shows its id. */
export interface Names {
  row(id: string): string
  variant(id: string): string
  line(id: string): string
  /** Points with the row's label. */
  worths(of: readonly WorthView[]): WorthView[]
}

export function namesOf({ block }: PageWords): Names {
  const labelIn = (names: Readonly<Record<string, string>>) => (id: string) => names[id] ?? id
  const row = labelIn(block.rows)
  return {
    row,
    variant: labelIn(block.rulesets),
    line: labelIn(block.lines),
    worths: (of) => of.map(({ row: id, points }) => ({ row: row(id), points })),
  }
}

/** `4-4-4-2-1` */
export const diceText = (dice: Dice): string => dice.join('-')

/** A text as it stands within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
