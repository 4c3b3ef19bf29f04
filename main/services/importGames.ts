import * as v from 'valibot'
import { checkLog } from '../../shared/checkLog.ts'
import type { GameEvent } from '../../shared/events.ts'
import { FIRST_YEAR } from '../../shared/playedOn.ts'
import { nameKey, parseName } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { LoggedRow } from '../store/games.ts'
import { rowToEvent } from '../store/eventCodec.ts'
import { localDay } from '../store/projection.ts'
import type { Store } from '../store/store.ts'
import { momentOf } from './context.ts'
import { withPlayers } from './exportGames.ts'
import { GameLine, HEADER, HeaderLine } from './gameLine.ts'

/** What an import has done. */
export interface ImportReport {
  /** Games nobody had here. */
  readonly added: number
  /** Games whose log went on elsewhere. */
  readonly continued: number
  /** Games that were here, as far or further. */
  readonly kept: number
  /** Games that went on differently here and there: what was changed last is the game. */
  readonly diverged: readonly Diverged[]
}

export interface Diverged {
  readonly uuid: string
  readonly names: readonly string[]
  readonly won: 'ours' | 'theirs'
  /** The log that lost, as a line of a file. */
  readonly lost: string
}

interface Options {
  readonly store: Store
  readonly rulesets: Readonly<Record<string, Ruleset>>
  readonly now: () => Date
  /** Called with the number of lines done. */
  readonly onProgress?: (lines: number) => void
}

/** What one line came to. */
type Outcome = 'added' | 'continued' | 'kept' | Diverged

/**
 * Takes in a family's games, all or none. Importing the same twice changes nothing.
 * @param lines without line breaks, the first of them the header
 * @throws Refusal importForeign, importNewer, importBroken and importValue with the line's number
 */
export function importGames(lines: Iterable<string>, options: Options): ImportReport {
  return options.store.transaction(() => {
    const outcomes: Outcome[] = []
    let n = 0
    for (const line of lines) {
      n += 1
      if (n === 1) checkHeader(line)
      else if (line.trim() !== '') outcomes.push(importLine(line, n, options))
      options.onProgress?.(n)
    }
    if (n === 0) throw new Refusal('importForeign')
    return reportOf(outcomes)
  })
}

function reportOf(outcomes: readonly Outcome[]): ImportReport {
  const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length
  return {
    added: count('added'),
    continued: count('continued'),
    kept: count('kept'),
    diverged: outcomes.filter((one) => typeof one === 'object'),
  }
}

function checkHeader(line: string): void {
  const header = v.safeParse(v.pipe(v.string(), v.parseJson(), HeaderLine), line)
  if (!header.success) throw new Refusal('importForeign')
  if (header.output.version > HEADER.version) throw new Refusal('importNewer')
}

function importLine(text: string, n: number, options: Options): Outcome {
  try {
    const line = v.parse(v.pipe(v.string(), v.parseJson(), GameLine), text)
    return takeGame(line, text, options)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'impossible')
      throw new Refusal('importValue', { ...error.details, n })
    // Whatever else is wrong with a line of a file is the file's fault, not ours.
    if (isStoreFault(error)) throw error
    throw new Refusal('importBroken', { n })
  }
}

const isStoreFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE')

function takeGame(line: GameLine, text: string, options: Options): Outcome {
  const { store, rulesets, now } = options
  // Before anybody is added: a line that is no game leaves no players either.
  const places = line.events.map(([kind, seat, , data]) => rowToEvent({ kind, seat, data }))
  const today = localDay(momentOf(now()))
  checkMoments(places, momentOf(now()).at)
  checkLog(rulesets, places, today)
  if (places[0]?.kind !== 'began' || !isInOrder(places[0].players, line.players.length))
    throw new Error('players by their places')
  const ids = playersOf(line, store)
  const theirs = line.events.map(([kind, seat, at, data], i): LoggedRow => {
    const mapped = i === 0 ? withPlayers(data, (_, index) => ids[index] ?? 0) : data
    return { kind, seat, at, data: mapped }
  })
  return settle(line, text, theirs, places, store)
}

const isInOrder = (players: readonly number[], count: number): boolean =>
  players.length === count && players.every((player, i) => player === i)

function settle(
  line: GameLine,
  text: string,
  theirs: readonly LoggedRow[],
  events: readonly GameEvent[],
  { games }: Store,
): Outcome {
  const { uuid } = line
  const id = games.byUuid(uuid)
  if (id === undefined) {
    games.replace(uuid, theirs)
    return 'added'
  }
  const ours = games.log(id)
  if (continues(ours, theirs)) return 'kept'
  if (continues(theirs, ours)) {
    games.replace(uuid, theirs)
    return 'continued'
  }
  const names = line.players.map(({ name }) => name)
  const lost = JSON.stringify({ uuid, events: ours })
  if (!isLater(theirs, ours, beganAt(events), games.load(id).game.began.at))
    return { uuid, names, won: 'ours', lost: text }
  games.replace(uuid, theirs)
  return { uuid, names, won: 'theirs', lost }
}

/** Whether a log is another, or that and more. */
function continues(whole: readonly LoggedRow[], start: readonly LoggedRow[]): boolean {
  return (
    start.length <= whole.length && start.every((row, i) => textOf(row) === textOf(whole[i] ?? row))
  )
}

const textOf = ({ kind, seat, at, data }: LoggedRow): string =>
  JSON.stringify([kind, seat, at, data])

/** Whether the one was changed later; at the same second, a rule that both families agree on. */
function isLater(
  one: readonly LoggedRow[],
  other: readonly LoggedRow[],
  oneBegan: number,
  otherBegan: number,
): boolean {
  const [a, b] = [oneBegan + (one.at(-1)?.at ?? 0), otherBegan + (other.at(-1)?.at ?? 0)]
  if (a !== b) return a > b
  // Not by the first event: it has this family's own numbers.
  const rest = (log: readonly LoggedRow[]): string => log.slice(1).map(textOf).join()
  return rest(one) > rest(other)
}

function beganAt([began]: readonly GameEvent[]): number {
  return began?.kind === 'began' ? began.moment.at : 0
}

const DAY_SECONDS = 86_400
const EARLIEST = Date.UTC(FIRST_YEAR) / 1000

/** Clocks of two machines may differ by hours, not by years. @throws Refusal future, tooEarly */
function checkMoments(events: readonly GameEvent[], now: number): void {
  for (const event of events) {
    if (!('moment' in event)) continue
    if (event.moment.at > now + DAY_SECONDS) throw new Refusal('future')
    if (event.moment.at < EARLIEST) throw new Refusal('tooEarly', { year: FIRST_YEAR })
  }
}

/** Who here is who there: the same uuid, else the same name, else somebody new. */
function playersOf(line: GameLine, { players }: Store): number[] {
  const ids: number[] = []
  for (const { uuid, name: text, colour, mark } of line.players) {
    const name = parseName(text)
    const found = players.byUuid(uuid)?.id ?? players.byKey(nameKey(name))?.id
    // Two at one table are two, whatever they are called.
    const id = found !== undefined && !ids.includes(found) ? found : undefined
    ids.push(id ?? addPlayer(players, uuid, name, { colour, mark }))
  }
  players.part(ids)
  return ids
}

function addPlayer(
  players: Store['players'],
  uuid: string,
  name: string,
  look: Parameters<Store['players']['add']>[3],
): number {
  let free = name
  for (let n = 2; players.byKey(nameKey(free)) !== undefined; n++) free = parseName(`${name} ${n}`)
  return players.add(uuid, free, nameKey(free), look)
}
