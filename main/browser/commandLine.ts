import type { ExitCode } from '../commands/command.ts'
import { isCommand, runCli } from '../commands/run.ts'
import { dataFolder } from '../dataFolder.ts'
import { SYSTEM } from '../system.ts'
import { thisMachine } from './machine.ts'

/** Runs a command in the terminal that the program was started from. */
export const runInTerminal = (args: readonly string[]): Promise<ExitCode> =>
  runCli(args, {
    // npm runs scripts in the project's folder and tells here where the user stood.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    dataDir: dataFolder(thisMachine()),
    now: SYSTEM.now,
    out: (line) => console.log(line),
    err: (line) => console.error(line),
  })

/**
 * The command a program with a window was started with, and its words.
 * @param args what stands behind the program's own name
 * @returns undefined where a window is wanted
 */
export function commandIn(args: readonly string[]): readonly string[] | undefined {
  // An AppImage puts this first where the system refuses Chromium's sandbox.
  const own = args[0] === '--no-sandbox' ? args.slice(1) : args
  return own[0] !== undefined && isCommand(own[0]) ? own : undefined
}
