import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A program that was built for a test. */
export interface Built {
  readonly file: string
  remove(): void
}

/** Builds main/ as it is built for players: it starts in a third of the time that its sources need. */
export function buildProgram(): Built {
  // In node_modules: from there the packages that are no part of the bundle are found.
  const folder = join(ROOT, 'node_modules', '.cache', 'yatzyblokka', `test-${process.pid}`)
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '-c', 'vite.main.config.ts', '--outDir', folder, '-l', 'warn']
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    file: join(folder, 'browser.js'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The program as a process of its own. */
export interface Program {
  readonly process: ChildProcess
  /** The first match in what it prints; fails if it ends without. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  readonly ended: Promise<Ended>
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** An address on a line by itself. */
export const ADDRESS = /^(http:\/\/127\.0\.0\.1:\d+)(\/\?ticket=[\w-]{43})$/m

export function startProgram(
  { file }: Built,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
  return {
    process: child,
    ended,
    printed(pattern) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(stdout)
          if (match) resolve(match)
        }
        child.stdout.on('data', look)
        child.on('close', () => reject(new Error(`ended with: ${stdout}${stderr}`)))
        look()
      })
    },
  }
}

/** What a window does with its address: exchanges the ticket, then calls. */
export async function enter(address: string): Promise<Page> {
  const { origin } = new URL(address)
  const response = await fetch(address, { redirect: 'manual' })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (response.status !== 303 || cookie === undefined) throw new Error(`status ${response.status}`)
  return {
    async call(channel, args) {
      const response = await fetch(`${origin}/invoke/${channel}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(args),
      })
      return response.json()
    },
  }
}

export interface Page {
  call(channel: string, args: unknown): Promise<unknown>
}
