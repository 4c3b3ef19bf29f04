import type { Moment } from '../../shared/events.ts'
import type { Chance } from './chance.ts'
import type { Circle } from './circle.ts'

/** The last day of every family: fixed, so that a seed means the same tomorrow. */
export const LAST_DAY = '2026-11-28'

const DAY = 86_400
const HOUR = 3600
const MINUTE = 60

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** When each game begins, the earliest first, by the clock of Oslo. */
export function beginnings(circle: Circle, chance: Chance): Moment[] {
  const first = startOf(`${circle.firstYear}-01-01`)
  const days = (startOf(LAST_DAY) - first) / DAY
  const most = Math.max(...circle.weekdays) * Math.max(...circle.months)
  const all: Moment[] = []
  while (all.length < circle.games) {
    const midnight = first + chance.whole(0, days) * DAY
    if (!chance.happens(weightOf(circle, new Date(midnight * 1000)) / most)) continue
    all.push(...evening(midnight, chance.whole(1, circle.mostInEvening), chance))
  }
  return all.slice(0, circle.games).sort((a, b) => a.at - b.at)
}

const weightOf = ({ weekdays, months }: Circle, date: Date): number =>
  (weekdays[date.getUTCDay()] ?? 0) * (months[date.getUTCMonth()] ?? 0)

/** Some evenings go on past midnight. */
function evening(midnight: number, games: number, chance: Chance): Moment[] {
  const start = midnight + chance.whole(16, 21) * HOUR + chance.whole(0, HOUR)
  return Array.from({ length: games }, (_, i) => {
    const local =
      start + Math.floor((i * 6 * HOUR) / Math.max(6, games)) + chance.whole(0, 5) * MINUTE
    return momentIn(local)
  })
}

/** A time on the wall in Oslo: an hour ahead of UTC, in summer two. */
function momentIn(local: number): Moment {
  const date = new Date(local * 1000)
  const year = date.getUTCFullYear()
  const isSummer = local >= lastSunday(year, 2) + 2 * HOUR && local < lastSunday(year, 9) + 3 * HOUR
  const offset = isSummer ? 120 : 60
  return { at: local - offset * MINUTE, offset }
}

/** Midnight of a month's last Sunday; January is 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() / 1000 - last.getUTCDay() * DAY
}
