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

/** Everything a printed block says, by language. */
export const SHEET_MESSAGES: Record<Language, { block: BlockMessages; sheet: SheetMessages }> = {
  nb: { block: blockNb, sheet: sheetNb },
  nn: { block: blockNn, sheet: sheetNn },
  en: { block: blockEn, sheet: sheetEn },
  sv: { block: blockSv, sheet: sheetSv },
  da: { block: blockDa, sheet: sheetDa },
}
