import type { LoggedRow } from '../store/games.ts'
import type { StoredPlayer } from '../store/exchange.ts'
import type { Store } from '../store/store.ts'
import {
  FORMAT,
  type GameLine,
  type HeaderLine,
  type LogLine,
  type LostLine,
  type PlayerLine,
  type PurgedLine,
  VERSION,
} from './gameLine.ts'

/**
 * A whole family, deleted games too, a line at a time, each when it is asked for. Lines have no
 * line break. Nothing may be written to the store meanwhile; see `freeze`.
 */
export function* exportLines({ games, exchange }: Store): Generator<string> {
  const header: HeaderLine = { format: FORMAT, version: VERSION, games: exchange.countGames() }
  yield JSON.stringify(header)
  const players = exchange.players()
  const uuids = new Map(players.map(({ id, uuid }) => [id, uuid]))
  const also = Map.groupBy(exchange.aliases(), ({ player }) => player)
  for (const player of players) {
    const others = also.get(player.id)?.map(({ uuid }) => uuid) ?? []
    yield JSON.stringify(playerLine(player, others, uuids))
  }
  for (const uuid of exchange.purged()) yield JSON.stringify({ purged: uuid } satisfies PurgedLine)
  for (const { id, uuid } of games.all()) {
    const line: GameLine = { game: uuid, ...makeLog(games.log(id), (id) => uuids.get(id) ?? '') }
    yield JSON.stringify(line)
  }
  for (const { game, players, events } of exchange.lost()) {
    const log = { players: JSON.parse(players), events: JSON.parse(events) } as LogLine // as it was kept
    yield JSON.stringify({ lost: game, ...log } satisfies LostLine)
  }
}

function playerLine(
  { uuid, name, colour, mark, hidden, strength, merged_into, edits }: StoredPlayer,
  also: readonly string[],
  uuids: ReadonlyMap<number, string>,
): PlayerLine {
  const into = uuids.get(merged_into ?? 0) ?? null
  return {
    ...{ player: uuid, also: [...also], name, colour, mark },
    ...{ hidden: hidden === 1, strength, into, edits },
  }
}

/** A log as it stands in a file: numbers of players are this family's own. */
export function makeLog(log: readonly LoggedRow[], uuidOf: (id: number) => string): LogLine {
  const players = playersIn(log).map(uuidOf)
  const events = log.map(({ kind, seat, at, data }, n): LogLine['events'][number] => [
    kind,
    seat,
    at,
    n === 0 ? withPlayers(data, (_, i) => i) : data,
  ])
  return { players, events }
}

/** The first event's data with other numbers for its players. */
export function withPlayers(
  data: string | null,
  numberOf: (player: number, seat: number) => number,
): string {
  const began = beganIn(data)
  return JSON.stringify({ ...began, players: began.players.map(numberOf) })
}

const playersIn = ([began]: readonly LoggedRow[]): readonly number[] =>
  beganIn(began?.data ?? null).players

/** What the codec has written, or reads next. */
const beganIn = (data: string | null) =>
  JSON.parse(data ?? '') as { readonly players: readonly number[] }
