import type { Dice } from '../dice.ts'
import type { Ruleset } from '../ruleset.ts'
import { type Scorecard, totals } from '../scorecard.ts'
import { HOLDS, holdIndex, holdsOf } from './holds.ts'
import { type States, stateOf } from './states.ts'
import { Turn } from './turn.ts'

/** A ruleset solved: the expected points still to come, by state. */
export interface Table {
  readonly states: States
  readonly values: Float64Array
}

/** Values that differ by less are equal: they only add up the same points in another order. */
export const SAME = 1e-9

/** Dice to keep while the others are thrown (all of them: to stop), or a row to enter. */
export type Choice =
  | { readonly kind: 'hold'; readonly hold: Dice }
  | { readonly kind: 'row'; readonly row: string; readonly points: number; readonly extra: number }

/** A choice with the final score it leads to on average, and how far that is behind the best. */
export type WeighedChoice = Choice & { readonly value: number; readonly cost: number }

export interface Advice {
  /** The expected final score under the best play from here, in points. */
  readonly value: number
  /** All there is to choose; those of the same worth in the order the coach prefers. */
  readonly choices: readonly WeighedChoice[]
  /** Those that cost nothing: the first is the coach's own. */
  readonly best: readonly WeighedChoice[]
}

/** The final score to be expected before the first throw of a turn: what is written, and what comes. */
export function expectedScore({ states, values }: Table, card: Scorecard): number {
  return written(states.ruleset, card) + (values[stateOf(states, card).state] ?? 0)
}

/** Points and extras on the card. The bonus is paid at the end: it is still to come. */
export function written(ruleset: Ruleset, card: Scorecard): number {
  const { total, bonus } = totals(ruleset, card)
  return total - bonus
}

/** Weighs the choices of one turn; made once for a table and used again. */
export class Adviser {
  readonly table: Table
  private readonly turn: Turn

  constructor(table: Table) {
    this.table = table
    this.turn = new Turn(table.states)
  }

  /**
   * @param throwsLeft 0: which row; more: which dice to keep
   * @throws Error for a card no game comes to, or one that is full
   */
  advise(card: Scorecard, dice: Dice, throwsLeft: number): Advice {
    const { states } = this.table
    const before = written(states.ruleset, card)
    const { outline, sums } = stateOf(states, card)
    this.turn.begin(outline).evaluate(sums, this.table.values)
    const found = throwsLeft === 0 ? this.rows(dice) : this.holds(dice, throwsLeft)
    const most = Math.max(...found.map(({ worth }) => worth))
    const choices = found.map(({ choice, worth }) => ({
      ...choice,
      value: before + worth,
      cost: most - worth < SAME ? 0 : most - worth,
    }))
    return { value: before + most, choices, best: choices.filter(({ cost }) => cost === 0) }
  }

  private holds(dice: Dice, throwsLeft: number): Weighed[] {
    const held = this.turn.choices[throwsLeft - 1]?.held
    return holdsOf(holdIndex(dice)).map((hold) => ({
      choice: { kind: 'hold', hold: HOLDS[hold] ?? [] },
      worth: held?.[hold] ?? NaN,
    }))
  }

  private rows(dice: Dice): Weighed[] {
    const { outcomes, ruleset } = this.table.states
    return this.turn.placementsOf(holdIndex(dice)).map(({ outcome, extra }) => {
      const { row, points } = outcomes.list[outcome] ?? { row: -1, points: 0 }
      return {
        choice: { kind: 'row', row: ruleset.rows[row]?.id ?? '', points, extra },
        worth: (this.turn.worth[outcome] ?? NaN) + extra,
      }
    })
  }
}

interface Weighed {
  readonly choice: Choice
  /** Points still to come. */
  readonly worth: number
}
