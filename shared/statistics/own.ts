import type { Contest, Counted } from './counted.ts'
import type { Facts } from './facts.ts'
import { upwards } from './numbers.ts'
import type { PlayedResult } from './sample.ts'

/** A person's result in a game. */
export interface Line extends Counted {
  readonly result: PlayedResult
}
export type Contested = Line & { readonly contest: Contest }

/**
 * One player's games, sorted out once for all statistics: a second look at every result of a club
 * costs more than reckoning with it.
 */
export interface Own {
  readonly player: number
  readonly totals: readonly number[]
  /** The totals upwards. */
  readonly sorted: readonly number[]
  /** Upper sums, where they are known. */
  readonly uppers: readonly number[]
  readonly cards: Cards
  readonly wins: Wins
  /** In the sample's order: games whose date is known, and those of them that count in wins. */
  readonly dated: readonly Line[]
  readonly inOrder: readonly Contested[]
}

/** Results whose rows are known, summed up. */
export interface Cards {
  readonly n: number
  /** By row: points, and how many zeros. */
  readonly points: readonly number[]
  readonly zeros: readonly number[]
  /** How many have points in the yatzy row, and how many further yatzys paid. */
  readonly yatzys: number
  readonly extras: number
}

/** Games that count in wins, summed up. */
export interface Wins {
  readonly n: number
  /** W, 1 / m of a game for each of m on top, and Σ 1 / k: both in sixtieths. */
  readonly won: number
  readonly fair: number
  readonly outright: number
  readonly shared: number
}

/** What a whole game is in shares that are whole numbers for up to six winners. */
export const WHOLE = 60

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer U)[]
    ? U[]
    : T[K] extends object
      ? Writable<T[K]>
      : T[K]
}
type Gathering = Writable<Omit<Own, 'sorted'>>

/** Every person's own, by player. */
export function gather(games: readonly Counted[], facts: Facts): Map<number, Own> {
  const gathered = new Map<number, Gathering>()
  for (const { game, people, contest } of games)
    for (const result of people) {
      const own = gathered.get(result.player) ?? nothingOf(result.player, facts)
      gathered.set(result.player, own)
      addLine(own, { game, people, contest, result }, facts)
    }
  return new Map(
    [...gathered].map(([player, own]) => [player, { ...own, sorted: upwards(own.totals) }]),
  )
}

function nothingOf(player: number, { rows }: Facts): Gathering {
  const none = (): number[] => rows.map(() => 0)
  const cards = { n: 0, points: none(), zeros: none(), yatzys: 0, extras: 0 }
  const wins = { n: 0, won: 0, fair: 0, outright: 0, shared: 0 }
  return { player, totals: [], uppers: [], cards, wins, dated: [], inOrder: [] }
}

function addLine(own: Gathering, line: Line, facts: Facts): void {
  const { total, upper, points } = line.result
  own.totals.push(total)
  if (upper !== undefined) own.uppers.push(upper)
  if (points !== undefined) addCard(own.cards, line.result, points, facts)
  if (line.contest !== undefined) addContest(own.wins, total, line.contest)
  if (line.game.day === undefined) return
  own.dated.push(line)
  if (isContested(line)) own.inOrder.push(line)
}

function addCard(
  cards: Writable<Cards>,
  result: PlayedResult,
  points: readonly number[],
  facts: Facts,
): void {
  cards.n += 1
  cards.yatzys += rowYatzy(facts, points)
  cards.extras += extrasIn(facts, result)
  for (let row = 0; row < cards.points.length; row++) {
    const value = points[row] ?? 0
    cards.points[row] = (cards.points[row] ?? 0) + value
    if (value === 0) cards.zeros[row] = (cards.zeros[row] ?? 0) + 1
  }
}

function addContest(wins: Writable<Wins>, total: number, contest: Contest): void {
  wins.n += 1
  wins.fair += WHOLE / contest.players
  if (total < contest.top) return
  wins.won += WHOLE / contest.winners
  wins[contest.winners === 1 ? 'outright' : 'shared'] += 1
}

const isContested = (line: Line): line is Contested => line.contest !== undefined

const rowYatzy = ({ yatzy }: Facts, points: readonly number[]): number =>
  (points[yatzy] ?? 0) > 0 ? 1 : 0

const extrasIn = ({ extra }: Facts, result: PlayedResult): number =>
  extra === 0 ? 0 : result.extra / extra

/** How many yatzys were written: the row, and each further one that paid. */
export function yatzysIn(facts: Facts, result: PlayedResult): number {
  const { points } = result
  return points === undefined ? 0 : rowYatzy(facts, points) + extrasIn(facts, result)
}
