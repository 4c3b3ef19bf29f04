import { resolve } from 'node:path'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import type { Surroundings } from './command.ts'
import { asksHelp, type Flag, helpLines, readFlags } from './flags.ts'

/** Where the games lie, for every command that reads or writes them. */
export const DATA_FLAG = { name: 'data', takes: 'path', help: 'data' } as const

/** The data folder that was given, or the user's own. */
export function dataDirOf(given: string | undefined, { cwd, dataDir }: Surroundings): string {
  return given === undefined ? dataDir : resolve(cwd, given)
}

/** An option of a command that works on all of a family's games. */
export interface DataFlag extends Flag {
  readonly takes: 'path' | 'switch'
  readonly help: keyof CliMessages['data']['help']
}

export interface DataWish {
  readonly help: boolean
  readonly dataDir: string
  /** Values by option; `''` for a switch that is there. */
  readonly given: ReadonlyMap<string, string>
  readonly positionals: readonly string[]
}

const common = (flags: readonly DataFlag[]): readonly DataFlag[] => [
  ...flags,
  DATA_FLAG,
  { name: 'lang', takes: 'path', help: 'lang' },
]

/**
 * @param most positionals that are expected
 * @throws Misuse naming what is not understood
 */
export function parseDataFlags(
  args: readonly string[],
  flags: readonly DataFlag[],
  words: CliMessages,
  around: Surroundings,
  most = 0,
): DataWish {
  const positionals: string[] = []
  const tokens = readFlags(
    common(flags),
    args,
    words,
    () => words.seeHelp,
    (text) => {
      positionals.push(text)
      return positionals.length <= most
    },
  )
  const given = new Map(
    tokens.filter(({ off }) => !off).map(({ flag, value }) => [flag.name, value ?? '']),
  )
  const dataDir = dataDirOf(given.get('data'), around)
  return { help: asksHelp(args), dataDir, given, positionals }
}

/** The help of such a command: how it is used, and a line for each option. */
export function showDataHelp(
  usage: string,
  flags: readonly DataFlag[],
  words: CliMessages,
  around: Surroundings,
): void {
  around.out(`${words.usage}: yatzy ${usage}`)
  around.out(`${words.options}:`)
  const rows = common(flags).map(({ name, takes, help }) => ({
    left: takes === 'switch' ? `--${name}` : `--${name} …`,
    right: words.data.help[help],
  }))
  for (const line of helpLines(rows)) around.out(line)
}
