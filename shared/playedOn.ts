import { Refusal } from './refusal.ts'

/** When a game was played, as far as anybody knows. */
export type PlayedOn =
  /** A local date, `2026-11-30`. */
  | { readonly known: 'date'; readonly date: string }
  | { readonly known: 'year'; readonly year: number }
  | { readonly known: 'nothing' }

/** How well it is known when a game was played: to the second, or as `PlayedOn` has it. */
export const PRECISIONS = ['instant', 'date', 'year', 'nothing'] as const
export type Precision = (typeof PRECISIONS)[number]

/** Before this nobody has kept a block: an earlier year is a slip of the finger. */
export const FIRST_YEAR = 1950

/**
 * @param today the local date now
 * @throws Refusal noDate, future, tooEarly
 */
export function checkPlayedOn(on: PlayedOn, today: string): PlayedOn {
  if (on.known === 'nothing') return on
  if (on.known === 'date' && !isDate(on.date)) throw new Refusal('noDate')
  if (on.known === 'year' && !Number.isInteger(on.year)) throw new Refusal('noDate')
  const [played, now] =
    on.known === 'date' ? [on.date, today] : [String(on.year), today.slice(0, 4)]
  if (Number(played.slice(0, 4)) < FIRST_YEAR) throw new Refusal('tooEarly', { year: FIRST_YEAR })
  if (played > now) throw new Refusal('future')
  return on
}

/** Whether the text is a day there is: `2026-02-30` is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
