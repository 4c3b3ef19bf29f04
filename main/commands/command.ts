import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import type { Language } from '../../shared/messages/language.ts'

/** What a command may touch. */
export interface Surroundings {
  /** Relative paths are seen from here. */
  readonly cwd: string
  /** Where the user's games lie unless a command is told otherwise. */
  readonly dataDir: string
  now(): Date
  out(line: string): void
  err(line: string): void
}

/** 0 done · 1 it could not be done · 2 it was asked for wrongly */
export type ExitCode = 0 | 1 | 2

export interface Command {
  summary(words: CliMessages): string
  run(args: readonly string[], around: Surroundings): Promise<ExitCode>
}

/** What is wrong with the words of a command; its lines go to the user, and the exit code is 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** The language of messages: what `--lang` says if that is a language, else bokmål. */
export function languageIn(args: readonly string[], languages: readonly Language[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const value = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length)
  return languages.find((language) => language === value) ?? 'nb'
}
