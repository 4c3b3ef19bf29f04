import type { RecordView } from '../../shared/statistics/view.ts'
import { rowLabel, text } from '../text.svelte.ts'
import { nameOf, type Page } from './page.ts'

/** What a record is called. */
export function recordName({ kind, row }: Pick<RecordView, 'kind' | 'row'>): string {
  const t = text.statistics.records
  return row === undefined ? t.kinds[kind] : t.inRow({ row: rowLabel(row) })
}

type Holder = RecordView['holders'][number]

export const holderNames = (page: Page, { players }: Pick<Holder, 'players'>): string =>
  text.format.list(players.map((player) => nameOf(page, player)))

/** «14. februar 2025», «1987», «dato ukjent». */
export function whenSet({ day, year }: Pick<Holder, 'day' | 'year'>): string {
  if (day !== undefined) return text.format.date(day)
  return year === undefined ? text.statistics.records.unknownDay : String(year)
}
