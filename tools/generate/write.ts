import { mkdirSync } from 'node:fs'
import {
  FORMAT,
  type GameLine,
  type HeaderLine,
  type PlayerLine,
  VERSION,
} from '../../main/services/gameLine.ts'
import { eventToRow } from '../../main/store/eventCodec.ts'
import { type LoggedRow, prepareGames } from '../../main/store/games.ts'
import { takeLock } from '../../main/store/lock.ts'
import { openDatabase } from '../../main/store/open.ts'
import { preparePlayers } from '../../main/store/players.ts'
import { databaseFile } from '../../main/store/store.ts'
import type { GameEvent } from '../../shared/events.ts'
import { foldGame } from '../../shared/game.ts'
import { freeLook, type Look } from '../../shared/playerLook.ts'
import { nameKey } from '../../shared/playerName.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { Chance } from './chance.ts'
import type { Circle, Member } from './circle.ts'
import { type GeneratedGame, games } from './games.ts'

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
        const seated = log.map(({ event, at }) => ({
          event: seatedBy(event, members.map(idOf)),
          at,
        }))
        const game = foldGame(
          RULESETS,
          seated.map(({ event }) => event),
        )
        store.replace(uuid, rowsOf(seated), game)
        onGame((n += 1))
      }
    })()
  } finally {
    database.close()
    lock.release()
  }
}

/** A circle's games as the lines of a file that can be imported. */
export function* writeLines(circle: Circle, chance: Chance): Generator<string> {
  yield JSON.stringify({ format: FORMAT, version: VERSION } satisfies HeaderLine)
  const people = new Map<Member, PlayerLine>()
  for (const member of circle.members)
    people.set(member, newcomer(member, [...people.values()], chance))
  for (const person of people.values()) yield JSON.stringify(person)
  for (const { uuid, members, log } of games(circle, chance)) {
    const players = members.flatMap((member) => people.get(member)?.player ?? [])
    const events = rowsOf(log).map(({ kind, seat, at, data }): GameLine['events'][number] => [
      kind,
      seat,
      at,
      data,
    ])
    yield JSON.stringify({ game: uuid, players, events } satisfies GameLine)
  }
}

function newcomer({ name }: Member, looks: readonly Look[], chance: Chance): PlayerLine {
  const said = { hidden: false, strength: null, into: null, edits: 0 }
  return { player: chance.uuid(), also: [], name, ...freeLook(looks), ...said }
}

const rowsOf = (log: GeneratedGame['log']): LoggedRow[] =>
  log.map(({ event, at }) => ({ ...eventToRow(event), at }))

function seatedBy(event: GameEvent, ids: readonly number[]): GameEvent {
  if (event.kind !== 'began') return event
  return { ...event, players: event.players.map((place) => ids[place] ?? place) }
}
