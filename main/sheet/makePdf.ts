import { type Fonts, openPress } from './draw.ts'
import { layout, type Sheet, sheetFacts } from './layout.ts'
import type { SheetOrder } from './plan.ts'

export interface Printed {
  readonly bytes: Uint8Array
  readonly pages: number
  readonly blocks: number
  readonly warnings: Sheet['warnings']
}

/**
 * The finished file. The same order and `now` give the same bytes.
 * @throws Error for a combination that `objections` speaks against
 */
export async function makePdf(order: SheetOrder, now: Date, fonts: Fonts): Promise<Printed> {
  const press = openPress(fonts, sheetFacts(order), now)
  const sheet = layout(order, press.type)
  const bytes = await press.print(sheet)
  const { copies, blocks, warnings } = sheet
  return { bytes, pages: copies * sheet.pages.length, blocks, warnings }
}
