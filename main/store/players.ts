import type { Database } from 'better-sqlite3'

export interface PlayerRow {
  readonly id: number
  readonly name: string
}

export type Players = ReturnType<typeof preparePlayers>

/** The people of the family. Keys are names as they are compared; see `nameKey`. */
export function preparePlayers(database: Database) {
  const selectAll = database.prepare<[], PlayerRow>('SELECT id, name FROM player ORDER BY id')
  const selectById = database.prepare<[number], PlayerRow>(
    'SELECT id, name FROM player WHERE id = ?',
  )
  const selectByKey = database.prepare<[string], PlayerRow>(
    'SELECT id, name FROM player WHERE key = ?',
  )
  const insert = database.prepare<[string, string, string]>(
    'INSERT INTO player (uuid, name, key) VALUES (?, ?, ?)',
  )
  const update = database.prepare<[string, string, number]>(
    'UPDATE player SET name = ?, key = ? WHERE id = ?',
  )
  return {
    all: (): PlayerRow[] => selectAll.all(),
    byId: (id: number): PlayerRow | undefined => selectById.get(id),
    byKey: (key: string): PlayerRow | undefined => selectByKey.get(key),
    add: (uuid: string, name: string, key: string): number =>
      Number(insert.run(uuid, name, key).lastInsertRowid),
    rename: (id: number, name: string, key: string): void => {
      update.run(name, key, id)
    },
  }
}
