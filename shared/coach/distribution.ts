import type { Scorecard } from '../scorecard.ts'
import { type Table, written } from './advise.ts'
import { Policy, type Underway } from './policy.ts'
import { bitCount, type States, stateOf } from './states.ts'

/** What is less likely is left out; how much that is in all, the sum of the chances shows. */
const NEGLIGIBLE = 1e-14

/** Probabilities of whole points: `chances[i]` that of `least + i`. */
export interface Spread {
  readonly least: number
  readonly chances: readonly number[]
}

/** What a row, or a whole game, comes to under the best play. */
export interface Expected {
  readonly mean: number
  readonly sd: number
}

export interface Distribution extends Expected {
  /** How likely each final score is. */
  readonly spread: Spread
  readonly bonusRate: number
  /** Points for jokers, on average. */
  readonly extras: number
  /** By row that was open: `zero` the share of strikes. */
  readonly rows: Readonly<Record<string, Expected & { readonly zero: number }>>
}

/**
 * The final scores of the coach's own play from a card on, exact but for what is negligible:
 * forward through the states, each with the points it has been reached with so far. From an empty
 * card this visits every state: some ten seconds for the American game, twenty for the Nordic.
 */
export function distribution(table: Table, card: Scorecard = {}): Distribution {
  const found = distributionFrom(table, { card })
  if (found === undefined) throw new Error('nobody has given it up')
  return found
}

/** A card, and what lies on the table where its turn has begun. */
export interface Position {
  readonly card: Scorecard
  readonly underway?: Underway
}

/** @returns undefined when it was given up: that is asked time and again */
export function distributionFrom(
  table: Table,
  { card, underway }: Position,
  isGivenUp: () => boolean = () => false,
): Distribution | undefined {
  const { states } = table
  const start = stateOf(states, card)
  const reached = new Map([[start.state, new Points(written(states.ruleset, card), [1])]])
  const tally = new Tally(states)
  const policy = new Policy(table)
  for (const outline of after(states, start.outline)) {
    if (isGivenUp()) return undefined
    const now = outline === start.outline ? underway : undefined
    playOutline(states, policy, outline, reached, tally, now)
  }
  return tally.sum(finish(states, reached), card)
}

/** The outlines a card may come to, this one first; without the full ones. */
function* after({ layers, filled }: States, start: number): Generator<number> {
  const rows = filled(start)
  for (const outlines of layers.slice(bitCount(rows), -1))
    for (const outline of outlines) if ((filled(outline) & rows) === rows) yield outline
}

function playOutline(
  states: States,
  policy: Policy,
  outline: number,
  reached: Map<number, Points>,
  tally: Tally,
  underway: Underway | undefined,
): void {
  const first = states.first[outline] ?? 0
  const { classes } = states.upper(states.filled(outline))
  let begun = false
  for (let sums = 0; sums < classes; sums++) {
    const points = reached.get(first + sums)
    if (points === undefined) continue
    reached.delete(first + sums)
    const share = points.share()
    if (!begun) policy.begin(outline)
    begun = true
    policy.play(sums, underway)
    spread(states, policy, sums, points, share, reached, tally)
  }
}

/** Hands a state's share on to the states its turn leads to. */
function spread(
  { outcomes }: States,
  policy: Policy,
  sums: number,
  points: Points,
  share: number,
  reached: Map<number, Points>,
  tally: Tally,
): void {
  const hand = (outcome: number, chance: number, extra: number): void => {
    if (chance * share < NEGLIGIBLE) return
    const next = policy.turn.stateAfter(sums, outcome)
    const there = reached.get(next) ?? new Points()
    reached.set(next, there)
    there.add(points, (outcomes.list[outcome]?.points ?? 0) + extra, chance)
    tally.count(outcome, chance * share, extra)
  }
  for (const row of policy.turn.rows)
    for (let i = outcomes.start[row] ?? 0; i < (outcomes.start[row + 1] ?? 0); i++)
      hand(i, policy.plain[i] ?? 0, 0)
  for (const { placements } of policy.turn.jokers)
    for (const { outcome, extra } of placements) {
      hand(outcome, policy.joker[outcome] ?? 0, extra)
      policy.joker[outcome] = 0
    }
}

/** Probabilities of points so far; grows as it is added to. */
class Points {
  least: number
  chances: Float64Array
  /** How many of `chances` are in use. */
  length: number

  constructor(least = 0, chances: readonly number[] = []) {
    this.least = least
    this.chances = Float64Array.from(chances)
    this.length = chances.length
  }

  share(): number {
    let sum = 0
    for (let i = 0; i < this.length; i++) sum += this.chances[i] ?? 0
    return sum
  }

  /** Adds another's, so many points higher and so many times as likely. */
  add(other: Points, points: number, times: number): void {
    const from = other.least + points
    this.makeRoom(from, from + other.length)
    const { chances } = this
    const shift = from - this.least
    for (let i = 0; i < other.length; i++)
      chances[shift + i] = (chances[shift + i] ?? 0) + times * (other.chances[i] ?? 0)
  }

  private makeRoom(from: number, to: number): void {
    if (this.length === 0) this.least = from
    const least = Math.min(this.least, from)
    const length = Math.max(this.least + this.length, to) - least
    if (least < this.least || length > this.chances.length) {
      const roomy = new Float64Array(length + (length >> 2))
      roomy.set(this.chances.subarray(0, this.length), this.least - least)
      this.chances = roomy
    }
    this.least = least
    this.length = length
  }
}

/** Pays the bonus and puts all full cards together. @returns the scores, and how likely the bonus is */
function finish(
  states: States,
  reached: ReadonlyMap<number, Points>,
): { scores: Points; bonusRate: number } {
  const scores = new Points()
  let bonusRate = 0
  const { bonus } = states.ruleset
  for (const outline of states.layers.at(-1) ?? [])
    for (const [sums, least] of states.upper(states.filled(outline)).least.entries()) {
      const points = reached.get((states.first[outline] ?? 0) + sums)
      if (points === undefined) continue
      const paid = least >= bonus.limit
      if (paid) bonusRate += points.share()
      scores.add(points, paid ? bonus.points : 0, 1)
    }
  return { scores, bonusRate }
}

/** How often each outcome comes in a game. */
class Tally {
  private readonly states: States
  private readonly chances: Float64Array
  private extras = 0

  constructor(states: States) {
    this.states = states
    this.chances = new Float64Array(states.outcomes.list.length)
  }

  count(outcome: number, chance: number, extra: number): void {
    this.chances[outcome] = (this.chances[outcome] ?? 0) + chance
    this.extras += chance * extra
  }

  sum({ scores, bonusRate }: ReturnType<typeof finish>, card: Scorecard): Distribution {
    const chances = [...scores.chances.subarray(0, scores.length)]
    const { rows } = this.states.ruleset
    const open = rows.flatMap(({ id }, row) => (card[id] ? [] : [[id, this.row(row)] as const]))
    return {
      ...expected(chances, (i) => scores.least + i),
      spread: { least: scores.least, chances },
      bonusRate,
      extras: this.extras,
      rows: Object.fromEntries(open),
    }
  }

  private row(row: number): Expected & { zero: number } {
    const { list, start } = this.states.outcomes
    const from = start[row] ?? 0
    const chances = [...this.chances.subarray(from, start[row + 1])]
    const points = (i: number): number => list[from + i]?.points ?? 0
    const zero = chances.reduce((sum, chance, i) => (points(i) === 0 ? sum + chance : sum), 0)
    return { ...expected(chances, points), zero }
  }
}

function expected(chances: readonly number[], points: (i: number) => number): Expected {
  const mean = chances.reduce((sum, chance, i) => sum + chance * points(i), 0)
  const variance = chances.reduce((sum, chance, i) => sum + chance * (points(i) - mean) ** 2, 0)
  return { mean, sd: Math.sqrt(variance) }
}
