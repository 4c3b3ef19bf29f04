import { da } from './da.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { type Messages, nb } from './nb.ts'
import { nn } from './nn.ts'
import { sv } from './sv.ts'

/** Everything the screens say, by language. */
export const SCREEN_MESSAGES: Record<Language, Messages> = { nb, nn, en, sv, da }
