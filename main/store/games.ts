import type { Database } from 'better-sqlite3'
import type { GameEvent, Moment, Source } from '../../shared/events.ts'
import { foldGame, type Game } from '../../shared/game.ts'
import type { Precision } from '../../shared/playedOn.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { type EventRow, eventToRow, rowToEvent } from './eventCodec.ts'
import { FILTERED, FINISHED, type GameFilter, parameters } from './gameFilter.ts'
import { prepareProjection } from './projection.ts'

/** A game as it is listed. */
export interface GameRow {
  readonly id: number
  readonly ruleset: string
  readonly mode: Source
  /** Unix seconds of the latest event. */
  readonly changed: number
  /** The local date it was played, `2026-11-30`. */
  readonly day: string | null
  /** The year, where no more is known. */
  readonly year: number | null
  readonly known: Precision | null
  /** Unix seconds. */
  readonly deleted: number | null
}

/** An event as it is stored, with the seconds since the game began. */
export interface LoggedRow extends EventRow {
  readonly at: number
}

/** One player's line in a finished game. */
export interface ResultRow {
  readonly name: string
  readonly total: number
  readonly place: number
  readonly tips: 0 | 1
}

export type Games = ReturnType<typeof prepareGames>

type Created = GameEvent | readonly GameEvent[]

const LISTED = 'id, ruleset, mode, changed, day, year, known, deleted'

/** Those with a year alone come after the year's dated ones, those without any date last. */
const LATEST_PLAYED = 'coalesce(day, year) DESC NULLS LAST, ended DESC, id DESC'

/** The event log of every game, and the projection that follows it in the same transaction. */
export function prepareGames(database: Database, rulesets: Readonly<Record<string, Ruleset>>) {
  const insertGame = database.prepare<[string, string, string, number, number]>(
    `INSERT INTO game (uuid, ruleset, mode, state, began, changed) VALUES (?, ?, ?, 'ordering', ?, ?)`,
  )
  const insertEvent = database.prepare<
    [number, number, string, number | null, number, string | null]
  >('INSERT INTO event (game, n, kind, seat, at, data) VALUES (?, ?, ?, ?, ?, ?)')
  // A whole log at once: for a game from a file that is most of the work.
  const insertLog = database.prepare<[number, string]>(
    `INSERT INTO event (game, n, kind, seat, at, data)
     SELECT ?, key + 1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`,
  )
  const selectEvents = database.prepare<[number], EventRow>(
    'SELECT kind, seat, data FROM event WHERE game = ? ORDER BY n',
  )
  const selectStates = database.prepare<[string, number], GameRow>(
    `SELECT ${LISTED} FROM game WHERE state = ? AND deleted IS NULL
     ORDER BY changed DESC, id DESC LIMIT ?`,
  )
  const selectLatest = database.prepare<[number], GameRow>(
    `SELECT ${LISTED} FROM game WHERE ${FINISHED} AND deleted IS NULL
     ORDER BY ${LATEST_PLAYED} LIMIT ?`,
  )
  const selectFiltered = database.prepare<[object], GameRow>(
    `SELECT ${LISTED} FROM game WHERE ${FILTERED} ORDER BY ${LATEST_PLAYED}
     LIMIT @limit OFFSET @offset`,
  )
  const countFiltered = database.prepare<[object], { count: number }>(
    `SELECT count(*) AS count FROM game WHERE ${FILTERED}`,
  )
  const selectDeletedBefore = database.prepare<[number], { id: number; uuid: string }>(
    'SELECT id, uuid FROM game WHERE deleted < ?',
  )
  const insertPurged = database.prepare<[string]>('INSERT OR IGNORE INTO purged (uuid) VALUES (?)')
  const removeLost = database.prepare<[string]>('DELETE FROM lost WHERE game = ?')
  const removals = ['event', 'seat', 'result', 'draft'].map((table) =>
    database.prepare<[number]>(`DELETE FROM ${table} WHERE game = ?`),
  )
  const removeGame = database.prepare<[number]>('DELETE FROM game WHERE id = ?')
  const selectAll = database.prepare<[], { id: number; uuid: string }>(
    'SELECT id, uuid FROM game ORDER BY id',
  )
  const selectByUuid = database.prepare<[string], { id: number }>(
    'SELECT id FROM game WHERE uuid = ?',
  )
  const selectLog = database.prepare<[number], LoggedRow>(
    'SELECT kind, seat, at, data FROM event WHERE game = ? ORDER BY n',
  )
  const selectResults = database.prepare<[number], ResultRow>(
    `SELECT player.name, total, place, tips FROM result JOIN player ON player.id = player
     WHERE game = ? ORDER BY place, seat`,
  )
  const selectGames = database.prepare<[], { id: number }>('SELECT id FROM game ORDER BY id')
  const lastEvent = database.prepare<[number], { at: number }>(
    'SELECT at FROM event WHERE game = ? ORDER BY n DESC LIMIT 1',
  )
  const selectChanged = database.prepare<[number], { changed: number | null }>(
    'SELECT max(changed) AS changed FROM game WHERE changed <= ?',
  )
  // Nobody but these: as many results as players, and each of one of them.
  const selectLatestOf = database.prepare<[string, number], { id: number }>(
    `SELECT game.id FROM game JOIN result ON result.game = game.id
     LEFT JOIN json_each(?) AS asked ON asked.value = result.player
     WHERE game.deleted IS NULL GROUP BY game.id HAVING count(*) = ? AND count(asked.value) = count(*)
     ORDER BY game.day DESC NULLS LAST, game.ended DESC, game.id DESC LIMIT 1`,
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
  const { seat, project, countDays } = prepareProjection(database)

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

  function letGo(uuid: string, id: number | undefined): void {
    insertPurged.run(uuid)
    removeLost.run(uuid)
    if (id === undefined) return
    for (const table of removals) table.run(id)
    removeGame.run(id)
  }

  return {
    load,

    /** Begins a game with its first event, or stores one that is over with all. @returns its id */
    create: database.transaction((uuid: string, first: Created, now: Moment): number => {
      const [began, ...more] = [first].flat()
      if (began?.kind !== 'began') throw new Error('a game starts with the event began')
      const { lastInsertRowid } = insertGame.run(uuid, began.ruleset, began.mode, now.at, now.at)
      const id = Number(lastInsertRowid)
      seat(id, write(id, [], [began, ...more], now.at))
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

    /** Every game in every state, deleted ones too. */
    all: (): { id: number; uuid: string }[] => selectAll.all(),

    byUuid: (uuid: string): number | undefined => selectByUuid.get(uuid)?.id,

    /** A game's events as they are stored. */
    log: (id: number): LoggedRow[] => selectLog.all(id),

    /**
     * Stores a whole log under a uuid, in place of the one that was there.
     * @param game what the log folds into
     */
    replace: database.transaction((uuid: string, log: readonly LoggedRow[], game: Game): void => {
      const known = selectByUuid.get(uuid)?.id
      for (const table of removals) if (known !== undefined) table.run(known)
      const { ruleset, mode, began } = game
      const id =
        known ?? Number(insertGame.run(uuid, ruleset.id, mode, began.at, 0).lastInsertRowid)
      const rows = log.map(({ kind, seat, at, data }) => [kind, seat, at, data])
      insertLog.run(id, JSON.stringify(rows))
      seat(id, game)
      project(id, game, began.at + (log.at(-1)?.at ?? 0))
    }),

    /** Finished games, the latest played first. */
    latest: (limit: number): GameRow[] => selectLatest.all(limit),

    /** Finished games that fit, the latest played first. */
    filtered: (filter: GameFilter, limit: number, offset: number): GameRow[] =>
      selectFiltered.all({ ...parameters(filter), limit, offset }),

    countFiltered: (filter: GameFilter): number =>
      countFiltered.get(parameters(filter))?.count ?? 0,

    /** Removes for good what was deleted before an instant (Unix seconds). @returns how many */
    purge: database.transaction((before: number): number => {
      const games = selectDeletedBefore.all(before)
      for (const { id, uuid } of games) letGo(uuid, id)
      return games.length
    }),

    /** Removes a game for good, here or not: from now on no file brings it. @returns whether it was here */
    letGo: database.transaction((uuid: string): boolean => {
      const id = selectByUuid.get(uuid)?.id
      letGo(uuid, id)
      return id !== undefined
    }),

    /** Unix seconds of the latest event of any game up to `now`; 0 without one. */
    lastChanged: (now: number): number => selectChanged.get(now)?.changed ?? 0,

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

    /** Counts every game that was played here for its day anew. */
    countDays: database.transaction(countDays),

    /** Makes the projection anew from events alone. */
    rebuild: database.transaction((): void => {
      database.exec('DELETE FROM result; DELETE FROM seat')
      for (const { id } of selectGames.all()) {
        const { at } = lastEvent.get(id) ?? { at: 0 }
        const { game } = load(id)
        seat(id, game)
        project(id, game, game.began.at + at)
      }
    }),
  }
}
