import type { PlayerView } from '../views.ts'
import type { Facts } from './facts.ts'
import { type Optimum, optimumOf } from './optimum/optimum.ts'
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

/** A person's result in a game. */
export interface Line {
  readonly game: PlayedGame
  readonly result: PlayedResult
  /** Missing where the game counts in no win statistic: alone, or with a computer. */
  readonly contest: Contest | undefined
}

/** What every statistic is reckoned from. */
export interface Base {
  readonly facts: Facts
  readonly optimum: Optimum | undefined
  readonly sample: Sample
  /** Everybody with a result, in alphabetical order; no computers. */
  readonly players: readonly PlayerView[]
  /** In the sample's order, by player. */
  readonly lines: ReadonlyMap<number, readonly Line[]>
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
  const { facts, players, computers = false, locale = 'nb' } = wish
  const lines = new Map<number, Line[]>()
  for (const game of sample) addLines(lines, game, contestOf(game, computers))
  const { compare } = new Intl.Collator(locale)
  const present = players
    .filter(({ id }) => lines.has(id))
    .sort((a, b) => compare(a.name, b.name) || a.id - b.id)
  return { facts, optimum: optimumOf(facts.id), sample, players: present, lines }
}

function addLines(lines: Map<number, Line[]>, game: PlayedGame, contest?: Contest): void {
  for (const result of game.results) {
    if (result.computer) continue
    const own = lines.get(result.player)
    if (own === undefined) lines.set(result.player, [{ game, result, contest }])
    else own.push({ game, result, contest })
  }
}

/** @returns undefined where the game counts in no win statistic */
export function contestOf({ results }: PlayedGame, computers: boolean): Contest | undefined {
  if (results.length < 2) return undefined
  if (!computers && results.some(({ computer }) => computer)) return undefined
  let [top, winners] = [-Infinity, 0]
  for (const { total } of results) {
    if (total > top) [top, winners] = [total, 0]
    if (total === top) winners += 1
  }
  return { players: results.length, top, winners }
}

export const isOnTop = ({ result, contest }: Line): boolean => result.total === contest?.top

/** A figure for every player, in the players' order. */
export function forEachPlayer<T>(
  { players, lines }: Base,
  reckon: (lines: readonly Line[], player: number) => T,
): T[] {
  return players.map(({ id }) => reckon(lines.get(id) ?? [], id))
}

export const totalsIn = (lines: readonly Line[]): number[] =>
  lines.map(({ result }) => result.total)
