import type { Language } from './language.ts'
import { type Messages, nb } from './nb.ts'

/** What the screens say, in the languages that have it so far. */
export const SCREEN_MESSAGES: Partial<Record<Language, Messages>> = { nb }
