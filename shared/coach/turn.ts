import { AFTER, BEFORE, BEFORE_START, CHANCE, HOLDS, NOTHING, THROWS } from './holds.ts'
import type { JokerThrow } from './jokers.ts'
import type { States } from './states.ts'

/** What all choices of one throw are worth. */
export interface Choices {
  /** By hold: what it brings to keep these dice and throw the others; a whole throw: to stop. */
  readonly held: Float64Array
  /** By hold: the most that can be had from these dice, keeping them or fewer. */
  readonly best: Float64Array
}

/**
 * One turn from one state, evaluated backward: the points still to come after every throw and hold,
 * the turn's own included. Made once and used for state after state: 10 µs each.
 */
export class Turn {
  /** By outcome of an open row: its points and what comes after it; without a joker's extra. */
  readonly worth: Float64Array
  /** By throw: the most it can be entered for. */
  readonly entered = new Float64Array(THROWS)
  /** `choices[n - 1]`: with n throws left. */
  readonly choices: readonly Choices[]
  /** The rows that are open to any throw but a joker. */
  rows: readonly number[] = []
  jokers: readonly JokerThrow[] = []
  private readonly states: States
  /** By outcome: where the states of the outline after it begin, and its classes in `nextClass`. */
  private readonly firstAfter: Int32Array
  private readonly classAt: Int32Array

  constructor(states: States) {
    this.states = states
    const outcomes = states.outcomes.list.length
    this.worth = new Float64Array(outcomes)
    this.firstAfter = new Int32Array(outcomes)
    this.classAt = new Int32Array(outcomes)
    this.choices = Array.from({ length: states.ruleset.throws - 1 }, () => ({
      held: new Float64Array(HOLDS.length),
      best: new Float64Array(HOLDS.length),
    }))
  }

  /** The card whose turn it is, but for its upper sum. */
  begin(outline: number): this {
    const { states } = this
    this.rows = states.openRows(states.filled(outline))
    this.jokers = states.jokerThrows(outline)
    for (const outcome of this.outcomes()) {
      this.firstAfter[outcome] = states.first[states.nextOutline(outline, outcome)] ?? 0
      this.classAt[outcome] = states.nextClassAt(states.filled(outline), outcome)
    }
    return this
  }

  /**
   * @param sums the class of upper sums
   * @param values points still to come by state, right for all fuller outlines; without them only
   *   the turn's own points count
   * @returns the expected points still to come before the first throw
   */
  evaluate(sums: number, values: Float64Array | undefined): number {
    this.weigh(sums, values)
    this.enterThrows()
    let best: Float64Array = this.entered
    for (const choices of this.choices) {
      throwDice(best, choices.held)
      choices.held.set(this.entered)
      keepBest(choices.held, choices.best)
      best = choices.best
    }
    return meanOf(best)
  }

  /** The state an outcome brings a card with these upper sums to. */
  stateAfter(sums: number, outcome: number): number {
    const next = this.states.nextClass[(this.classAt[outcome] ?? 0) + sums] ?? 0
    return (this.firstAfter[outcome] ?? 0) + next
  }

  /** Where a throw may be entered, in the order of the block. */
  placementsOf(thrown: number): JokerThrow['placements'] {
    const joker = this.jokers.find((joker) => joker.thrown === thrown)
    const { ofThrow } = this.states.outcomes
    return (
      joker?.placements ??
      this.rows.map((row) => ({ outcome: ofThrow[row * THROWS + thrown] ?? 0, extra: 0 }))
    )
  }

  /** Every outcome of the open rows. */
  private outcomes(): number[] {
    const { start } = this.states.outcomes
    return this.rows.flatMap((row) => range(start[row] ?? 0, start[row + 1] ?? 0))
  }

  private weigh(sums: number, values: Float64Array | undefined): void {
    const { list, start } = this.states.outcomes
    for (const row of this.rows)
      for (let outcome = start[row] ?? 0; outcome < (start[row + 1] ?? 0); outcome++) {
        const future = values?.[this.stateAfter(sums, outcome)] ?? 0
        this.worth[outcome] = (list[outcome]?.points ?? 0) + future
      }
  }

  private enterThrows(): void {
    const { worth, entered } = this
    const { ofThrow } = this.states.outcomes
    entered.fill(-Infinity)
    const throws = THROWS
    for (const row of this.rows)
      for (let thrown = 0, at = row * throws; thrown < throws; thrown++, at++) {
        const value = worth[ofThrow[at] ?? 0] ?? 0
        if (value > (entered[thrown] ?? 0)) entered[thrown] = value
      }
    for (const { thrown, placements } of this.jokers)
      entered[thrown] = placements.reduce(
        (most, { outcome, extra }) => Math.max(most, (worth[outcome] ?? 0) + extra),
        -Infinity,
      )
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

/*
 * The two loops below run two million times for a game. They keep what they read in constants of
 * their own: what is imported is looked up each time, at ten times the cost under Vitest.
 */

/** What a hold is worth is the mean of the six holds with one die more; of whole throws, `best`. */
function throwDice(best: Float64Array, held: Float64Array): void {
  const [after, throws, holds] = [AFTER, THROWS, HOLDS.length]
  for (let thrown = 0; thrown < throws; thrown++) held[thrown] = best[thrown] ?? 0
  // Written out: a loop over six takes twice as long.
  for (let hold = throws, at = 6 * throws; hold < holds; hold++, at += 6)
    held[hold] =
      ((held[after[at] ?? 0] ?? 0) +
        (held[after[at + 1] ?? 0] ?? 0) +
        (held[after[at + 2] ?? 0] ?? 0) +
        (held[after[at + 3] ?? 0] ?? 0) +
        (held[after[at + 4] ?? 0] ?? 0) +
        (held[after[at + 5] ?? 0] ?? 0)) /
      6
}

/** The best of some dice is to keep them all, or the best of one die less. */
function keepBest(held: Float64Array, best: Float64Array): void {
  const [before, start, nothing] = [BEFORE, BEFORE_START, NOTHING]
  best[nothing] = held[nothing] ?? 0
  for (let hold = nothing - 1; hold >= 0; hold--) {
    let most = held[hold] ?? 0
    const end = start[hold + 1] ?? 0
    for (let at = start[hold] ?? 0; at < end; at++) {
      const less = best[before[at] ?? 0] ?? 0
      if (less > most) most = less
    }
    best[hold] = most
  }
}

/** Over all throws of five dice. */
function meanOf(best: Float64Array): number {
  const chance = CHANCE
  let mean = 0
  for (let thrown = 0; thrown < chance.length; thrown++)
    mean += (chance[thrown] ?? 0) * (best[thrown] ?? 0)
  return mean
}
