import type { Language } from './language.ts'
import { LOCALES } from './language.ts'

/** What `Intl` writes for one language: plurals, lists, numbers and dates. */
export interface Format {
  /** The form for a number: `plural(2, { one: 'terning', other: 'terninger' })`. */
  plural(n: number, forms: { readonly one: string; readonly other: string }): string
  /** «Ida, Bjørn og Kari» */
  list(items: readonly string[]): string
  number(n: number): string
  /** So many decimals, always. */
  decimals(n: number, digits: number): string
  /** With its sign, also where it is above nothing; nothing has none. */
  signed(n: number, digits: number): string
  /** A share of 1. */
  percent(share: number, digits: number): string
  /** A local date, `2026-11-30`, as «mandag 30. november», with the year when it is another. */
  day(day: string, today: string): string
  /** A local date with its year, «14. februar 2025»; in short «14. feb. 2025». */
  date(day: string, length?: 'long' | 'short'): string
  /** January first. */
  readonly months: readonly string[]
  /** Monday first. */
  readonly weekdays: readonly string[]
  /** Days ago: «i dag», «i går», «for 3 dager siden». */
  daysAgo(days: number): string
}

export function makeFormat(language: Language): Format {
  const locale = LOCALES[language]
  const rules = new Intl.PluralRules(locale)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const numbers = new Intl.NumberFormat(locale)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // A stored date has no zone; read and written as UTC it stays the same day everywhere.
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const [decimals, signed, percents] = [
    styles(locale, {}),
    styles(locale, { signDisplay: 'exceptZero' }),
    styles(locale, { style: 'percent' }),
  ]
  const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    plural: (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other),
    list: (items) => lists.format(items),
    number: (n) => numbers.format(n),
    day: (day, today) =>
      (day.slice(0, 4) === today.slice(0, 4) ? days : dates).format(instantOf(day)),
    decimals: (n, digits) => decimals(digits).format(n),
    signed: (n, digits) => signed(digits).format(n),
    percent: (share, digits) => percents(digits).format(share),
    date: (day, length = 'long') => (length === 'long' ? dates : short).format(instantOf(day)),
    months: names(locale, { month: 'long' }, MONTHS),
    weekdays: names(locale, { weekday: 'long' }, WEEKDAYS),
    daysAgo: (n) => relative.format(-n, 'day'),
  }
}

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** A number format for each number of decimals, made once. */
function styles(locale: string, options: Intl.NumberFormatOptions) {
  const made = new Map<number, Intl.NumberFormat>()
  return (digits: number): Intl.NumberFormat => {
    const found = made.get(digits)
    if (found !== undefined) return found
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const format = new Intl.NumberFormat(locale, { ...options, ...fixed })
    made.set(digits, format)
    return format
  }
}

/** Days of one year that began on a Monday: its first week, and a day in each month. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`)
const MONTHS = Array.from(
  { length: 12 },
  (_, month) => `2024-${String(month + 1).padStart(2, '0')}-01`,
)

function names(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  days: readonly string[],
): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return days.map((day) => format.format(instantOf(day)))
}
