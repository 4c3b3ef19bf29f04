import { blockDa } from './block/da.ts'
import { blockEn } from './block/en.ts'
import { type BlockMessages, blockNb } from './block/nb.ts'
import { blockNn } from './block/nn.ts'
import { blockSv } from './block/sv.ts'
import type { Language } from './language.ts'
import { sheetDa } from './sheet/da.ts'
import { sheetEn } from './sheet/en.ts'
import { type SheetMessages, sheetNb } from './sheet/nb.ts'
import { sheetNn } from './sheet/nn.ts'
import { sheetSv } from './sheet/sv.ts'
import { yearDa } from './year/da.ts'
import { yearEn } from './year/en.ts'
import { type YearMessages, yearNb } from './year/nb.ts'
import { yearNn } from './year/nn.ts'
import { yearSv } from './year/sv.ts'

/** What the page of a year says, by language. */
export const YEAR_MESSAGES: Record<Language, YearMessages> = {
  nb: yearNb,
  nn: yearNn,
  en: yearEn,
  sv: yearSv,
  da: yearDa,
}

/** Everything a printed block says, by language. */
export const SHEET_MESSAGES: Record<Language, { block: BlockMessages; sheet: SheetMessages }> = {
  nb: { block: blockNb, sheet: sheetNb },
  nn: { block: blockNn, sheet: sheetNn },
  en: { block: blockEn, sheet: sheetEn },
  sv: { block: blockSv, sheet: sheetSv },
  da: { block: blockDa, sheet: sheetDa },
}
