import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Electron's package brings no program; this is where its own script puts one. */
const PACKAGE = 'node_modules/electron'
const FAILED = 'node_modules/.cache/yatzyblokka/electron-not-fetched'

/** @returns Electron's program, undefined where it is not there */
export function electronRuntime(): string | undefined {
  const path = join(PACKAGE, 'path.txt')
  if (!existsSync(path)) return undefined
  const program = join(PACKAGE, 'dist', readFileSync(path, 'utf8'))
  return existsSync(program) ? program : undefined
}

/** Whether fetching this version of Electron failed before. */
export const hasFailedBefore = (): boolean =>
  existsSync(FAILED) && readFileSync(FAILED, 'utf8') === version()

/**
 * Lets Electron's own script fetch its program, and remembers a failure.
 * @param limitMs how long it may take
 * @param output 'ignore', or 'inherit' to show what the script says
 * @returns whether the program is there
 */
export async function fetchElectron(
  limitMs: number,
  output: 'ignore' | 'inherit',
): Promise<boolean> {
  rmSync(FAILED, { force: true })
  await runScript(limitMs, output)
  if (electronRuntime() !== undefined) return true
  mkdirSync(dirname(FAILED), { recursive: true })
  writeFileSync(FAILED, version())
  return false
}

function runScript(limitMs: number, output: 'ignore' | 'inherit'): Promise<void> {
  const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], {
    stdio: ['ignore', output, output],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
}

function version(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string // as npm wrote it
  }
  return version
}
