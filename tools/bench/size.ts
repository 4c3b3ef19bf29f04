import { statSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { databaseFile } from '../../main/store/store.ts'
import type { Measure } from './figure.ts'
import { playWholeGame, withBackend, withFolder } from './game.ts'

const FIRST = 5
const MORE = 20
const SECONDS_EACH = 5

/** What one more stored game adds to the file. */
export const measureSize: Measure = () =>
  withFolder(async (dataDir) => {
    const before = await bytesAfter(dataDir, FIRST)
    const after = await bytesAfter(dataDir, MORE)
    return [
      {
        name: 'a stored game of three',
        target: 5,
        value: (after - before) / MORE / 1000,
        unit: 'kB',
        how: `growth of the closed file over ${MORE} games, three throws in every turn`,
      },
      {
        name: '… of that, its events',
        value: bytesOf(dataDir, 'event') / (FIRST + MORE) / 1000,
        unit: 'kB',
        how: 'pages of the table, from dbstat',
      },
    ]
  })

async function bytesAfter(dataDir: string, games: number): Promise<number> {
  await withBackend(
    dataDir,
    async (call) => {
      for (let n = 0; n < games; n++) await playWholeGame(call)
    },
    slowClock(),
  )
  return statSync(databaseFile(dataDir)).size
}

/** A family takes its time: large numbers of seconds are longer than small ones. */
function slowClock(): () => Date {
  let time = Date.now()
  return () => new Date((time += SECONDS_EACH * 1000))
}

function bytesOf(dataDir: string, table: string): number {
  const database = new BetterSqlite3(databaseFile(dataDir), { readonly: true })
  try {
    const sum = database.prepare<[string], number>('SELECT sum(pgsize) FROM dbstat WHERE name = ?')
    return sum.pluck().get(table) ?? NaN
  } finally {
    database.close()
  }
}
