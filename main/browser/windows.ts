import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { browserArguments, browserPlaces, profileFolder } from './findBrowser.ts'
import type { Lifetime } from './lifetime.ts'
import type { Machine } from './machine.ts'
import { restoreWindowPlace } from './windowPlace.ts'

export interface WindowsOptions {
  readonly machine: Machine
  readonly isRoot: boolean
  /** Where the browser's profile may lie. */
  readonly cacheDir: string
  readonly lifetime: Lifetime
  /** Neither an app window nor the default browser could be opened. */
  readonly onNoBrowser: () => void
}

/** The windows of the program, in a browser that is installed. */
export interface Windows {
  /** Opens one more window. */
  open(address: string): void
  /** Closes the windows that are ours to close, and waits a moment for them. */
  close(): Promise<void>
}

const LAST_WORDS_MS = 2_000

export function makeWindows(options: WindowsOptions): Windows {
  const { machine, lifetime } = options
  const browsers = new Set<ChildProcess>()

  function open(address: string): void {
    const browser = browserPlaces(machine).find(existsSync)
    if (browser === undefined) return openDefault(address)
    const args = prepareProfile(browser, address, options)
    if (args === undefined) return openDefault(address)
    const child = spawn(browser, args, { stdio: 'ignore' })
    browsers.add(child)
    lifetime.browserStarted()
    child.once('error', () => left(child, true, address))
    child.once('exit', (code) => left(child, code !== 0, address))
  }

  function left(child: ChildProcess, failed: boolean, address: string): void {
    if (!browsers.delete(child)) return
    if (failed && !lifetime.hasBeenSeen) openDefault(address)
    else lifetime.browserLeft()
  }

  function openDefault(address: string): void {
    lifetime.followPages()
    const [command, ...args] = defaultBrowser(machine.platform, address)
    const child = spawn(command, args, { stdio: 'ignore' })
    child.once('error', options.onNoBrowser)
    child.once('exit', (code) => {
      if (code !== 0) options.onNoBrowser()
    })
  }

  // On macOS a browser goes on without windows.
  if (machine.platform === 'darwin') lifetime.followPages()

  return {
    open,
    async close() {
      await Promise.all([...browsers].map(endProcess))
    },
  }
}

/** @returns undefined where the profile's folder can't be made */
function prepareProfile(
  browser: string,
  address: string,
  { machine, cacheDir, isRoot }: WindowsOptions,
): string[] | undefined {
  const profile = profileFolder(browser, machine, cacheDir)
  const isNewProfile = !existsSync(profile)
  try {
    mkdirSync(profile, { recursive: true, mode: 0o700 })
  } catch {
    return undefined
  }
  restoreWindowPlace(profile)
  return browserArguments({ address, profile, isNewProfile, isRoot })
}

function defaultBrowser(platform: string, address: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', address]
  // The empty argument is the window's title: start takes the first quoted word for one.
  if (platform === 'win32') return ['cmd.exe', '/c', 'start', '""', address]
  return ['xdg-open', address]
}

function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LAST_WORDS_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
