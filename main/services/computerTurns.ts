import { isStrength, type Strength } from '../../shared/coach/strength.ts'
import { isCoached } from '../../shared/coach/coached.ts'
import type { GameEvent, Mode, Moment } from '../../shared/events.ts'
import { type Game, nextToOrder, steps } from '../../shared/game.ts'
import { abandon, leave } from '../../shared/moves.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { Players } from '../store/players.ts'

/** The seats of a game that computers have. */
export type Computers = ReadonlyMap<number, Strength>

/** Those of a newer release are left out: nobody here can play like them. */
export function computersIn(players: Players, game: number): Computers {
  const known = players
    .computersIn(game)
    .flatMap(({ seat, strength }) => (isStrength(strength) ? [[seat, strength] as const] : []))
  return new Map(known)
}

/** Who is to throw or choose now, where that is a computer. */
export function computerToMove(game: Game, computers: Computers): Strength | undefined {
  if (game.deleted !== undefined || !isCoached(game.ruleset)) return undefined
  return computers.get(game.turn?.seat ?? nextToOrder(game) ?? -1)
}

/** @throws Refusal wrongMode, nobody */
export function refuseComputers(
  ruleset: Ruleset,
  mode: Mode,
  ids: readonly number[],
  players: Players,
): void {
  const people = ids.filter((id) => players.byId(id)?.strength === null)
  if (people.length === ids.length) return
  // It throws on the screen, and plays only what the coach knows.
  if (mode !== 'screen' || !isCoached(ruleset)) throw new Refusal('wrongMode')
  if (people.length === 0) throw new Refusal('nobody', { min: 1 })
}

/**
 * What an undo takes back: an entry of a person, and what computers have done since goes along.
 * @param to the entry asked for, the latest where it is left out
 * @throws Refusal nothingToUndo
 */
export function stepOfPerson(
  game: Game,
  computers: Computers,
  to: number | undefined,
): number | undefined {
  if (computers.size === 0) return to
  const all = steps(game)
  const asked = to === undefined ? all : all.slice(0, all.findIndex((step) => step.to === to) + 1)
  // Computers don't correct.
  const step = asked.findLast(({ kind, seat }) => kind === 'corrected' || !computers.has(seat))
  if (step === undefined) throw new Refusal('nothingToUndo')
  return step.to
}

/** As `leave`; computers alone don't play on. @throws Refusal those of `leave` */
export function leaveTable(
  game: Game,
  computers: Computers,
  seat: number,
  moment: Moment,
): GameEvent[] {
  const events = leave(game, seat, moment)
  const staying = game.seats.some(
    ({ left }, other) => other !== seat && !left && !computers.has(other),
  )
  return staying || events.length > 1 ? events : [...events, abandon(game, moment)]
}
