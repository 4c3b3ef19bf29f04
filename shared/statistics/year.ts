import { type Base, contestOf, isOnTop, type Line, makeBase, totalsIn, type Wish } from './base.ts'
import { monthsOf } from './calendar.ts'
import { meanOf, sumOf } from './numbers.ts'
import { tail } from './optimum/optimum.ts'
import { yatzysIn } from './rates.ts'
import { inTime, next, recordsIn } from './records.ts'
import type { PlayedGame, PlayedResult, Sample } from './sample.ts'
import type { GameFigure, YearView } from './view.ts'
import { contested, WHOLE, winOf } from './wins.ts'

/**
 * Statistic 17: one year, by the local date or the year a game was given.
 * @param sample of all years: its records are what this year's are measured by
 */
export function yearOf(sample: Sample, year: number, wish: Wish): YearView {
  const games = inTime(sample.filter((game) => game.year === year))
  const base = makeBase(games, wish)
  const players = base.players.map((player) => {
    const lines = base.lines.get(player.id) ?? []
    return { ...player, ...standing(base, lines) }
  })
  const figures = { best: bestIn(games), closest: closestIn(games), rarest: rarestIn(base) }
  return {
    year,
    ruleset: wish.facts.id,
    games: games.length,
    players,
    ...(figures.best && { best: figures.best }),
    recordsBroken: recordsSetIn(year, makeBase(sample, wish)),
    ...(figures.closest && { closest: figures.closest }),
    yatzys: sumOf(players.map(({ yatzys }) => yatzys)),
    ...(figures.rarest && { rarest: figures.rarest }),
    months: monthsOf(games.flatMap(({ day }) => (day === undefined ? [] : [[day, 1] as const]))),
  }
}

function standing({ facts }: Base, lines: readonly Line[]) {
  const totals = totalsIn(lines)
  return {
    games: lines.length,
    wins: sumOf(contested(lines).filter(isOnTop).map(winOf)) / WHOLE,
    mean: meanOf(totals),
    best: totals.reduce((best, total) => Math.max(best, total), 0),
    yatzys: sumOf(lines.map(({ result }) => yatzysIn(facts, result))),
  }
}

/** Records of all years whose first holder set them in this one. */
function recordsSetIn(year: number, whole: Base): YearView['recordsBroken'] {
  return recordsIn(whole, false).flatMap(({ kind, row, value, holders: [first] }) => {
    if (first?.year !== year) return []
    const { players, day } = first
    return [
      {
        kind,
        ...(row !== undefined && { row }),
        value,
        players,
        ...(day !== undefined && { day }),
      },
    ]
  })
}

const people = ({ results }: PlayedGame): PlayedResult[] =>
  results.filter(({ computer }) => !computer)

function figureOf({ id, day }: PlayedGame, value: number, players: readonly number[]): GameFigure {
  return { value, players, game: id, ...(day !== undefined && { day }) }
}

/** The highest total; the earliest game that has it. */
function bestIn(games: readonly PlayedGame[]): GameFigure | undefined {
  const tops = games.map((game) => ({
    game,
    top: people(game).reduce((top, { total }) => Math.max(top, total), -1),
  }))
  const [best] = tops.toSorted((a, b) => b.top - a.top)
  if (best === undefined || best.top < 0) return undefined
  return figureOf(best.game, best.top, withTotal(best.game, best.top))
}

const withTotal = (game: PlayedGame, wanted: number): number[] =>
  people(game).flatMap(({ player, total }) => (total === wanted ? [player] : []))

/** The smallest margin one alone has won by: the winner, then those on the next total. */
function closestIn(games: readonly PlayedGame[]): GameFigure | undefined {
  const margins = games.flatMap((game) => {
    const contest = contestOf(game, false)
    if (contest?.winners !== 1) return []
    return [{ game, top: contest.top, second: next(game, contest.top) }]
  })
  const [closest] = margins.toSorted((a, b) => a.top - a.second - (b.top - b.second))
  if (closest === undefined) return undefined
  const { game, top, second } = closest
  return figureOf(game, top - second, [...withTotal(game, top), ...withTotal(game, second)])
}

/** The total with the smallest chance of one as far out; undefined where no optimum is known. */
function rarestIn({ sample, optimum }: Base): YearView['rarest'] {
  if (optimum === undefined) return undefined
  const chances = new Map<number, number>()
  const chanceOf = (total: number): number => {
    const chance = chances.get(total) ?? tail(optimum.distribution, total)
    chances.set(total, chance)
    return chance
  }
  const all = sample.flatMap((game) =>
    people(game).map(({ player, total }) => ({ game, player, total, chance: chanceOf(total) })),
  )
  const [rarest] = all.toSorted((a, b) => a.chance - b.chance)
  if (rarest === undefined) return undefined
  const { game, player, total, chance } = rarest
  return { ...figureOf(game, total, [player]), chance }
}
