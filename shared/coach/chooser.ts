import type { Scorecard } from '../scorecard.ts'
import { SAME, type Table } from './advise.ts'
import { holdsOf } from './holds.ts'
import type { JokerThrow } from './jokers.ts'
import type { Random } from './random.ts'
import { stateOf } from './states.ts'
import { Turn } from './turn.ts'

/**
 * How well a player plays. `points`: the most points this turn, whatever comes after. With a
 * temperature each choice has a probability in proportion to exp(value / temperature), values in
 * points: the higher, the more careless.
 */
export type Skill =
  | { readonly kind: 'perfect' }
  | { readonly kind: 'points'; readonly temperature?: number }
  | { readonly kind: 'softmax'; readonly temperature: number }

type Placement = JokerThrow['placements'][number]

/** What a player of one skill would do, turn by turn. */
export class Chooser {
  private readonly table: Table
  private readonly skill: Skill
  private readonly random: Random
  private readonly turn: Turn
  /** What `turn` has been evaluated for. */
  private state = -1

  constructor(table: Table, skill: Skill, random: Random) {
    this.table = table
    this.skill = skill
    this.random = random
    this.turn = new Turn(table.states)
  }

  /**
   * A turn begins, or is gone on with. Cards in the same state one after the other cost nothing.
   * @throws Error for a card no game comes to, or one that is full
   */
  begin(card: Scorecard): void {
    const { states, values } = this.table
    const { outline, sums, state } = stateOf(states, card)
    if (state === this.state) return
    this.state = state
    const looksAhead = this.skill.kind !== 'points'
    this.turn.begin(outline).evaluate(sums, looksAhead ? values : undefined)
  }

  /**
   * Which dice to keep of a throw.
   * @param thrown index in `HOLDS`
   * @param throwsLeft at least 1
   * @returns index in `HOLDS`; all five: to throw no more
   */
  hold(thrown: number, throwsLeft: number): number {
    const held = this.turn.choices[throwsLeft - 1]?.held
    const holds = holdsOf(thrown)
    return holds[this.pick(holds.map((hold) => held?.[hold] ?? 0))] ?? thrown
  }

  /** Where to enter a throw. */
  enter(thrown: number): Placement {
    const placements = this.turn.placementsOf(thrown)
    const worth = placements.map(({ outcome, extra }) => (this.turn.worth[outcome] ?? 0) + extra)
    const chosen = placements[this.pick(worth)]
    if (chosen === undefined) throw new Error('a throw has no placement')
    return chosen
  }

  /** The id of the row to enter a throw in. */
  row(thrown: number): string {
    const { outcomes, ruleset } = this.table.states
    const row = outcomes.list[this.enter(thrown).outcome]?.row
    const id = ruleset.rows[row ?? -1]?.id
    if (id === undefined) throw new Error('a throw has no row')
    return id
  }

  /** Which of these values the player goes for: an index. */
  private pick(values: readonly number[]): number {
    const most = Math.max(...values)
    const temperature = this.skill.kind === 'perfect' ? undefined : this.skill.temperature
    if (temperature === undefined) return values.findIndex((value) => most - value < SAME)
    const weights = values.map((value) => Math.exp((value - most) / temperature))
    let left = this.random() * weights.reduce((sum, weight) => sum + weight, 0)
    // Rounding may leave a crumb: it goes to the last.
    const found = weights.findIndex((weight) => (left -= weight) < 0)
    return found < 0 ? values.length - 1 : found
  }
}
