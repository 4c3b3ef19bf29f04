import type { GameEvent, Moment } from './events.ts'
import type { Game, Told } from './game.ts'
import { entryOf, sittingAt, type Written } from './moves.ts'
import { checkTotals } from './paper.ts'
import { checkPlayedOn, type PlayedOn } from './playedOn.ts'
import { Refusal } from './refusal.ts'
import type { Scorecard } from './scorecard.ts'

/*
 * What may be done with a game that is over: each gives the event that follows, or refuses.
 */

/**
 * Other points in a row; totals, bonus and winner follow.
 * @throws Refusal notFinished, wrongMode where only totals are known, and those of `sittingAt` and
 *   `entryOf`
 */
export function correct(game: Game, seat: number, row: string, written: Written): GameEvent {
  if (game.state !== 'finished') throw new Refusal('notFinished')
  const { card, told } = sittingAt(game, seat)
  if (told !== undefined) throw new Refusal('wrongMode')
  const entry = entryOf(game.ruleset, card, row, written)
  // Extras that other entries earned would stand without the points that let them.
  if (row === game.ruleset.joker?.row && entry.points === 0 && hasExtraBeside(card, row))
    throw new Refusal('extraNeeds50')
  return { kind: 'corrected', seat, row, ...entry }
}

/**
 * Another total of a column from paper whose rows are not known; place and winner follow.
 * @throws Refusal notFinished, wrongMode where the rows are known, impossibleTotal
 */
export function correctTotals(game: Game, seat: number, { total, upper }: Told): GameEvent {
  if (game.state !== 'finished') throw new Refusal('notFinished')
  if (sittingAt(game, seat).told === undefined) throw new Refusal('wrongMode')
  const known = { total, ...(upper !== undefined && { upper }) }
  return checkTotals(game.ruleset, { kind: 'totals', seat, ...known })
}

const hasExtraBeside = (card: Scorecard, row: string): boolean =>
  Object.entries(card).some(([other, { extra }]) => other !== row && extra > 0)

/**
 * When it was played, as the family has it.
 * @param today the local date now
 * @throws Refusal notFinished, noDate, future, tooEarly
 */
export function redate(game: Game, on: PlayedOn, today: string): GameEvent {
  if (game.state !== 'finished') throw new Refusal('notFinished')
  return { kind: 'redated', on: checkPlayedOn(on, today) }
}

/** It counts nowhere from now on, until it is restored. @throws Refusal notFinished, gameDeleted */
export function remove(game: Game, moment: Moment): GameEvent {
  if (game.ended === undefined) throw new Refusal('notFinished')
  if (game.deleted !== undefined) throw new Refusal('gameDeleted')
  return { kind: 'deleted', moment }
}

/** @throws Refusal notDeleted */
export function restore(game: Game): GameEvent {
  if (game.deleted === undefined) throw new Refusal('notDeleted')
  return { kind: 'restored' }
}
