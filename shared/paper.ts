import type { GameEvent, Moment } from './events.ts'
import { begin } from './moves.ts'
import { checkPlayedOn, type PlayedOn } from './playedOn.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import {
  bonusFor,
  type Entry,
  maximumExtra,
  maximumSum,
  maximumTotal,
  type Scorecard,
} from './scorecard.ts'
import { writtenEntry } from './written.ts'

/** One column of a block on paper: every row, or what stands at the bottom. */
export type PaperColumn =
  | { readonly rows: Readonly<Record<string, PaperEntry>> }
  | { readonly total: number; readonly upper?: number | undefined }

export interface PaperEntry {
  readonly points: number
  readonly extra?: number | undefined
}

/**
 * All events of a game that was played on paper.
 * @param moment when it was entered
 * @param today the local date then
 * @throws Refusal missing, impossible, impossibleTotal, extraNeeds50, extraTooMany, and those of
 *   `begin` and `checkPlayedOn`
 */
export function paperGame(
  ruleset: Ruleset,
  players: readonly number[],
  columns: readonly PaperColumn[],
  on: PlayedOn,
  moment: Moment,
  today: string,
): GameEvent[] {
  const began = begin(ruleset, 'paper', players, 'listed', moment)
  const entered = players.flatMap((player, seat) => {
    const column = columns[seat] ?? { rows: {} }
    return 'rows' in column
      ? enteredRows(ruleset, column.rows, seat, player)
      : [checkTotals(ruleset, { kind: 'totals', seat, ...known(column) })]
  })
  const redated: GameEvent = { kind: 'redated', on: checkPlayedOn(on, today) }
  return [began, redated, ...entered, { kind: 'ended', ending: 'full', moment }]
}

function known({ total, upper }: { total: number; upper?: number | undefined }) {
  return { total, ...(upper !== undefined && { upper }) }
}

function enteredRows(
  ruleset: Ruleset,
  rows: Readonly<Record<string, PaperEntry>>,
  seat: number,
  player: number,
): GameEvent[] {
  let card: Scorecard = {}
  return inWritingOrder(ruleset).map((row): GameEvent => {
    const written = rows[row]
    if (written === undefined) throw new Refusal('missing', { player, row })
    const entry: Entry = writtenEntry(ruleset, card, row, written.points, written.extra)
    card = { ...card, [row]: entry }
    return { kind: 'entered', seat, row, ...entry }
  })
}

/** From the top, as a forced order asks; the joker's row last, since others make room for extras. */
function inWritingOrder({ rows, joker }: Ruleset): string[] {
  const ids = rows.map(({ id }) => id)
  return [...ids.filter((id) => id !== joker?.row), ...ids.filter((id) => id === joker?.row)]
}

type TotalsEvent = Extract<GameEvent, { kind: 'totals' }>

/**
 * Whether some card could hold these totals, as far as its sections tell.
 * @throws Refusal impossibleTotal
 */
export function checkTotals(ruleset: Ruleset, event: TotalsEvent): TotalsEvent {
  const { total, upper } = event
  const least = upper === undefined ? 0 : upper + bonusFor(ruleset, upper)
  const lower = maximumSum(ruleset, 'lower') + maximumExtra(ruleset)
  const most = upper === undefined ? maximumTotal(ruleset) + maximumExtra(ruleset) : least + lower
  if (upper !== undefined && upper > maximumSum(ruleset, 'upper'))
    throw new Refusal('impossibleTotal', { value: upper, most: maximumSum(ruleset, 'upper') })
  if (total < least || total > most) throw new Refusal('impossibleTotal', { value: total, most })
  return event
}
