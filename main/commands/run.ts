import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { type Command, type ExitCode, languageIn, Misuse, type Surroundings } from './command.ts'

/** Loaded when it is asked for: loading is most of the time that a short command takes. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  print: async () => (await import('./print.ts')).print,
  stats: async () => (await import('./stats.ts')).stats,
  import: async () => (await import('./import.ts')).importCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backup,
  solve: async () => (await import('./solve.ts')).solve,
  advise: async () => (await import('./advise.ts')).advise,
  simulate: async () => (await import('./simulate.ts')).simulate,
}

/** Whether a word is a command, or asks which there are. */
export const isCommand = (word: string): boolean =>
  Object.hasOwn(COMMANDS, word) || word === '--help' || word === '-h'

/** Runs one command without a window. */
export async function runCli(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h') {
    around.out(`${words.usage}: yatzy <${Object.keys(COMMANDS).join('|')}> …\n${words.commands}:`)
    for (const [id, load] of Object.entries(COMMANDS))
      around.out(`  ${id.padEnd(10)}${(await load()).summary(words)}`)
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined)
    return misused([words.unknownCommand({ command: name }), words.seeHelp], around)
  try {
    const command = await load()
    return await command.run(rest, around)
  } catch (error) {
    if (error instanceof Misuse) return misused(error.lines, around)
    around.err(words.failed)
    around.err(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}

function misused(lines: readonly string[], around: Surroundings): ExitCode {
  for (const line of lines) around.err(line)
  return 2
}
