const DAYS_KEPT = 7
const WEEKS_KEPT = 4
const MONTHS_KEPT = 12

/**
 * Which copies stay: the newest seven, and the newest of each of the latest four weeks and
 * twelve months that have one.
 * @param days dates, the newest first
 */
export function keptDays(days: readonly string[]): Set<string> {
  return new Set([
    ...days.slice(0, DAYS_KEPT),
    ...newestOfEach(days, weekOf).slice(0, WEEKS_KEPT),
    ...newestOfEach(days, (day) => day.slice(0, 7)).slice(0, MONTHS_KEPT),
  ])
}

function newestOfEach(days: readonly string[], period: (day: string) => string): string[] {
  return days.filter((day, i) => i === 0 || period(day) !== period(days[i - 1] ?? ''))
}

/** Weeks since a Monday long ago. */
const weekOf = (day: string): string => {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return String(Math.floor((days + 3) / 7)) // 1 January 1970 was a Thursday
}
