import { checkLog } from '../../shared/checkLog.ts'
import type { GameEvent } from '../../shared/events.ts'
import type { Game } from '../../shared/game.ts'
import { FIRST_YEAR } from '../../shared/playedOn.ts'
import { NAME_LENGTH } from '../../shared/playerName.ts'
import { Refusal, type RefusalCode, type RefusalDetails } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { eventToRow, rowToEvent } from '../store/eventCodec.ts'
import type { LoggedRow } from '../store/games.ts'
import { localDay } from '../store/projection.ts'
import { momentOf } from './context.ts'
import type { LogLine } from './gameLine.ts'

export interface LogOptions {
  readonly rulesets: Readonly<Record<string, Ruleset>>
  readonly now: () => Date
}

/** A log from elsewhere that the program could have written: players by their seats. */
export interface CheckedLog {
  readonly log: readonly LoggedRow[]
  readonly game: Game
}

/**
 * Whether the program itself could have written this log.
 * @throws Refusal that of the move, with `event` where it is one's; Error for what is no event
 */
export function checkedLog(line: LogLine, { rulesets, now }: LogOptions): CheckedLog {
  const events = line.events.map(([kind, seat, , data]) => rowToEvent({ kind, seat, data }))
  const written = checkMoments(events, line)
  // A clock that was ahead has told of days that are still to come here; in whatever zone it was.
  const days = [momentOf(now()), { at: written, offset: WIDEST_OFFSET }].map(localDay)
  const game = checkLog(rulesets, events, days.sort().at(-1) ?? '')
  if (!isInOrder(game.seats, line.players.length)) throw new Error('players by their seats')
  const log = events.map((event, i) => ({ ...eventToRow(event), at: line.events[i]?.[2] ?? 0 }))
  return { log, game }
}

const isInOrder = (seats: Game['seats'], count: number): boolean =>
  seats.length === count && seats.every(({ player }, seat) => player === seat)

const EARLIEST = Date.UTC(FIRST_YEAR) / 1000
const WIDEST_OFFSET = 24 * 60
/** From here on a year may have five digits, and dates no longer sort. */
const PAST = Date.UTC(10_000) / 1000 - WIDEST_OFFSET * 60

/**
 * A clock may have been wrong by years when they were written: a family must get its own games back.
 * @returns Unix seconds of the latest event
 * @throws Refusal tooEarly; Error for a clock no wall has
 */
function checkMoments(events: readonly GameEvent[], line: LogLine): number {
  for (const event of events) {
    if (!('moment' in event)) continue
    checkInstant(event.moment.at)
    const { offset } = event.moment
    if (!Number.isInteger(offset) || Math.abs(offset) > WIDEST_OFFSET) throw new Error('no offset')
  }
  const began = beganAt(events[0])
  for (const [, , at] of line.events) checkInstant(began + at)
  return began + Math.max(...line.events.map(([, , at]) => at))
}

function checkInstant(at: number): void {
  if (at >= PAST) throw new Error('no date')
  if (at < EARLIEST) throw new Refusal('tooEarly', { year: FIRST_YEAR })
}

const beganAt = (event: GameEvent | undefined): number =>
  event?.kind === 'began' ? event.moment.at : 0

/** What a person can do something about, in a sentence that names the line and the game. */
const REASONS: ReadonlySet<RefusalCode> = new Set([
  ...([
    'future',
    'tooEarly',
    'noDate',
    'notFinished',
    'impossibleTotal',
    'unknownRuleset',
  ] as const),
  ...(['nameTooLong', 'nameEmpty', 'tooMany', 'alreadyIn', 'nobody', 'missing'] as const),
  ...(['extraNeeds50', 'extraTooMany', 'rowTaken', 'forced'] as const),
])

/**
 * What is said of a line that is refused.
 * @param names by seat
 */
export function placed(
  error: Refusal,
  n: number,
  line: LogLine | undefined,
  names: readonly string[] = [],
): Refusal {
  const { event, ...details } = error.details
  const [, seat] = line?.events[Number(event) - 1] ?? []
  const place = {
    n,
    ...dayOf(line),
    ...(names.length > 0 && { names: names.map(shortened) }),
    ...(typeof seat === 'number' && { name: names[seat] ?? '' }),
  }
  if (error.code === 'impossible') return new Refusal('importValue', { ...details, ...place })
  return REASONS.has(error.code)
    ? new Refusal('importLine', { ...details, ...place, reason: error.code })
    : new Refusal('importBroken', { n })
}

/** A name as a sentence can show it, however long the file has it. */
const shortened = (name: string): string =>
  [...name].length > NAME_LENGTH ? `${[...name].slice(0, NAME_LENGTH).join('')}…` : name

/** The day a game is dated, or began, as far as its line can be read. */
function dayOf(line: LogLine | undefined): RefusalDetails {
  try {
    const events =
      line?.events.map(([kind, seat, , data]) => rowToEvent({ kind, seat, data })) ?? []
    const on = events.findLast((event) => event.kind === 'redated')?.on
    if (on !== undefined) return on.known === 'date' ? { day: on.date } : {}
    const [began] = events
    return began?.kind === 'began' ? { day: localDay(began.moment) } : {}
  } catch {
    return {}
  }
}
