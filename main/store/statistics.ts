import type { Database } from 'better-sqlite3'
import type { Source } from '../../shared/events.ts'
import type { PlayedGame, PlayedResult, Sample } from '../../shared/statistics/sample.ts'
import { FILTERED, type GameFilter, parameters } from './gameFilter.ts'
import { ROW_COLUMNS } from './migrations.ts'
import type { PlayerRow } from './players.ts'

/** Scores of two rulesets are never mixed. */
export type SampleFilter = GameFilter & { readonly ruleset: string }

/** Games that count, and everybody who may have a result in them; computers are no players here. */
export interface Read {
  readonly sample: Sample
  readonly players: readonly PlayerRow[]
}

type GameCells = [id: number, mode: Source, day: string | null, year: number | null]

type ResultCells = [
  ...[game: number, player: number, computer: 0 | 1, total: number, place: number],
  ...[upper: number | null, bonus: number | null, extra: number | null],
  ...[rows: 0 | 1, corrected: number, ...points: (number | null)[]],
]

/**
 * Reads what statistics are reckoned from, as it stands at one moment.
 * @param rows how many the ruleset has
 */
export function readSample(database: Database, filter: SampleFilter, rows: number): Read {
  const wanted = parameters(filter)
  const points = ROW_COLUMNS.slice(0, rows)
  const selectGames = database.prepare<[object], GameCells>(
    `SELECT id, mode, day, year FROM game WHERE ${FILTERED} ORDER BY day, ended, id`,
  )
  // By game as they are stored: sorting as many cells by date would cost more than reading them.
  const selectResults = database.prepare<[object], ResultCells>(
    `SELECT game, player, player IN (SELECT id FROM player WHERE strength IS NOT NULL),
       total, place, upper, bonus, extra, rows, corrected, ${points.join(', ')}
     FROM result WHERE game IN (SELECT id FROM game WHERE ${FILTERED}) ORDER BY game, seat`,
  )
  const selectPlayers = database.prepare<[], PlayerRow>(
    'SELECT id, name, colour, mark FROM player WHERE merged_into IS NULL AND strength IS NULL',
  )
  return database.transaction(() => {
    const results = new Map<number, PlayedResult[]>()
    for (const cells of selectResults.raw().iterate(wanted)) addResult(results, cells)
    const sample = selectGames
      .raw()
      .all(wanted)
      .map((cells) => cellsToGame(cells, filter.ruleset, results))
    return { sample, players: selectPlayers.all() }
  })()
}

function addResult(results: Map<number, PlayedResult[]>, cells: ResultCells): void {
  const own = results.get(cells[0])
  if (own === undefined) results.set(cells[0], [cellsToResult(cells)])
  else own.push(cellsToResult(cells))
}

function cellsToResult(cells: ResultCells): PlayedResult {
  const [, player, computer, total, place, upper, bonus, extra, rows, corrected] = cells
  return {
    ...{ player, computer: computer === 1, total, place, corrected: corrected > 0 },
    ...(upper !== null && { upper }),
    ...(bonus !== null && { bonus }),
    ...(extra !== null && { extra }),
    // A finished card has every row.
    ...(rows === 1 && { points: cells.slice(POINTS_AT) as number[] }),
  }
}

const POINTS_AT = 10

function cellsToGame(
  [id, mode, day, year]: GameCells,
  ruleset: string,
  results: ReadonlyMap<number, PlayedResult[]>,
): PlayedGame {
  return {
    ...{ id, ruleset, mode, results: results.get(id) ?? [] },
    ...(day !== null && { day }),
    ...(year !== null && { year }),
  }
}
