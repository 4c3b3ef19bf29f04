import type { ArgumentsOf, Channel } from '../../shared/contract.ts'
import { FACES } from '../../shared/dice.ts'
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

interface OnGame {
  readonly game: number
  readonly version: number
}

/**
 * A legal command on a game as a family might give it: mostly throws and entries, now and then
 * dice kept or tips asked for, one or several entries taken back and put back; seldom somebody
 * leaves.
 * @returns undefined when the game is over, but for one in four that takes the end back and seldom
 *   one that corrects a row
 */
export function randomMove(view: GameView, choose: Choose): Move | undefined {
  const onGame = { game: view.id, version: view.version }
  if (view.state === 'abandoned') return undefined
  if (view.state === 'ordering') return ordering(view, onGame, choose)
  if (view.canRedo && choose(3) === 0) return { channel: 'games.redo', args: onGame }
  const back = view.steps[view.steps.length - 1 - choose(3)]
  if (back !== undefined && choose(view.turn === undefined ? 4 : 20) === 0)
    return { channel: 'games.undo', args: { ...onGame, to: back.to } }
  if (view.turn === undefined) return choose(3) === 0 ? corrected(view, onGame, choose) : undefined
  if (choose(300) === 0)
    return { channel: 'games.leave', args: { ...onGame, seat: view.turn.seat } }
  if (view.mode === 'own') return written(view, view.turn, onGame, choose)
  if (view.coached && choose(30) === 0) {
    const { seat } = view.turn
    const on = view.columns.find((column) => column.seat === seat)?.tips !== 'on'
    return { channel: 'games.advise', args: { ...onGame, seat, on } }
  }
  return played(view.turn, onGame, choose)
}

function ordering({ mode, ordering }: GameView, onGame: OnGame, choose: Choose): Move {
  const { contenders = [] } = ordering ?? {}
  return mode === 'own'
    ? { channel: 'games.choose', args: { ...onGame, seat: oneOf(contenders, choose) ?? 0 } }
    : { channel: 'games.order', args: onGame }
}

function played(turn: TurnView, onGame: OnGame, choose: Choose): Move {
  const { dice, held, throwsLeft } = turn
  if (dice === undefined) return { channel: 'games.throw', args: { ...onGame, held: [] } }
  if (throwsLeft === 0 || choose(2) === 0)
    return { channel: 'games.enter', args: { ...onGame, row: legalRow(turn, choose) } }
  if (held.length < dice.length && choose(2) === 0)
    return { channel: 'games.throw', args: { ...onGame, held: [...held] } }
  const kept = dice.map((_, position) => position).filter(() => choose(2) === 0)
  return { channel: 'games.hold', args: { ...onGame, held: kept } }
}

/** Dice that are not all alike, since no joker closes a row for them. */
const mixedDice = (dice: number, choose: Choose): ArgumentsOf<'games.count'>['dice'] => [
  ...FACES.slice(0, dice - 1),
  oneOf(FACES, choose) ?? 1,
]

function written(view: GameView, turn: TurnView, onGame: OnGame, choose: Choose): Move {
  const dice = mixedDice(view.dice, choose)
  const row = legalRow(turn, choose)
  return { channel: 'games.write', args: { ...onGame, seat: turn.seat, row, written: { dice } } }
}

/** Other dice in a filled row, but where a strike could leave the extras of others behind. */
function corrected({ columns, dice }: GameView, onGame: OnGame, choose: Choose): Move | undefined {
  const column = oneOf(columns, choose)
  const entries = Object.entries(column?.entries ?? {})
  if (column === undefined || column.left || entries.some(([, { extra }]) => extra > 0))
    return undefined
  const [row] = oneOf(entries, choose) ?? []
  if (row === undefined) return undefined
  const written = { dice: mixedDice(dice, choose) }
  return { channel: 'games.correct', args: { ...onGame, seat: column.seat, row, written } }
}

function legalRow({ options }: TurnView, choose: Choose): string {
  const legal = Object.entries(options).flatMap(([row, option]) => (option.legal ? [row] : []))
  return oneOf(legal, choose) ?? 'no row is legal'
}

const oneOf = <T>(values: readonly T[], choose: Choose): T | undefined =>
  values[choose(values.length)]
