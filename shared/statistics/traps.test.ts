import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBase } from './base.ts'
import { WHOLE } from './own.ts'
import { statisticsOf } from './statistics.ts'
import { AASE, game, IDA, MACHINE, ofPlayer, OLA, times, WISH, ZOE } from './testing/sample.ts'
import { yearOf } from './year.ts'

const pageOf = (games: Parameters<typeof statisticsOf>[0], computers = false) =>
  statisticsOf(games, { ...WISH, computers })

describe('wins', () => {
  test('250, 250, 200: both have won, each half a game', () => {
    const { winShare } = pageOf(times(10, () => game({ [IDA]: 250, [OLA]: 250, [AASE]: 200 })))
    expect(winShare.map(({ wins }) => wins)).toEqual([5, 5, 0])
    expect(ofPlayer(winShare, IDA)).toMatchObject({ n: 10, value: 0.5, outright: 0, shared: 10 })
  })

  test('of all players together are exactly the games of two or more', () => {
    const total = fc.integer({ min: 198, max: 202 })
    const games = fc.array(fc.array(total, { minLength: 1, maxLength: 4 }), { maxLength: 60 })
    fc.assert(
      fc.property(games, (all) => {
        const sample = all.map((totals) =>
          game(Object.fromEntries(totals.map((total, i) => [i + 1, total]))),
        )
        const won = makeBase(sample, WISH).own.reduce((sum, { wins }) => sum + wins.won, 0)
        expect(won).toBe(WHOLE * all.filter(({ length }) => length > 1).length)
      }),
    )
  })

  test('5 games alone and 2 wins of 10 are 20 %, and the mean is of all 15', () => {
    const games = [
      ...times(5, () => game({ [IDA]: 300 })),
      ...times(2, () => game({ [IDA]: 240, [OLA]: 200 })),
      ...times(8, () => game({ [IDA]: 180, [OLA]: 200 })),
    ]
    const { winShare, mean, streaks, headToHead } = pageOf(games)
    expect(ofPlayer(winShare, IDA)).toMatchObject({ n: 10, value: 0.2 })
    expect(ofPlayer(mean, IDA)).toMatchObject({ n: 15, value: (1500 + 480 + 1440) / 15 })
    expect(ofPlayer(streaks, IDA)).toMatchObject({ n: 10, value: 2, current: 0 })
    expect(ofPlayer(headToHead, IDA)).toMatchObject({ n: 10, won: 2, tied: 0, lost: 8 })
  })

  test('are 1.00 times chance where two share them evenly', () => {
    const games = times(20, (i) => game({ [IDA]: 200 + (i % 2), [OLA]: 200 + ((i + 1) % 2) }))
    expect(pageOf(games).winIndex.map(({ value }) => value)).toEqual([1, 1])
  })
})

test('head to head is the same from both sides, with the sign turned', () => {
  const games = times(12, (i) => game({ [IDA]: 200 + 7 * i, [OLA]: 290 - 9 * i, [ZOE]: 220 }))
  const { headToHead } = pageOf(games)
  expect(headToHead).toHaveLength(6)
  for (const one of headToHead) {
    const other = headToHead.find((o) => o.player === one.opponent && o.opponent === one.player)
    expect(other).toMatchObject({ n: one.n, won: one.lost, tied: one.tied, lost: one.won })
    expect(other?.value).toBe(-(one.value ?? NaN))
    expect(other?.low).toBeCloseTo(-(one.high ?? NaN), 9)
  }
})

describe('a game with a computer', () => {
  const games = times(10, () => game({ [IDA]: 240, [OLA]: 230, [MACHINE]: 250 }))

  test('counts in the scores of its people and not in wins; the computer is nobody', () => {
    const { mean, winShare, headToHead, streaks, records, players } = pageOf(games)
    expect(players.map(({ name }) => name)).toEqual(['Ida', 'Ola'])
    expect(mean.map(({ n }) => n)).toEqual([10, 10])
    expect([...winShare, ...streaks].map(({ n }) => n)).toEqual([0, 0, 0, 0])
    expect(headToHead).toEqual([])
    expect(records.find(({ kind }) => kind === 'highest')).toMatchObject({ value: 240 })
  })

  test('counts in wins with the filter, where the computer can win and nobody gets its win', () => {
    const { winShare, headToHead, records } = pageOf(games, true)
    expect(winShare).toMatchObject([
      { n: 10, value: 0 },
      { n: 10, value: 0 },
    ])
    expect(headToHead.map(({ opponent, n }) => [opponent, n])).toEqual([
      [OLA, 10],
      [IDA, 10],
    ])
    expect(records.some(({ kind }) => kind === 'widestWin')).toBe(false)
    expect(records.find(({ kind }) => kind === 'highestLoss')).toMatchObject({ value: 240 })
  })
})

describe('what is not known', () => {
  const card = times(15, () => 10)

  test('is no zero: totals only count in scores and wins, and n differs', () => {
    const games = [
      ...times(10, () => game({ [IDA]: { total: 210, upper: 60, points: card }, [OLA]: 200 })),
      ...times(5, () => game({ [IDA]: 210, [OLA]: 200 })),
    ]
    const page = pageOf(games)
    expect(ofPlayer(page.mean, IDA).n).toBe(15)
    expect(ofPlayer(page.winShare, IDA).n).toBe(15)
    expect(ofPlayer(page.bonusRate, IDA)).toMatchObject({ n: 10, value: 0, margin: -3 })
    expect(ofPlayer(page.rowMeans, IDA).n).toBe(10)
    expect(ofPlayer(page.rowMeans, IDA).rows[0]?.mean).toBe(10)
    expect(ofPlayer(page.rowMeans, OLA)).toEqual({ player: OLA, n: 0, rows: [] })
  })

  test('a game with a year or no date is in no streak, rolling mean or calendar', () => {
    const undated = [
      game({ [IDA]: 250, [OLA]: 200 }, { year: 1987 }),
      game({ [IDA]: 250, [OLA]: 200 }, {}),
    ]
    const page = pageOf([...undated, game({ [IDA]: 250, [OLA]: 200 })])
    expect(ofPlayer(page.winShare, IDA).n).toBe(3)
    expect(ofPlayer(page.streaks, IDA)).toMatchObject({ n: 1, value: 1 })
    expect(ofPlayer(page.rolling, IDA).n).toBe(1)
    expect(page.calendar).toMatchObject({ n: 1, years: [2026, 1987] })
  })
})

test('31 December 23:30 and 1 January 00:30 are two years, as their local dates say', () => {
  const [eve, day] = [
    game({ [IDA]: 250 }, { day: '2025-12-31', year: 2025 }),
    game({ [IDA]: 200 }, { day: '2026-01-01', year: 2026 }),
  ]
  expect(yearOf([eve, day], 2025, WISH)).toMatchObject({
    games: 1,
    best: { game: eve.id, value: 250 },
  })
  expect(yearOf([eve, day], 2026, WISH)).toMatchObject({
    games: 1,
    months: [1, ...times(11, () => 0)],
  })
})

test('intervals that overlap say nothing', () => {
  const near = times(10, (i) => game({ [IDA]: 200 + i, [OLA]: 201 + i }))
  expect(pageOf(near).meanVerdict).toEqual({ leader: OLA, clear: false })
  const far = times(10, (i) => game({ [IDA]: 200 + i, [OLA]: 301 + i }))
  expect(pageOf(far).meanVerdict).toEqual({ leader: OLA, clear: true })
  expect(pageOf(times(10, () => game({ [IDA]: 200 }))).meanVerdict).toBeUndefined()
})

test('æ, ø, å sort last, whatever the order of the ids', () => {
  const players = ['Åse', 'Ørjan', 'Ærlend', 'Zoë', 'Ida'].map((name, i) => ({
    ...({ id: i + 1, name, colour: 'blue', mark: 'circle' } as const),
  }))
  const sample = [game(Object.fromEntries(players.map(({ id }) => [id, 200])))]
  const names = statisticsOf(sample, { ...WISH, players }).players.map(({ name }) => name)
  expect(names).toEqual(['Ida', 'Zoë', 'Ærlend', 'Ørjan', 'Åse'])
})

test('below its floor a figure has no value, and says how many games there are', () => {
  const page = pageOf(times(4, () => game({ [IDA]: 200, [OLA]: 210 })))
  expect(ofPlayer(page.mean, IDA)).toEqual({ player: IDA, n: 4 })
  expect(ofPlayer(page.spread, IDA)).toEqual({ player: IDA, n: 4 })
  expect(ofPlayer(page.headToHead, IDA)).toMatchObject({ n: 4, won: 0, lost: 4 })
  expect(ofPlayer(page.headToHead, IDA).value).toBeUndefined()
})

test('equal records name all who hold them, the earliest first, each once', () => {
  const on = (day: string) => ({ day, year: Number(day.slice(0, 4)) })
  const games = [
    game({ [OLA]: 300 }, on('2024-01-01')),
    game({ [IDA]: 300 }, on('2025-01-01')),
    game({ [OLA]: 300 }, on('2026-01-01')),
  ]
  expect(pageOf(games).records.find(({ kind }) => kind === 'highest')).toMatchObject({
    ...{ value: 300, held: 2 },
    holders: [
      { players: [OLA], day: '2024-01-01' },
      { players: [IDA], day: '2025-01-01' },
    ],
  })
})

test('playing strength of 10 games at 230 in a group of 240 is drawn towards the group', () => {
  const games = times(10, () => game({ [IDA]: 230, [OLA]: 250 }))
  // σ² = 38.496372², τ² = max(25, 200 − σ² / 10) = 51.803
  const { value, low, high } = ofPlayer(pageOf(games).strength, IDA)
  expect(value).toBeCloseTo(237.4098, 3)
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(2 * 1.96 * 6.1956, 2)
})
