import type { Dice } from '../dice.ts'
import { isFull, type Scorecard, totals } from '../scorecard.ts'
import { SAME, type Table } from './advise.ts'
import type { Position } from './distribution.ts'
import type { Underway } from './policy.ts'
import { DICE } from './coached.ts'
import { holdIndex, HOLDS, holdsOf, THROWS } from './holds.ts'
import { type Random, throwDieWith } from './random.ts'
import { stateOf } from './states.ts'
import { Turn } from './turn.ts'

/**
 * How well a player plays. `points`: the most points this turn, whatever comes after. `softmax`:
 * each choice with a probability in proportion to exp(value / temperature), values in points.
 */
export type Strength =
  | { readonly kind: 'perfect' }
  | { readonly kind: 'points' }
  | { readonly kind: 'softmax'; readonly temperature: number }

/** Plays games alone, at one strength, with the dice of one generator. */
export class Simulator {
  private readonly table: Table
  private readonly strength: Strength
  private readonly random: Random
  private readonly turn: Turn

  constructor(table: Table, strength: Strength, random: Random) {
    this.table = table
    this.strength = strength
    this.random = random
    this.turn = new Turn(table.states)
  }

  /** A whole game. @returns the full card */
  play(): Scorecard {
    return this.playOn({ card: {} })
  }

  /** The rest of a game. @returns the full card */
  playOn({ card, underway }: Position): Scorecard {
    const { ruleset } = this.table.states
    let [now, thrown] = [card, underway]
    while (!isFull(ruleset, now)) {
      now = this.playTurn(now, thrown)
      thrown = undefined
    }
    return now
  }

  /** The total of a whole game. */
  total(): number {
    return totals(this.table.states.ruleset, this.play()).total
  }

  private playTurn(card: Scorecard, underway?: Underway): Scorecard {
    const { states, values } = this.table
    const { outline, sums } = stateOf(states, card)
    const looksAhead = this.strength.kind !== 'points'
    this.turn.begin(outline).evaluate(sums, looksAhead ? values : undefined)
    let thrown = holdIndex(underway?.dice ?? this.throwFrom([]))
    for (const { held } of this.turn.choices.slice(0, underway?.throwsLeft).toReversed()) {
      const holds = holdsOf(thrown)
      const hold = holds[this.pick(holds.map((hold) => held[hold] ?? 0))] ?? thrown
      if (hold < THROWS) break
      thrown = holdIndex(this.throwFrom(HOLDS[hold] ?? []))
    }
    return this.enter(card, thrown)
  }

  private enter(card: Scorecard, thrown: number): Scorecard {
    const { outcomes, ruleset } = this.table.states
    const placements = this.turn.placementsOf(thrown)
    const worth = placements.map(({ outcome, extra }) => (this.turn.worth[outcome] ?? 0) + extra)
    const chosen = placements[this.pick(worth)]
    const outcome = outcomes.list[chosen?.outcome ?? -1]
    const id = ruleset.rows[outcome?.row ?? -1]?.id
    if (chosen === undefined || outcome === undefined || id === undefined)
      throw new Error('a throw has no placement')
    return { ...card, [id]: { points: outcome.points, extra: chosen.extra } }
  }

  private throwFrom(held: Dice): Dice {
    const rest = Array.from({ length: DICE - held.length }, () => throwDieWith(this.random))
    return [...held, ...rest]
  }

  /** Which of these values the player goes for: an index. */
  private pick(values: readonly number[]): number {
    const most = Math.max(...values)
    if (this.strength.kind !== 'softmax') return values.findIndex((value) => most - value < SAME)
    const { temperature } = this.strength
    const weights = values.map((value) => Math.exp((value - most) / temperature))
    let left = this.random() * weights.reduce((sum, weight) => sum + weight, 0)
    // Rounding may leave a crumb: it goes to the last.
    const found = weights.findIndex((weight) => (left -= weight) < 0)
    return found < 0 ? values.length - 1 : found
  }
}
