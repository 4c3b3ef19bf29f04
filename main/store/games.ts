import type { Database } from 'better-sqlite3'
import type { GameEvent, Mode, Moment } from '../../shared/events.ts'
import { foldGame, type Game } from '../../shared/game.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { type EventRow, eventToRow, rowToEvent } from './eventCodec.ts'
import { prepareProjection } from './projection.ts'

/** A game as the start page lists it. */
export interface GameRow {
  readonly id: number
  readonly ruleset: string
  readonly mode: Mode
  /** Unix seconds of the latest event. */
  readonly changed: number
  /** The local date it was played, `2026-11-30`. */
  readonly day: string | null
}

/** One player's line in a finished game. */
export interface ResultRow {
  readonly name: string
  readonly total: number
  readonly place: number
}

export type Games = ReturnType<typeof prepareGames>

/** The event log of every game, and the projection that follows it in the same transaction. */
export function prepareGames(database: Database, rulesets: Readonly<Record<string, Ruleset>>) {
  const insertGame = database.prepare<[string, string, string, number, number]>(
    `INSERT INTO game (uuid, ruleset, mode, state, began, changed) VALUES (?, ?, ?, 'ordering', ?, ?)`,
  )
  const insertEvent = database.prepare<
    [number, number, string, number | null, number, string | null]
  >('INSERT INTO event (game, n, kind, seat, at, data) VALUES (?, ?, ?, ?, ?, ?)')
  const selectEvents = database.prepare<[number], EventRow>(
    'SELECT kind, seat, data FROM event WHERE game = ? ORDER BY n',
  )
  const selectStates = database.prepare<[string, number], GameRow>(
    'SELECT id, ruleset, mode, changed, day FROM game WHERE state = ? ORDER BY changed DESC, id DESC LIMIT ?',
  )
  const selectResults = database.prepare<[number], ResultRow>(
    `SELECT player.name, total, place FROM result JOIN player ON player.id = player
     WHERE game = ? ORDER BY place, seat`,
  )
  const selectGames = database.prepare<[], { id: number }>('SELECT id FROM game ORDER BY id')
  const lastEvent = database.prepare<[number], { at: number }>(
    'SELECT at FROM event WHERE game = ? ORDER BY n DESC LIMIT 1',
  )
  const selectChanged = database.prepare<[], { changed: number | null }>(
    'SELECT max(changed) AS changed FROM game',
  )
  // Nobody but these: as many results as players, and each of one of them.
  const selectLatestOf = database.prepare<[string, number], { id: number }>(
    `SELECT game.id FROM game JOIN result ON result.game = game.id
     LEFT JOIN json_each(?) AS asked ON asked.value = result.player
     GROUP BY game.id HAVING count(*) = ? AND count(asked.value) = count(*)
     ORDER BY game.played DESC, game.id DESC LIMIT 1`,
  )
  const selectPlaces = database.prepare<[number], { player: number; place: number }>(
    'SELECT player, place FROM result WHERE game = ? ORDER BY seat',
  )
  const selectHeld = database.prepare<[number, number], { held: string }>(
    'SELECT held FROM draft WHERE game = ? AND version = ?',
  )
  const upsertHeld = database.prepare<[number, number, string]>(
    'INSERT OR REPLACE INTO draft (game, version, held) VALUES (?, ?, ?)',
  )
  const project = prepareProjection(database)

  /** @throws Refusal unknownGame */
  function load(id: number): { game: Game; events: GameEvent[] } {
    const events = selectEvents.all(id).map(rowToEvent)
    if (events.length === 0) throw new Refusal('unknownGame')
    return { game: foldGame(rulesets, events), events }
  }

  function write(
    id: number,
    before: readonly GameEvent[],
    added: readonly GameEvent[],
    at: number,
  ): Game {
    const game = foldGame(rulesets, [...before, ...added])
    added.forEach((event, i) => {
      const { kind, seat, data } = eventToRow(event)
      insertEvent.run(id, before.length + i + 1, kind, seat, at - game.began.at, data)
    })
    project(id, game, at)
    return game
  }

  return {
    load,

    /** Begins a game with its first event. @returns its id */
    create: database.transaction((uuid: string, began: GameEvent, now: Moment): number => {
      if (began.kind !== 'began') throw new Error('a game starts with the event began')
      const { lastInsertRowid } = insertGame.run(uuid, began.ruleset, began.mode, now.at, now.at)
      const id = Number(lastInsertRowid)
      write(id, [], [began], now.at)
      return id
    }),

    /** Adds what `decide` makes of the present game, and its projection, in one transaction. */
    append: database.transaction(
      (id: number, at: number, decide: (game: Game) => GameEvent | GameEvent[]): Game => {
        const { game, events } = load(id)
        return write(id, events, [decide(game)].flat(), at)
      },
    ),

    /** Games in a state, the latest changed first. */
    inState: (state: Game['state'], limit: number): GameRow[] => selectStates.all(state, limit),

    /** Unix seconds of the latest event of any game; 0 without games. */
    lastChanged: (): number => selectChanged.get()?.changed ?? 0,

    /** Who came last in the latest finished game of exactly these players; nobody without one. */
    lastPlaces: (players: readonly number[]): number[] => {
      const game = selectLatestOf.get(JSON.stringify(players), players.length)
      if (game === undefined) return []
      const rows = selectPlaces.all(game.id)
      const last = Math.max(...rows.map(({ place }) => place))
      return rows.flatMap(({ player, place }) => (place === last ? [player] : []))
    },

    results: (id: number): ResultRow[] => selectResults.all(id),

    /** Which dice were kept, if that was said for this very version of the game. */
    held: (id: number, version: number): number[] | undefined => {
      const row = selectHeld.get(id, version)
      return row && [...row.held].map(Number)
    },

    hold: (id: number, version: number, held: readonly number[]): void => {
      upsertHeld.run(id, version, held.join(''))
    },

    /** Makes the projection anew from events alone. */
    rebuild: database.transaction((): void => {
      database.exec('DELETE FROM result')
      for (const { id } of selectGames.all()) {
        const { at } = lastEvent.get(id) ?? { at: 0 }
        const { game } = load(id)
        project(id, game, game.began.at + at)
      }
    }),
  }
}
