import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test as base } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '..')
const RENDERER = join(ROOT, 'dist', 'renderer')

export interface Program {
  readonly dataDir: string
  readonly address: string
  /** `kill -9`: no goodbye, no order. */
  kill(): Promise<void>
  /** As Ctrl+C or a logout ends it. @returns the exit code */
  stop(): Promise<number | null>
  /** Lets it stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

interface Start {
  /** Another start's folder, to go on in. */
  readonly dataDir?: string
  /** Faces in the order they fall; without them the dice are the program's own. */
  readonly dice?: string
}

interface Fixtures {
  /** Starts the program on a folder of its own and waits for its address. */
  readonly start: (options?: Start) => Promise<Program>
  /** Where the programs of this test are. */
  readonly origins: Set<string>
  /** Every request that left them: none, in any test. */
  readonly foreign: string[]
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  origins: async ({}, use) => use(new Set()),

  foreign: [
    async ({ context, origins }, use) => {
      const foreign: string[] = []
      context.on('request', (request) => {
        if (!staysInside(request.url(), origins)) foreign.push(request.url())
      })
      await use(foreign)
      expect(foreign, 'requests that left the program').toEqual([])
    },
    { auto: true },
  ],

  start: async ({ origins }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'yatzyblokka-e2e-'))
    const running = new Set<ChildProcess>()
    await use(async ({ dataDir = join(folder, 'Åse Ærø', 'blåbær'), dice } = {}) => {
      const child = spawn(process.execPath, programArguments(dataDir, dice), { cwd: ROOT })
      running.add(child)
      const address = await printedAddress(child)
      origins.add(new URL(address).origin)
      const signal: Program['signal'] = (signal) => void child.kill(signal)
      return { dataDir, address, signal, ...endings(child) }
    })
    for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  },
})
export { expect }

/** A blob has its page's origin; Chromium shows a PDF by an extension and pages of its own. */
const staysInside = (url: string, origins: ReadonlySet<string>): boolean =>
  origins.has(new URL(url).origin) || /^(data|chrome|chrome-extension):/.test(url)

function programArguments(dataDir: string, dice: string | undefined): string[] {
  return dice === undefined
    ? ['dist/main/browser.js', '--serve', '--data', dataDir]
    : ['e2e/program.ts', dataDir, RENDERER, dice]
}

/** @throws Error with what the program said, when it ends without an address */
async function printedAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('the program has no output')
  let complaint = ''
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  for await (const line of createInterface({ input: stdout }))
    if (line.startsWith('http://')) return line
  throw new Error(`the program printed no address: ${complaint}`)
}

function endings(child: ChildProcess): Pick<Program, 'kill' | 'stop'> {
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
