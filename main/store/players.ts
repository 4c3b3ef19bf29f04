import type { Database } from 'better-sqlite3'
import { freeLook, type Look } from '../../shared/playerLook.ts'

export interface PlayerRow extends Look {
  readonly id: number
  readonly name: string
}

/** A player with all that the family may have said. */
export interface FamilyRow extends PlayerRow {
  readonly uuid: string
  readonly hidden: number
  readonly merged_into: number | null
  /** How well it plays, where it is a computer; a newer release may know others than this one. */
  readonly strength: string | null
  /** Games with a result of this very player, and games sat in at all, whatever came of them. */
  readonly games: number
  readonly seated: number
}

/** A computer that has played here. */
export interface ComputerRow {
  readonly id: number
  readonly uuid: string
  readonly name: string
}

export type Players = ReturnType<typeof preparePlayers>

interface ComputerSaid extends Look {
  readonly uuid: string
  readonly strength: string
  readonly name: string
  readonly key: string
}

const COLUMNS = 'id, name, colour, mark'

const FAMILY_COLUMNS = `${COLUMNS}, uuid, hidden, merged_into, strength,
  (SELECT count(*) FROM seat WHERE seat.player = player.id) AS seated,
  (SELECT count(*) FROM seat JOIN result USING (game, seat) JOIN game ON game.id = seat.game
   WHERE seat.player = player.id AND game.deleted IS NULL) AS games`

/** The player and everybody who is merged into that one, in the end. */
const GROUP = (group: string, parameter: string): string =>
  `${group}(id) AS (VALUES (${parameter}) UNION
    SELECT player.id FROM player JOIN ${group} ON player.merged_into = ${group}.id)`

/** The people of the family. Keys are names as they are compared; see `nameKey`. */
export function preparePlayers(database: Database) {
  const selectAll = database.prepare<[], PlayerRow>(
    `SELECT ${COLUMNS} FROM player WHERE merged_into IS NULL AND NOT hidden
     AND strength IS NULL ORDER BY id`,
  )
  const selectFamily = database.prepare<[], FamilyRow>(
    `SELECT ${FAMILY_COLUMNS} FROM player WHERE strength IS NULL ORDER BY id`,
  )
  const selectById = database.prepare<[number], FamilyRow>(
    `SELECT ${FAMILY_COLUMNS} FROM player WHERE id = ?`,
  )
  const selectByKey = database.prepare<[string], PlayerRow>(
    `SELECT ${COLUMNS} FROM player WHERE key = ?`,
  )
  const selectByUuid = database.prepare<[string], PlayerRow>(
    `SELECT ${COLUMNS} FROM player WHERE uuid = ?`,
  )
  const selectLooks = database.prepare<[], Look>('SELECT colour, mark FROM player ORDER BY id')
  const insert = database.prepare<[string, string, string, string, string]>(
    'INSERT INTO player (uuid, name, key, colour, mark) VALUES (?, ?, ?, ?, ?)',
  )
  const insertComputer = database.prepare<[ComputerSaid]>(
    `INSERT INTO player (uuid, name, key, colour, mark, strength)
     VALUES (@uuid, @name, @key, @colour, @mark, @strength)`,
  )
  const selectComputers = database.prepare<[], ComputerRow>(
    'SELECT id, uuid, name FROM player WHERE strength IS NOT NULL ORDER BY id',
  )
  // Nobody has said so: no edit is counted.
  const updateCalled = database.prepare<[string, string, number]>(
    'UPDATE player SET name = ?, key = ? WHERE id = ?',
  )
  const selectSeated = database.prepare<[number], { seat: number; strength: string }>(
    `SELECT seat, strength FROM seat JOIN player ON player.id = seat.player
     WHERE game = ? AND strength IS NOT NULL`,
  )
  const updateName = database.prepare<[string, string, number]>(
    'UPDATE player SET name = ?, key = ?, edits = edits + 1 WHERE id = ?',
  )
  const updateLook = database.prepare<[string, string, number]>(
    'UPDATE player SET colour = ?, mark = ?, edits = edits + 1 WHERE id = ?',
  )
  const updateHidden = database.prepare<[number, number]>(
    'UPDATE player SET hidden = ?, edits = edits + 1 WHERE id = ?',
  )
  const updateMerged = database.prepare<[number | null, number, number]>(
    'UPDATE player SET merged_into = ?, edits = edits + ? WHERE id = ?',
  )
  const updateResults = database.prepare<[{ into: number; player: number }]>(
    `WITH RECURSIVE ${GROUP('merged', '@player')}
     UPDATE result SET player = @into WHERE (game, seat) IN
       (SELECT game, seat FROM seat WHERE player IN (SELECT id FROM merged))`,
  )
  const selectShared = database.prepare<[{ one: number; other: number }], { game: number }>(
    `WITH RECURSIVE ${GROUP('one', '@one')}, ${GROUP('other', '@other')}
     SELECT a.game FROM seat AS a JOIN seat AS b ON b.game = a.game
     WHERE a.player IN (SELECT id FROM one) AND b.player IN (SELECT id FROM other) LIMIT 1`,
  )
  const removals = ['known_as WHERE player', 'player WHERE id'].map((where) =>
    database.prepare<[number]>(`DELETE FROM ${where} = ?`),
  )

  /** Whom a player is merged into, in the end; one that is merged into nobody is its own. */
  function present(id: number): FamilyRow | undefined {
    const player = selectById.get(id)
    return player?.merged_into == null ? player : present(player.merged_into)
  }

  /** @param said 0 where nobody here has said so */
  const merge = database.transaction((id: number, into: number | null, said = 1): void => {
    updateMerged.run(into, said, id)
    updateResults.run({ player: id, into: present(id)?.id ?? id })
  })

  return {
    /** Those who may be seated: neither hidden nor merged into another, and no computers. */
    all: (): PlayerRow[] => selectAll.all(),
    /** Everybody but computers. */
    family: (): FamilyRow[] => selectFamily.all(),
    byId: (id: number): FamilyRow | undefined => selectById.get(id),
    present,
    byUuid: (uuid: string): PlayerRow | undefined => selectByUuid.get(uuid),
    byKey: (key: string): PlayerRow | undefined => selectByKey.get(key),
    add: (
      uuid: string,
      name: string,
      key: string,
      { colour, mark }: Look = freeLook(selectLooks.all()),
    ): number => Number(insert.run(uuid, name, key, colour, mark).lastInsertRowid),
    addComputer: (uuid: string, strength: string, name: string, key: string): number => {
      const look = freeLook(selectLooks.all())
      return Number(insertComputer.run({ uuid, strength, name, key, ...look }).lastInsertRowid)
    },
    /** Every computer that has ever played here. */
    computers: (): ComputerRow[] => selectComputers.all(),
    /** Gives a computer its name in another language. */
    call: (id: number, name: string, key: string): void => {
      updateCalled.run(name, key, id)
    },
    /** The seats of a game that computers have. */
    computersIn: (game: number): { seat: number; strength: string }[] => selectSeated.all(game),
    rename: (id: number, name: string, key: string): void => {
      updateName.run(name, key, id)
    },
    setLook: (id: number, { colour, mark }: Look): void => {
      updateLook.run(colour, mark, id)
    },
    hide: (id: number, hidden: boolean): void => {
      updateHidden.run(hidden ? 1 : 0, id)
    },
    /** Whether some game has both at its table, themselves or merged into them. */
    sitTogether: (one: number, other: number): boolean =>
      selectShared.get({ one, other }) !== undefined,
    /** Events stay as they are; only whom the results count for changes. */
    merge,
    remove: database.transaction((id: number): void => {
      for (const removal of removals) removal.run(id)
    }),
  }
}
