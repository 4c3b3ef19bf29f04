import type { Language } from './language.ts'
import { LOCALES } from './language.ts'

/** What `Intl` writes for one language: plurals, lists, numbers and dates. */
export interface Format {
  /** The form for a number: `plural(2, { one: 'terning', other: 'terninger' })`. */
  plural(n: number, forms: { readonly one: string; readonly other: string }): string
  /** «Ida, Bjørn og Kari» */
  list(items: readonly string[]): string
  number(n: number): string
  /** A local date, `2026-11-30`, as «mandag 30. november», with the year when it is another. */
  day(day: string, today: string): string
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
      (day.slice(0, 4) === today.slice(0, 4) ? days : dates).format(new Date(`${day}T00:00:00Z`)),
    daysAgo: (n) => relative.format(-n, 'day'),
  }
}
