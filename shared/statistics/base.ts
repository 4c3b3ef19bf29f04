import type { PlayerView } from '../views.ts'
import { type Counted, countedIn } from './counted.ts'
import type { Facts } from './facts.ts'
import { type Optimum, optimumOf } from './optimum/optimum.ts'
import { gather, type Own } from './own.ts'
import type { Sample } from './sample.ts'

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
