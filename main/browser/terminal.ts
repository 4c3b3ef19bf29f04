import { systemLanguage } from '../../shared/messages/language.ts'
import { TERMINAL_MESSAGES } from '../../shared/messages/terminal.ts'

// Of all that know the system's language it is made fastest: a date format takes thirty milliseconds.
const { locale } = new Intl.PluralRules().resolvedOptions()

/** What the program says in a terminal, in the language of the system: it knows no family yet. */
export const TERMINAL = TERMINAL_MESSAGES[systemLanguage([locale])]

const COMMAND = 'npm start --'

export const unknownOption = (option: string): string =>
  TERMINAL.unknownOption({ option, command: COMMAND })

/** How the program is started. */
export function helpText(): string {
  const { help } = TERMINAL
  const options = [
    [`--data ${help.folder}`, help.data],
    ['--serve', help.serve],
    ['--help', help.help],
  ] as const
  const lines = options.map(([option, meaning]) => `  ${option.padEnd(15)}${meaning}`)
  return [help.usage({ command: COMMAND }), '', ...lines].join('\n')
}
