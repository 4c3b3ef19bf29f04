import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Choose } from '../../../main/testing/randomMove.ts'
import { Loss } from '../loss.ts'

const LONGEST_WRITE_MS = 30

/** A command in a folder that was made ready for it. */
export interface Readied {
  /** Its words, `import …`. */
  readonly args: readonly string[]
  /** Where it writes what is then renamed: writing may be the shortest part of its work. */
  readonly writesIn: string
  /**
   * Whether all is done now.
   * @throws Loss where neither all nor nothing is
   */
  isDone(): boolean
}

export interface KilledCommand {
  readonly name: string
  /** Puts into an empty folder what each run finds in a copy of its own. */
  prepare(folder: string): void
  ready(folder: string): Readied
}

/**
 * Kills a command so many times with `kill -9`: somewhere between its start and its end, while it
 * writes, and as soon as it says what it has done; each time in a folder of its own. All is done
 * afterwards or nothing, what it has said is done, and the same command does it then.
 * @returns what was survived
 * @throws Loss where something else is there; the folder is left then
 */
export async function killCommand(
  command: KilledCommand,
  kills: number,
  choose: Choose,
  say: (line: string) => void,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-kills-'))
  say(`${command.name}: ${kills} kills in ${folder}`)
  const template = join(folder, 'template')
  mkdirSync(template)
  command.prepare(template)
  const usual = await timeOf(command, template, join(folder, '0'))
  let done = 0
  for (let n = 1; n <= kills; n++) {
    const own = join(folder, String(n))
    cpSync(template, own, { recursive: true })
    const readied = command.ready(own)
    const moments: Moment[] = [() => wait(choose(usual)), () => writing(readied, choose), answering]
    const { said } = await runCommand(readied.args, moments[n % moments.length])
    const isDone = readied.isDone()
    if (said && !isDone) throw new Loss(`${command.name} has said it, and it is not done`)
    done += isDone ? 1 : 0
    await runWhole(readied)
    rmSync(own, { recursive: true })
  }
  rmSync(folder, { recursive: true })
  return `${command.name}: ${kills} kills, ${done} of them when all was done: all or nothing each time`
}

/** @returns milliseconds */
async function timeOf(command: KilledCommand, template: string, own: string): Promise<number> {
  cpSync(template, own, { recursive: true })
  const readied = command.ready(own)
  const began = Date.now()
  await runWhole(readied)
  return Date.now() - began
}

async function runWhole({ args, isDone }: Readied): Promise<void> {
  const { code } = await runCommand(args)
  if (code !== 0) throw new Loss(`${args.join(' ')} ended with ${code}`)
  if (!isDone()) throw new Loss(`${args.join(' ')} has not done all`)
}

type Moment = (child: ChildProcess) => Promise<unknown>

const answering: Moment = (child) => once(child.stdout ?? child, 'data')

/** A moment after the first of its writing is seen. */
async function writing({ writesIn }: Readied, choose: Choose): Promise<void> {
  const watcher = watch(writesIn)
  await once(watcher, 'change')
  watcher.close()
  await wait(choose(LONGEST_WRITE_MS))
}

/**
 * @param moment when it is killed
 * @returns the exit code, null where it was killed, and whether it has said anything
 */
async function runCommand(
  args: readonly string[],
  moment?: Moment,
): Promise<{ readonly code: number | null; readonly said: boolean }> {
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const child = spawn(process.execPath, ['dist/main/cli.js', ...args], { stdio: [...stdio] })
  let said = false
  child.stdout?.on('data', () => (said = true))
  const ended = once(child, 'close')
  if (moment !== undefined) {
    await Promise.race([ended, moment(child)])
    child.kill('SIGKILL')
  }
  await ended
  return { code: child.exitCode, said }
}
