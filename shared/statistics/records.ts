import { type Base, contestOf, type Contest } from './base.ts'
import type { Facts } from './facts.ts'
import { type Better, heldIn, Keeper } from './keeper.ts'
import { yatzysIn } from './rates.ts'
import type { PlayedGame, PlayedResult, Sample } from './sample.ts'
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
export function recordsIn({ facts, sample }: Base, computers: boolean): RecordView[] {
  const book = openBook(facts)
  const earliestFirst = inTime(sample)
  for (const game of earliestFirst) keepGame(book, game, contestOf(game, computers))
  keepStreaks(book, earliestFirst, computers)
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

/** A year alone comes before its days, as in lists; what nobody has dated comes last. */
export function inTime(sample: Sample): PlayedGame[] {
  const when = ({ day, year }: PlayedGame): string => day ?? year?.toString() ?? '~'
  return sample
    .map((game) => ({ game, at: when(game) }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ game }) => game)
}

function keepGame(book: Book, game: PlayedGame, contest: Contest | undefined): void {
  for (const result of game.results) {
    if (result.computer) continue
    keepScores(book, game, result)
    if (contest !== undefined) keepWin(book, game, result, contest)
  }
}

function keepScores({ kept, rows }: Book, game: PlayedGame, result: PlayedResult): void {
  const { player, total, upper, points } = result
  const holder = () => heldIn(player, game)
  kept.highest.offer(total, player, holder)
  kept.lowest.offer(total, player, holder)
  if (upper !== undefined) kept.bestUpper.offer(upper, player, holder)
  points?.forEach((value, i) => {
    if (value > 0) rows[i]?.offer(value, player, holder)
  })
}

function keepWin({ kept }: Book, game: PlayedGame, result: PlayedResult, contest: Contest): void {
  const { player, total } = result
  const holder = () => heldIn(player, game)
  if (total < contest.top) return kept.highestLoss.offer(total, player, holder)
  kept.lowestWin.offer(total, player, holder)
  if (contest.winners > 1) return
  const margin = total - next(game, total)
  kept.widestWin.offer(margin, player, holder)
  kept.narrowestWin.offer(margin, player, holder)
}

/** The best total under the top one. */
export function next({ results }: PlayedGame, top: number): number {
  return Math.max(...results.flatMap(({ total }) => (total < top ? [total] : [])))
}

/** Where a run reaches its full length, in the game that does it. */
function keepStreaks({ kept }: Book, games: readonly PlayedGame[], computers: boolean): void {
  const runs = new Map<number, number>()
  for (const game of games) {
    const contest = game.day === undefined ? undefined : contestOf(game, computers)
    if (contest === undefined) continue
    for (const { player, total, computer } of game.results) {
      if (computer) continue
      const run = total === contest.top ? (runs.get(player) ?? 0) + 1 : 0
      runs.set(player, run)
      if (run > 0) kept.longestStreak.offer(run, player, () => heldIn(player, game))
    }
  }
}

function keepDays({ kept }: Book, games: readonly PlayedGame[]): void {
  const byDay = Map.groupBy(games, ({ day }) => day)
  for (const [day, { length }] of byDay)
    if (day !== undefined)
      kept.mostGamesInDay.offer(length, day, () => ({
        players: [],
        day,
        year: Number(day.slice(0, 4)),
      }))
}

function keepYears({ kept }: Book, games: readonly PlayedGame[], facts: Facts): void {
  for (const [year, played] of Map.groupBy(games, ({ year }) => year)) {
    if (year === undefined) continue
    const yatzys = new Map<number, number>()
    for (const { results } of played)
      for (const result of results) {
        if (result.computer) continue
        const { player } = result
        yatzys.set(player, (yatzys.get(player) ?? 0) + yatzysIn(facts, result))
      }
    for (const [player, count] of yatzys)
      if (count > 0) kept.mostYatzysInYear.offer(count, player, () => ({ players: [player], year }))
  }
}
