import * as v from 'valibot'
import { type Die, isDie, makeDiceText, parseDiceText } from '../../shared/dice.ts'
import { ENDINGS, FIRST_RULES, type GameEvent, MODES } from '../../shared/events.ts'

/** An event as it is stored: `data` is as short as it can be and still be read by eye. */
export interface EventRow {
  readonly kind: string
  readonly seat: number | null
  readonly data: string | null
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const MomentData = v.strictObject({ at: v.pipe(v.number(), v.integer()), offset: v.number() })
const BeganData = v.strictObject({
  ruleset: v.string(),
  mode: v.picklist(MODES),
  players: v.array(Count),
  first: v.picklist(FIRST_RULES),
  contenders: v.array(Count),
  moment: MomentData,
})
const EndedData = v.strictObject({ ending: v.picklist(ENDINGS), moment: MomentData })

export function eventToRow(event: GameEvent): EventRow {
  switch (event.kind) {
    case 'began':
    case 'ended': {
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
      return {
        kind: event.kind,
        seat: event.seat,
        data: words(event.row, event.points, event.extra === 0 ? '' : event.extra),
      }
    case 'undone':
      return { kind: event.kind, seat: null, data: String(event.to) }
    case 'redone':
      return { kind: event.kind, seat: null, data: null }
  }
}

/** @throws Error when the row is none that `eventToRow` makes */
export function rowToEvent({ kind, seat, data }: EventRow): GameEvent {
  const parts = (data ?? '').split(' ')
  switch (kind) {
    case 'began':
      return { kind, ...v.parse(v.pipe(v.string(), v.parseJson(), BeganData), data) }
    case 'ended':
      return { kind, ...v.parse(v.pipe(v.string(), v.parseJson(), EndedData), data) }
    case 'ordered':
      return { kind, seat: v.parse(Count, seat), die: v.parse(v.custom<Die>(isFace), Number(data)) }
    case 'thrown':
      return {
        kind,
        seat: v.parse(Count, seat),
        dice: parseDiceText(parts[0] ?? ''),
        held: [...(parts[1] ?? '')].map(Number),
      }
    case 'entered':
      return {
        kind,
        seat: v.parse(Count, seat),
        row: v.parse(v.string(), parts[0]),
        points: v.parse(Count, Number(parts[1])),
        extra: v.parse(Count, Number(parts[2] ?? 0)),
      }
    case 'undone':
      return { kind, to: v.parse(Count, Number(data)) }
    case 'redone':
      return { kind }
    default:
      throw new Error(`unknown event ${kind}`)
  }
}

const isFace = (value: unknown): boolean => typeof value === 'number' && isDie(value)

const words = (...parts: (string | number)[]): string =>
  parts.filter((part) => part !== '').join(' ')
