import { LOCALES } from '../../shared/messages/language.ts'
import { makeFormat } from '../../shared/messages/format.ts'
import { SHEET_MESSAGES, YEAR_MESSAGES } from '../../shared/messages/printed.ts'
import type { YearMessages } from '../../shared/messages/year/nb.ts'
import type { SheetOptions } from '../../shared/sheetOptions.ts'
import type { YearView } from '../../shared/statistics/view.ts'
import { BLACK, type Ink, type Item, type Text, type Type } from './display.ts'
import { cleanName, fit, type Room } from './names.ts'
import { inks, nameOf, type SheetWarning, textAt, type TextStyle } from './plan.ts'
import { HEAVY, THIN } from './sizes.ts'

/** What to print of a year, and how the family last chose to print. */
export interface YearOrder extends Pick<SheetOptions, 'language' | 'colour' | 'inkSaving'> {
  readonly view: YearView
}

/** A4 with the margin that every printer and a magnet leave free. Millimetres. */
export const PAGE = { width: 210, height: 297, left: 15, right: 195, top: 15, bottom: 282 } as const
export const WIDTH = PAGE.right - PAGE.left

export interface YearPlan {
  readonly view: YearView
  readonly type: Type
  readonly words: YearMessages
  readonly ruleset: string
  readonly accent: Ink
  /** Bars: the accent, or a gray that prints evenly. */
  readonly bar: Ink
  readonly shade: Ink | undefined
  readonly stroke: { readonly heavy: number; readonly thin: number }
  row(id: string): string
  name(player: number): string
  names(players: readonly number[]): string
  number(n: number): string
  /** With a decimal: always, or only where there is one. */
  decimal(n: number, always: boolean): string
  /** «4. mars»: the year is the page's own. */
  day(day: string): string
  /** Short, January first. */
  readonly months: readonly string[]
}

const BAR_GRAY = 0.45

export function makeYearPlan({ view, ...options }: YearOrder, type: Type): YearPlan {
  const { language } = options
  const { block } = SHEET_MESSAGES[language]
  const format = makeFormat(language)
  const names = new Map(view.players.map(({ id, name }) => [id, cleanName(name, type).text]))
  const { accent, shade } = inks(options)
  const name = (player: number): string => names.get(player) ?? ''
  return {
    view,
    type,
    accent,
    shade,
    words: YEAR_MESSAGES[language],
    ruleset: nameOf(block.rulesets, view.ruleset),
    bar: accent === BLACK ? { gray: BAR_GRAY } : accent,
    stroke: { heavy: HEAVY, thin: THIN },
    row: (id) => nameOf(block.rows, id),
    name,
    names: (players) => format.list(players.map(name)),
    ...numbersAndDays(LOCALES[language]),
  }
}

function numbersAndDays(locale: string): Pick<YearPlan, 'number' | 'decimal' | 'day' | 'months'> {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return {
    number: (n) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(n),
    decimal: (n, always) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: always ? 1 : 0,
        maximumFractionDigits: 1,
      }).format(n),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    months: Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 1))),
  }
}

/** The smallest type on the page. */
export const LEAST = 6.5

export interface FittedStyle extends TextStyle {
  readonly width: number
}

/** A text in a width, shrunk or cut where it must be. */
export function fitted(
  plan: YearPlan,
  x: number,
  y: number,
  text: string,
  style: FittedStyle,
): Text {
  const { weight = 'regular', size, width } = style
  const room: Room = { width, size, least: LEAST, weight }
  const { text: shown, size: small } = fit(text, room, plan.type)
  return textAt(plan, x, y, shown, { ...style, size: small })
}

/** The heading of a part of the page, with its top at y. */
export function heading(plan: YearPlan, y: number, text: string): Item[] {
  const style = {
    weight: 'bold',
    size: 11,
    role: 'heading',
    ink: plan.accent,
    width: WIDTH,
  } as const
  return [fitted(plan, PAGE.left, y + HEADING_BASE, text, style)]
}

const HEADING_BASE = 3.4
export const HEADING = 7

/** Of players whose names don't stand in the table as they are. */
export function yearWarnings(plan: YearPlan, room: Room): SheetWarning[] {
  return plan.view.players.flatMap(({ name }): SheetWarning[] => {
    const { text, missing } = cleanName(name, plan.type)
    const isCut = fit(text, room, plan.type).cut
    return [
      ...(missing === '' ? [] : [{ code: 'lettersMissing' as const, name, letters: missing }]),
      ...(isCut ? [{ code: 'nameCut' as const, name }] : []),
    ]
  })
}
