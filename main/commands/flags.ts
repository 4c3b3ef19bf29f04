import { parseArgs } from 'node:util'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { Misuse } from './command.ts'

/** An option of a command. A switch stands alone, or is turned off by `--no-…`; others take a value. */
export interface Flag {
  readonly name: string
  readonly takes: string
}

export interface Token<F extends Flag> {
  readonly flag: F
  readonly value: string | undefined
  readonly off: boolean
}

/**
 * Every option as it was given, but for --help.
 * @param allowedLine what may stand after an option that lacks its value
 * @param expected whether a word that is no option has a place here
 * @throws Misuse naming what is no option, or lacks a value
 */
export function readFlags<F extends Flag>(
  flags: readonly F[],
  args: readonly string[],
  words: CliMessages,
  allowedLine: (flag: F, words: CliMessages) => string,
  expected: (text: string) => boolean = () => false,
): Token<F>[] {
  const valued = flags.filter(({ takes }) => takes !== 'switch')
  const parsed = parseArgs({
    args: args.filter((arg) => !isHelp(arg)),
    options: Object.fromEntries(valued.map(({ name }) => [name, { type: 'string' as const }])),
    // Our own checks name the option in the user's language.
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  return parsed.tokens.flatMap((token) => {
    if (token.kind === 'positional' && !expected(token.value))
      throw new Misuse([words.unexpected({ text: token.value }), words.seeHelp])
    if (token.kind !== 'option') return []
    const { rawName: raw, value } = token
    const found = flagNamed(flags, raw, token.name, words)
    if (found.flag.takes === 'switch' && value !== undefined)
      throw new Misuse([words.badValue({ option: raw, value })])
    if (found.flag.takes !== 'switch' && (value === undefined || value.startsWith('--')))
      throw new Misuse([words.missingValue({ option: raw }), allowedLine(found.flag, words)])
    return [{ ...found, value }]
  })
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

export const asksHelp = (args: readonly string[]): boolean => args.some(isHelp)

function flagNamed<F extends Flag>(
  flags: readonly F[],
  raw: string,
  name: string,
  words: CliMessages,
): { flag: F; off: boolean } {
  const flag = flags.find((flag) => flag.name === name)
  const negated = flags.find((flag) => flag.takes === 'switch' && `no-${flag.name}` === name)
  const found = raw.startsWith('--') ? (flag ?? negated) : undefined
  if (found === undefined) throw new Misuse([words.unknownOption({ option: raw }), words.seeHelp])
  return { flag: found, off: flag === undefined }
}

/** The lines of --help: what stands to the left in a column of its own. */
export function helpLines(rows: readonly { readonly left: string; readonly right: string }[]) {
  return rows.map(({ left, right }) =>
    left.length > 34 ? `  ${left}\n${' '.repeat(38)}${right}` : `  ${left.padEnd(36)}${right}`,
  )
}
