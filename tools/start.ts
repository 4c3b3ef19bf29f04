import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasDisplay, thisMachine } from '../main/browser/machine.ts'
import { parseOptions } from '../main/browser/options.ts'
import { TERMINAL } from '../main/browser/terminal.ts'
import { build, isBuildStale } from './build.ts'
import { electronRuntime, fetchElectron, hasFailedBefore } from './electronRuntime.ts'

/** As long as somebody who has just started a game may be kept waiting. */
const FETCH_LIMIT_MS = 20_000

const args = process.argv.slice(2)
const options = parseOptions(args)
if ('wrong' in options) {
  console.error(options.wrong)
  process.exit(2)
}
const { serve, help } = options
process.chdir(resolve(import.meta.dirname, '..'))

if (isBuildStale()) {
  console.log(TERMINAL.building)
  if (!(await build())) process.exit(1)
}
const electron = wantsElectron() ? await getElectron() : undefined
if (electron === undefined || !(await runElectron(electron))) await runInBrowser()

/** Electron needs a display, and an address is printed by the browser shell alone. */
function wantsElectron(): boolean {
  if (process.env['YATZYBLOKKA_SHELL'] === 'browser') return false
  return !serve && !help && hasDisplay(thisMachine())
}

async function getElectron(): Promise<string | undefined> {
  if (electronRuntime() === undefined && !hasFailedBefore()) {
    console.log(TERMINAL.fetching)
    await fetchElectron(FETCH_LIMIT_MS, 'ignore')
  }
  const runtime = electronRuntime()
  if (runtime === undefined) console.log(TERMINAL.noElectron({ command: 'npm run fetch-electron' }))
  return runtime
}

/**
 * Runs the program in Electron and ends as it ends.
 * @returns false where Electron can't start here: a library is missing, or its sandbox is refused
 */
function runElectron(program: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0
  const child = spawn(program, [...(isRoot ? ['--no-sandbox'] : []), '.', ...args], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code, signal) => {
      if (code === 127 || signal === 'SIGTRAP' || signal === 'SIGABRT') return resolve(false)
      process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
    })
  })
}

/** In this very process: a second one would only take memory and stand between signals and the program. */
async function runInBrowser(): Promise<void> {
  const program = resolve('dist/main/browser.js')
  process.argv.splice(1, process.argv.length, program, ...args)
  await import(pathToFileURL(program).href)
}
