import type { Dice, Die } from './dice.ts'
import {
  type EventOf,
  type FirstRule,
  type GameEvent,
  type Held,
  makeTimeline,
  type Mode,
  type Moment,
  type Numbered,
  throwKey,
  type Timeline,
} from './events.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { isFull, place, type Scorecard, totals } from './scorecard.ts'

/** One player's place in a game. */
export interface Seat {
  readonly player: number
  readonly card: Scorecard
}

/** Whose turn it is, and what lies on the table. */
export interface Turn {
  readonly seat: number
  /** From 1. */
  readonly round: number
  readonly throwsLeft: number
  /** The present throw; undefined until the player has thrown. */
  readonly dice?: Dice
  /** The dice that were kept when it was thrown; they stay kept until released. */
  readonly held: Held
}

/** Throwing for who begins. */
export interface Ordering {
  /** The seats still in it: all that began it, then only the tied. */
  readonly contenders: readonly number[]
  /** What they have thrown in this round of it, by seat. */
  readonly thrown: ReadonlyMap<number, Die>
}

export const STATES = ['ordering', 'playing', 'finished', 'abandoned'] as const
export type GameState = (typeof STATES)[number]

/** A game at one moment: nothing but the fold of its events. */
export interface Game {
  readonly ruleset: Ruleset
  readonly mode: Mode
  readonly first: FirstRule
  readonly state: GameState
  /** In the order listed. */
  readonly seats: readonly Seat[]
  /** Seats in the order they play; as listed until that is decided. */
  readonly order: readonly number[]
  readonly ordering: Ordering
  readonly turn?: Turn
  readonly began: Moment
  readonly ended?: Moment
  readonly timeline: Timeline
  /** The number of events; a command made for another version is stale. */
  readonly version: number
}

/** An entry that undo can take back. */
export interface Step {
  /** The number of the entered event. */
  readonly to: number
  readonly seat: number
  readonly row: string
  readonly points: number
  readonly extra: number
  /** Seats whose throws would be taken back with it. */
  readonly throwsLost: readonly number[]
}

/**
 * The first event of a game.
 * @throws Refusal nobody, tooMany, alreadyIn
 */
export function begin(
  ruleset: Ruleset,
  mode: Mode,
  players: readonly number[],
  first: FirstRule,
  moment: Moment,
): GameEvent {
  const { min, max } = ruleset.players
  if (players.length < min) throw new Refusal('nobody', { min })
  if (players.length > max) throw new Refusal('tooMany', { max })
  const twice = players.find((player, seat) => players.indexOf(player) !== seat)
  if (twice !== undefined) throw new Refusal('alreadyIn', { player: twice })
  const contenders = first === 'highest' ? players.map((_, seat) => seat) : [0]
  return { kind: 'began', ruleset: ruleset.id, mode, players, first, contenders, moment }
}

/**
 * @param rulesets where the game's ruleset is looked up
 * @throws Error when the events are none the program wrote
 */
export function foldGame(
  rulesets: Readonly<Record<string, Ruleset>>,
  events: readonly GameEvent[],
): Game {
  const timeline = makeTimeline(events)
  const [began, ...rest] = timeline.live
  if (began?.kind !== 'began') throw new Error('a game starts with the event began')
  const ruleset = rulesets[began.ruleset]
  if (ruleset === undefined) throw new Error(`unknown ruleset ${began.ruleset}`)
  const game = { ...rest.reduce(apply, firstState(ruleset, began)), timeline }
  return { ...game, version: events.length }
}

function firstState(ruleset: Ruleset, began: Numbered<EventOf<'began'>>): Game {
  const { mode, first, moment } = began
  const base = {
    ruleset,
    mode,
    first,
    state: 'ordering' as const,
    seats: began.players.map((player) => ({ player, card: {} })),
    order: began.players.map((_, seat) => seat),
    ordering: { contenders: began.contenders, thrown: new Map() },
    began: moment,
    timeline: { live: [began], takenBack: [], shown: new Map() },
    version: 1,
  }
  return startIfDecided(base)
}

/** One event more. Trusts it: a command has checked it. */
function apply(game: Game, event: Numbered): Game {
  switch (event.kind) {
    case 'ordered':
      return startIfDecided({ ...game, ordering: throwForOrder(game.ordering, event) })
    case 'thrown':
      return { ...game, ...(game.turn && { turn: thrownIn(game.turn, event) }) }
    case 'entered':
      return withNextTurn({ ...game, seats: game.seats.map(enteredAt(event, game.turn?.dice)) })
    case 'ended': {
      const { turn: _, ...rest } = game
      return {
        ...rest,
        state: event.ending === 'full' ? 'finished' : 'abandoned',
        ended: event.moment,
      }
    }
    case 'began':
    case 'undone':
    case 'redone':
      throw new Error(`${event.kind} has no place among the live events of a game`)
  }
}

function thrownIn(turn: Turn, { dice, held }: EventOf<'thrown'>): Turn {
  const throwsLeft = turn.throwsLeft - 1
  // After the last throw nothing can be kept: there is nothing to keep it for.
  return { ...turn, dice, throwsLeft, held: throwsLeft === 0 ? [] : held }
}

function throwForOrder(
  { contenders, thrown }: Ordering,
  { seat, die }: EventOf<'ordered'>,
): Ordering {
  const all = new Map(thrown).set(seat, die)
  if (all.size < contenders.length) return { contenders, thrown: all }
  const highest = Math.max(...all.values())
  const tied = contenders.filter((seat) => all.get(seat) === highest)
  // The last dice stay in sight once they have decided; a tie is thrown again.
  return { contenders: tied, thrown: tied.length === 1 ? all : new Map() }
}

function startIfDecided(game: Game): Game {
  const [first, ...others] = game.ordering.contenders
  if (first === undefined || others.length > 0) return game
  const order = game.seats.map((_, i) => (first + i) % game.seats.length)
  return withNextTurn({ ...game, state: 'playing', order })
}

const enteredAt =
  ({ seat, row, points, extra }: EventOf<'entered'>, dice: Dice | undefined) =>
  (sitting: Seat, index: number): Seat => {
    if (index !== seat) return sitting
    const entry = { points, extra, ...(dice && { dice }) }
    return { ...sitting, card: { ...sitting.card, [row]: entry } }
  }

/** The turn is the seat's with the fewest entries, the earliest in order among equals. */
function withNextTurn(game: Game): Game {
  const { turn: _, ...rest } = game
  const open = game.order.filter((seat) => !isFull(game.ruleset, cardOf(game, seat)))
  const fewest = Math.min(...open.map((seat) => filled(game, seat)))
  const seat = open.find((seat) => filled(game, seat) === fewest)
  if (seat === undefined) return rest
  return { ...rest, turn: { seat, round: fewest + 1, throwsLeft: game.ruleset.throws, held: [] } }
}

export function cardOf(game: Game, seat: number): Scorecard {
  return game.seats[seat]?.card ?? {}
}

const filled = (game: Game, seat: number): number => Object.keys(cardOf(game, seat)).length

/** The seat that throws next for who begins. */
export function nextToOrder(game: Game): number | undefined {
  if (game.state !== 'ordering') return undefined
  return game.ordering.contenders.find((seat) => !game.ordering.thrown.has(seat))
}

/** One die for who begins. @throws Refusal gameOver when that is decided */
export function order(game: Game, throwDie: () => Die): GameEvent {
  const seat = nextToOrder(game)
  if (seat === undefined) throw new Refusal('gameOver')
  return { kind: 'ordered', seat, die: throwDie() }
}

/**
 * Throws the dice that are not held. A throw that was once shown for this turn and these
 * holds stands: after an undo the same dice come again.
 * @throws Refusal gameOver, wrongDice, noThrows, throwFirst, allKept
 */
export function throwDice(game: Game, positions: Held, throwDie: () => Die): GameEvent {
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
 * @throws Refusal gameOver, throwFirst and those of `place`
 */
export function enter(game: Game, row: string, moment: Moment): GameEvent[] {
  const { seat, dice } = openTurn(game)
  if (dice === undefined) throw new Refusal('throwFirst')
  const card = place(game.ruleset, cardOf(game, seat), dice, row)
  const { points, extra } = card[row] ?? { points: 0, extra: 0 }
  const entered: GameEvent = { kind: 'entered', seat, row, points, extra }
  const last = game.seats.every((_, other) =>
    isFull(game.ruleset, other === seat ? card : cardOf(game, other)),
  )
  return last ? [entered, { kind: 'ended', ending: 'full', moment }] : [entered]
}

/** The entries that stand, the latest last. */
export function steps(game: Game): Step[] {
  const { live } = game.timeline
  return live.flatMap((event, index) => {
    if (event.kind !== 'entered') return []
    const later = live.slice(index + 1)
    const thrown = later.flatMap((event) => (event.kind === 'thrown' ? [event.seat] : []))
    const { seat, row, points, extra } = event
    return [{ to: event.n, seat, row, points, extra, throwsLost: [...new Set(thrown)] }]
  })
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

/** Places by total, the best first; equal totals share a place: 1, 1, 3. */
export function ranking(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length)
}

/** Total of each seat, in the order listed. */
export function seatTotals(game: Game): number[] {
  return game.seats.map((seat) => totals(game.ruleset, seat.card).total)
}

function openTurn(game: Game): Turn {
  if (game.turn === undefined) throw new Refusal('gameOver')
  return game.turn
}
