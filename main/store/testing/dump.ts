import BetterSqlite3, { type Database } from 'better-sqlite3'

/** Every row of every table, by the table's name. */
export type Dump = Readonly<Record<string, readonly unknown[]>>

export function dump(database: Database): Dump {
  const tables = database
    .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]),
  )
}

/** Reads beside a program that has the file. */
export function dumpFile(file: string): Dump {
  const database = new BetterSqlite3(file, { readonly: true })
  try {
    return dump(database)
  } finally {
    database.close()
  }
}
