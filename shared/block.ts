import type { Row, Ruleset } from './ruleset.ts'

/** The lines of a block that are reckoned, not entered. */
export const SUM_LINES = ['sum', 'bonus', 'upperTotal', 'extra', 'lowerTotal', 'total'] as const
export type SumLine = (typeof SUM_LINES)[number]

/** One line of a block, from the first number row to the total. */
export type BlockLine =
  { readonly kind: 'row'; readonly row: Row } | { readonly kind: 'line'; readonly line: SumLine }

/** Every line of the ruleset's block, downwards: 18 for the Nordic games, 19 for the American. */
export function blockLines(ruleset: Ruleset): BlockLine[] {
  const rows = (section: Row['section']): BlockLine[] =>
    ruleset.rows.filter((row) => row.section === section).map((row) => ({ kind: 'row', row }))
  const line = (line: SumLine, wanted = true): BlockLine[] =>
    wanted ? [{ kind: 'line', line }] : []
  return [
    ...rows('upper'),
    ...line('sum'),
    ...line('bonus'),
    ...line('upperTotal', ruleset.sectionTotals),
    ...rows('lower'),
    ...line('extra', ruleset.joker !== undefined),
    ...line('lowerTotal', ruleset.sectionTotals),
    ...line('total'),
  ]
}
