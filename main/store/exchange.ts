import type { Database } from 'better-sqlite3'
import type { Source } from '../../shared/events.ts'
import type { Look } from '../../shared/playerLook.ts'
import { ROW_COLUMNS } from './migrations.ts'

/** All that the family has said of a player. */
export interface PlayerRecord extends Look {
  readonly name: string
  readonly hidden: number
  readonly strength: string | null
  readonly edits: number
}

/** A player as it is stored. */
export interface StoredPlayer extends PlayerRecord {
  readonly id: number
  readonly uuid: string
  readonly merged_into: number | null
}

/** How a game went on elsewhere; texts as they stand in the table. */
export interface LostRow {
  readonly game: string
  readonly digest: string
  readonly players: string
  readonly events: string
}

/** One player in a finished game, and the game as it is listed. */
export interface ResultLine {
  readonly day: string | null
  readonly year: number | null
  readonly ruleset: string
  readonly mode: Source
  readonly names: string
  readonly name: string
  readonly total: number
  readonly place: number
  readonly upper: number | null
  readonly bonus: number | null
  readonly extra: number | null
  /** Points of the ruleset's rows in order, as JSON. */
  readonly points: string
}

export type Exchange = ReturnType<typeof prepareExchange>

const RESULT_LINES = `
  SELECT day, year, ruleset, mode, player.name, total, place, upper, bonus, extra,
    json_array(${ROW_COLUMNS.join(', ')}) AS points,
    (SELECT group_concat(other.name, ', ' ORDER BY line.seat) FROM result AS line
     JOIN player AS other ON other.id = line.player WHERE line.game = game.id) AS names
  FROM game JOIN result ON result.game = game.id JOIN player ON player.id = result.player
  WHERE deleted IS NULL
  ORDER BY coalesce(day, year) NULLS FIRST, ended, game.id, place, seat`

/** Children before parents. */
const FAMILY_TABLES = ['lost', 'purged', 'known_as', 'draft', 'paper', 'result', 'seat', 'event']

/** What only travels: what a family's file has beside the games themselves. */
export function prepareExchange(database: Database) {
  const selectPlayers = database.prepare<[], StoredPlayer>(
    `SELECT id, uuid, name, colour, mark, hidden, strength, merged_into, edits
     FROM player ORDER BY id`,
  )
  const selectAliases = database.prepare<[], { uuid: string; player: number }>(
    'SELECT uuid, player FROM known_as ORDER BY uuid',
  )
  const insertPlayer = database.prepare<[PlayerRecord & { uuid: string; key: string }]>(
    `INSERT INTO player (uuid, name, key, colour, mark, hidden, strength, edits)
     VALUES (@uuid, @name, @key, @colour, @mark, @hidden, @strength, @edits)`,
  )
  const updatePlayer = database.prepare<[PlayerRecord & { id: number; key: string }]>(
    `UPDATE player SET name = @name, key = @key, colour = @colour, mark = @mark,
       hidden = @hidden, strength = @strength, edits = @edits
     WHERE id = @id`,
  )
  const updateUuid = database.prepare<[string, number]>('UPDATE player SET uuid = ? WHERE id = ?')
  const upsertAlias = database.prepare<[string, number]>(
    'INSERT OR REPLACE INTO known_as (uuid, player) VALUES (?, ?)',
  )
  const removeAlias = database.prepare<[string]>('DELETE FROM known_as WHERE uuid = ?')
  const selectPurged = database.prepare<[], { uuid: string }>('SELECT uuid FROM purged ORDER BY 1')
  const selectIsPurged = database.prepare<[string], object>('SELECT 1 FROM purged WHERE uuid = ?')
  const selectLost = database.prepare<[], LostRow>('SELECT * FROM lost ORDER BY game, digest')
  const selectLostOf = database.prepare<[string], LostRow>('SELECT * FROM lost WHERE game = ?')
  const insertLost = database.prepare<[LostRow]>(
    `INSERT OR IGNORE INTO lost (game, digest, players, events)
     VALUES (@game, @digest, @players, @events)`,
  )
  const removeLost = database.prepare<[string, string]>(
    'DELETE FROM lost WHERE game = ? AND digest = ?',
  )
  const countGames = database.prepare<[], { games: number }>('SELECT count(*) AS games FROM game')

  const selectResultLines = database.prepare<[], ResultLine>(RESULT_LINES)

  return {
    players: (): StoredPlayer[] => selectPlayers.all(),

    /** Uuids by which somebody is known beside the own one. */
    aliases: (): { uuid: string; player: number }[] => selectAliases.all(),

    addPlayer: (uuid: string, key: string, record: PlayerRecord): number =>
      Number(insertPlayer.run({ ...record, uuid, key }).lastInsertRowid),

    setPlayer: (id: number, key: string, record: PlayerRecord): void => {
      updatePlayer.run({ ...record, id, key })
    },

    /** Gives a player its uuid and the others it is known by. */
    setUuids: (id: number, uuid: string, others: readonly string[]): void => {
      removeAlias.run(uuid)
      updateUuid.run(uuid, id)
      for (const other of others) upsertAlias.run(other, id)
    },

    forgetAlias: (uuid: string): void => {
      removeAlias.run(uuid)
    },

    /** Uuids of games that were let go for good. */
    purged: (): string[] => selectPurged.all().map(({ uuid }) => uuid),

    isPurged: (uuid: string): boolean => selectIsPurged.get(uuid) !== undefined,

    lost: (): LostRow[] => selectLost.all(),

    lostOf: (game: string): LostRow[] => selectLostOf.all(game),

    keepLost: (row: LostRow): void => {
      insertLost.run(row)
    },

    dropLost: ({ game, digest }: LostRow): void => {
      removeLost.run(game, digest)
    },

    /** Games in every state, deleted ones too. */
    countGames: (): number => countGames.get()?.games ?? 0,

    /** Every result that counts, the earliest played first. Nothing else may be asked meanwhile. */
    resultLines: (): IterableIterator<ResultLine> => selectResultLines.iterate(),

    /** The whole family goes: something else is about to take its place. Settings stay. */
    clear: (): void => {
      for (const table of FAMILY_TABLES) database.exec(`DELETE FROM ${table}`)
      database.exec('DELETE FROM game; UPDATE player SET merged_into = NULL; DELETE FROM player')
    },
  }
}
