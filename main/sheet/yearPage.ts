import { LOCALES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import type { Group, Item, Type } from './display.ts'
import { type Fonts, openPress } from './draw.ts'
import type { Sheet } from './layout.ts'
import type { Printed } from './makePdf.ts'
import { die } from './marks.ts'
import { nameOf } from './plan.ts'
import { monthBars } from './yearPageMonths.ts'
import {
  fitted,
  makeYearPlan,
  PAGE,
  type YearOrder,
  type YearPlan,
  yearWarnings,
} from './yearPagePlan.ts'
import { recordList, recordsHeight } from './yearPageRecords.ts'
import { nameRoom, playerTable } from './yearPageTable.ts'
import { TILES, tiles } from './yearPageTiles.ts'

/**
 * The year on one A4 page, in an order that reads: the year, its figures, who played, when, and
 * what was never done before.
 */
export function yearPage(order: YearOrder, type: Type): Sheet {
  const plan = makeYearPlan(order, type)
  const parts = share(plan)
  return {
    ...yearFacts(order),
    pages: [{ width: PAGE.width, height: PAGE.height, groups: groups(plan, parts) }],
    warnings: yearWarnings(plan, nameRoom(parts.row)),
  }
}

/** The finished file. The same order and `now` give the same bytes. */
export async function makeYearPdf(order: YearOrder, now: Date, fonts: Fonts): Promise<Printed> {
  const press = openPress(fonts, yearFacts(order), now)
  const sheet = yearPage(order, press.type)
  const { blocks, warnings } = sheet
  return { bytes: await press.print(sheet), pages: sheet.pages.length, blocks, warnings }
}

function yearFacts({ view, language }: YearOrder): Omit<Sheet, 'pages' | 'warnings'> {
  const name = nameOf(SHEET_MESSAGES[language].block.rulesets, view.ruleset)
  return { title: `${name} ${view.year}`, locale: LOCALES[language], copies: 1, blocks: 0 }
}

const HEADER = 25
const GAP = 7
const FROM = PAGE.top + HEADER + TILES + GAP
const ROW = { least: 5, most: 10.5 }
const MONTHS = { least: 34, most: 62 }
/** So much of the page the records have in any case. */
const RECORDS_LEAST = 40

/** How the table, the months and the records share the page below the figures. */
interface Parts {
  readonly row: number
  /** Players with a line of their own. */
  readonly shown: number
  readonly months: number
  readonly records: number
}

function share({ view }: YearPlan): Parts {
  const { players, recordsBroken } = view
  const wanted = recordsHeight(recordsBroken.length)
  const gaps = GAP * (wanted === 0 ? 1 : 2)
  const all = PAGE.bottom - FROM - gaps - MONTHS.least
  // A table that would be too low takes from the records, as far as they go.
  const lowest = Math.min(ROW.most, 8) * (players.length + 1)
  const records = Math.min(wanted, Math.max(RECORDS_LEAST, all - lowest))
  const room = all - records
  const row = Math.max(ROW.least, Math.min(ROW.most, room / (players.length + 1)))
  const lines = Math.floor(room / row + 1e-9)
  // What does not fit is counted in the last line.
  const shown = players.length < lines ? players.length : lines - 2
  const used = row * Math.min(lines, players.length + 1)
  const months = Math.min(MONTHS.most, MONTHS.least + room - used)
  return { row, shown, months, records }
}

function groups(plan: YearPlan, { row, shown, months, records }: Parts): Group[] {
  const isAnybody = plan.view.players.length > 0
  const table = isAnybody ? [playerTable(plan, FROM, row, shown)] : []
  const lines = table[0]?.table?.rows ?? 0
  const monthsAt = FROM + lines * row + (isAnybody ? GAP : 0)
  return [
    { items: header(plan) },
    { items: tiles(plan, PAGE.top + HEADER) },
    ...table,
    ...monthBars(plan, monthsAt, months),
    ...(records > 0 ? [recordList(plan, monthsAt + months + GAP, records)] : []),
  ]
}

const DIE = 13
const DIE_GAP = 2.5
const TITLE = 46

/** The year, the game's name, and a throw worth hanging up. */
function header(plan: YearPlan): Item[] {
  const { view, type, accent, ruleset } = plan
  const foot = PAGE.top + 15.5
  const year = `${view.year}`
  const beside = PAGE.left + type.width(year, 'bold', TITLE) + 5
  const dice = PAGE.right - 5 * DIE - 4 * DIE_GAP
  const name = { size: 20, width: dice - beside - 5, role: 'paragraph', weight: 'bold' } as const
  return [
    fitted(plan, PAGE.left, foot, year, {
      weight: 'bold',
      size: TITLE,
      role: 'title',
      ink: accent,
      width: 80,
    }),
    fitted(plan, beside, foot, ruleset, name),
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      die(dice + i * (DIE + DIE_GAP), foot - DIE, DIE, 6, plan.stroke.heavy),
    ),
  ]
}
