import type { Backend } from '../backend.ts'
import { cacheFolder } from '../dataFolder.ts'
import { type Address, readAddress, writeAddress } from './address.ts'
import { makeLifetime } from './lifetime.ts'
import type { Machine } from './machine.ts'
import { serve } from './serve.ts'
import { TERMINAL } from './terminal.ts'
import { makeWindows } from './windows.ts'
import type { Opened, Wish } from './wish.ts'

export interface RunOptions {
  readonly backend: Backend
  readonly dataDir: string
  readonly machine: Machine
  /** A window where true; else the address is printed. */
  readonly opensWindow: boolean
  /** The sentence before an address that is printed. */
  readonly invitation: string
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs the program until its last window is closed or a signal comes; leaves all in order. */
export async function run({ backend, dataDir, machine, ...options }: RunOptions): Promise<void> {
  const ended = Promise.withResolvers<'closed' | NodeJS.Signals>()
  // npm passes on a Ctrl+C that the terminal sent already: a second one means nothing more.
  for (const signal of SIGNALS) process.on(signal, ended.resolve)

  const lifetime = makeLifetime(() => ended.resolve('closed'))
  const served = await serve(backend, {
    open: openWished,
    before: readAddress(dataDir),
    log: backend.log,
  })
  const windows = makeWindows({
    machine,
    isRoot: process.getuid?.() === 0,
    cacheDir: cacheFolder(machine, dataDir),
    lifetime,
    onNoBrowser: () => printAddress(TERMINAL.noBrowser),
  })

  function printAddress(invitation: string): void {
    lifetime.stay()
    console.log(`${invitation}\n${served.addressToPrint()}\n${TERMINAL.howToEnd}`)
  }

  function openWished(wish: Wish): Opened {
    if (!wish.window || !options.opensWindow) return { address: served.addressToPrint() }
    windows.open(served.addressForOnce())
    return {}
  }

  served.pages.onChange(lifetime.pagesChanged)
  leaveWord(dataDir, served)
  if (options.opensWindow) windows.open(served.addressForOnce())
  else printAddress(options.invitation)

  await ended.promise
  await Promise.all([windows.close(), backend.close()])
  await served.close()
}

function leaveWord(dataDir: string, address: Address): void {
  try {
    writeAddress(dataDir, address)
  } catch (error) {
    // A full disk is no reason not to look at old games; only a second start will not find us.
    console.error(error)
  }
}
