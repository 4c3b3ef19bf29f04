import { mkdirSync } from 'node:fs'
import { type GameLine, HEADER } from '../../main/services/gameLine.ts'
import { eventToRow } from '../../main/store/eventCodec.ts'
import { type LoggedRow, prepareGames } from '../../main/store/games.ts'
import { takeLock } from '../../main/store/lock.ts'
import { openDatabase } from '../../main/store/open.ts'
import { preparePlayers } from '../../main/store/players.ts'
import { databaseFile } from '../../main/store/store.ts'
import type { GameEvent } from '../../shared/events.ts'
import { freeLook, type Look } from '../../shared/playerLook.ts'
import { nameKey } from '../../shared/playerName.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { Chance } from './chance.ts'
import type { Member } from './circle.ts'
import type { GeneratedGame } from './games.ts'

/** Each member's own, given when the member first plays. */
function once<T>(make: (member: Member) => T): (member: Member) => T {
  const made = new Map<Member, T>()
  return (member) => {
    const one = made.get(member) ?? make(member)
    made.set(member, one)
    return one
  }
}

/**
 * Puts games in a data folder as the program itself would have.
 * @param onGame called with the number of games written
 * @throws Error when a program has the folder
 */
export function writeDatabase(
  dataDir: string,
  all: Iterable<GeneratedGame>,
  chance: Chance,
  onGame: (n: number) => void = () => undefined,
): void {
  mkdirSync(dataDir, { recursive: true })
  const lock = takeLock(dataDir)
  if (lock === undefined) throw new Error(`the program is open on ${dataDir}`)
  const database = openDatabase(databaseFile(dataDir))
  try {
    // Nobody has seen these games yet: a generator that is killed begins again.
    database.pragma('synchronous = OFF')
    const players = preparePlayers(database)
    const store = prepareGames(database, RULESETS)
    const idOf = once(({ name }) => players.add(chance.uuid(), name, nameKey(name)))
    let n = 0
    database.transaction(() => {
      for (const { uuid, members, log } of all) {
        store.replace(uuid, rowsOf(log, members.map(idOf)))
        onGame((n += 1))
      }
    })()
  } finally {
    database.close()
    lock.release()
  }
}

/** The same games as the lines of a file that can be imported. */
export function* writeLines(all: Iterable<GeneratedGame>, chance: Chance): Generator<string> {
  const looks: Look[] = []
  const personOf = once(({ name }): GameLine['players'][number] => {
    const look = freeLook(looks)
    looks.push(look)
    return { uuid: chance.uuid(), name, ...look }
  })
  yield JSON.stringify(HEADER)
  for (const { uuid, members, log } of all) {
    const players = members.map(personOf)
    const rows = rowsOf(log)
    const events = rows.map(({ kind, seat, at, data }): GameLine['events'][number] => [
      kind,
      seat,
      at,
      data,
    ])
    yield JSON.stringify({ uuid, players, events } satisfies GameLine)
  }
}

/** @param ids whose place is whose; left out, players stay places */
function rowsOf(log: GeneratedGame['log'], ids?: readonly number[]): LoggedRow[] {
  return log.map(({ event, at }) => ({ ...eventToRow(ids ? seatedBy(event, ids) : event), at }))
}

function seatedBy(event: GameEvent, ids: readonly number[]): GameEvent {
  if (event.kind !== 'began') return event
  return { ...event, players: event.players.map((place) => ids[place] ?? place) }
}
