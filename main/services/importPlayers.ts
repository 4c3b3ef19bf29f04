import { NAME_LENGTH, nameKey, parseName } from '../../shared/playerName.ts'
import type { PlayerRecord, StoredPlayer } from '../store/exchange.ts'
import type { Store } from '../store/store.ts'
import type { PlayerLine } from './gameLine.ts'

/** Who is who: the players of a file, and what the file says of their merges. */
export interface Guests {
  /** Here, by the uuids of the file. */
  readonly ids: ReadonlyMap<string, number>
  /** Whom a player is merged into, where the file's word is the later. */
  readonly into: ReadonlyMap<number, number | null>
}

type Tables = Pick<Store, 'players' | 'exchange'>

/**
 * Takes in who plays: the same uuid is the same person, else the same name is, else somebody new.
 * Of two words about one person the one that was changed more often holds; so both families agree.
 * @throws Error where the file has somebody twice
 */
export function importPlayers(lines: readonly PlayerLine[], { exchange }: Tables): Guests {
  const known = uuidsHere(exchange)
  const taken = new Set<number>()
  const found = new Map<PlayerLine, StoredPlayer | undefined>()
  const ours = exchange.players()
  const claim = (line: PlayerLine, player: StoredPlayer | undefined): void => {
    if (player === undefined || taken.has(player.id)) return
    taken.add(player.id)
    found.set(line, player)
  }
  if (new Set(lines.map(({ player }) => player)).size < lines.length) throw new Error('twice')
  const byId = new Map(ours.map((player) => [player.id, player]))
  for (const line of lines)
    for (const uuid of [line.player, ...line.also])
      if (!found.has(line)) claim(line, byId.get(known.get(uuid) ?? 0))
  // A person who is called as a computer is, is not that computer.
  const heard = (name: string, strength: string | null): string =>
    JSON.stringify([nameKey(name), strength])
  const byName = new Map(ours.map((player) => [heard(player.name, player.strength), player]))
  for (const line of lines)
    if (!found.has(line)) claim(line, byName.get(heard(parseName(line.name), line.strength)))

  for (const [line, player] of found) if (player) unite(line, player, exchange)
  const isLater = laterThanOurs(exchange)
  const words = lines.map((line) => isLater(line, found.get(line)))
  return settle(lines, words, found, exchange)
}

/** Everybody here by every uuid. */
function uuidsHere(exchange: Store['exchange']): Map<string, number> {
  return new Map([
    ...exchange.aliases().map(({ uuid, player }) => [uuid, player] as const),
    ...exchange.players().map(({ uuid, id }) => [uuid, id] as const),
  ])
}

/** Both families come to call a person by the same uuid: the first by the alphabet. */
function unite(line: PlayerLine, { id, uuid }: StoredPlayer, exchange: Store['exchange']): void {
  const here = uuidsHere(exchange)
  const isFree = (one: string): boolean => (here.get(one) ?? id) === id
  const mine = exchange.aliases().flatMap(({ uuid, player }) => (player === id ? [uuid] : []))
  const all = new Set([uuid, ...mine, ...[line.player, ...line.also].filter(isFree)])
  const [first = uuid, ...others] = [...all].sort()
  if (first !== uuid || others.length > mine.length) exchange.setUuids(id, first, others)
}

/** Whether the file's word about somebody is later than ours; of equals, the later in the alphabet. */
function laterThanOurs(exchange: Store['exchange']) {
  const known = uuidsHere(exchange)
  const uuids = new Map(exchange.players().map(({ id, uuid }) => [id, uuid]))
  return (line: PlayerLine, ours: StoredPlayer | undefined): boolean => {
    if (ours === undefined) return true
    if (line.edits !== ours.edits) return line.edits > ours.edits
    const theirs = { ...line, hidden: line.hidden ? 1 : 0, name: parseName(line.name) }
    const into = line.into === null ? null : (uuids.get(known.get(line.into) ?? 0) ?? line.into)
    return wordOf(theirs, into) > wordOf(ours, uuids.get(ours.merged_into ?? 0) ?? null)
  }
}

const wordOf = (
  { name, colour, mark, hidden, strength }: Omit<PlayerRecord, 'edits'>,
  into: string | null,
): string => JSON.stringify([name, colour, mark, hidden, strength, into])

/** Writes what holds. */
function settle(
  lines: readonly PlayerLine[],
  words: readonly boolean[],
  found: ReadonlyMap<PlayerLine, StoredPlayer | undefined>,
  exchange: Store['exchange'],
): Guests {
  const ids = new Map<string, number>()
  for (const line of lines) ids.set(line.player, found.get(line)?.id ?? addPlayer(line, exchange))
  const won = lines.filter((_, i) => words[i])
  const idOf = (uuid: string): number => ids.get(uuid) ?? 0
  settleNames(new Map(won.map((line) => [idOf(line.player), recordOf(line)])), exchange)
  const into = won.map(
    (line) =>
      [idOf(line.player), line.into === null ? null : (ids.get(line.into) ?? null)] as const,
  )
  return { ids, into: new Map(into) }
}

function addPlayer(line: PlayerLine, exchange: Store['exchange']): number {
  const { player: uuid } = line
  // Where somebody here goes by it as well, the file knows better: it has both.
  exchange.forgetAlias(uuid)
  const id = exchange.addPlayer(uuid, nobodysKey(uuid), recordOf(line))
  const known = uuidsHere(exchange)
  exchange.setUuids(
    id,
    uuid,
    line.also.filter((other) => !known.has(other)),
  )
  return id
}

const recordOf = ({ name, colour, mark, hidden, strength, edits }: PlayerLine): PlayerRecord => ({
  ...{ name: parseName(name), colour, mark, hidden: hidden ? 1 : 0, strength, edits },
})

/** No name has a line break: a key until all names are known. */
const nobodysKey = (uuid: string): string => `\n${uuid}`

/**
 * Two may want one name: a person before a computer, else the first by uuid has it; others have a
 * number behind it.
 * All names are given anew, so that it is the same in both families.
 * @param words what is said of players by their ids here; of others it is what we have
 */
function settleNames(words: ReadonlyMap<number, PlayerRecord>, exchange: Store['exchange']): void {
  const all = exchange
    .players()
    .map(({ id, uuid, ...ours }) => ({ id, uuid, record: words.get(id) ?? ours }))
    .sort((a, b) => rankOf(a.record) - rankOf(b.record) || (a.uuid < b.uuid ? -1 : 1))
  const wanted = new Set(all.map(({ record }) => nameKey(record.name)))
  const given = new Set<string>()
  const named = all.map(({ record, ...one }) => {
    const name = freeName(record.name, wanted, given)
    given.add(nameKey(name))
    return { ...one, record: { ...record, name } }
  })
  for (const { id, uuid, record } of named) exchange.setPlayer(id, nobodysKey(uuid), record)
  for (const { id, record } of named) exchange.setPlayer(id, nameKey(record.name), record)
}

const rankOf = ({ strength }: PlayerRecord): number => (strength === null ? 0 : 1)

/** The name, with a number where it is given already. */
function freeName(name: string, wanted: ReadonlySet<string>, given: ReadonlySet<string>): string {
  if (!given.has(nameKey(name))) return name
  for (let n = 2; ; n++) {
    const free = `${[...name]
      .slice(0, NAME_LENGTH - ` ${n}`.length)
      .join('')
      .trimEnd()} ${n}`
    if (!wanted.has(nameKey(free)) && !given.has(nameKey(free))) return free
  }
}

/**
 * Merges as the later word has them. Who sit at one table are not one, nor is anybody merged in a
 * circle; in an order that both families have, so that they agree on which is not.
 */
export function settleMerges({ into }: Guests, { players, exchange }: Tables): void {
  const all = exchange.players()
  const wanted = all
    .map(({ id, uuid, merged_into }) => ({ id, uuid, into: into.get(id) ?? merged_into }))
    .map((one) => (into.get(one.id) === null ? { ...one, into: null } : one))
    .filter((one): one is typeof one & { into: number } => one.into !== null)
    .sort((a, b) => (a.uuid < b.uuid ? -1 : 1))
  for (const { id, merged_into } of all) if (merged_into !== null) players.merge(id, null, 0)
  for (const { id, into } of wanted)
    if (players.present(into)?.id !== id && !players.sitTogether(id, into))
      players.merge(id, into, 0)
}
