import type { Dice, Die } from './dice.ts'
import {
  addToTimeline,
  type EventOf,
  type FirstRule,
  type GameEvent,
  type Held,
  makeTimeline,
  type Moment,
  type Numbered,
  type Source,
  type Timeline,
} from './events.ts'
import type { PlayedOn } from './playedOn.ts'
import type { Ruleset } from './ruleset.ts'
import { bonusFor, isFull, type Scorecard, type Totals, totals } from './scorecard.ts'

/** One player's place in a game. */
export interface Seat {
  readonly player: number
  readonly card: Scorecard
  /** Of a paper game whose rows are not known: what stood at the bottom, and the upper sum if told. */
  readonly told?: Told
  /** The player left: the card stands, and counts nowhere. */
  readonly left: boolean
  readonly tips: Tips
}

/** Whether a player has tips: not at all, now, or earlier in this game. */
export const TIPS = ['never', 'on', 'used'] as const
export type Tips = (typeof TIPS)[number]

export interface Told {
  readonly total: number
  readonly upper?: number
  /** Told again, when the game was over. */
  readonly corrected?: true
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
  readonly mode: Source
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
  /** Where the family has said otherwise than when it ended here. */
  readonly playedOn?: PlayedOn
  /** When it was deleted, until it is restored. */
  readonly deleted?: Moment
  readonly timeline: Timeline
  /** The number of events; a command made for another version is stale. */
  readonly version: number
}

/** An entry that undo can take back. */
export interface Step {
  /** The number of the event. */
  readonly to: number
  readonly kind: 'entered' | 'corrected'
  readonly seat: number
  readonly row: string
  readonly points: number
  readonly extra: number
  /** Seats whose throws would be taken back with it. */
  readonly throwsLost: readonly number[]
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

/**
 * One event more than the game has: the same as folding all of them, but for a long log far sooner.
 * @param events all of them, the new one last
 */
export function foldNext(
  rulesets: Readonly<Record<string, Ruleset>>,
  game: Game,
  events: readonly GameEvent[],
): Game {
  const event = events.at(-1)
  if (event === undefined || event.kind === 'undone' || event.kind === 'redone')
    return foldGame(rulesets, events)
  const timeline = addToTimeline(game.timeline, { ...event, n: events.length })
  return { ...apply(game, { ...event, n: events.length }), timeline, version: events.length }
}

/**
 * One event more in a log where nothing is undone, without keeping what only undo asks for: the
 * timeline stays as it was.
 */
export function foldOnward(game: Game, event: Numbered): Game {
  return { ...apply(game, event), version: event.n }
}

function firstState(ruleset: Ruleset, began: Numbered<EventOf<'began'>>): Game {
  const { mode, first, moment } = began
  const base = {
    ruleset,
    mode,
    first,
    state: 'ordering' as const,
    seats: began.players.map((player) => ({
      player,
      card: {},
      left: false,
      tips: 'never' as const,
    })),
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
    case 'chosen':
      return startIfDecided({ ...game, ordering: { contenders: [event.seat], thrown: new Map() } })
    case 'thrown':
      return { ...game, ...(game.turn && { turn: thrownIn(game.turn, event) }) }
    case 'entered':
      return withNextTurn({ ...game, seats: game.seats.map(enteredAt(event, game.turn?.dice)) })
    case 'corrected':
      return {
        ...game,
        seats: game.seats.map(enteredAt(event, undefined, game.ended !== undefined)),
      }
    case 'totals':
      return { ...game, seats: game.seats.map(toldAt(event, game.ended !== undefined)) }
    case 'left':
      return withNextTurn({ ...game, seats: game.seats.map(leftAt(event.seat)) })
    case 'advised':
      return { ...game, seats: game.seats.map(advisedAt(event)) }
    case 'ended': {
      const { turn: _, ...rest } = game
      return {
        ...rest,
        state: event.ending === 'full' ? 'finished' : 'abandoned',
        ended: event.moment,
      }
    }
    case 'redated':
      return { ...game, playedOn: event.on }
    case 'deleted':
      return { ...game, deleted: event.moment }
    case 'restored': {
      const { deleted: _, ...rest } = game
      return rest
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

/** While a game with own dice is played a correction is only writing; afterwards it is marked. */
const enteredAt =
  (event: EventOf<'entered' | 'corrected'>, thrown: Dice | undefined, isOver = false) =>
  (sitting: Seat, index: number): Seat => {
    if (index !== event.seat) return sitting
    const { kind, row, points, extra, dice = thrown } = event
    const corrected = kind === 'corrected' && isOver
    const entry = { points, extra, ...(dice && { dice }), ...(corrected && { corrected }) }
    return { ...sitting, card: { ...sitting.card, [row]: entry } }
  }

const toldAt =
  ({ seat, total, upper }: EventOf<'totals'>, isOver: boolean) =>
  (sitting: Seat, index: number): Seat => {
    if (index !== seat) return sitting
    const known = { total, ...(upper !== undefined && { upper }) }
    return { ...sitting, told: { ...known, ...(isOver && { corrected: true }) } }
  }

const leftAt =
  (seat: number) =>
  (sitting: Seat, index: number): Seat =>
    index === seat ? { ...sitting, left: true } : sitting

const advisedAt =
  ({ seat, on }: EventOf<'advised'>) =>
  (sitting: Seat, index: number): Seat =>
    index === seat ? { ...sitting, tips: on ? 'on' : 'used' } : sitting

/** The turn is the seat's with the fewest entries, the earliest in order among equals. */
function withNextTurn(game: Game): Game {
  const { turn: _, ...rest } = game
  // On paper the turns are long played.
  if (game.state !== 'playing' || game.mode === 'paper') return rest
  const open = game.order.filter(
    (seat) => plays(game, seat) && !isFull(game.ruleset, cardOf(game, seat)),
  )
  const fewest = Math.min(...open.map((seat) => filled(game, seat)))
  const seat = open.find((seat) => filled(game, seat) === fewest)
  if (seat === undefined) return rest
  return { ...rest, turn: { seat, round: fewest + 1, throwsLeft: game.ruleset.throws, held: [] } }
}

export function cardOf(game: Game, seat: number): Scorecard {
  return game.seats[seat]?.card ?? {}
}

const plays = (game: Game, seat: number): boolean => game.seats[seat]?.left === false

const filled = (game: Game, seat: number): number => Object.keys(cardOf(game, seat)).length

/** The seat that throws next for who begins. */
export function nextToOrder(game: Game): number | undefined {
  if (game.state !== 'ordering') return undefined
  return game.ordering.contenders.find((seat) => !game.ordering.thrown.has(seat))
}

/** The entries that stand, the latest last. What came from paper was no move: only its corrections. */
export function steps(game: Game): Step[] {
  const { live } = game.timeline
  return live.flatMap((event, index) => {
    if (event.kind !== 'entered' && event.kind !== 'corrected') return []
    if (event.kind === 'entered' && game.mode === 'paper') return []
    const later = live.slice(index + 1)
    const thrown = later.flatMap((event) => (event.kind === 'thrown' ? [event.seat] : []))
    const { kind, seat, row, points, extra } = event
    return [{ to: event.n, kind, seat, row, points, extra, throwsLost: [...new Set(thrown)] }]
  })
}

/** Totals as far as they are known: of a game told by its totals, seldom more than the total. */
export type KnownTotals = Pick<Totals, 'total'> & Partial<Totals>

export function totalsOf({ ruleset }: Game, { card, told }: Seat): KnownTotals {
  if (told === undefined) return totals(ruleset, card)
  const { total, upper } = told
  if (upper === undefined) return { total }
  return { total, upper, bonus: bonusFor(ruleset, upper) }
}

/** Places by total, the best first; equal totals share a place: 1, 1, 3. */
export function ranking(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length)
}

/** Who has a result in a finished game, with total and place: everybody who stayed to the end. */
export function results(
  game: Game,
): { readonly seat: number; readonly total: number; readonly place: number }[] {
  const stayed = game.seats.flatMap((sitting, seat) =>
    sitting.left ? [] : [{ seat, total: totalsOf(game, sitting).total }],
  )
  const places = ranking(stayed.map(({ total }) => total))
  return stayed.map((line, i) => ({ ...line, place: places[i] ?? 0 }))
}
