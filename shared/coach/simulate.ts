import type { Dice } from '../dice.ts'
import { isFull, type Scorecard, totals } from '../scorecard.ts'
import type { Table } from './advise.ts'
import { Chooser, type Skill } from './chooser.ts'
import { DICE } from './coached.ts'
import type { Position } from './distribution.ts'
import { holdIndex, HOLDS, THROWS } from './holds.ts'
import type { Underway } from './policy.ts'
import { type Random, throwDieWith } from './random.ts'
import { stateOf } from './states.ts'

/** Plays games alone, with one skill, with the dice of one generator. */
export class Simulator {
  private readonly table: Table
  private readonly chooser: Chooser
  private readonly random: Random

  constructor(table: Table, skill: Skill, random: Random) {
    this.table = table
    this.chooser = new Chooser(table, skill, random)
    this.random = random
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

  /**
   * The totals of so many games, played side by side: those that have come to the same state are
   * weighed once. Two or three times as fast as one after the other, where they are many.
   */
  totals(games: number): number[] {
    const { states } = this.table
    let cards = Array.from({ length: games }, (): Scorecard => ({}))
    for (const _ of states.ruleset.rows)
      cards = cards
        .map((card) => ({ card, state: stateOf(states, card).state }))
        .sort((a, b) => a.state - b.state)
        .map(({ card }) => this.playTurn(card))
    return cards.map((card) => totals(states.ruleset, card).total)
  }

  private playTurn(card: Scorecard, underway?: Underway): Scorecard {
    this.chooser.begin(card)
    let thrown = holdIndex(underway?.dice ?? this.throwFrom([]))
    const most = underway?.throwsLeft ?? this.table.states.ruleset.throws - 1
    for (let left = most; left > 0; left--) {
      const hold = this.chooser.hold(thrown, left)
      if (hold < THROWS) break
      thrown = holdIndex(this.throwFrom(HOLDS[hold] ?? []))
    }
    return this.enter(card, thrown)
  }

  private enter(card: Scorecard, thrown: number): Scorecard {
    const { outcomes, ruleset } = this.table.states
    const { outcome, extra } = this.chooser.enter(thrown)
    const { row, points } = outcomes.list[outcome] ?? { row: -1, points: 0 }
    const id = ruleset.rows[row]?.id
    if (id === undefined) throw new Error('a throw has no placement')
    return { ...card, [id]: { points, extra } }
  }

  private throwFrom(held: Dice): Dice {
    const rest = Array.from({ length: DICE - held.length }, () => throwDieWith(this.random))
    return [...held, ...rest]
  }
}
