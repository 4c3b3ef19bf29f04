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
  /** `percent(100)`: «100 %», in English 100%. */
  percent(n: number): string
  /** A local date, `2026-11-30`, as «mandag 30. november», with the year when it is another. */
  day(day: string, today: string): string
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
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const days = once(() => new Intl.DateTimeFormat(locale, { ...DAY, weekday: 'long' }))
  const dates = once(() => new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }))
  return {
    plural: (n, forms) => (plurals().select(n) === 'one' ? forms.one : forms.other),
    ordinal: (n, forms) => forms[ordinals().select(n)] ?? forms.other,
    list: (items) => lists().format(items),
    number: (n) => numbers().format(n),
    percent: (n) => percents().format(n / 100),
    day: (day, today) => {
      const format = day.slice(0, 4) === today.slice(0, 4) ? days() : dates()
      return format.format(new Date(`${day}T00:00:00Z`))
    },
    daysAgo: (n) => relative().format(-n, 'day'),
  }
}

// A stored date has no zone; read and written as UTC it stays the same day everywhere.
const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
