import type { Game } from '../../shared/game.ts'
import type { LoggedRow } from '../store/games.ts'
import type { Store } from '../store/store.ts'
import { makeLog, withPlayers } from './exportGames.ts'
import type { GameLine, LogLine } from './gameLine.ts'
import { checkedLog, type LogOptions } from './importLog.ts'
import { keepLost } from './lostGames.ts'
import { playedOf } from './playedOf.ts'

/** A game that went on differently here and there. */
export interface Diverged {
  readonly uuid: string
  readonly names: readonly string[]
  /** The local date it was played, or began; missing where only a year is known, or nothing. */
  readonly day?: string
  readonly won: 'ours' | 'theirs'
}

/** What a line came to. */
export type Outcome = 'added' | 'continued' | 'kept' | Diverged

interface Options extends LogOptions {
  readonly store: Store
}

/**
 * A game of a file beside ours of the same uuid: unknown, it is added; theirs goes on from ours, it
 * is taken; ours from theirs, it stays; else the one that was changed last is the game, and the
 * other is kept apart.
 * @param theirs the log with our numbers for its players, in the order of `seats`
 */
export function settleGame(
  line: GameLine,
  theirs: readonly LoggedRow[],
  seats: readonly number[],
  names: readonly string[],
  options: Options,
): Outcome {
  const { games, exchange } = options.store
  const { game: uuid } = line
  if (exchange.isPurged(uuid)) return keptOut(line, options)
  const id = games.byUuid(uuid)
  const ours = id === undefined ? [] : games.log(id)
  // What we have ourselves needs no check.
  if (continues(ours, theirs)) return 'kept'
  const checked = checkedLog(line, options)
  const log = seatedLog(checked.log, seats)
  const put = (): void => games.replace(uuid, log, seatedGame(checked.game, seats))
  if (id === undefined || continues(log, ours)) {
    put()
    return id === undefined ? 'added' : 'continued'
  }
  return diverge(line, { id, ours, log, game: checked.game, names, put }, options)
}

/** It was let go here for good; it must be sound all the same. */
function keptOut(line: GameLine, options: Options): Outcome {
  checkedLog(line, options)
  return 'kept'
}

function seatedLog([began, ...rest]: readonly LoggedRow[], ids: readonly number[]): LoggedRow[] {
  const data = withPlayers(began?.data ?? null, (_, seat) => ids[seat] ?? 0)
  return [...(began ? [{ ...began, data }] : []), ...rest]
}

const seatedGame = (game: Game, ids: readonly number[]): Game => ({
  ...game,
  seats: game.seats.map((seat, i) => ({ ...seat, player: ids[i] ?? 0 })),
})

interface Two {
  readonly id: number
  readonly ours: readonly LoggedRow[]
  readonly log: readonly LoggedRow[]
  /** Theirs. */
  readonly game: Game
  readonly names: readonly string[]
  readonly put: () => void
}

function diverge(line: GameLine, two: Two, { store }: Options): Outcome {
  const { games, exchange } = store
  const { id, ours, log, game, names, put } = two
  const won = isLater(log, ours, game.began.at, games.load(id).game.began.at) ? 'theirs' : 'ours'
  const uuids = new Map(exchange.players().map(({ id, uuid }) => [id, uuid]))
  const uuidOf = (id: number): string => uuids.get(id) ?? ''
  const lost: LogLine = makeLog(won === 'theirs' ? ours : log, uuidOf)
  const isNew = keepLost(line.game, lost, exchange)
  if (won === 'theirs') put()
  // It lost already, when it was first met.
  else if (!isNew) return 'kept'
  return { uuid: line.game, names, ...playedDay(game, store.settings.dayEnds()), won }
}

function playedDay(game: Game, dayEnds: number): { readonly day?: string } {
  const on = playedOf(game, game.ended ?? game.began, dayEnds)
  return on.known === 'date' ? { day: on.date } : {}
}

/** Whether a log is another, or that and more. */
function continues(whole: readonly LoggedRow[], start: readonly LoggedRow[]): boolean {
  return start.length <= whole.length && start.every((row, i) => isSame(row, whole[i]))
}

const isSame = (a: LoggedRow, b: LoggedRow | undefined): boolean =>
  a.kind === b?.kind && a.seat === b.seat && a.at === b.at && a.data === b.data

/** Whether the one was changed later; at the same second, a rule that both families agree on. */
function isLater(
  one: readonly LoggedRow[],
  other: readonly LoggedRow[],
  oneBegan: number,
  otherBegan: number,
): boolean {
  const [a, b] = [oneBegan + (one.at(-1)?.at ?? 0), otherBegan + (other.at(-1)?.at ?? 0)]
  if (a !== b) return a > b
  // As in a file: without this family's own numbers.
  const textOf = (log: readonly LoggedRow[]): string => JSON.stringify(makeLog(log, String).events)
  return textOf(one) > textOf(other)
}
