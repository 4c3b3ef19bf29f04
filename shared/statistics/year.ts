import { type Base, makeBase, type Wish } from './base.ts'
import { monthsOf } from './calendar.ts'
import type { Counted } from './counted.ts'
import { meanOf, sumOf } from './numbers.ts'
import { tail } from './optimum/optimum.ts'
import { type Own, WHOLE } from './own.ts'
import { inTime, next, recordsIn } from './records.ts'
import type { PlayedGame, Sample } from './sample.ts'
import type { GameFigure, YearView } from './view.ts'

/**
 * Statistic 17: one year, by the local date or the year a game was given.
 * @param sample of all years: its records are what this year's are measured by
 */
export function yearOf(sample: Sample, year: number, wish: Wish): YearView {
  const inYear = sample.filter((game) => game.year === year)
  const base = makeBase(inYear, wish)
  const players = base.players.flatMap((player, i) => standing(player, base.own[i]))
  const games = inTime(base.games)
  const [best, closest, rarest] = [bestIn(games), closestIn(games), rarestIn(games, base)]
  return {
    year,
    ruleset: wish.facts.id,
    games: games.length,
    players,
    ...(best && { best }),
    recordsBroken: recordsSetIn(year, makeBase(sample, wish)),
    ...(closest && { closest }),
    yatzys: sumOf(players.map(({ yatzys }) => yatzys)),
    ...(rarest && { rarest }),
    months: monthsOf(inYear.flatMap(({ day }) => (day === undefined ? [] : [[day, 1] as const]))),
  }
}

function standing(player: Base['players'][number], own: Own | undefined): YearView['players'] {
  if (own === undefined) return []
  const { totals, sorted, cards, wins } = own
  return [
    {
      ...player,
      games: totals.length,
      wins: wins.won / WHOLE,
      mean: meanOf(totals),
      best: sorted.at(-1) ?? 0,
      yatzys: cards.yatzys + cards.extras,
    },
  ]
}

/** Records of all years whose first holder set them in this one. */
function recordsSetIn(year: number, whole: Base): YearView['recordsBroken'] {
  return recordsIn(whole).flatMap(({ kind, row, value, holders: [first] }) => {
    if (first?.year !== year) return []
    const { players, day } = first
    const which = { kind, ...(row !== undefined && { row }), value, players }
    return [{ ...which, ...(day !== undefined && { day }) }]
  })
}

function figureOf({ id, day }: PlayedGame, value: number, players: readonly number[]): GameFigure {
  return { value, players, game: id, ...(day !== undefined && { day }) }
}

/** The highest total, in the earliest game that has it. */
function bestIn(games: readonly Counted[]): GameFigure | undefined {
  const results = games.flatMap((counted) =>
    counted.people.map(({ total }) => ({ counted, total })),
  )
  const best = leastOf(results, ({ total }) => -total)
  return best && figureOf(best.counted.game, best.total, withTotal(best.counted, best.total))
}

const withTotal = ({ people }: Counted, wanted: number): number[] =>
  people.flatMap(({ player, total }) => (total === wanted ? [player] : []))

/** The smallest margin one alone has won by: the winner, then those on the next total. */
function closestIn(games: readonly Counted[]): GameFigure | undefined {
  const margins = games.flatMap((counted) => {
    const { contest, game } = counted
    if (contest?.winners !== 1) return []
    return [{ counted, top: contest.top, second: next(game, contest.top) }]
  })
  const closest = leastOf(margins, ({ top, second }) => top - second)
  if (closest === undefined) return undefined
  const { counted, top, second } = closest
  const players = [...withTotal(counted, top), ...withTotal(counted, second)]
  return figureOf(counted.game, top - second, players)
}

/** The total with the smallest chance of one as far out; undefined where no optimum is known. */
function rarestIn(games: readonly Counted[], { optimum }: Base): YearView['rarest'] {
  if (optimum === undefined) return undefined
  const chances = new Map<number, number>()
  const chanceOf = (total: number): number => {
    const chance = chances.get(total) ?? tail(optimum.distribution, total)
    chances.set(total, chance)
    return chance
  }
  const results = games.flatMap(({ game, people }) =>
    people.map(({ player, total }) => ({ game, player, total, chance: chanceOf(total) })),
  )
  const rarest = leastOf(results, ({ chance }) => chance)
  if (rarest === undefined) return undefined
  const { game, player, total, chance } = rarest
  return { ...figureOf(game, total, [player]), chance }
}

/** The first of those with the least value. */
function leastOf<T>(all: readonly T[], valueOf: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (least, one) => (least === undefined || valueOf(one) < valueOf(least) ? one : least),
    undefined,
  )
}
