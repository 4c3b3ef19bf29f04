import type { Language } from './language.ts'
import { LOCALES } from './language.ts'

type OrdinalForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** What `Intl` writes for one language: plurals, lists, numbers and dates. */
export interface Format {
  /** The form for a number: `plural(2, { one: 'terning', other: 'terninger' })`. */
  plural(n: number, forms: { readonly one: string; readonly other: string }): string
  /** What follows the number of a place: `ordinal(2, { one: 'st', two: 'nd', … })`. */
  ordinal(n: number, forms: OrdinalForms): string
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
  /** A whole hour of the day: «04:00». */
  time(hours: number): string
  /** January first. */
  readonly months: readonly string[]
  /** Monday first. */
  readonly weekdays: readonly string[]
  /** Days ago: «i dag», «i går», «for 3 dager siden». */
  daysAgo(days: number): string
}

/** Each writer is made when it is first needed: five languages of them would delay the start. */
export function makeFormat(language: Language): Format {
  const locale = LOCALES[language]
  const plurals = once(() => new Intl.PluralRules(locale))
  const ordinals = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }))
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const numbers = once(() => new Intl.NumberFormat(locale))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const days = once(() => new Intl.DateTimeFormat(locale, { ...DAY, weekday: 'long' }))
  const dates = once(() => new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }))
  const short = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...UTC }))
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...UTC }))
  const months = once(() => names(locale, { month: 'long' }, MONTHS))
  const weekdays = once(() => names(locale, { weekday: 'long' }, WEEKDAYS))
  const [decimals, signed, percents] = [
    styles(locale, {}),
    styles(locale, { signDisplay: 'exceptZero' }),
    styles(locale, { style: 'percent' }),
  ]
  return {
    plural: (n, forms) => (plurals().select(n) === 'one' ? forms.one : forms.other),
    ordinal: (n, forms) => forms[ordinals().select(n)] ?? forms.other,
    list: (items) => lists().format(items),
    number: (n) => numbers().format(n),
    decimals: (n, digits) => decimals(digits).format(n),
    signed: (n, digits) => signed(digits).format(n),
    percent: (share, digits) => percents(digits).format(share),
    day: (day, today) =>
      (day.slice(0, 4) === today.slice(0, 4) ? days() : dates()).format(instantOf(day)),
    date: (day, length = 'long') => (length === 'long' ? dates() : short()).format(instantOf(day)),
    time: (hours) => times().format(hours * 3_600_000),
    get months() {
      return months()
    },
    get weekdays() {
      return weekdays()
    },
    daysAgo: (n) => relative().format(-n, 'day'),
  }
}

// A stored date has no zone; read and written as UTC it stays the same day everywhere.
const UTC = { timeZone: 'UTC' } as const
const DAY = { day: 'numeric', month: 'long', ...UTC } as const

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

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
  const format = new Intl.DateTimeFormat(locale, { ...options, ...UTC })
  return days.map((day) => format.format(instantOf(day)))
}
