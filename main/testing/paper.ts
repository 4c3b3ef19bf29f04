import type { PaperDraft } from '../../shared/paperDraft.ts'
import type { GameView } from '../../shared/views.ts'
import type { TestProgram } from './program.ts'

/** What somebody types of one column: the rows from the top, or `total`. */
export type Typed = readonly (string | number)[] | { readonly total: number | string }

interface Setup {
  readonly ruleset?: string
  readonly on?: PaperDraft['played']
  /** How many further yatzys each counts. */
  readonly extra?: string
  readonly sum?: string
}

export const ON_DAY = (date: string): PaperDraft['played'] => ({ known: 'date', date, year: '' })
export const IN_YEAR = (year: string): PaperDraft['played'] => ({ known: 'year', date: '', year })
export const SOME_DAY: PaperDraft['played'] = { known: 'nothing', date: '', year: '' }

/** A full Nordic column: upper 60, no bonus, total 202. */
export const NORDIC = [2, 4, 9, 12, 15, 18, 10, 16, 15, 16, 15, 20, 0, 'x', 50] as const

/** The block as it is typed: names that are new are added on the way. */
export async function draftOf(
  program: TestProgram,
  columns: Readonly<Record<string, Typed>>,
  { ruleset = 'nordic', on = ON_DAY('2026-11-29'), extra = '', sum = '' }: Setup = {},
): Promise<PaperDraft> {
  const played = on
  const { lines } = await program.call('paper.keep', {
    draft: { ruleset, played, totalsOnly: false, columns: [] },
  })
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.id] : []))
  const typed: PaperDraft['columns'] = []
  for (const [name, column] of Object.entries(columns)) {
    const cells =
      'total' in column
        ? { total: String(column.total) }
        : Object.fromEntries(column.map((value, i) => [rows[i] ?? 'none', String(value)]))
    typed.push({ player: await playerNamed(program, name), cells: { ...cells, extra }, sum })
  }
  const totalsOnly = Object.values(columns).some((column) => 'total' in column)
  return { ruleset, played, totalsOnly, columns: typed }
}

export async function enterPaper(
  program: TestProgram,
  columns: Readonly<Record<string, Typed>>,
  setup: Setup = {},
): Promise<GameView> {
  return program.call('paper.enter', { draft: await draftOf(program, columns, setup) })
}

export async function playerNamed(program: TestProgram, name: string): Promise<number> {
  const known = await program.call('players.list', {})
  const player = known.find((player) => player.name === name)
  return (player ?? (await program.call('players.add', { name }))).id
}
