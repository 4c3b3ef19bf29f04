import { COLOURS, MARKS } from '../../../shared/playerLook.ts'
import { RECORDS, type YearView } from '../../../shared/statistics/view.ts'

const NAMES = [
  ...['Mormor Åse', 'Ida', 'Kari', 'Bjørn', 'Øyvind', 'Łukasz Žižka', 'Áŋŋá', 'Ola', 'Sølvi'],
  ...['Tante Ragnhild fra Sandnessjøen i nord', 'Per', 'W'.repeat(40), 'Eva', 'Nils', 'Thea'],
]

/** A year of so many players and records, made by hand: numbers as wide as they get. */
export function yearOf(players: number, records = 6, more: Partial<YearView> = {}): YearView {
  const who = Array.from({ length: players }, (_, i) => i + 1)
  const [first = 1, second = first] = who
  return {
    year: 2026,
    ruleset: 'nordic',
    games: 148,
    players: who.map((id) => ({
      id,
      name: (NAMES[(id - 1) % NAMES.length] ?? '') + (id > NAMES.length ? ` ${id}` : ''),
      colour: COLOURS[id % COLOURS.length] ?? 'blue',
      mark: MARKS[id % MARKS.length] ?? 'star',
      games: 140 - id,
      wins: Math.max(0, 31.5 - 2 * id),
      mean: 221.25 - id * 1.37,
      best: 318 - id,
      yatzys: (17 * id) % 43,
    })),
    best: { value: 318, players: [first], game: 1, day: '2026-03-04' },
    closest: { value: 2, players: [second, first], game: 2, day: '2026-07-17' },
    rarest: { value: 318, players: [first], game: 1, day: '2026-03-04', chance: 0.0304 },
    recordsBroken: Array.from({ length: records }, (_, i) => ({
      kind: RECORDS[i % RECORDS.length] ?? 'highest',
      ...(RECORDS[i % RECORDS.length] === 'bestRow' && { row: 'largeStraight' }),
      value: 318 - i,
      players: i % 4 === 3 ? who.slice(0, 3) : [who[i % players] ?? first],
      ...(i % 5 !== 4 && { day: `2026-0${(i % 9) + 1}-1${i % 9}` }),
    })),
    yatzys: 63,
    months: [12, 8, 14, 10, 4, 7, 31, 9, 0, 12, 11, 24],
    ...more,
  }
}

/** One game alone, whose day nobody knows, and nothing to compare with. */
export function oneGame(): YearView {
  const { best: _, closest: __, rarest: ___, ...year } = yearOf(1, 0)
  return {
    ...year,
    games: 1,
    players: year.players.map((one) => ({
      ...one,
      games: 1,
      wins: 0,
      mean: 205,
      best: 205,
      yatzys: 0,
    })),
    yatzys: 0,
    months: year.months.map(() => 0),
    best: { value: 205, players: [1], game: 1 },
  }
}
