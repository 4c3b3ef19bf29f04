import { readFileSync } from 'node:fs'
import type { StatisticsFilter } from '../../shared/contract.ts'
import {
  type PlainGame,
  type PlainResult,
  PLAIN_RULES,
  plainSample,
  type Raw,
} from './plainGames.ts'

/*
 * Every statistic of statistics.md once more, written from its formulas alone: for each figure it looks
 * through all games anew.
 */

const data = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../shared/statistics/optimum/${name}.json`, import.meta.url), 'utf8'),
  )
type Summary = {
  expected: number
  sd: number
  bonusRate: number
  yatzyRate: number
  rows: Record<string, { mean: number; sd: number; zero: number }>
}
const SUMMARY = data('summary') as Record<string, Summary>
const DISTRIBUTIONS = data('distributions') as Record<string, { min: number; p: number[] }>

const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const mean = (values: readonly number[]) => total(values) / values.length
const sd = (values: readonly number[]) =>
  Math.sqrt(total(values.map((x) => (x - mean(values)) ** 2)) / (values.length - 1))

function quartile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (values.length - 1) * p
  const left = sorted[Math.floor(at)] ?? 0
  const right = sorted[Math.min(values.length - 1, Math.floor(at) + 1)] ?? 0
  return left * (1 - (at % 1)) + right * (at % 1)
}

/** Student's t(0.975, ν) by integrating its density with x = √ν tan θ: cos^(ν−1), Simpson's rule. */
const quantiles = new Map<number, number>()
function student(freedom: number): number {
  const steps = 2000
  const area = (angle: number) => {
    const h = angle / steps
    const f = (i: number) => Math.cos(i * h) ** (freedom - 1)
    const inner = Array.from({ length: steps - 1 }, (_, i) => (i % 2 === 0 ? 4 : 2) * f(i + 1))
    return (h / 3) * (f(0) + total(inner) + f(steps))
  }
  const whole = area(Math.PI / 2)
  let [low, high] = [0, Math.PI / 2]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (area(middle) / whole < 0.95) low = middle
    else high = middle
  }
  return Math.sqrt(freedom) * Math.tan(low)
}
function t(freedom: number): number {
  const value = quantiles.get(freedom) ?? student(freedom)
  quantiles.set(freedom, value)
  return value
}

function wilson(hits: number, n: number) {
  const [p, z] = [hits / n, 1.96]
  const root = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const middle = p + (z * z) / (2 * n)
  const below = 1 + (z * z) / n
  return { low: (middle - root) / below, high: (middle + root) / below }
}

/** @returns a view as `statistics.page` answers it, less the looks of players */
export function plainStatistics(raw: Raw, filter: StatisticsFilter) {
  const sample = plainSample(raw, filter)
  const rules = PLAIN_RULES[filter.ruleset]
  if (rules === undefined) throw new Error('a ruleset of rules.md')
  const { rows, limit, extra: extraPoints } = rules
  const best = SUMMARY[filter.ruleset]
  const dist = DISTRIBUTIONS[filter.ruleset]
  if (best === undefined || dist === undefined) throw new Error('an optimum of optimal.md')
  const present = new Set(
    sample.flatMap(({ results }) => results.filter((r) => !r.computer).map((r) => r.player)),
  )
  const players = raw.players
    .filter(({ id }) => present.has(id))
    .sort((a, b) => a.name.localeCompare(b.name, 'nb'))
    .map(({ id, name }) => ({ id, name }))

  const people = (game: PlainGame) => game.results.filter((result) => !result.computer)
  const counts = (game: PlainGame) =>
    game.results.length >= 2 &&
    (filter.computers === true || people(game).length === game.results.length)
  const top = (game: PlainGame) => Math.max(...game.results.map((result) => result.total))
  const winners = (game: PlainGame) => game.results.filter((r) => r.total === top(game)).length
  const of = (player: number, games = sample) =>
    games.flatMap((game) =>
      game.results.flatMap((result) => (result.player === player ? [{ game, result }] : [])),
    )
  const each = <T extends object>(figure: (player: number) => T) =>
    players.map(({ id }) => ({ player: id, ...figure(id) }))
  const totals = (player: number) => of(player).map(({ result }) => result.total)
  const won = ({ game, result }: { game: PlainGame; result: PlainResult }) =>
    result.total === top(game)
  const contests = (player: number) => of(player).filter(({ game }) => counts(game))
  const cards = (player: number) =>
    of(player).flatMap(({ result }) => (result.card ? [result.card] : []))
  const yatzys = ({ card, extra }: PlainResult) =>
    card === undefined
      ? 0
      : (card['yatzy'] === 50 ? 1 : 0) + (extraPoints === 0 ? 0 : extra / extraPoints)

  const means = each((player) => {
    const values = totals(player)
    const n = values.length
    if (n < 5) return { n }
    const half = (t(n - 1) * sd(values)) / Math.sqrt(n)
    return { n, value: mean(values), low: mean(values) - half, high: mean(values) + half }
  })

  const strengths = (() => {
    const sigma2 = best.sd ** 2
    const everything = players.flatMap(({ id }) => totals(id))
    const centre = mean(everything)
    const averages = players.map(({ id }) => mean(totals(id)))
    const noise = mean(players.map(({ id }) => sigma2 / totals(id).length))
    const between = players.length < 2 ? 0 : sd(averages) ** 2 - noise
    const tau2 = Math.max(25, between)
    return each((player) => {
      const n = totals(player).length
      const precision = n / sigma2 + 1 / tau2
      const value = ((n * mean(totals(player))) / sigma2 + centre / tau2) / precision
      const half = 1.96 / Math.sqrt(precision)
      return { n, value, low: value - half, high: value + half }
    })
  })()

  const chance = (from: number, to: number) =>
    total(dist.p.filter((_, i) => dist.min + i >= from && dist.min + i < to))

  return {
    ruleset: filter.ruleset,
    games: sample.length,
    rows,
    players,
    mean: means,
    meanVerdict: verdict(means),
    spread: each((player) => {
      const values = totals(player)
      const n = values.length
      if (n < 10) return { n }
      const [lowest, q1, value, q3, highest] = [0, 0.25, 0.5, 0.75, 1].map((p) =>
        quartile(values, p),
      )
      return { n, value, lowest, q1, q3, highest, sd: sd(values) }
    }),
    winShare: each((player) => {
      const games = contests(player)
      const on = games.filter(won)
      const wins = total(on.map(({ game }) => 1 / winners(game)))
      const outright = on.filter(({ game }) => winners(game) === 1).length
      const n = games.length
      const counted = { n, wins, outright, shared: on.length - outright }
      return n < 10 ? counted : { ...counted, value: wins / n, ...wilson(wins, n) }
    }),
    winIndex: each((player) => {
      const games = contests(player)
      const n = games.length
      if (n < 20) return { n }
      const wins = total(games.filter(won).map(({ game }) => 1 / winners(game)))
      return { n, value: wins / total(games.map(({ game }) => 1 / game.results.length)) }
    }),
    bonusRate: each((player) => {
      const uppers = of(player).flatMap(({ result }) => result.upper ?? [])
      const n = uppers.length
      if (n < 10) return { n }
      const hits = uppers.filter((upper) => upper >= limit).length
      const margin = mean(uppers.map((upper) => upper - limit))
      return { n, value: hits / n, ...wilson(hits, n), margin }
    }),
    yatzyRate: each((player) => {
      const n = cards(player).length
      if (n < 10) return { n }
      const hits = cards(player).filter((card) => card['yatzy'] === 50).length
      const figure = { n, value: hits / n, ...wilson(hits, n) }
      if (extraPoints === 0) return figure
      const all = total(of(player).map(({ result }) => yatzys(result)))
      return { ...figure, extras: (all - hits) / n }
    }),
    rowMeans: each((player) => {
      const n = cards(player).length
      if (n < 10) return { n, rows: [] }
      return {
        n,
        rows: rows.map((row) => {
          const average = mean(cards(player).map((card) => card[row] ?? NaN))
          const { mean: mu = NaN, sd: sigma = NaN } = best.rows[row] ?? {}
          const z = ((average - mu) * Math.sqrt(n)) / sigma
          return { row, mean: average, value: average - mu, z, notable: z > 3 || z < -3 }
        }),
      }
    }),
    strikes: each((player) => {
      const n = cards(player).length
      if (n < 20) return { n, rows: [] }
      const zeros = (row: string) => cards(player).filter((card) => card[row] === 0).length
      return { n, rows: rows.map((row) => ({ row, value: zeros(row) / n })) }
    }),
    headToHead: players.flatMap(({ id: player }) =>
      players.flatMap(({ id: opponent }) => {
        const met = contests(player).flatMap(({ game, result }) =>
          game.results
            .filter((other) => other.player === opponent && other.player !== player)
            .map((other) => result.total - other.total),
        )
        const n = met.length
        if (n === 0) return []
        const [wonGames, lost] = [met.filter((d) => d > 0).length, met.filter((d) => d < 0).length]
        const counted = { player, opponent, n, won: wonGames, tied: n - wonGames - lost, lost }
        if (n < 5) return [counted]
        const half = (1.96 * sd(met)) / Math.sqrt(n)
        return [{ ...counted, value: mean(met), low: mean(met) - half, high: mean(met) + half }]
      }),
    ),
    rolling: each((player) => {
      const dated = of(player).filter(({ game }) => game.day !== undefined)
      const points = dated.map(({ game, result }, i) => {
        const window = dated
          .slice(0, i + 1)
          .slice(-20)
          .map((one) => one.result.total)
        const half = window.length === 1 ? 0 : (1.96 * sd(window)) / Math.sqrt(window.length)
        const [m, base] = [mean(window), { game: game.id, day: game.day, total: result.total }]
        return { ...base, mean: m, low: m - half, high: m + half }
      })
      const last = points.at(-1)
      const shown = { n: dated.length, points: points.slice(-100) }
      if (last === undefined || dated.length < 5) return shown
      return { ...shown, value: last.mean, low: last.low, high: last.high }
    }),
    distribution: (() => {
      const everything = players.flatMap(({ id }) => totals(id))
      const seen = dist.p.map((_, i) => dist.min + i)
      const reached = (p: number) => seen.find((x) => chance(0, x + 1) >= p) ?? 0
      const from = Math.floor(Math.min(reached(1e-4), ...everything) / 10) * 10
      const bins = Math.floor((Math.max(reached(1 - 1e-4), ...everything) - from) / 10) + 1
      const edges = Array.from({ length: bins }, (_, i) => from + 10 * i)
      return {
        ...{ from, width: 10 },
        optimum: edges.map((edge) => chance(edge, edge + 10)),
        players: each((player) => {
          const values = totals(player)
          const n = values.length
          if (n < 30) return { n }
          const share = (edge: number) =>
            values.filter((x) => x >= edge && x < edge + 10).length / n
          const middle = quartile(values, 0.5)
          const at = Number.isInteger(middle) ? chance(middle, middle + 1) : 0
          return { n, shares: edges.map(share), percentile: chance(0, middle) + at / 2 }
        }),
      }
    })(),
    strength: strengths,
    strengthVerdict: verdict(strengths),
    streaks: each((player) => {
      const games = contests(player).filter(({ game }) => game.day !== undefined)
      const text = games.map((one) => (won(one) ? 'w' : 'l')).join('')
      const runs = text.split('l').map((run) => run.length)
      const squares = games.map((one) => ({
        game: one.game.id,
        result: !won(one) ? 'lost' : winners(one.game) === 1 ? 'won' : 'shared',
      }))
      const figure = { n: games.length, current: runs.at(-1) ?? 0, squares: squares.slice(-100) }
      return games.length === 0 ? figure : { ...figure, value: Math.max(...runs) }
    }),
    calendar: (() => {
      const all = sample.flatMap(({ day }) => day ?? [])
      const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
      const years = new Set(sample.flatMap(({ year }) => year ?? []))
      return {
        n: all.length,
        days: [...new Set(all)]
          .sort()
          .map((day) => ({ day, games: all.filter((d) => d === day).length })),
        weekdays: [1, 2, 3, 4, 5, 6, 0].map((w) => all.filter((day) => weekday(day) === w).length),
        months: Array.from(
          { length: 12 },
          (_, m) => all.filter((d) => Number(d.split('-')[1]) === m + 1).length,
        ),
        years: [...years].sort().reverse(),
      }
    })(),
    records: plainRecords(),
  }

  function plainRecords() {
    const when = ({ day, year }: PlainGame) => day ?? String(year ?? 'unknown')
    const inTime = [...sample].sort((a, b) =>
      when(a) !== when(b) ? (when(a) < when(b) ? -1 : 1) : a.ended - b.ended || a.id - b.id,
    )
    type Claim = { value: number; who: number | string; holder: object }
    const claims = (
      valueOf: (result: PlainResult, game: PlainGame) => number | undefined,
    ): Claim[] =>
      inTime.flatMap((game) =>
        people(game).flatMap((result) => {
          const value = valueOf(result, game)
          return value === undefined
            ? []
            : [{ value, who: result.player, holder: by(result.player, game) }]
        }),
      )
    const by = (player: number, { id, day, year }: PlainGame) => ({
      players: [player],
      game: id,
      day,
      year,
    })
    const record = (
      kind: string,
      all: readonly Claim[],
      pick: (...values: number[]) => number,
      row?: string,
    ) => {
      if (all.length === 0) return []
      const value = pick(...all.map((claim) => claim.value))
      const first = all
        .filter((claim) => claim.value === value)
        .filter((claim, i, same) => same.findIndex((one) => one.who === claim.who) === i)
      const holders = first.slice(0, 5).map(({ holder }) => holder)
      return [{ kind, row, value, holders, held: first.length }]
    }
    const second = (game: PlainGame) =>
      Math.max(...game.results.map((r) => r.total).filter((x) => x !== top(game)))
    const margin = (result: PlainResult, game: PlainGame) =>
      counts(game) && winners(game) === 1 && result.total === top(game)
        ? result.total - second(game)
        : undefined
    const { max, min } = Math
    const days = [...new Set(inTime.flatMap(({ day }) => day ?? []))].map((day) => ({
      value: inTime.filter((game) => game.day === day).length,
      who: day,
      holder: { players: [], day, year: Number(day.slice(0, 4)) },
    }))
    const yatzyYears = [...new Set(inTime.flatMap(({ year }) => year ?? []))].flatMap((year) => {
      const results = inTime.filter((game) => game.year === year).flatMap(people)
      const with_ = results.filter((result) => yatzys(result) > 0)
      return [...new Set(with_.map(({ player }) => player))].map((player) => ({
        value: total(with_.filter((result) => result.player === player).map(yatzys)),
        who: player,
        holder: { players: [player], year },
      }))
    })
    const runs = inTime.flatMap((game, i) => {
      if (!counts(game) || game.day === undefined) return []
      return people(game).flatMap(({ player }) => {
        const own = of(player, inTime.slice(0, i + 1)).filter(
          (one) => counts(one.game) && one.game.day !== undefined,
        )
        const value = own.length - 1 - own.findLastIndex((one) => !won(one))
        return value === 0 ? [] : [{ value, who: player, holder: by(player, game) }]
      })
    })
    return [
      ...record(
        'highest',
        claims(({ total }) => total),
        max,
      ),
      ...record(
        'lowest',
        claims(({ total }) => total),
        min,
      ),
      ...record('widestWin', claims(margin), max),
      ...record('narrowestWin', claims(margin), min),
      ...record(
        'highestLoss',
        claims((r, game) => (counts(game) && r.total < top(game) ? r.total : undefined)),
        max,
      ),
      ...record(
        'lowestWin',
        claims((r, game) => (counts(game) && r.total === top(game) ? r.total : undefined)),
        min,
      ),
      ...rows.flatMap((row) =>
        record(
          'bestRow',
          claims(({ card }) => card?.[row] || undefined),
          max,
          row,
        ),
      ),
      ...record(
        'bestUpper',
        claims(({ upper }) => upper),
        max,
      ),
      ...record('longestStreak', runs, max),
      ...record('mostGamesInDay', days, max),
      ...record('mostYatzysInYear', yatzyYears, max),
    ]
  }
}

interface Figure {
  player: number
  value?: number
  low?: number
  high?: number
}

function verdict(figures: readonly Figure[]) {
  const known = figures.filter((figure) => figure.value !== undefined)
  if (known.length < 2) return undefined
  const highest = Math.max(...known.map(({ value = 0 }) => value))
  const leader = known.find(({ value }) => value === highest)
  const others = known.filter((figure) => figure !== leader)
  return {
    leader: leader?.player,
    clear: others.every(({ high = 0 }) => high < (leader?.low ?? 0)),
  }
}
