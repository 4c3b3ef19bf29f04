import {
  type Figure,
  FLOORS,
  type GameFigure,
  type LuckChoicesView,
  type StatisticsView,
  type YearView,
} from '../../shared/statistics/view.ts'
import type { StatsWish } from './statsFlags.ts'

type Named<T> = Record<string, T>
type NameOf = (player: number) => string

export interface Reckoned {
  readonly view: StatisticsView
  /** The latest year that has games. */
  readonly year: YearView | undefined
  /** Missing where nobody knows the game so well. */
  readonly luck: LuckChoicesView | undefined
}

/** Every figure under its name in statistics.md, by player; without a value below its floor. */
export function statsJson({ view, year, luck }: Reckoned, wish: StatsWish) {
  const { json: _, data: __, variant, ...filter } = wish
  const names = new Map(view.players.map(({ id, name }) => [id, name]))
  const nameOf: NameOf = (player) => names.get(player) ?? ''
  const named = <F extends Figure>(figures: readonly F[]) => byName(figures, nameOf)
  return {
    ...{ variant, filter, games: view.games, players: view.players.map(({ name }) => name) },
    ...(view.optimum && { optimum: { ...view.optimum, shares: view.distribution.optimum } }),
    mean: named(view.mean),
    spread: named(view.spread),
    records: view.records.map((record) => ({
      ...record,
      holders: record.holders.map((holder) => ({
        ...holder,
        players: holder.players.map(nameOf),
      })),
    })),
    winShare: named(view.winShare),
    winIndex: named(view.winIndex),
    bonusRate: named(view.bonusRate),
    yatzyRate: named(view.yatzyRate),
    rowMeans: rowMeans(view, nameOf),
    strikes: strikes(view, nameOf),
    headToHead: headToHead(view, nameOf),
    rolling: named(view.rolling),
    distribution: distribution(view, nameOf),
    strength: named(view.strength),
    streaks: named(view.streaks),
    luckChoices: luckChoices(luck, nameOf),
    calendar: calendar(view),
    year: year === undefined ? null : yearJson(year, nameOf),
  }
}

/** A missing value is told as null. */
const told = <F extends { readonly n: number; readonly value?: number | undefined }>({
  value,
  ...rest
}: F) => ({
  value: value ?? null,
  ...rest,
})

function byName<F extends Figure>(figures: readonly F[], nameOf: NameOf) {
  return Object.fromEntries(figures.map(({ player, ...figure }) => [nameOf(player), told(figure)]))
}

function rowMeans({ rowMeans, rows }: StatisticsView, nameOf: NameOf) {
  const figures = rowMeans.map(({ player, n, rows: known }) => {
    const figureOf = (row: string) => {
      const { value, mean, z } = known.find((one) => one.row === row) ?? {}
      return { value: value ?? null, n, mean: mean ?? null, z: z ?? null }
    }
    return [nameOf(player), Object.fromEntries(rows.map((row) => [row, figureOf(row)]))] as const
  })
  return Object.fromEntries(figures)
}

function strikes({ strikes, rows }: StatisticsView, nameOf: NameOf) {
  const figures = strikes.map(({ player, n, rows: known }) => {
    const valueOf = (row: string) => known.find((one) => one.row === row)?.value ?? null
    const byRow = rows.map((row) => [row, { value: valueOf(row), n }])
    return [nameOf(player), Object.fromEntries(byRow) as Named<{ value: number | null; n: number }>]
  })
  return Object.fromEntries(figures) as Named<Named<{ value: number | null; n: number }>>
}

function headToHead({ headToHead, players }: StatisticsView, nameOf: NameOf) {
  const meetings = players.map(({ id, name }) => {
    const own = headToHead.filter(({ player }) => player === id)
    const figures = own.map(({ player: _, opponent, ...figure }) => [
      nameOf(opponent),
      told(figure),
    ])
    return [name, Object.fromEntries(figures)] as const
  })
  return Object.fromEntries(meetings)
}

/** `value` is the percentile of the median game in optimal play. */
function distribution({ distribution: { from, width, players } }: StatisticsView, nameOf: NameOf) {
  const figures = players.map(({ player, n, percentile, shares }) => ({
    ...{ player, n, from, width },
    ...(percentile !== undefined && { value: percentile }),
    ...(shares && { shares }),
  }))
  return byName(figures, nameOf)
}

/** `value` is the mean luck, `loss` the mean of what the choices cost. */
function luckChoices(view: LuckChoicesView | undefined, nameOf: NameOf) {
  if (view === undefined) return {}
  const { start, most, players } = view
  const figures = players.map(({ player, luck, ...rest }) => [
    nameOf(player),
    { value: luck, ...rest, start, most },
  ])
  return Object.fromEntries(figures) as Named<unknown>
}

/** `value` is the number of days with games. */
function calendar({ calendar: { n, ...rest } }: StatisticsView) {
  if (n < FLOORS.calendar) return { value: null, n }
  return { value: rest.days.length, n, ...rest }
}

function yearJson(
  { players, best, closest, rarest, recordsBroken, ...rest }: YearView,
  nameOf: NameOf,
) {
  const withNames = <F extends Pick<GameFigure, 'players'>>(figure: F) => ({
    ...figure,
    players: figure.players.map(nameOf),
  })
  return {
    ...rest,
    players: players.map(({ name, games, wins, mean, best, yatzys }) => ({
      ...{ name, games, wins, mean, best, yatzys },
    })),
    best: best ? withNames(best) : null,
    closest: closest ? withNames(closest) : null,
    rarest: rarest ? withNames(rarest) : null,
    recordsBroken: recordsBroken.map(withNames),
  }
}
