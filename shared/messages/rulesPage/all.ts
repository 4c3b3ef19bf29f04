import type { Language } from '../language.ts'
import { rulesPageDa } from './da.ts'
import { rulesPageEn } from './en.ts'
import { type RulesPageMessages, rulesPageNb } from './nb.ts'
import { rulesPageNn } from './nn.ts'
import { rulesPageSv } from './sv.ts'

/** What a page of rules says, by language. */
export const RULES_PAGE_MESSAGES: Readonly<Record<Language, RulesPageMessages>> = {
  nb: rulesPageNb,
  nn: rulesPageNn,
  en: rulesPageEn,
  sv: rulesPageSv,
  da: rulesPageDa,
}
