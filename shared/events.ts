import type { Dice, Die } from './dice.ts'
import type { PlayedOn } from './playedOn.ts'

/** Dice on the screen, or the family's own on the table while the program keeps the block. */
export const MODES = ['screen', 'own'] as const
export type Mode = (typeof MODES)[number]

/** Where a game's figures come from: played with the program, or on paper and entered afterwards. */
export const SOURCES = [...MODES, 'paper'] as const
export type Source = (typeof SOURCES)[number]

/**
 * How the first player is found; the others follow clockwise, in the order listed. `last`: whoever
 * came last in the latest finished game of exactly these players.
 */
export const FIRST_RULES = ['listed', 'highest', 'last'] as const
export type FirstRule = (typeof FIRST_RULES)[number]

/** How a game came to its end: every card full, or given up without a result. */
export const ENDINGS = ['full', 'noResult'] as const
export type Ending = (typeof ENDINGS)[number]

/** An instant (Unix seconds, UTC) and the minutes the clock on the wall was ahead of it. */
export interface Moment {
  readonly at: number
  readonly offset: number
}

/** Positions 0 to 4 of the dice that were not thrown again, upwards. */
export type Held = readonly number[]

/**
 * What can happen in a game. A game is the fold of its events; a released shape is never changed.
 * `seat` is a place in `players` of the first event, which is always `began`.
 */
export type GameEvent =
  | {
      readonly kind: 'began'
      readonly ruleset: string
      readonly mode: Source
      /** Player ids, by seat. */
      readonly players: readonly number[]
      readonly first: FirstRule
      /** The seats that may begin: they throw for it, or are asked. One alone simply begins. */
      readonly contenders: readonly number[]
      readonly moment: Moment
    }
  /** A die for who begins. */
  | { readonly kind: 'ordered'; readonly seat: number; readonly die: Die }
  /** Who begins, as the family itself found out. */
  | { readonly kind: 'chosen'; readonly seat: number }
  | { readonly kind: 'thrown'; readonly seat: number; readonly dice: Dice; readonly held: Held }
  | {
      readonly kind: 'entered'
      readonly seat: number
      readonly row: string
      readonly points: number
      readonly extra: number
      /** With the family's own dice, where they were told; on the screen they are the throw's. */
      readonly dice?: Dice
    }
  /** A total from paper whose rows are not known; `upper` where that sum was told. */
  | {
      readonly kind: 'totals'
      readonly seat: number
      readonly total: number
      readonly upper?: number
    }
  /** Other points in a row that was filled. */
  | {
      readonly kind: 'corrected'
      readonly seat: number
      readonly row: string
      readonly points: number
      readonly extra: number
      readonly dice?: Dice
    }
  /** A player leaves: no result for that seat, the others go on. */
  | { readonly kind: 'left'; readonly seat: number }
  /** A player asks for tips from here on, or no longer. */
  | { readonly kind: 'advised'; readonly seat: number; readonly on: boolean }
  /** Takes back the entered or corrected event with number `to` and all that came after it. */
  | { readonly kind: 'undone'; readonly to: number }
  /** Puts back what the latest `undone` took. */
  | { readonly kind: 'redone' }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly moment: Moment }
  /** When it was played, as the family has it: instead of when it ended here. */
  | { readonly kind: 'redated'; readonly on: PlayedOn }
  | { readonly kind: 'deleted'; readonly moment: Moment }
  | { readonly kind: 'restored' }

export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>

/** An event with its number in the game's log, counted from 1. */
export type Numbered<Event extends GameEvent = GameEvent> = Event & { readonly n: number }

/** What stands after undoing and redoing, and what was ever thrown. */
export interface Timeline {
  /** The events that count, in order. */
  readonly live: readonly Numbered[]
  /** What each `undone` took and `redone` may put back, the latest last. */
  readonly takenBack: readonly (readonly Numbered[])[]
  /** Every throw ever shown, by `throwKey`: the same turn with the same holds gives the same dice. */
  readonly shown: ReadonlyMap<string, Dice>
}

/** Said about a game, not done in it: undo of an entry before it leaves it standing. */
const ABOUT: ReadonlySet<GameEvent['kind']> = new Set([
  ...(['redated', 'deleted', 'restored'] as const),
  // Who has had a tip has had it.
  'advised',
])

const EMPTY: Timeline = { live: [], takenBack: [], shown: new Map() }

export function makeTimeline(events: readonly GameEvent[]): Timeline {
  const shown = new Map<string, Dice>()
  return events.reduce<Timeline>((timeline, event, index) => {
    if (event.kind === 'thrown')
      shown.set(throwKey(timeline.live, event.seat, event.held), event.dice)
    return { ...advance(timeline, { ...event, n: index + 1 }), shown }
  }, EMPTY)
}

/** What an event adds that neither undoes nor redoes. */
export function addToTimeline(timeline: Timeline, event: Numbered): Timeline {
  const { live, shown } = timeline
  if (event.kind !== 'thrown') return advance(timeline, event)
  const key = throwKey(live, event.seat, event.held)
  return { ...advance(timeline, event), shown: new Map(shown).set(key, event.dice) }
}

function advance({ live, takenBack, shown }: Timeline, event: Numbered): Timeline {
  if (event.kind === 'undone') {
    const goes = ({ n, kind }: Numbered): boolean => n >= event.to && !ABOUT.has(kind)
    const kept = live.filter((event) => !goes(event))
    return { live: kept, takenBack: [...takenBack, live.filter(goes)], shown }
  }
  if (event.kind === 'redone')
    return {
      live: [...live, ...(takenBack.at(-1) ?? [])],
      takenBack: takenBack.slice(0, -1),
      shown,
    }
  return { live: [...live, event], takenBack: ABOUT.has(event.kind) ? takenBack : [], shown }
}

/** Names a throw by whose turn it is, the round, and what was held in each throw of the turn. */
export function throwKey(live: readonly Numbered[], seat: number, held: Held): string {
  const isEntry = (event: Numbered): event is Numbered<EventOf<'entered'>> =>
    event.kind === 'entered'
  const round = live.filter((event) => isEntry(event) && event.seat === seat).length
  const turn = live.slice(live.findLastIndex(isEntry) + 1)
  const holds = turn.flatMap((event) => (event.kind === 'thrown' ? [event.held.join('')] : []))
  return [seat, round, ...holds, held.join('')].join(' ')
}
