import type { PlayedGame, PlayedResult } from './sample.ts'

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

/** @param computers whether games with a computer count in wins */
export function countedIn(game: PlayedGame, computers: boolean): Counted {
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
