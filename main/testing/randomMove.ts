import type { ArgumentsOf, Channel } from '../../shared/contract.ts'
import { seededDie } from '../../shared/testing/play.ts'
import type { GameView, TurnView } from '../../shared/views.ts'

/** A call with its arguments. */
export type Move = {
  [C in Channel]: { readonly channel: C; readonly args: ArgumentsOf<C> }
}[Channel]

/** A whole number from 0 up to, not including, `below`. */
export type Choose = (below: number) => number

/** Numbers that follow from a seed, so that what failed fails again. */
export function seededChoice(seed: number): Choose {
  const die = seededDie(seed)
  return (below) => [die(), die(), die(), die()].reduce((sum, face) => 6 * sum + face, 0) % below
}

/**
 * A legal command on a game as a family might give it: mostly throws and entries, now and then
 * some dice kept, an undo of one or several entries, a redo.
 * @returns undefined when the game is finished, but for one in four that takes the end back
 */
export function randomMove(view: GameView, choose: Choose): Move | undefined {
  const onGame = { game: view.id, version: view.version }
  const { turn, steps, canRedo, state } = view
  if (state === 'ordering') return { channel: 'games.order', args: onGame }
  if (canRedo && choose(3) === 0) return { channel: 'games.redo', args: onGame }
  const back = steps[steps.length - 1 - choose(3)]
  if (back !== undefined && choose(turn === undefined ? 4 : 20) === 0)
    return { channel: 'games.undo', args: { ...onGame, to: back.to } }
  if (turn === undefined) return undefined
  if (turn.dice === undefined) return { channel: 'games.throw', args: { ...onGame, held: [] } }
  if (turn.throwsLeft > 0 && choose(2) === 0) return thrownOrHeld(onGame, turn, choose)
  return { channel: 'games.enter', args: { ...onGame, row: legalRow(turn, choose) } }
}

function thrownOrHeld(
  onGame: { readonly game: number; readonly version: number },
  { held, dice = [] }: TurnView,
  choose: Choose,
): Move {
  if (choose(2) === 0 || held.length === dice.length) {
    const kept = dice.map((_, position) => position).filter(() => choose(2) === 0)
    return { channel: 'games.hold', args: { ...onGame, held: kept } }
  }
  return { channel: 'games.throw', args: { ...onGame, held: [...held] } }
}

function legalRow({ options }: TurnView, choose: Choose): string {
  const legal = Object.entries(options).flatMap(([row, option]) => (option.legal ? [row] : []))
  return legal[choose(legal.length)] ?? 'no row is legal'
}
