import type { Base } from './base.ts'
import type { Contest, Counted } from './counted.ts'
import type { Facts } from './facts.ts'
import { type Better, Keeper } from './keeper.ts'
import { yatzysIn } from './own.ts'
import type { PlayedGame, PlayedResult } from './sample.ts'
import { type RecordKind, RECORDS, type RecordView } from './view.ts'

const LOWEST: ReadonlySet<RecordKind> = new Set(['lowest', 'narrowestWin', 'lowestWin'])

/** A keeper for each record, and one for each row's. */
interface Book {
  readonly kept: Readonly<Record<RecordKind, Keeper>>
  readonly rows: readonly Keeper[]
}

/**
 * Statistic 3. The margin of a win is M − the next total, where one alone is on top; a shared win may
 * be the lowest one. A row has no record before somebody has points in it. Yatzys count with the
 * further ones that paid.
 */
export function recordsIn({ facts, games }: Base): RecordView[] {
  const book = openBook(facts)
  const earliestFirst = inTime(games)
  for (const counted of earliestFirst) keepGame(book, counted)
  keepStreaks(book, earliestFirst)
  keepDays(book, earliestFirst)
  keepYears(book, earliestFirst, facts)
  return RECORDS.flatMap((kind) =>
    kind === 'bestRow'
      ? facts.rows.flatMap((row, i) => book.rows[i]?.view(kind, row) ?? [])
      : (book.kept[kind].view(kind) ?? []),
  )
}

function openBook({ rows }: Facts): Book {
  const keepers = RECORDS.map((kind) => [kind, new Keeper(betterOf(kind))])
  return {
    kept: Object.fromEntries(keepers) as Book['kept'], // a keeper for each of RECORDS
    rows: rows.map(() => new Keeper('highest')),
  }
}

const betterOf = (kind: RecordKind): Better => (LOWEST.has(kind) ? 'lowest' : 'highest')

/** A year alone comes before its days; what nobody has dated comes last. */
export function inTime(games: readonly Counted[]): readonly Counted[] {
  if (games.every(({ game }) => game.day !== undefined)) return games
  const when = ({ game: { day, year } }: Counted): string => day ?? year?.toString() ?? '~'
  return games
    .map((counted) => ({ counted, at: when(counted) }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ counted }) => counted)
}

function keepGame(book: Book, { game, people, contest }: Counted): void {
  for (const result of people) {
    keepScores(book, game, result)
    if (contest !== undefined) keepWin(book, game, result, contest)
  }
}

function keepScores({ kept, rows }: Book, game: PlayedGame, result: PlayedResult): void {
  const { player, total, upper, points = [] } = result
  kept.highest.offer(total, player, game)
  kept.lowest.offer(total, player, game)
  if (upper !== undefined) kept.bestUpper.offer(upper, player, game)
  for (let row = 0; row < points.length; row++)
    if (points[row] !== 0) rows[row]?.offer(points[row] ?? 0, player, game)
}

function keepWin({ kept }: Book, game: PlayedGame, result: PlayedResult, contest: Contest): void {
  const { player, total } = result
  if (total < contest.top) return kept.highestLoss.offer(total, player, game)
  kept.lowestWin.offer(total, player, game)
  if (contest.winners > 1) return
  const margin = total - next(game, total)
  kept.widestWin.offer(margin, player, game)
  kept.narrowestWin.offer(margin, player, game)
}

/** The best total under the top one. */
export function next({ results }: PlayedGame, top: number): number {
  return results.reduce(
    (best, { total }) => (total < top && total > best ? total : best),
    -Infinity,
  )
}

/** Where a run reaches its full length, in the game that does it. */
function keepStreaks({ kept }: Book, games: readonly Counted[]): void {
  const runs = new Map<number, number>()
  for (const { game, people, contest } of games) {
    if (contest === undefined || game.day === undefined) continue
    for (const { player, total } of people) {
      const run = total === contest.top ? (runs.get(player) ?? 0) + 1 : 0
      runs.set(player, run)
      if (run > 0) kept.longestStreak.offer(run, player, game)
    }
  }
}

function keepDays({ kept }: Book, games: readonly Counted[]): void {
  const days = new Map<string, number>()
  for (const { day } of games.map(({ game }) => game))
    if (day !== undefined) days.set(day, (days.get(day) ?? 0) + 1)
  for (const [day, count] of days)
    kept.mostGamesInDay.offer(count, day, { day, year: Number(day.slice(0, 4)) })
}

function keepYears({ kept }: Book, games: readonly Counted[], facts: Facts): void {
  const years = new Map<number, Map<number, number>>()
  for (const { game, people } of games) {
    if (game.year === undefined) continue
    const yatzys = years.get(game.year) ?? new Map<number, number>()
    years.set(game.year, yatzys)
    for (const result of people) {
      const count = yatzysIn(facts, result)
      if (count > 0) yatzys.set(result.player, (yatzys.get(result.player) ?? 0) + count)
    }
  }
  for (const [year, yatzys] of years)
    for (const [player, count] of yatzys)
      kept.mostYatzysInYear.offer(count, player, { day: undefined, year })
}
