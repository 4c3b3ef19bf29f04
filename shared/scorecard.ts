import { allThrows, type Counts, countFaces, type Dice, type Die, isDie } from './dice.ts'
import { Refusal } from './refusal.ts'
import { type Row, rowOf, type Ruleset, type Section } from './ruleset.ts'

/** Points written in a row. A strike is an explicit 0. */
export interface Entry {
  readonly points: number
  /** Points for a further yatzy, earned by this entry and gone with it. */
  readonly extra: number
  /** The throw, where it is known. */
  readonly dice?: Dice
  /** Written by hand over what stood there. */
  readonly corrected?: true
}

/** What one player has entered, by row id; a row that is not there is open. */
export type Scorecard = Readonly<Record<string, Entry>>

/** One legal row for the present dice, with what it gives. */
export interface Placement {
  readonly row: string
  readonly points: number
  readonly extra: number
}

export interface Totals {
  readonly upper: number
  readonly bonus: number
  readonly lower: number
  readonly extra: number
  readonly total: number
  /** The plus/minus account: over the filled number rows, points less the face's share of the limit. */
  readonly balance: number
}

/** Why a row may not be used now; `row` is the row the rule points at. */
export interface Closure {
  readonly code: 'rowTaken' | 'forced' | 'jokerUpper' | 'jokerLower'
  readonly row: string
}

/**
 * Every legal row for these dice, in the order of the block.
 * @throws Refusal wrongDice
 */
export function placements(ruleset: Ruleset, card: Scorecard, dice: Dice): Placement[] {
  checkDice(ruleset, dice)
  return ruleset.rows
    .filter((row) => closure(ruleset, card, dice, row.id) === undefined)
    .map((row) => placement(ruleset, card, dice, row))
}

/**
 * The card with these dice entered in a row.
 * @throws Refusal unknownRow, wrongDice, rowTaken, forced, jokerUpper, jokerLower
 */
export function place(ruleset: Ruleset, card: Scorecard, dice: Dice, rowId: string): Scorecard {
  checkDice(ruleset, dice)
  const row = ruleset.rows.find((row) => row.id === rowId)
  if (row === undefined) throw new Refusal('unknownRow', { row: rowId })
  const closed = closure(ruleset, card, dice, rowId)
  if (closed !== undefined) throw new Refusal(closed.code, { row: closed.row })
  const { points, extra } = placement(ruleset, card, dice, row)
  return { ...card, [rowId]: { points, extra, dice: [...dice] } }
}

/** @returns undefined for a row that is legal now; without dice, only what the card itself forbids */
export function closure(
  ruleset: Ruleset,
  card: Scorecard,
  dice: Dice | undefined,
  rowId: string,
): Closure | undefined {
  if (card[rowId] !== undefined) return { code: 'rowTaken', row: rowId }
  if (ruleset.order === 'forced') {
    const next = ruleset.rows.find((row) => card[row.id] === undefined)
    return next === undefined || next.id === rowId ? undefined : { code: 'forced', row: next.id }
  }
  return dice && jokerClosure(ruleset, card, countFaces(dice), rowOf(ruleset, rowId))
}

/** The forced joker: the number row of the face, else a lower row, else a 0 in a number row. */
function jokerClosure(
  ruleset: Ruleset,
  card: Scorecard,
  counts: Counts,
  row: Row,
): Closure | undefined {
  if (!isJoker(ruleset, card, counts)) return undefined
  const own = ruleset.rows.find((row) => row.face !== undefined && row.score(counts) > 0)
  if (own !== undefined && card[own.id] === undefined)
    return row === own ? undefined : { code: 'jokerUpper', row: own.id }
  const lowerOpen = sectionRows(ruleset, 'lower').some((row) => card[row.id] === undefined)
  return lowerOpen && row.section === 'upper' ? { code: 'jokerLower', row: row.id } : undefined
}

/** Whether the throw is one more of a pattern whose row is filled, in a ruleset that has a joker. */
export function isJoker(ruleset: Ruleset, card: Scorecard, counts: Counts): boolean {
  const { joker } = ruleset
  if (joker === undefined || card[joker.row] === undefined) return false
  return rowOf(ruleset, joker.row).score(counts) > 0
}

function placement(ruleset: Ruleset, card: Scorecard, dice: Dice, row: Row): Placement {
  const counts = countFaces(dice)
  if (!isJoker(ruleset, card, counts)) return { row: row.id, points: row.score(counts), extra: 0 }
  const points = row.score.fixed ?? row.score(counts)
  return { row: row.id, points, extra: jokerExtra(ruleset, card) }
}

/** What one further yatzy earns on this card: nothing while the row is open or struck. */
export function jokerExtra(ruleset: Ruleset, card: Scorecard): number {
  const { joker } = ruleset
  return joker !== undefined && (card[joker.row]?.points ?? 0) > 0 ? joker.extra : 0
}

export function totals(ruleset: Ruleset, card: Scorecard): Totals {
  const upper = sectionSum(ruleset, card, 'upper')
  const lower = sectionSum(ruleset, card, 'lower')
  const bonus = bonusFor(ruleset, upper)
  const extra = Object.values(card).reduce((sum, entry) => sum + entry.extra, 0)
  const balance = sectionRows(ruleset, 'upper').reduce(
    (sum, row) => sum + (card[row.id] ? (card[row.id]?.points ?? 0) - par(ruleset, row) : 0),
    0,
  )
  return { upper, bonus, lower, extra, total: upper + bonus + lower + extra, balance }
}

/** What an upper sum earns. */
export function bonusFor({ bonus }: Ruleset, upper: number): number {
  return upper >= bonus.limit ? bonus.points : 0
}

/** A number row's share of the bonus limit: 3 × face where it is 63, 2 × face where it is 42. */
export function par(ruleset: Ruleset, row: Row): number {
  const faces = sectionRows(ruleset, 'upper').reduce((sum, row) => sum + (row.face ?? 0), 0)
  return ((row.face ?? 0) * ruleset.bonus.limit) / faces
}

/** Whether the open number rows can still bring the upper sum to the limit. */
export function bonusReachable(ruleset: Ruleset, card: Scorecard): boolean {
  const best = sectionRows(ruleset, 'upper').reduce(
    (sum, row) => sum + (card[row.id]?.points ?? maximum(ruleset, row.id)),
    0,
  )
  return best >= ruleset.bonus.limit
}

export function isFull(ruleset: Ruleset, card: Scorecard): boolean {
  return ruleset.rows.every((row) => card[row.id] !== undefined)
}

/**
 * Every value the row can hold, upwards; 0, a strike, is always in.
 * Computed from every throw; joker values are fixed points, which plain throws reach too.
 */
export function reachable(ruleset: Ruleset, rowId: string): number[] {
  return [...reachableValues(ruleset, rowOf(ruleset, rowId))]
}

/** Kept, since every view of a game asks for every row: 10 ms a command without, 2 ms with. */
const known = new WeakMap<Ruleset, Map<Row, readonly number[]>>()

function reachableValues(ruleset: Ruleset, row: Row): readonly number[] {
  const rows = known.get(ruleset) ?? new Map<Row, readonly number[]>()
  known.set(ruleset, rows)
  const values =
    rows.get(row) ??
    [...new Set([0, ...allThrows(ruleset.dice).map((dice) => row.score(countFaces(dice)))])].sort(
      (a, b) => a - b,
    )
  rows.set(row, values)
  return values
}

export function maximum(ruleset: Ruleset, rowId: string): number {
  return reachableValues(ruleset, rowOf(ruleset, rowId)).at(-1) ?? 0
}

/** The most a card can hold without extras: every row at its best, and the bonus. */
export function maximumTotal(ruleset: Ruleset): number {
  const rows = ruleset.rows.reduce((sum, row) => sum + maximum(ruleset, row.id), 0)
  return rows + ruleset.bonus.points
}

/** The most a section's rows can hold. */
export function maximumSum(ruleset: Ruleset, section: Section): number {
  return sectionRows(ruleset, section).reduce((sum, row) => sum + maximum(ruleset, row.id), 0)
}

/** The most points for extras on one card: a further yatzy in every row but the joker's own. */
export function maximumExtra({ rows, joker }: Ruleset): number {
  return (rows.length - 1) * (joker?.extra ?? 0)
}

function sectionRows(ruleset: Ruleset, section: Section): Row[] {
  return ruleset.rows.filter((row) => row.section === section)
}

function sectionSum(ruleset: Ruleset, card: Scorecard, section: Section): number {
  return sectionRows(ruleset, section).reduce((sum, row) => sum + (card[row.id]?.points ?? 0), 0)
}

function checkDice(ruleset: Ruleset, dice: readonly number[]): asserts dice is readonly Die[] {
  if (dice.length !== ruleset.dice || !dice.every(isDie))
    throw new Refusal('wrongDice', { dice: ruleset.dice })
}
