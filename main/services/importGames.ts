import * as v from 'valibot'
import { parseName } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { LoggedRow } from '../store/games.ts'
import { sqliteCode } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { withPlayers } from './exportGames.ts'
import {
  GameLine,
  HeaderLine,
  type LogLine,
  LostLine,
  PlayerLine,
  PurgedLine,
  VERSION,
} from './gameLine.ts'
import { checkedLog, type LogOptions, placed } from './importLog.ts'
import { type Guests, importPlayers, settleMerges } from './importPlayers.ts'
import { keepLost } from './lostGames.ts'
import { type Diverged, type Outcome, settleGame } from './settleGame.ts'

/** What an import has done. */
export interface ImportReport {
  /** Games nobody had here. */
  readonly added: number
  /** Games whose log went on elsewhere. */
  readonly continued: number
  /** Games that were here, as far or further, or were let go for good. */
  readonly kept: number
  /** Games that were here, and had been let go for good elsewhere. */
  readonly purged: number
  /** Games that went on differently here and there: what was changed last is the game. */
  readonly diverged: readonly Diverged[]
}

export interface ImportOptions extends LogOptions {
  readonly store: Store
  /** What was here goes first. */
  readonly replace?: boolean
  /** Called when nothing can be written but by this, before anything is. */
  readonly onBegin?: () => void
  /** Called with the number of lines done. What it throws ends the import, and nothing is changed. */
  readonly onProgress?: (lines: number) => void
}

/**
 * Takes in a family, whole or not at all. Importing the same twice changes nothing; A into B and
 * then B into A give the same family.
 * @param lines without line breaks, the first of them the header
 * @throws Refusal importForeign, importNewer, importBroken, importValue and importLine with the
 *   line's number
 */
export function importGames(lines: Iterable<string>, options: ImportOptions): ImportReport {
  return options.store.transaction(() => {
    options.onBegin?.()
    if (options.replace) options.store.exchange.clear()
    const intake = new Intake(options)
    let n = 0
    for (const line of lines) {
      n += 1
      intake.take(line, n)
      options.onProgress?.(n)
    }
    return intake.end(n)
  })
}

/** @throws Refusal importForeign, importNewer */
export function parseHeader(line: string): HeaderLine {
  const header = v.safeParse(v.pipe(v.string(), v.parseJson(), HeaderLine), line)
  if (!header.success) throw new Refusal('importForeign')
  if (header.output.version > VERSION) throw new Refusal('importNewer')
  return header.output
}

/** A file's lines on their way in, in the file's order. */
class Intake {
  readonly #options: ImportOptions
  readonly #players: PlayerLine[] = []
  readonly #outcomes: Outcome[] = []
  #header: HeaderLine | undefined
  #guests: Guests | undefined
  #names: ReadonlyMap<string, string> = new Map()
  #purged = 0
  #games = 0

  constructor(options: ImportOptions) {
    this.#options = options
  }

  take(text: string, n: number): void {
    if (n === 1) this.#header = parseHeader(text)
    else if (text.trim() !== '') orBroken(n, () => this.#takeLine(JSON.parse(text), n))
  }

  end(lines: number): ImportReport {
    if (this.#header === undefined) throw new Refusal('importForeign')
    const { games } = this.#header
    // Cut off between two lines, it would look whole.
    if (games !== undefined && games !== this.#games)
      throw new Refusal('importBroken', { n: lines })
    const guests = this.#seated(lines)
    settleMerges(guests, this.#options.store)
    const count = (wanted: Outcome): number => this.#outcomes.filter((one) => one === wanted).length
    return {
      added: count('added'),
      continued: count('continued'),
      kept: count('kept'),
      purged: this.#purged,
      diverged: this.#outcomes.filter((one) => typeof one === 'object'),
    }
  }

  #takeLine(line: unknown, n: number): void {
    const { store } = this.#options
    if (isOf(line, 'player')) this.#takePlayer(v.parse(PlayerLine, line), n)
    else if (isOf(line, 'purged')) this.#purged += letGo(v.parse(PurgedLine, line), store)
    else if (isOf(line, 'lost')) this.#takeLost(v.parse(LostLine, line), n)
    else this.#takeGame(v.parse(GameLine, line), n)
  }

  #takePlayer(line: PlayerLine, n: number): void {
    if (this.#guests !== undefined) throw new Error('a player after the games')
    orPlaced(n, undefined, [line.name], () => parseName(line.name))
    this.#players.push(line)
  }

  /** Everybody who plays, once the first game comes. */
  #seated(n: number): Guests {
    this.#names = this.#guests
      ? this.#names
      : new Map(this.#players.map(({ player, name }) => [player, name]))
    return (this.#guests ??= orBroken(n, () => importPlayers(this.#players, this.#options.store)))
  }

  #takeGame(line: GameLine, n: number): void {
    const { ids } = this.#seated(n)
    this.#games += 1
    const seats = line.players.map((uuid) => idOf(uuid, ids))
    if (new Set(seats).size < seats.length) throw new Error('one person at two places')
    const names = line.players.map((uuid) => this.#names.get(uuid) ?? '')
    const outcome = orPlaced(n, line, names, () =>
      settleGame(line, withIds(line, seats), seats, names, this.#options),
    )
    this.#outcomes.push(outcome)
  }

  #takeLost(line: LostLine, n: number): void {
    const { exchange } = this.#options.store
    orPlaced(n, line, [], () => checkedLog(line, this.#options))
    if (!exchange.isPurged(line.lost)) keepLost(line.lost, line, exchange)
  }
}

const isOf = (line: unknown, key: string): boolean =>
  typeof line === 'object' && line !== null && Object.hasOwn(line, key)

const letGo = ({ purged }: PurgedLine, { games }: Store): number => (games.letGo(purged) ? 1 : 0)

function idOf(uuid: string, ids: Guests['ids']): number {
  const id = ids.get(uuid)
  if (id === undefined) throw new Error('a player nobody has named')
  return id
}

/** A file's log with this family's numbers for its players. */
function withIds({ events }: LogLine, ids: readonly number[]): LoggedRow[] {
  return events.map(([kind, seat, at, data], n) => ({
    ...{ kind, seat, at },
    data: n === 0 ? withPlayers(data, (_, seat) => ids[seat] ?? 0) : data,
  }))
}

/** Whatever is wrong with a line of a file is the file's fault; only the store's faults are ours. */
function orBroken<T>(n: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal || sqliteCode(error) !== undefined) throw error
    throw new Refusal('importBroken', { n })
  }
}

function orPlaced<T>(
  n: number,
  line: LogLine | undefined,
  names: readonly string[],
  work: () => T,
): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal ? placed(error, n, line, names) : error
  }
}
