import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { closure, type Entry, reachable, type Scorecard } from './scorecard.ts'

/**
 * An entry whose dice are not known: typed with the family's own dice, or from paper. Extras are
 * counted at the joker's row: up to one for each other filled row that holds none of its own.
 * @param extra in points; where left out, what the joker's row held before
 * @throws Refusal unknownRow, impossible, forced, extraNeeds50, extraTooMany
 */
export function writtenEntry(
  ruleset: Ruleset,
  card: Scorecard,
  rowId: string,
  points: number,
  extra = rowId === ruleset.joker?.row ? (card[rowId]?.extra ?? 0) : 0,
): Entry {
  if (!ruleset.rows.some((row) => row.id === rowId)) throw new Refusal('unknownRow', { row: rowId })
  const closed = card[rowId] === undefined ? closure(ruleset, card, undefined, rowId) : undefined
  if (closed !== undefined) throw new Refusal(closed.code, { row: closed.row })
  checkReachable(ruleset, rowId, points)
  const most = mostExtra(ruleset, card, rowId)
  // A correction to a strike takes the extras with it: they were earned by the 50.
  const kept = points === 0 && extra === card[rowId]?.extra ? 0 : extra
  if (kept > 0 && (most === undefined || points === 0)) throw new Refusal('extraNeeds50')
  if (kept > (most ?? 0) || kept % (ruleset.joker?.extra ?? 1) !== 0)
    throw new Refusal('extraTooMany', { most: (most ?? 0) / (ruleset.joker?.extra ?? 1) })
  return { points, extra: kept }
}

/** @throws Refusal impossible */
export function checkReachable(ruleset: Ruleset, row: string, points: number): void {
  const list = reachable(ruleset, row)
  if (!list.includes(points)) throw new Refusal('impossible', { row, value: points, list })
}

/** The most points for extras a row's entry may hold by hand; undefined for a row that has none. */
export function mostExtra(ruleset: Ruleset, card: Scorecard, rowId: string): number | undefined {
  const { joker } = ruleset
  if (joker?.row !== rowId) return undefined
  const others = Object.entries(card).filter(([row, entry]) => row !== rowId && entry.extra === 0)
  return others.length * joker.extra
}
