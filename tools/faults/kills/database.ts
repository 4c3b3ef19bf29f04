import { isDeepStrictEqual } from 'node:util'
import BetterSqlite3 from 'better-sqlite3'
import { rowToEvent } from '../../../main/store/eventCodec.ts'
import { prepareGames } from '../../../main/store/games.ts'
import { openDatabase } from '../../../main/store/open.ts'
import { databaseFile } from '../../../main/store/store.ts'
import { dump } from '../../../main/store/testing/dump.ts'
import { Loss } from '../loss.ts'
import { RULESETS } from '../../../shared/rulesets/index.ts'

export interface EventRow {
  readonly n: number
  readonly kind: string
  readonly seat: number | null
  readonly at: number
  readonly data: string | null
}

/**
 * Reads the events of every game in a database, beside the program that has it open.
 * @throws Loss where the database is not sound, or an event is lost or doubled
 */
export function readEvents(file: string): Map<number, EventRow[]> {
  const database = new BetterSqlite3(file, { readonly: true })
  try {
    const integrity = database.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') throw new Loss(`integrity_check: ${String(integrity)}`)
    const strays = database.pragma('foreign_key_check') as unknown[] // rows, none where all is well
    if (strays.length > 0) throw new Loss(`foreign_key_check: ${JSON.stringify(strays)}`)
    const ids = database.prepare<[], number>('SELECT id FROM game ORDER BY id').pluck().all()
    const events = database.prepare<[number], EventRow>(
      'SELECT n, kind, seat, at, data FROM event WHERE game = ? ORDER BY n',
    )
    return new Map(
      ids.map((id) => [
        id,
        inARow(id, events.all(id)).map((row) => ({ ...row, kind: rowToEvent(row).kind })),
      ]),
    )
  } finally {
    database.close()
  }
}

function inARow(game: number, rows: EventRow[]): EventRow[] {
  const gap = rows.findIndex(({ n }, i) => n !== i + 1)
  if (gap >= 0 || rows.length === 0) throw new Loss(`game ${game} lacks event ${gap + 1}`)
  return rows
}

/**
 * Makes the projection of a closed database anew from its events.
 * @throws Loss where it was another
 */
export function checkProjection(dataDir: string): void {
  const database = openDatabase(databaseFile(dataDir))
  try {
    const before = dump(database)
    prepareGames(database, RULESETS).rebuild()
    if (!isDeepStrictEqual(dump(database), before))
      throw new Loss('the projection does not follow from the events')
  } finally {
    database.close()
  }
}
