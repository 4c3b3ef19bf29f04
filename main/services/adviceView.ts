import type { Adviser, Choice, WeighedChoice } from '../../shared/coach/advise.ts'
import type { AdviceView, ChoiceView, WeighedView } from '../../shared/coachViews.ts'
import type { Held } from '../../shared/events.ts'
import { cardOf, type Game } from '../../shared/game.ts'
import { Refusal } from '../../shared/refusal.ts'

/** The best choice and so many others. */
const SHOWN = 4

/**
 * What is best in the turn as it stands: dice to keep or rows, side by side.
 * @param held positions of the dice that are kept now
 * @throws Refusal gameOver, throwFirst
 */
export function adviceView(adviser: Adviser, game: Game, held: Held): AdviceView {
  if (game.turn === undefined) throw new Refusal('gameOver')
  const { seat, dice, throwsLeft } = game.turn
  if (dice === undefined) throw new Refusal('throwFirst')
  const card = cardOf(game, seat)
  const rows = adviser.advise(card, dice, 0)
  const holds = throwsLeft === 0 ? undefined : adviser.advise(card, dice, throwsLeft)
  const behind = holds?.choices.find(isStop)?.cost ?? 0
  const choices = [
    // To stop is to enter a row: where stopping is behind, every row is.
    ...rows.choices.map((choice) => weighedView(choice, behind)),
    ...(holds?.choices ?? []).filter((choice) => !isStop(choice)).map((one) => weighedView(one)),
  ].sort((a, b) => a.cost - b.cost)
  const kept = dice.filter((_, position) => held.includes(position)).sort()
  const now = holds?.choices.find((one) => isHold(one, kept) && !isStop(one))
  return {
    choices: choices.slice(0, SHOWN),
    ...(now && { kept: { dice: kept, cost: now.cost } }),
  }

  function isStop(choice: Choice): boolean {
    return choice.kind === 'hold' && choice.hold.length === dice?.length
  }
}

const isHold = (choice: Choice, dice: readonly number[]): boolean =>
  choice.kind === 'hold' && choice.hold.join('') === dice.join('')

export function choiceView(choice: Choice): ChoiceView {
  if (choice.kind === 'hold') return { kind: 'hold', dice: choice.hold }
  const { kind, row, points, extra } = choice
  return { kind, row, points, extra }
}

/** @param behind what was given away before */
export function weighedView(choice: WeighedChoice, behind = 0): WeighedView {
  return { ...choiceView(choice), cost: choice.cost + behind }
}
