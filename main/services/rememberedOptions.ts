import * as v from 'valibot'
import type { Language } from '../../shared/messages/language.ts'
import { givenOptions, type SheetOptions } from '../../shared/sheetOptions.ts'
import { fillOptions, objections } from '../sheet/options.ts'
import type { Store } from '../store/store.ts'

/** The setting the last choice is kept in. */
const SHEET_SETTING = 'sheet'

/**
 * How the family last chose to print, where that can still be printed.
 * @param onScreen the language where none was chosen for the block
 */
export function rememberedOptions({ settings }: Store, onScreen: Language): SheetOptions {
  const stored = settings.all().get(SHEET_SETTING)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), givenOptions), stored)
  const options = fillOptions({ language: onScreen, ...(parsed.success && parsed.output) })
  return objections(options).length === 0 ? options : fillOptions({ language: onScreen })
}

/** A language that is the screen's was not chosen for the block, and follows the screen's. */
export function rememberOptions(
  { settings }: Store,
  { language, ...others }: SheetOptions,
  onScreen: Language,
): void {
  const chosen = language === onScreen ? others : { ...others, language }
  settings.set({ [SHEET_SETTING]: JSON.stringify(chosen) })
}
