import { mkdirSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { reachable } from '../../shared/scorecard.ts'
import { seededDie } from '../../shared/testing/play.ts'
import { pageQuestion } from '../../main/services/statistics.ts'
import { openDatabase } from '../../main/store/open.ts'
import { statisticsThread } from '../../main/store/statisticsThread.ts'
import { databaseFile } from '../../main/store/store.ts'
import { type Figure, type Measure, quantile } from './figure.ts'
import { withFolder } from './game.ts'

const SIZES = [
  { who: 'family', games: 2_000, players: 6, target: 50, times: 20 },
  { who: 'club', games: 100_000, players: 60, target: 3_000, times: 3 },
] as const

const SEATS = 3
const DAY_MS = 86_400_000

/** The whole statistics page: asked of its thread, read, reckoned and handed over. */
export const measureStatistics: Measure = async () => {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await withFolder((dataDir) => measure(dataDir, size))))
  return figures
}

async function measure(
  dataDir: string,
  { who, games, players, target, times }: (typeof SIZES)[number],
) {
  mkdirSync(dataDir)
  const database = openDatabase(databaseFile(dataDir))
  database.transaction(fill)(database, games, players)
  const thread = statisticsThread(dataDir)
  const question = pageQuestion(RULESETS, { ruleset: 'nordic' })
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await thread.ask(question)
    taken.push(performance.now() - start)
  }
  await thread.close()
  database.close()
  const how = `${games} games of ${SEATS}, ${times} times`
  const [first = NaN, ...later] = taken
  return [
    {
      name: `statistics of a ${who}, median`,
      target,
      value: quantile(later, 0.5),
      unit: 'ms',
      how,
    },
    {
      name: `statistics of a ${who}, first`,
      value: first,
      unit: 'ms',
      how: 'with the start of the thread',
    },
  ] as const
}

/** Result rows as the projection writes them; no events, which statistics don't read. */
function fill(database: Database, games: number, players: number): void {
  const { rows } = RULESETS.nordic
  const values = rows.map(({ id }) => reachable(RULESETS.nordic, id))
  const die = seededDie(games)
  const any = (below: number): number => (((die() * 6 + die()) * 6 + die()) * 6 + die()) % below
  const addPlayer = database.prepare(
    'INSERT INTO player (uuid, name, key, colour, mark) VALUES (?, ?, ?, ?, ?)',
  )
  for (let n = 1; n <= players; n++) addPlayer.run(`p${n}`, `P${n}`, `p${n}`, 'blue', 'circle')
  const addGame = database.prepare(
    `INSERT INTO game (uuid, ruleset, mode, state, began, changed, ended, known, played, offset, day, year)
     VALUES (?, 'nordic', 'screen', 'finished', ?, ?, ?, 'instant', ?, 60, ?, ?)`,
  )
  const columns = rows.map((_, i) => `p${i}`)
  const addResult = database.prepare(
    `INSERT INTO result (game, seat, player, total, upper, bonus, extra, place, winners, ${columns.join(', ')})
     VALUES (?, ?, ?, ?, ?, ?, 0, ?, 1, ${columns.map(() => '?').join(', ')})`,
  )
  for (let game = 1; game <= games; game++) {
    const at = Date.UTC(2010) + Math.floor((game * 5_000 * DAY_MS) / games)
    const day = new Date(at).toISOString().slice(0, 10)
    addGame.run(
      `g${game}`,
      ...[at, at, at, at].map((ms) => (ms / 1000) | 0),
      day,
      Number(day.slice(0, 4)),
    )
    const first = any(players)
    for (let seat = 0; seat < SEATS; seat++) {
      const points = values.map((row) => row[any(row.length)] ?? 0)
      const upper = points.slice(0, 6).reduce((sum, value) => sum + value, 0)
      const total = points.reduce((sum, value) => sum + value, 0)
      addResult.run(
        game,
        seat,
        1 + ((first + seat) % players),
        total,
        upper,
        0,
        seat + 1,
        ...points,
      )
    }
  }
}
