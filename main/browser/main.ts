import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Backend } from '../backend.ts'
import { dataFolder } from '../dataFolder.ts'
import { handOver } from './handOver.ts'
import { hasDisplay, type Machine, thisMachine } from './machine.ts'
import { parseOptions } from './options.ts'
import { run } from './run.ts'
import { takeBackend } from './takeBackend.ts'
import { helpText, TERMINAL } from './terminal.ts'
import type { Opened, Wish } from './wish.ts'

/** The renderer lies beside the program when built, in dist/ for a program run from its sources. */
const RENDERER = join(
  import.meta.dirname,
  import.meta.url.endsWith('.ts') ? '../../dist/renderer' : '../renderer',
)

/** Runs the program in a browser. @returns the exit code */
async function main(argv: readonly string[], machine: Machine): Promise<number> {
  const options = parseOptions(argv)
  if ('wrong' in options) return complain(options.wrong, 2)
  if (options.help) {
    console.log(helpText())
    return 0
  }
  const dataDir = options.dataDir ?? dataFolder(machine)
  const opensWindow = !options.serve && hasDisplay(machine)
  const found = await takeOrHandOver(dataDir, { window: opensWindow })
  if ('wrong' in found) return complain(found.wrong, 1)
  if ('opened' in found) return tellOpened(found.opened)
  const invitation = options.serve ? TERMINAL.serving : TERMINAL.noDisplay
  await run({ backend: found.backend, dataDir, machine, opensWindow, invitation })
  return 0
}

function complain(sentence: string, exitCode: number): number {
  console.error(sentence)
  return exitCode
}

function tellOpened({ address }: Opened): number {
  console.log(address === undefined ? TERMINAL.newWindow : `${TERMINAL.runningAt}\n${address}`)
  return 0
}

const PATIENCE_MS = 2_500
const TRY_AGAIN_MS = 100

type Found =
  | { readonly backend: Backend }
  /** By the program that has the folder. */
  | { readonly opened: Opened }
  | { readonly wrong: string }

/**
 * Takes the data folder, or hands the wish to the program that has it. That one may just be
 * starting or ending and not answer: then both are tried again, for a moment. One that stands still
 * (SIGSTOP) lets the whole of a question's time pass, once.
 */
async function takeOrHandOver(dataDir: string, wish: Wish): Promise<Found> {
  const began = performance.now()
  for (;;) {
    const taken = takeBackend(dataDir, RENDERER)
    if (!('isRunning' in taken)) return taken
    const opened = await handOver(dataDir, wish)
    if (opened !== undefined) return { opened }
    if (performance.now() - began > PATIENCE_MS) return { wrong: TERMINAL.running }
    await wait(TRY_AGAIN_MS)
  }
}

// A terminal that is closed, or `| head`, is no reason to stop in the middle of a game.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

process.exit(await main(process.argv.slice(2), thisMachine()))
