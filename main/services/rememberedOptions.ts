import * as v from 'valibot'
import { givenOptions, type SheetOptions } from '../../shared/sheetOptions.ts'
import { fillOptions, objections } from '../sheet/options.ts'
import type { Store } from '../store/store.ts'

/** The setting the last choice is kept in. */
export const SHEET_SETTING = 'sheet'

/** How the family last chose to print, where that can still be printed. */
export function rememberedOptions({ settings }: Store): SheetOptions {
  const stored = settings.all().get(SHEET_SETTING)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), givenOptions), stored)
  const options = fillOptions(parsed.success ? parsed.output : {})
  return objections(options).length === 0 ? options : fillOptions()
}
