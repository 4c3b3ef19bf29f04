import type { Page } from '@playwright/test'
import { call } from './setup.ts'

const ROWS =
  'ones twos threes fours fives sixes onePair twoPairs threeOfAKind fourOfAKind smallStraight largeStraight fullHouse chance yatzy'.split(
    ' ',
  )
/** 152 without chance and yatzy. */
const COLUMN = '2 4 9 12 15 18 10 16 15 16 15 20 0'.split(' ')

interface Typed {
  readonly chance: number
  readonly yatzy: number
}

/** A finished game from paper. */
export async function enter(
  page: Page,
  date: string,
  columns: ReadonlyMap<number, Typed | number>,
) {
  const totalsOnly = [...columns.values()].some((typed) => typeof typed === 'number')
  const cellsOf = (typed: Typed | number): Record<string, string> =>
    typeof typed === 'number'
      ? { total: String(typed) }
      : Object.fromEntries(
          [...COLUMN, String(typed.chance), String(typed.yatzy)].map((value, i) => [
            ROWS[i] ?? '',
            value,
          ]),
        )
  await call(page, 'paper.enter', {
    draft: {
      ruleset: 'nordic',
      played: { known: 'date', date, year: '' },
      totalsOnly,
      columns: [...columns].map(([player, typed]) => ({ player, cells: cellsOf(typed), sum: '' })),
    },
  })
}

/** Finished games in two years: Ida alone twice, 232 both times; twelve times with the other: 212, 213 … 223 against 172. */
export async function enterTheYears(page: Page): Promise<void> {
  const { id: ida } = await call(page, 'players.add', { name: 'Ida' })
  const { id: other } = await call(page, 'players.add', { name: '=2+3' })
  for (const day of ['01', '02'])
    await enter(page, `2025-06-${day}`, new Map([[ida, { chance: 30, yatzy: 50 }]]))
  for (let i = 0; i < 12; i++)
    await enter(
      page,
      `2026-10-${String(i + 1).padStart(2, '0')}`,
      new Map([
        [ida, { chance: 10 + i, yatzy: 50 }],
        [other, { chance: 20, yatzy: 0 }],
      ]),
    )
}
