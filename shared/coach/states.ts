import type { Ruleset } from '../ruleset.ts'
import type { Scorecard } from '../scorecard.ts'
import { isCoached } from './coached.ts'
import { jokerReader, type JokerThrow } from './jokers.ts'
import { makeOutcomes, type Outcomes } from './outcomes.ts'
import { type UpperSums, upperSums } from './upper.ts'

/**
 * Everything a game between two turns can be, as far as the future goes: which rows are filled, the
 * upper sum up to the limit, and whether the joker's row holds points.
 *
 * A set of filled rows (bit i: the i-th row) and the joker's state are an *outline*, numbered
 * `filled * jokers + joker`. Its states lie side by side, one for each class of upper sums, and are
 * numbered from `first[outline]`, fuller outlines first, so that a solver only looks back.
 */
export interface States {
  readonly ruleset: Ruleset
  readonly outcomes: Outcomes
  /** 2 where the ruleset has a joker, else 1. */
  readonly jokers: number
  /** The number of states, and how many there would be if equal futures were not merged. */
  readonly count: number
  readonly unmerged: number
  /** `layers[n]`: the outlines with n rows filled. */
  readonly layers: readonly (readonly number[])[]
  /** By outline: its first state; -1 where no card has it. */
  readonly first: Int32Array
  /** The rows filled in an outline, as bits. */
  readonly filled: (outline: number) => number
  /** By set of filled rows: its upper sums. */
  readonly upper: (filled: number) => UpperSums
  /**
   * How classes follow from classes: after an outcome the class `c` of an outline has become
   * `nextClass[nextClassAt(filled, outcome) + c]`. Lower rows change nothing.
   */
  readonly nextClass: Int16Array
  readonly nextClassAt: (filled: number, outcome: number) => number
  /** The rows any throw but a joker may be entered in, as indices upwards. */
  readonly openRows: (filled: number) => readonly number[]
  /** The throws that are jokers on such a card, each with its own placements. */
  readonly jokerThrows: (outline: number) => readonly JokerThrow[]
  /** The outline after an outcome. */
  readonly nextOutline: (outline: number, outcome: number) => number
}

/**
 * The tables that `States` look things up in: plain data, that one thread works out for another.
 */
export interface StatesData extends Pick<
  States,
  'outcomes' | 'count' | 'unmerged' | 'layers' | 'first' | 'nextClass'
> {
  /** By set of filled upper rows. */
  readonly sums: readonly UpperSums[]
  /** By set of filled upper rows and outcome: where its classes begin in `nextClass`. */
  readonly nextClassAt: Int32Array
}

/**
 * Some forty milliseconds for a Nordic game, as against `statesFrom`, which costs nothing.
 * @returns undefined for a ruleset that the coach can't help with
 */
export function makeStatesData(ruleset: Ruleset): StatesData | undefined {
  if (!isCoached(ruleset)) return undefined
  const { rows, joker } = ruleset
  const outcomes = makeOutcomes(ruleset)
  const jokers = joker === undefined ? 1 : 2
  const jokerRow = rows.findIndex(({ id }) => id === joker?.row)
  const upperRows = upperRowsOf(ruleset)
  const upperSet = upperSetReader(upperRows)
  const sums = upperSums(
    ruleset,
    rows.filter(({ section }) => section === 'upper'),
  )
  const numbered = number(ruleset, jokers, jokerRow, (filled) => sums[upperSet(filled)] ?? NO_SUMS)
  return { outcomes, sums, ...numbered, ...nextClasses(ruleset, outcomes, upperRows, sums) }
}

/** @returns undefined for a ruleset that the coach can't help with */
export function makeStates(ruleset: Ruleset): States | undefined {
  const data = makeStatesData(ruleset)
  return data && statesFrom(ruleset, data)
}

/** @param data what `makeStatesData` has made of this ruleset */
export function statesFrom(ruleset: Ruleset, data: StatesData): States {
  const { rows, order, joker } = ruleset
  const { outcomes, sums, nextClassAt, ...tables } = data
  const jokers = joker === undefined ? 1 : 2
  const jokerRow = rows.findIndex(({ id }) => id === joker?.row)
  const openRows = (filled: number): readonly number[] => {
    const open: number[] = []
    for (let row = 0; row < rows.length; row++) if (!(filled & (1 << row))) open.push(row)
    return order === 'forced' ? open.slice(0, 1) : open
  }
  const upperSet = upperSetReader(upperRowsOf(ruleset))
  return {
    ruleset,
    outcomes,
    jokers,
    ...tables,
    filled: (outline) => Math.floor(outline / jokers),
    upper: (filled) => sums[upperSet(filled)] ?? NO_SUMS,
    nextClassAt: (filled, outcome) =>
      nextClassAt[upperSet(filled) * outcomes.list.length + outcome] ?? 0,
    openRows,
    jokerThrows: jokerReader(ruleset, outcomes, jokers),
    nextOutline(outline, outcome) {
      const { row, points } = outcomes.list[outcome] ?? NO_OUTCOME
      const joker = row === jokerRow && points > 0 ? 1 : outline % jokers
      return (Math.floor(outline / jokers) | (1 << row)) * jokers + joker
    },
  }
}

const NO_SUMS: UpperSums = { classes: 0, classOf: new Int16Array(), least: [], sums: 0 }
const NO_OUTCOME = { row: 0, points: 0 }

const upperRowsOf = ({ rows }: Ruleset): number[] =>
  rows.flatMap(({ section }, row) => (section === 'upper' ? [row] : []))

/** The filled rows among the upper ones, as bits of their own. */
function upperSetReader(upperRows: readonly number[]): (filled: number) => number {
  return (filled) => {
    let set = 0
    for (let i = 0; i < upperRows.length; i++) set |= ((filled >> (upperRows[i] ?? 0)) & 1) << i
    return set
  }
}

function number(
  { rows, order }: Ruleset,
  jokers: number,
  jokerRow: number,
  upper: (filled: number) => UpperSums,
): Pick<States, 'layers' | 'first' | 'count' | 'unmerged'> {
  const first = new Int32Array(jokers << rows.length).fill(-1)
  const layers: number[][] = Array.from({ length: rows.length + 1 }, () => [])
  for (let filled = 0; filled < 1 << rows.length; filled++) {
    // In forced order only the rows from the top are ever filled: a run of ones.
    if (order === 'forced' && (filled & (filled + 1)) !== 0) continue
    for (let joker = 0; joker < jokers; joker++)
      if (joker === 0 || filled & (1 << jokerRow))
        layers[bitCount(filled)]?.push(filled * jokers + joker)
  }
  let [count, unmerged] = [0, 0]
  for (const outline of layers.toReversed().flat()) {
    const { classes, sums } = upper(Math.floor(outline / jokers))
    first[outline] = count
    count += classes
    unmerged += sums
  }
  return { layers, first, count, unmerged }
}

export function bitCount(set: number): number {
  return set === 0 ? 0 : (set & 1) + bitCount(set >> 1)
}

function nextClasses(
  { rows, bonus }: Ruleset,
  { list }: Outcomes,
  upperRows: readonly number[],
  sums: readonly UpperSums[],
): Pick<StatesData, 'nextClass' | 'nextClassAt'> {
  const most = Math.max(...sums.map(({ classes }) => classes))
  // The beginning is for the lower rows: every class stays what it is.
  const nextClass: number[] = Array.from({ length: most }, (_, i) => i)
  const at = new Int32Array(sums.length * list.length)
  for (const [set, { least }] of sums.entries())
    for (const [outcome, { row, points }] of list.entries()) {
      const bit = 1 << upperRows.indexOf(row)
      if (rows[row]?.section !== 'upper' || set & bit) continue
      const { classOf } = sums[set | bit] ?? NO_SUMS
      at[set * list.length + outcome] = nextClass.length
      nextClass.push(...least.map((sum) => classOf[Math.min(bonus.limit, sum + points)] ?? -1))
    }
  return { nextClass: Int16Array.from(nextClass), nextClassAt: at }
}

/** A card as the coach sees it. */
export interface CardState {
  readonly outline: number
  /** The class of its upper sum. */
  readonly sums: number
  /** The number of the state. */
  readonly state: number
}

/** @throws Error when no game comes to such a card: in forced order a row was left out */
export function stateOf(states: States, card: Scorecard): CardState {
  const { ruleset, jokers } = states
  const filled = ruleset.rows.reduce((set, { id }, row) => (card[id] ? set | (1 << row) : set), 0)
  const upper = ruleset.rows.reduce(
    (sum, { id, section }) => sum + (section === 'upper' ? (card[id]?.points ?? 0) : 0),
    0,
  )
  const joker = ruleset.joker && (card[ruleset.joker.row]?.points ?? 0) > 0 ? 1 : 0
  const outline = filled * jokers + joker
  const first = states.first[outline] ?? -1
  const sums = states.upper(filled).classOf[Math.min(ruleset.bonus.limit, upper)] ?? -1
  if (first < 0 || sums < 0) throw new Error(`no game of ${ruleset.id} comes to this card`)
  return { outline, sums, state: first + sums }
}
