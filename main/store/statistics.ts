import type { Database } from 'better-sqlite3'
import type { PlayedResult, Sample } from '../../shared/statistics/sample.ts'
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

type GameCells = [id: number, day: string | null, year: number | null]

/** The points of every row, then `RESULT_CELLS`. */
type ResultCells = (number | null)[]
const RESULT_CELLS = ['game', 'player', 'total', 'upper', 'extra', 'rows'] as const

/**
 * Reads what statistics are reckoned from, as it stands at one moment.
 * @param rows how many the ruleset has
 */
export function readSample(database: Database, filter: SampleFilter, rows: number): Read {
  const wanted = parameters(filter)
  const selectGames = database.prepare<[object], GameCells>(
    `SELECT id, day, year FROM game WHERE ${FILTERED} ORDER BY day, ended, id`,
  )
  // By game as they are stored: sorting so many cells by date would cost more than reading them.
  const selectResults = database.prepare<[object], ResultCells>(
    `SELECT ${[...ROW_COLUMNS.slice(0, rows), ...RESULT_CELLS].join(', ')}
     FROM result WHERE game IN (SELECT id FROM game WHERE ${FILTERED}) ORDER BY game, seat`,
  )
  const selectPlayers = database.prepare<[], PlayerRow & { computer: 0 | 1 }>(
    `SELECT id, name, colour, mark, strength IS NOT NULL AS computer FROM player
     WHERE merged_into IS NULL`,
  )
  return database.transaction(() => {
    const all = selectPlayers.all()
    const computers = new Set(all.flatMap(({ id, computer }) => (computer === 1 ? [id] : [])))
    const results = resultsByGame(selectResults.raw().all(wanted), rows, computers)
    const games = selectGames.raw().all(wanted)
    return {
      sample: games.map(([id, day, year]) => ({
        ...{ id, day: day ?? undefined, year: year ?? undefined },
        results: results.get(id) ?? [],
      })),
      players: all.flatMap(({ computer, ...player }) => (computer === 1 ? [] : [player])),
    }
  })()
}

function resultsByGame(
  all: readonly ResultCells[],
  rows: number,
  computers: ReadonlySet<number>,
): Map<number, PlayedResult[]> {
  const results = new Map<number, PlayedResult[]>()
  for (const cells of all) {
    const game = cells[rows] ?? 0
    const result = cellsToResult(cells, rows, computers)
    const own = results.get(game)
    if (own === undefined) results.set(game, [result])
    else own.push(result)
  }
  return results
}

/** By index, and the points stay in the array they came in: of 300,000 every copy is felt. */
function cellsToResult(
  cells: ResultCells,
  rows: number,
  computers: ReadonlySet<number>,
): PlayedResult {
  const player = cells[rows + 1] ?? 0
  const total = cells[rows + 2] ?? 0
  const upper = cells[rows + 3] ?? undefined
  const extra = cells[rows + 4] ?? 0
  const isKnown = cells[rows + 5] === 1
  cells.length = rows
  // A finished card has every row.
  const points = isKnown ? (cells as number[]) : undefined
  return { player, computer: computers.has(player), total, upper, extra, points }
}
