import type { Language } from './language.ts'
import { terminalDa } from './terminal/da.ts'
import { terminalEn } from './terminal/en.ts'
import { type TerminalMessages, terminalNb } from './terminal/nb.ts'
import { terminalNn } from './terminal/nn.ts'
import { terminalSv } from './terminal/sv.ts'

/** What the program says in a terminal, by language. */
export const TERMINAL_MESSAGES: Record<Language, TerminalMessages> = {
  nb: terminalNb,
  nn: terminalNn,
  en: terminalEn,
  sv: terminalSv,
  da: terminalDa,
}
