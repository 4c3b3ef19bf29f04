/** Today's local date, `2026-11-30`. */
export function today(): string {
  return localDate(new Date())
}

/** The local date so many days ago. */
export function daysBefore(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return localDate(date)
}

/** Which greeting fits the hour. */
export function greeting(): 'morning' | 'day' | 'evening' {
  const hour = new Date().getHours()
  if (hour >= 5 && hour < 11) return 'morning'
  return hour >= 11 && hour < 18 ? 'day' : 'evening'
}

/** Whole local days since an instant in Unix seconds: 0 for today. */
export function daysSince(seconds: number): number {
  const from = Date.parse(`${localDate(new Date(seconds * 1000))}T00:00:00Z`)
  return Math.round((Date.parse(`${today()}T00:00:00Z`) - from) / 86_400_000)
}

function localDate(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
