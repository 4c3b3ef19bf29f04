import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { Misuse, type Surroundings } from './command.ts'

/** Options of a command that works on a family's games; `true` takes a value, `false` none. */
export type DataFlags = Readonly<Record<string, boolean>>

export interface DataWish {
  readonly help: boolean
  readonly dataDir: string
  /** Values by option; `''` for a switch that is there. */
  readonly given: ReadonlyMap<string, string>
  readonly positionals: readonly string[]
}

/** Every such command knows where the games are, in what language to speak, and its help. */
const COMMON: DataFlags = { data: true, lang: true }

/**
 * @param most positionals that are expected
 * @throws Misuse naming what is not understood
 */
export function parseDataFlags(
  args: readonly string[],
  flags: DataFlags,
  words: CliMessages,
  around: Surroundings,
  most = 0,
): DataWish {
  const known: DataFlags = { ...COMMON, ...flags }
  const valued = Object.entries(known).filter(([, takesValue]) => takesValue)
  const { tokens } = parseArgs({
    args: args.filter((arg) => arg !== '--help' && arg !== '-h'),
    options: Object.fromEntries(valued.map(([name]) => [name, { type: 'string' as const }])),
    // Our own checks name the option in the user's language.
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<string, string>()
  const positionals: string[] = []
  for (const token of tokens)
    if (token.kind === 'positional') positionals.push(token.value)
    else if (token.kind === 'option') {
      const { name, rawName: option, value } = token
      if (!option.startsWith('--') || !Object.hasOwn(known, name))
        throw new Misuse([words.unknownOption({ option }), words.seeHelp])
      if (known[name] && (!value || value.startsWith('--')))
        throw new Misuse([words.missingValue({ option })])
      if (!known[name] && value !== undefined) throw new Misuse([words.badValue({ option, value })])
      given.set(name, value ?? '')
    }
  const [unexpected] = positionals.slice(most)
  if (unexpected !== undefined)
    throw new Misuse([words.unexpected({ text: unexpected }), words.seeHelp])
  const data = given.get('data')
  return {
    help: args.includes('--help') || args.includes('-h'),
    dataDir: data === undefined ? around.dataDir : resolve(around.cwd, data),
    given,
    positionals,
  }
}

/** The help of such a command: how it is used, and a line for each option. */
export function showDataHelp(
  usage: string,
  rows: readonly (readonly [string, string])[],
  words: CliMessages,
  around: Surroundings,
): void {
  const { help } = words.data
  const all = [...rows, ['--data DIR', help.data], ['--lang nb|nn|en|sv|da', help.lang]] as const
  around.out(`${words.usage}: yatzy ${usage}`)
  around.out(`${words.options}:`)
  for (const [left, right] of all) around.out(`  ${left.padEnd(24)}${right}`)
}
