import { SAME, type Table } from './advise.ts'
import type { Dice } from '../dice.ts'
import { AFTER, BEFORE, BEFORE_START, CHANCE, holdIndex, HOLDS, NOTHING, THROWS } from './holds.ts'
import { type Choices, Turn } from './turn.ts'

/** In the middle of a turn: what lies on the table. */
export interface Underway {
  readonly dice: Dice
  readonly throwsLeft: number
}

/**
 * Where a turn of the coach's own play ends up: how likely each outcome is. Of choices worth the
 * same it takes the first row, else the most dice held, else the lowest.
 */
export class Policy {
  /** By outcome: how likely, without and with a joker's extra. All of them together are 1. */
  readonly plain: Float64Array
  readonly joker: Float64Array
  readonly turn: Turn
  /** A joker's extra in the present turn. */
  extra = 0
  private readonly table: Table
  private readonly reached = new Float64Array(HOLDS.length)
  private readonly chosen = new Int16Array(HOLDS.length)

  constructor(table: Table) {
    this.table = table
    this.turn = new Turn(table.states)
    this.plain = new Float64Array(table.states.outcomes.list.length)
    this.joker = new Float64Array(table.states.outcomes.list.length)
  }

  begin(outline: number): void {
    this.turn.begin(outline)
  }

  /** Works out how likely each outcome is, with these upper sums; before the first throw, or after one. */
  play(sums: number, underway?: Underway): void {
    const { turn, reached } = this
    turn.evaluate(sums, this.table.values)
    reached.fill(0)
    if (underway === undefined) reached.set(CHANCE)
    else reached[holdIndex(underway.dice)] = 1
    for (const choices of turn.choices.slice(0, underway?.throwsLeft).toReversed()) {
      this.choose(choices)
      this.keep()
      this.throwOn()
    }
    this.enter()
  }

  /** The hold chosen of each: itself, or what one die less would choose. */
  private choose({ held, best }: Choices): void {
    const { chosen } = this
    const [before, start, nothing, same] = [BEFORE, BEFORE_START, NOTHING, SAME]
    chosen[nothing] = nothing
    for (let hold = nothing - 1; hold >= 0; hold--) {
      const enough = (best[hold] ?? 0) - same
      let first = (held[hold] ?? 0) > enough ? hold : nothing
      const end = start[hold + 1] ?? 0
      for (let at = start[hold] ?? 0; at < end; at++) {
        const less = before[at] ?? 0
        if ((best[less] ?? 0) > enough) first = Math.min(first, chosen[less] ?? 0)
      }
      chosen[hold] = first
    }
  }

  private keep(): void {
    const { reached, chosen } = this
    const throws = THROWS
    for (let thrown = 0; thrown < throws; thrown++) {
      const hold = chosen[thrown] ?? 0
      if (hold === thrown) continue
      reached[hold] = (reached[hold] ?? 0) + (reached[thrown] ?? 0)
      reached[thrown] = 0
    }
  }

  /** One die after the other, until five lie on the table. */
  private throwOn(): void {
    const { reached } = this
    const [after, throws] = [AFTER, THROWS]
    for (let hold = NOTHING; hold >= throws; hold--) {
      const each = (reached[hold] ?? 0) / 6
      if (each === 0) continue
      for (let at = 6 * hold; at < 6 * hold + 6; at++) {
        const more = after[at] ?? 0
        reached[more] = (reached[more] ?? 0) + each
      }
      reached[hold] = 0
    }
  }

  private enter(): void {
    const { turn, reached, plain, joker } = this
    const { ofThrow } = this.table.states.outcomes
    plain.fill(0)
    joker.fill(0)
    for (const { thrown, placements } of turn.jokers) {
      const most = (turn.entered[thrown] ?? 0) - SAME
      const first = placements.find(
        ({ outcome, extra }) => (turn.worth[outcome] ?? 0) + extra > most,
      )
      if (first === undefined) continue
      this.extra = first.extra
      joker[first.outcome] = (joker[first.outcome] ?? 0) + (reached[thrown] ?? 0)
      reached[thrown] = 0
    }
    const [throws, same] = [THROWS, SAME]
    for (let thrown = 0; thrown < throws; thrown++) {
      const chance = reached[thrown] ?? 0
      if (chance === 0) continue
      const most = (turn.entered[thrown] ?? 0) - same
      for (const row of turn.rows) {
        const outcome = ofThrow[row * throws + thrown] ?? 0
        if ((turn.worth[outcome] ?? 0) <= most) continue
        plain[outcome] = (plain[outcome] ?? 0) + chance
        break
      }
    }
  }
}
