import { LOCALES, type Language } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULES_PAGE_MESSAGES } from '../../shared/messages/rulesPage/all.ts'
import { rulesPageText } from '../../shared/messages/rulesPage/text.ts'
import type { RulesPageView } from '../../shared/rulesView.ts'
import { type Fonts, openPress } from './draw.ts'
import { rulesSheet } from './rulesPage.ts'

/** The page of rules as a finished file. The same page and `now` give the same bytes. */
export async function makeRulesPdf(
  view: RulesPageView,
  language: Language,
  now: Date,
  fonts: Fonts,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const words = RULES_PAGE_MESSAGES[language]
  const text = rulesPageText(view, { words, block: SHEET_MESSAGES[language].block })
  const facts = { title: words.title({ variant: text.title }), locale: LOCALES[language] }
  const press = openPress(fonts, facts, now)
  const sheet = rulesSheet(text, words, press.type)
  return { bytes: await press.print(sheet), pages: sheet.pages.length }
}
