import type { Table } from '../../shared/coach/advise.ts'
import { Chooser } from '../../shared/coach/chooser.ts'
import { holdIndex, HOLDS, THROWS } from '../../shared/coach/holds.ts'
import { seededRandom } from '../../shared/coach/random.ts'
import type { Strength } from '../../shared/coach/strength.ts'
import { SKILLS } from '../../shared/coach/strengths.ts'
import { type Dice, makeDiceText } from '../../shared/dice.ts'
import type { Held } from '../../shared/events.ts'
import { cardOf, type Game, type Turn } from '../../shared/game.ts'
import { digest } from './digest.ts'

/** One thing a computer does in its turn. `hold` only lays dice aside, for all to see. */
export type ComputerMove =
  | { readonly kind: 'hold' | 'throw'; readonly held: Held }
  | { readonly kind: 'enter'; readonly row: string }

/**
 * What a computer does next. The same again in the same place of the same game: so it goes on after
 * a kill as it would have, and nobody fishes for another choice by undoing.
 * @param kept the dice that are laid aside now
 */
export function computerMove(
  table: Table,
  strength: Strength,
  game: Game,
  turn: Turn,
  kept: Held,
): ComputerMove {
  const { seat, dice, throwsLeft } = turn
  if (dice === undefined) return { kind: 'throw', held: [] }
  const chooser = new Chooser(table, SKILLS[strength], seededRandom(seedOf(game, turn)))
  chooser.begin(cardOf(game, seat))
  const thrown = holdIndex(dice)
  const hold = throwsLeft === 0 ? thrown : chooser.hold(thrown, throwsLeft)
  if (hold < THROWS) return { kind: 'enter', row: chooser.row(thrown) }
  const held = positionsOf(HOLDS[hold] ?? [], dice, kept)
  return { kind: held.join() === kept.join() ? 'throw' : 'hold', held }
}

function seedOf({ began }: Game, { seat, round, throwsLeft, dice = [] }: Turn): number {
  return parseInt(
    digest([began.at, seat, round, throwsLeft, makeDiceText(dice)].join()).slice(0, 8),
    16,
  )
}

/** Where the dice to hold lie; of dice that show the same, those that are kept already. */
function positionsOf(hold: Dice, dice: Dice, kept: Held): Held {
  const wanted = [...hold]
  return [...new Set([...kept, ...dice.keys()])]
    .filter((position) => {
      const at = wanted.findIndex((die) => die === dice[position])
      if (at >= 0) wanted.splice(at, 1)
      return at >= 0
    })
    .sort((a, b) => a - b)
}
