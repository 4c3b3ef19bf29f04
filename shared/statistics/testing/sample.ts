import { RULESETS } from '../../rulesets/index.ts'
import type { PlayerView } from '../../views.ts'
import type { Wish } from '../base.ts'
import { factsOf } from '../facts.ts'
import type { PlayedGame, PlayedResult } from '../sample.ts'

/** Players 1 to 4, not in the order of the alphabet; number 9 is a computer. */
export const [IDA, OLA, AASE, ZOE, MACHINE] = [1, 2, 3, 4, 9]
const NAMES = ['Ida', 'Ola', 'Åse', 'Zoë']
export const PLAYERS: readonly PlayerView[] = NAMES.map((name, i) => ({
  ...{ id: i + 1, name, colour: 'blue', mark: 'circle' },
}))

export const WISH: Wish = { facts: factsOf(RULESETS.nordic), players: PLAYERS }

let games = 0

/** A game of totals by player, on a day unless it is told otherwise. */
export function game(
  totals: Readonly<Record<number, number | Partial<PlayedResult>>>,
  on: Partial<Pick<PlayedGame, 'day' | 'year'>> = { day: '2026-05-17', year: 2026 },
): PlayedGame {
  games += 1
  const results = Object.entries(totals).map(([player, told]): PlayedResult => {
    const known = typeof told === 'number' ? { total: told } : told
    return {
      player: Number(player),
      computer: Number(player) === MACHINE,
      ...{ total: 0, upper: undefined, extra: 0, points: undefined },
      ...known,
    }
  })
  return { id: games, day: on.day, year: on.year, results }
}

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i))

/** The figure of one player. */
export function ofPlayer<F extends { readonly player: number }>(
  figures: readonly F[],
  player: number,
): F {
  const figure = figures.find((one) => one.player === player)
  if (figure === undefined) throw new Error(`no figure of player ${player}`)
  return figure
}
