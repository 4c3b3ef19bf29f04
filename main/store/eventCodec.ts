import * as v from 'valibot'
import { type Die, isDie, makeDiceText, parseDiceText } from '../../shared/dice.ts'
import { ENDINGS, type EventOf, FIRST_RULES, type GameEvent, SOURCES } from '../../shared/events.ts'
import { isDate, type PlayedOn } from '../../shared/playedOn.ts'

/** An event as it is stored: `data` is as short as it can be and still be read by eye. */
export interface EventRow {
  /** One of `LETTERS`. */
  readonly kind: string
  readonly seat: number | null
  readonly data: string | null
}

const Word = v.pipe(v.string(), v.nonEmpty())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const MomentData = v.strictObject({ at: v.pipe(v.number(), v.integer()), offset: v.number() })
const BeganData = v.strictObject({
  ruleset: v.string(),
  mode: v.picklist(SOURCES),
  players: v.array(Count),
  first: v.picklist(FIRST_RULES),
  contenders: v.array(Count),
  moment: MomentData,
})
const EndedData = v.strictObject({ ending: v.picklist(ENDINGS), moment: MomentData })
const DeletedData = v.strictObject({ moment: MomentData })

/** How a kind is stored: words would be a fifth of the database. */
const LETTERS = {
  began: 'b',
  ordered: 'o',
  chosen: 'c',
  thrown: 't',
  entered: 'e',
  corrected: 'm', // mended
  left: 'l',
  advised: 'a',
  undone: 'u',
  redone: 'r',
  ended: 'x',
  totals: 's', // sums
  redated: 'd', // dated
  deleted: 'g', // gone
  restored: 'h', // had back
} as const satisfies Record<GameEvent['kind'], string>

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]),
)

export function eventToRow(event: GameEvent): EventRow {
  return { ...wordRow(event), kind: LETTERS[event.kind] }
}

function wordRow(event: GameEvent): EventRow {
  switch (event.kind) {
    case 'began':
    case 'ended':
    case 'deleted': {
      const { kind, ...data } = event
      return { kind, seat: null, data: JSON.stringify(data) }
    }
    case 'ordered':
      return { kind: event.kind, seat: event.seat, data: String(event.die) }
    case 'thrown':
      return {
        kind: event.kind,
        seat: event.seat,
        data: words(makeDiceText(event.dice), event.held.join('')),
      }
    case 'entered':
    case 'corrected':
      return { kind: event.kind, seat: event.seat, data: entryData(event) }
    case 'totals':
      return { kind: event.kind, seat: event.seat, data: words(event.total, event.upper ?? '') }
    case 'chosen':
    case 'left':
      return { kind: event.kind, seat: event.seat, data: null }
    case 'advised':
      return { kind: event.kind, seat: event.seat, data: event.on ? 'on' : 'off' }
    case 'redated':
      return { kind: event.kind, seat: null, data: playedOnData(event.on) }
    case 'undone':
      return { kind: event.kind, seat: null, data: String(event.to) }
    case 'redone':
    case 'restored':
      return { kind: event.kind, seat: null, data: null }
  }
}

/** @throws Error when the row is none that `eventToRow` makes */
export function rowToEvent({ kind: letter, seat, data }: EventRow): GameEvent {
  const kind = KINDS.get(letter) ?? ''
  switch (kind) {
    case 'began':
      return { kind, ...v.parse(v.pipe(v.string(), v.parseJson(), BeganData), data) }
    case 'ended':
      return { kind, ...v.parse(v.pipe(v.string(), v.parseJson(), EndedData), data) }
    case 'deleted':
      return { kind, ...v.parse(v.pipe(v.string(), v.parseJson(), DeletedData), data) }
  }
  const event = wordsToEvent({ kind, seat, data })
  const again = wordRow(event)
  if (again.seat !== seat || again.data !== data)
    throw new Error(`no event: ${JSON.stringify({ letter, seat, data })}`)
  return event
}

/** Reads loosely: what is written otherwise when it is written again is no event. */
function wordsToEvent({ kind, seat, data }: EventRow): GameEvent {
  const parts = (data ?? '').split(' ')
  switch (kind) {
    case 'ordered':
      return { kind, seat: v.parse(Count, seat), die: v.parse(v.custom<Die>(isFace), Number(data)) }
    case 'thrown':
      return {
        kind,
        seat: v.parse(Count, seat),
        dice: parseDiceText(v.parse(Word, parts[0])),
        held: [...(parts[1] ?? '')].map(Number),
      }
    case 'entered':
    case 'corrected':
      return {
        kind,
        seat: v.parse(Count, seat),
        row: v.parse(Word, parts[0]),
        points: v.parse(Count, Number(parts[1])),
        extra: v.parse(Count, Number(parts[2] ?? 0)),
        ...(parts[3] !== undefined && { dice: parseDiceText(parts[3]) }),
      }
    case 'totals':
      return {
        kind,
        seat: v.parse(Count, seat),
        total: v.parse(Count, Number(v.parse(Word, parts[0]))),
        ...(parts[1] !== undefined && { upper: v.parse(Count, Number(parts[1])) }),
      }
    case 'chosen':
    case 'left':
      return { kind, seat: v.parse(Count, seat) }
    case 'advised':
      return { kind, seat: v.parse(Count, seat), on: data === 'on' }
    case 'redated':
      return { kind, on: parsePlayedOn(data ?? '') }
    case 'undone':
      return { kind, to: v.parse(Count, Number(data)) }
    case 'redone':
    case 'restored':
      return { kind }
    default:
      throw new Error('unknown event')
  }
}

/** `fullHouse 19`, with the extra where there is one, and the dice where they were told. */
function entryData({ row, points, extra, dice }: EventOf<'entered' | 'corrected'>): string {
  if (dice !== undefined) return words(row, points, extra, makeDiceText(dice))
  return words(row, points, extra === 0 ? '' : extra)
}

/** `2026-11-30`, `1987` or `nothing`: what is known, and no more. */
function playedOnData(on: PlayedOn): string {
  if (on.known === 'date') return on.date
  return on.known === 'year' ? String(on.year) : on.known
}

function parsePlayedOn(text: string): PlayedOn {
  if (text === 'nothing') return { known: text }
  if (/^\d{4}$/.test(text)) return { known: 'year', year: Number(text) }
  if (!isDate(text)) throw new Error(`no date: ${text}`)
  return { known: 'date', date: text }
}

const isFace = (value: unknown): boolean => typeof value === 'number' && isDie(value)

const words = (...parts: (string | number)[]): string =>
  parts.filter((part) => part !== '').join(' ')
