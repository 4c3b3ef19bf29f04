import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { type Command, type ExitCode, languageIn, Misuse, type Surroundings } from './command.ts'
import { backup } from './backup.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { print } from './print.ts'
import { stats } from './stats.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  print,
  stats,
  import: importCommand,
  export: exportCommand,
  backup,
}

/** Runs one command without a window. */
export async function runCli(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h') {
    around.out(`${words.usage}: yatzy <print …>\n${words.commands}:`)
    for (const [id, command] of Object.entries(COMMANDS))
      around.out(`  ${id.padEnd(10)}${command.summary(words)}`)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined)
    return misused([words.unknownCommand({ command: name }), words.seeHelp], around)
  try {
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
