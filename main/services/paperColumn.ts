import { checkTotals, type PaperEntry } from '../../shared/paper.ts'
import type { DraftColumn } from '../../shared/paperDraft.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { bonusFor, isFull, type Scorecard, type Totals, totals } from '../../shared/scorecard.ts'
import type { PaperColumnView, Problem } from '../../shared/paperViews.ts'
import { checkReachable, writtenEntry } from '../../shared/written.ts'

/**
 * What was typed in a field. A strike is what a block has for it: 0, a dash or a cross.
 * @throws Refusal noNumber
 */
export function parseTyped(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (/^[-–−xX×]$/.test(typed)) return 0
  if (!/^\d{1,5}$/.test(typed)) throw new Refusal('noNumber', { value: typed })
  return Number(typed)
}

/** Every row that was typed. @throws Refusal noNumber */
export function paperRows(ruleset: Ruleset, column: DraftColumn): Record<string, PaperEntry> {
  const { joker } = ruleset
  const extra = (parseTyped(column.cells['extra'] ?? '') ?? 0) * (joker?.extra ?? 0)
  return Object.fromEntries(
    ruleset.rows.flatMap(({ id }): [string, PaperEntry][] => {
      const points = parseTyped(column.cells[id] ?? '')
      if (points === undefined) return []
      return [[id, id === joker?.row ? { points, extra } : { points }]]
    }),
  )
}

/** @throws Refusal noNumber */
export function parseTotals({ cells }: Pick<DraftColumn, 'cells'>) {
  return { total: parseTyped(cells['total'] ?? ''), upper: parseTyped(cells['upper'] ?? '') }
}

type Reckoned = Omit<PaperColumnView, 'player'>

/** Sums of what is typed so far, and what is wrong with it. */
export function paperColumnView(
  ruleset: Ruleset,
  column: DraftColumn,
  totalsOnly: boolean,
): Reckoned {
  return totalsOnly ? toldColumn(ruleset, column) : rowColumn(ruleset, column)
}

function rowColumn(ruleset: Ruleset, column: DraftColumn): Reckoned {
  const problems: Record<string, Problem> = {}
  let card: Scorecard = {}
  for (const { id } of ruleset.rows)
    note(problems, id, () => {
      const points = parseTyped(column.cells[id] ?? '')
      if (points === undefined) return
      checkReachable(ruleset, id, points)
      card = { ...card, [id]: { points, extra: 0 } }
    })
  note(problems, 'extra', () => (card = withExtra(ruleset, card, column)))
  const sums = totals(ruleset, card)
  const differs = isFull(ruleset, card) && sumDiffers(problems, column, sums.total)
  return { totals: sums, problems, differs }
}

/** @throws Refusal noNumber, extraNeeds50, extraTooMany */
function withExtra(ruleset: Ruleset, card: Scorecard, { cells }: DraftColumn): Scorecard {
  const { joker } = ruleset
  const count = parseTyped(cells['extra'] ?? '') ?? 0
  if (joker === undefined || count === 0) return card
  const { [joker.row]: held, ...others } = card
  if (held === undefined) throw new Refusal('extraNeeds50')
  const entry = writtenEntry(ruleset, others, joker.row, held.points, count * joker.extra)
  return { ...others, [joker.row]: entry }
}

function toldColumn(ruleset: Ruleset, column: DraftColumn): Reckoned {
  const problems: Record<string, Problem> = {}
  let sums: Totals = totals(ruleset, {})
  for (const id of ['upper', 'total'] as const)
    note(problems, id, () => {
      const typed = parseTyped(column.cells[id] ?? '')
      if (typed === undefined) return
      sums = { ...sums, [id]: typed }
      if (id === 'upper') sums = { ...sums, bonus: bonusFor(ruleset, typed) }
    })
  note(problems, 'total', () => {
    const { total, upper } = parseTotals(column)
    if (total === undefined) return
    const known = { total, ...(upper !== undefined && { upper }) }
    checkTotals(ruleset, { kind: 'totals', seat: 0, ...known })
  })
  return { totals: sums, problems, differs: false }
}

function sumDiffers(
  problems: Record<string, Problem>,
  { sum }: DraftColumn,
  total: number,
): boolean {
  let typed: number | undefined
  note(problems, 'sum', () => (typed = parseTyped(sum)))
  return typed !== undefined && typed !== total
}

/** Writes down a refusal instead of passing it on. */
function note(problems: Record<string, Problem>, cell: string, check: () => unknown): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    problems[cell] = { code: error.code, details: error.details }
  }
}
