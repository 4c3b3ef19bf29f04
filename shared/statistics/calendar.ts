import type { Sample } from './sample.ts'
import type { StatisticsView } from './view.ts'

/** Statistic 16: games by local day, weekday and month, over games whose date is known. */
export function calendarOf(sample: Sample): StatisticsView['calendar'] {
  const byDay = new Map<string, number>()
  for (const { day } of sample) if (day !== undefined) byDay.set(day, (byDay.get(day) ?? 0) + 1)
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
  const years = new Set(sample.flatMap(({ year }) => year ?? []))
  return {
    n: days.reduce((sum, [, games]) => sum + games, 0),
    days: days.map(([day, games]) => ({ day, games })),
    weekdays: counted(7, days, (day) => (weekdayOf(day) + 6) % 7),
    months: monthsOf(days),
    years: [...years].sort((a, b) => b - a),
  }
}

type Days = readonly (readonly [day: string, games: number])[]

/** Games by month, January first. */
export const monthsOf = (days: Days): number[] =>
  counted(12, days, (day) => Number(day.slice(5, 7)) - 1)

function counted(length: number, days: Days, slot: (day: string) => number): number[] {
  const counts = new Array<number>(length).fill(0)
  for (const [day, games] of days) {
    const at = slot(day)
    counts[at] = (counts[at] ?? 0) + games
  }
  return counts
}

/** Sunday is 0. The day is a local date already: read as one of UTC it stays the same everywhere. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
