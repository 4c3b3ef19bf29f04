import type { Dice, Die } from './dice.ts'
import {
  type FirstRule,
  type GameEvent,
  type Held,
  type Moment,
  type Source,
  throwKey,
} from './events.ts'
import { cardOf, type Game, nextToOrder, type Seat, steps, type Turn } from './game.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { type Entry, isFull, place, type Scorecard } from './scorecard.ts'
import { writtenEntry } from './written.ts'

/*
 * What may be done in a game. Each move looks at the game as it stands and gives the events that
 * follow, or refuses and changes nothing. Dice and time come in as arguments.
 */

/**
 * The first event of a game.
 * @param lastSeats where `first` is `last`: the seats that came last in the game before
 * @throws Refusal nobody, tooMany, alreadyIn, noEarlierGame
 */
export function begin(
  ruleset: Ruleset,
  mode: Source,
  players: readonly number[],
  first: FirstRule,
  moment: Moment,
  lastSeats: readonly number[] = [],
): GameEvent {
  const { min, max } = ruleset.players
  if (players.length < min) throw new Refusal('nobody', { min })
  if (players.length > max) throw new Refusal('tooMany', { max })
  const twice = players.find((player, seat) => players.indexOf(player) !== seat)
  if (twice !== undefined) throw new Refusal('alreadyIn', { player: twice })
  if (first === 'last' && lastSeats.length === 0) throw new Refusal('noEarlierGame')
  const contenders = {
    listed: [0],
    highest: players.map((_, seat) => seat),
    last: lastSeats,
  }[first]
  return { kind: 'began', ruleset: ruleset.id, mode, players, first, contenders, moment }
}

/** One die for who begins. @throws Refusal gameOver when that is decided, wrongMode */
export function order(game: Game, throwDie: () => Die): GameEvent {
  if (game.mode !== 'screen') throw new Refusal('wrongMode')
  const seat = nextToOrder(game)
  if (seat === undefined) throw new Refusal('gameOver')
  return { kind: 'ordered', seat, die: throwDie() }
}

/** Who begins, found out at the table. @throws Refusal gameOver, wrongMode, unknownPlayer */
export function choose(game: Game, seat: number): GameEvent {
  if (game.mode !== 'own') throw new Refusal('wrongMode')
  if (game.state !== 'ordering') throw new Refusal('gameOver')
  if (!game.ordering.contenders.includes(seat)) throw new Refusal('unknownPlayer')
  return { kind: 'chosen', seat }
}

/**
 * Throws the dice that are not held. A throw that was once shown for this turn and these
 * holds stands: after an undo the same dice come again.
 * @throws Refusal wrongMode, gameOver, wrongDice, noThrows, throwFirst, allKept
 */
export function throwDice(game: Game, positions: Held, throwDie: () => Die): GameEvent {
  if (game.mode !== 'screen') throw new Refusal('wrongMode')
  const turn = openTurn(game)
  const held = parseHeld(game, positions)
  if (turn.throwsLeft === 0) throw new Refusal('noThrows')
  if (held.length === game.ruleset.dice) throw new Refusal('allKept')
  const shown = game.timeline.shown.get(throwKey(game.timeline.live, turn.seat, held))
  const dice =
    shown ??
    Array.from({ length: game.ruleset.dice }, (_, i) => {
      const kept = held.includes(i) ? turn.dice?.[i] : undefined
      return kept ?? throwDie()
    })
  return { kind: 'thrown', seat: turn.seat, dice, held }
}

/**
 * Dice that are to be kept, each once and upwards: the same holds are always the same key.
 * @throws Refusal gameOver, wrongDice, throwFirst, noThrows
 */
export function parseHeld(game: Game, positions: readonly number[]): Held {
  const { dice, throwsLeft } = openTurn(game)
  const count = game.ruleset.dice
  if (
    positions.some((position) => !Number.isInteger(position) || position < 0 || position >= count)
  )
    throw new Refusal('wrongDice', { dice: count })
  if (positions.length > 0 && dice === undefined) throw new Refusal('throwFirst')
  if (positions.length > 0 && throwsLeft === 0) throw new Refusal('noThrows')
  return [...new Set(positions)].sort((a, b) => a - b)
}

/**
 * Enters the present dice in a row; with the last row of the last card the game ends.
 * @throws Refusal wrongMode, gameOver, throwFirst and those of `place`
 */
export function enter(game: Game, row: string, moment: Moment): GameEvent[] {
  if (game.mode !== 'screen') throw new Refusal('wrongMode')
  const { seat, dice } = openTurn(game)
  if (dice === undefined) throw new Refusal('throwFirst')
  const card = place(game.ruleset, cardOf(game, seat), dice, row)
  const { points, extra } = card[row] ?? { points: 0, extra: 0 }
  return [{ kind: 'entered', seat, row, points, extra }, ...endIfFull(game, seat, card, moment)]
}

/** What is written in a cell by hand: the points, or the dice for the program to count. */
export type Written =
  { readonly points: number; readonly extra?: number | undefined } | { readonly dice: Dice }

/**
 * Writes points in any open cell, or others in a filled one. The turn is only a suggestion where
 * the dice are the family's own.
 * @throws Refusal wrongMode, gameOver, unknownPlayer, playerLeft, unknownRow, impossible,
 *   extraNeeds50, extraTooMany and those of `place`
 */
export function write(
  game: Game,
  seat: number,
  row: string,
  written: Written,
  moment: Moment,
): GameEvent[] {
  if (game.mode !== 'own') throw new Refusal('wrongMode')
  if (game.state === 'abandoned' || game.state === 'ordering') throw new Refusal('gameOver')
  const sitting = sittingAt(game, seat)
  const entry = entryOf(game.ruleset, sitting.card, row, written)
  const kind = sitting.card[row] === undefined ? 'entered' : 'corrected'
  const card = { ...sitting.card, [row]: entry }
  return [{ kind, seat, row, ...entry }, ...endIfFull(game, seat, card, moment)]
}

/** @throws Refusal unknownPlayer, playerLeft */
export function sittingAt(game: Game, seat: number): Seat {
  const sitting = game.seats[seat]
  if (sitting === undefined) throw new Refusal('unknownPlayer')
  if (sitting.left) throw new Refusal('playerLeft', { player: sitting.player })
  return sitting
}

/** @throws Refusal those of `writtenEntry` and `place` */
export function entryOf(ruleset: Ruleset, card: Scorecard, row: string, written: Written): Entry {
  if (!('dice' in written)) return writtenEntry(ruleset, card, row, written.points, written.extra)
  const { [row]: _, ...others } = card
  const entry = place(ruleset, others, written.dice, row)[row]
  if (entry === undefined) throw new Refusal('unknownRow', { row })
  return entry
}

/** The end of the game, where this card was the last that others still waited for. */
function endIfFull(game: Game, seat: number, card: Scorecard, moment: Moment): GameEvent[] {
  if (game.ended !== undefined) return []
  const all = game.seats.every(
    (sitting, other) =>
      sitting.left || isFull(game.ruleset, other === seat ? card : cardOf(game, other)),
  )
  return all ? [{ kind: 'ended', ending: 'full', moment }] : []
}

/**
 * A player leaves. With nobody left the game is given up; with only full cards left it ends.
 * @throws Refusal gameOver, unknownPlayer, playerLeft
 */
export function leave(game: Game, seat: number, moment: Moment): GameEvent[] {
  if (game.state !== 'playing') throw new Refusal('gameOver')
  sittingAt(game, seat)
  const left: GameEvent = { kind: 'left', seat }
  const staying = game.seats.filter((other, i) => i !== seat && !other.left)
  if (staying.length === 0) return [left, abandon(game, moment)]
  return staying.every(({ card }) => isFull(game.ruleset, card))
    ? [left, { kind: 'ended', ending: 'full', moment }]
    : [left]
}

/**
 * A player asks for tips from here on, or no longer; nothing where that is so already.
 * @throws Refusal wrongMode, gameOver, unknownPlayer, playerLeft
 */
export function advise(game: Game, seat: number, on: boolean): GameEvent[] {
  if (game.mode !== 'screen') throw new Refusal('wrongMode')
  if (game.state !== 'playing') throw new Refusal('gameOver')
  const { tips } = sittingAt(game, seat)
  return on === (tips === 'on') ? [] : [{ kind: 'advised', seat, on }]
}

/**
 * Takes back an entry and all after it; the latest where `to` is left out.
 * @throws Refusal gameOver when it was given up, nothingToUndo
 */
export function undo(game: Game, to?: number): GameEvent {
  if (game.state === 'abandoned') throw new Refusal('gameOver')
  const all = steps(game)
  const step = to === undefined ? all.at(-1) : all.find((step) => step.to === to)
  if (step === undefined) throw new Refusal('nothingToUndo')
  return { kind: 'undone', to: step.to }
}

/** Puts back what the latest undo took. @throws Refusal nothingToRedo */
export function redo(game: Game): GameEvent {
  if (game.timeline.takenBack.length === 0) throw new Refusal('nothingToRedo')
  return { kind: 'redone' }
}

/** Gives the game up: it counts nowhere. @throws Refusal gameOver */
export function abandon(game: Game, moment: Moment): GameEvent {
  if (game.ended !== undefined) throw new Refusal('gameOver')
  return { kind: 'ended', ending: 'noResult', moment }
}

function openTurn(game: Game): Turn {
  if (game.turn === undefined) throw new Refusal('gameOver')
  return game.turn
}
