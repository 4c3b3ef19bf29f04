import { cliDa } from './cli/da.ts'
import { cliEn } from './cli/en.ts'
import { type CliMessages, cliNb } from './cli/nb.ts'
import { cliNn } from './cli/nn.ts'
import { cliSv } from './cli/sv.ts'
import type { Language } from './language.ts'

/** What the command line says, by language. */
export const CLI_MESSAGES: Record<Language, CliMessages> = {
  nb: cliNb,
  nn: cliNn,
  en: cliEn,
  sv: cliSv,
  da: cliDa,
}
