import type { PlayerView } from '../views.ts'
import type { Facts } from './facts.ts'
import { type Optimum, optimumOf } from './optimum/optimum.ts'
import { gather, type Own } from './own.ts'
import type { PlayedGame, PlayedResult, Sample } from './sample.ts'

/** A game that counts in wins: two or more results. */
export interface Contest {
  /** k, computers that count included. */
  readonly players: number
  /** M, the top score. */
  readonly top: number
  /** m, as many as have it. */
  readonly winners: number
}

/** A game of the base set, and what counts in it. */
export interface Counted {
  readonly game: PlayedGame
  /** Results of people; a computer's counts nowhere. */
  readonly people: readonly PlayedResult[]
  /** Undefined where the game counts in no win statistic: alone, or with a computer. */
  readonly contest: Contest | undefined
}

/** What every statistic is reckoned from. */
export interface Base {
  readonly facts: Facts
  readonly optimum: Optimum | undefined
  readonly games: readonly Counted[]
  /** Everybody with a result, in alphabetical order; no computers. */
  readonly players: readonly PlayerView[]
  /** In the same order. */
  readonly own: readonly Own[]
}

export interface Wish {
  readonly facts: Facts
  /** Everybody who may have a result. */
  readonly players: readonly PlayerView[]
  /** Whether games with a computer count in wins, streaks and head to head. */
  readonly computers?: boolean
  /** Whose alphabet players are sorted by; æ, ø, å last. */
  readonly locale?: string
}

export function makeBase(sample: Sample, wish: Wish): Base {
  const { facts, computers = false, locale = 'nb' } = wish
  const games = sample.map((game) => countedIn(game, computers))
  const own = gather(games, facts)
  const { compare } = new Intl.Collator(locale)
  const players = wish.players
    .filter(({ id }) => own.has(id))
    .sort((a, b) => compare(a.name, b.name) || a.id - b.id)
  return {
    facts,
    optimum: optimumOf(facts.id),
    games,
    players,
    own: players.flatMap(({ id }) => own.get(id) ?? []),
  }
}

function countedIn(game: PlayedGame, computers: boolean): Counted {
  const { results } = game
  const alone = !results.some(({ computer }) => computer)
  const people = alone ? results : results.filter(({ computer }) => !computer)
  return { game, people, contest: alone || computers ? contestOf(results) : undefined }
}

function contestOf(results: readonly PlayedResult[]): Contest | undefined {
  if (results.length < 2) return undefined
  let [top, winners] = [-Infinity, 0]
  for (const { total } of results) {
    if (total > top) [top, winners] = [total, 0]
    if (total === top) winners += 1
  }
  return { players: results.length, top, winners }
}
