import { AFTER, CHANCE, HOLDS, THROWS, UPWARDS } from './holds.ts'
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
 * the turn's own included. Made once and used for state after state: some 10 µs each.
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
    const { start } = states.outcomes
    for (const row of this.rows)
      for (let outcome = start[row] ?? 0; outcome < (start[row + 1] ?? 0); outcome++) {
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
      workBack(best, this.entered, choices)
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

  private weigh(sums: number, values: Float64Array | undefined): void {
    const { list, start } = this.states.outcomes
    for (const row of this.rows)
      for (let outcome = start[row] ?? 0; outcome < (start[row + 1] ?? 0); outcome++) {
        const future = values?.[this.stateAfter(sums, outcome)] ?? 0
        this.worth[outcome] = (list[outcome]?.points ?? 0) + future
      }
  }

  /**
   * The most that any row brings with its least outcome stands for all throws at first, so that only
   * what is worth more is entered throw by throw: more points in a row never make a card worse, since
   * no bonus and no joker's extra is below 0.
   */
  private enterThrows(): void {
    const { worth, entered } = this
    const { start, throws, throwsStart } = this.states.outcomes
    const least = this.rows.reduce(
      (most, row) => Math.max(most, worth[start[row] ?? 0] ?? 0),
      -Infinity,
    )
    entered.fill(least)
    for (const row of this.rows)
      for (let outcome = start[row] ?? 0; outcome < (start[row + 1] ?? 0); outcome++) {
        const value = worth[outcome] ?? 0
        if (value <= least) continue
        const end = throwsStart[outcome + 1] ?? 0
        for (let at = throwsStart[outcome] ?? 0; at < end; at++) {
          const thrown = throws[at] ?? 0
          if (value > (entered[thrown] ?? 0)) entered[thrown] = value
        }
      }
    for (const { thrown, placements } of this.jokers)
      entered[thrown] = placements.reduce(
        (most, { outcome, extra }) => Math.max(most, (worth[outcome] ?? 0) + extra),
        -Infinity,
      )
  }
}

// Constants of this module: the compiler looks up anew, each time, what is imported.
const after = AFTER
const upwards = UPWARDS
const chance = CHANCE
const throwCount = THROWS
const holdCount = HOLDS.length
const upwardsLength = UPWARDS.length

/**
 * The choices with one throw more. To keep some dice and throw the others is worth the mean of the
 * six holds with one die more, to stop what is `entered`; and the best of some dice is to keep them
 * all, or the best of one die less.
 *
 * Most of the time goes here, two million times for a game. So it is written out (a loop over six
 * takes twice as long), compares nothing (a processor guesses too often wrong which of two is
 * larger), and is one function: two short ones are compiled into their caller, which takes half as
 * long again.
 * @param later by throw: the most it is worth with one throw less
 */
function workBack(later: Float64Array, entered: Float64Array, { held, best }: Choices): void {
  held.set(later)
  const sixth = 1 / 6
  for (let hold = throwCount, at = 6 * throwCount; hold < holdCount; hold++, at += 6) {
    const oneTwo = (held[after[at] ?? 0] ?? 0) + (held[after[at + 1] ?? 0] ?? 0)
    const threeFour = (held[after[at + 2] ?? 0] ?? 0) + (held[after[at + 3] ?? 0] ?? 0)
    const fiveSix = (held[after[at + 4] ?? 0] ?? 0) + (held[after[at + 5] ?? 0] ?? 0)
    held[hold] = (oneTwo + threeFour + fiveSix) * sixth
  }
  held.set(entered)
  best.set(held)
  for (let at = 0; at < upwardsLength; at += 4) {
    const hold = upwards[at] ?? 0
    const a = best[hold] ?? 0
    const b = best[upwards[at + 1] ?? 0] ?? 0
    const c = best[upwards[at + 2] ?? 0] ?? 0
    const d = best[upwards[at + 3] ?? 0] ?? 0
    const ab = (a + b + Math.abs(a - b)) / 2
    const cd = (c + d + Math.abs(c - d)) / 2
    best[hold] = (ab + cd + Math.abs(ab - cd)) / 2
  }
}

/** Over all throws of five dice. */
function meanOf(best: Float64Array): number {
  let mean = 0
  for (let thrown = 0; thrown < throwCount; thrown++)
    mean += (chance[thrown] ?? 0) * (best[thrown] ?? 0)
  return mean
}
