import { vi } from 'vitest'
import type { Answer, BackendEvent } from '../../../shared/contract.ts'
import {
  type FakeElectron,
  type FakeElectronOptions,
  makeFakeElectron,
} from '../../../tools/fake-electron.ts'
import { type Got, got, type Invoke, makeQueue, type OpenShell } from './shell.ts'

const ORIGIN = 'app://yatzyblokka'
/** The page of the window itself. */
export const PAGE_FRAME = { parent: null, origin: ORIGIN }

/**
 * Runs `main/electron.ts` from its first line on a made-up Electron.
 * @param args what stands behind the program's name
 */
export async function startElectron(
  dataDir: string,
  options: FakeElectronOptions,
  args: readonly string[] = ['--data', dataDir],
): Promise<FakeElectron> {
  const electron = makeFakeElectron(options)
  const [argv, signals] = [process.argv, [...SIGNALS].map((name) => process.listeners(name))]
  process.argv = ['electron', ...(options.isPackaged ? [] : ['.']), ...args]
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  try {
    await import('../../electron.ts')
  } finally {
    process.argv = argv
    vi.doUnmock('electron')
  }
  void electron.exited.then(() => restoreSignals(signals))
  return electron
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The program's own listeners would outlive it in the test's process. */
function restoreSignals(before: readonly (readonly NodeJS.SignalsListener[])[]): void {
  SIGNALS.forEach((name, i) => {
    for (const listener of process.listeners(name))
      if (!before[i]?.includes(listener)) process.off(name, listener)
  })
}

/** Electron's profile goes with the test, wherever the system has its caches. */
export function keepProfileIn(folder: string): void {
  for (const name of ['XDG_CACHE_HOME', 'LOCALAPPDATA', 'HOME']) vi.stubEnv(name, folder)
}

/** Shell 1 as far as it can be had without Electron. */
export const openElectronShell: OpenShell = async ({ folder, dataDir }) => {
  keepProfileIn(folder)
  const electron = await startElectron(dataDir, { appPath: folder })
  const [window] = electron.windows
  if (window === undefined) throw new Error('no window was opened')

  const invokeAs =
    (frame: Parameters<FakeElectron['invoke']>[0]): Invoke =>
    async (channel, args) =>
      (await electron.invoke(frame, channel, args)) as Answer // the contract's

  const requestTo =
    (origin: string) =>
    async (path: string, init: RequestInit): Promise<Got> =>
      got(await electron.respond(new Request(origin + path, init)))

  return {
    request: requestTo(ORIGIN),
    strangers: [requestTo('app://elsewhere'), requestTo('https://yatzyblokka.example')],
    get: async (path) => got(await electron.respond(new Request(ORIGIN + path))),
    invoke: invokeAs(PAGE_FRAME),
    foreigners: [
      invokeAs(null),
      invokeAs({ parent: PAGE_FRAME, origin: ORIGIN }),
      invokeAs({ parent: null, origin: 'https://yatzyblokka.example' }),
      invokeAs({ parent: null, origin: 'null' }),
    ],
    async listen() {
      const { push, next } = makeQueue()
      window.onSent = ([name, event]) => {
        if (name === 'event') push(event as BackendEvent) // the contract's
      }
      return next
    },
    async end() {
      electron.quit()
      await electron.exited
      vi.unstubAllEnvs()
    },
  }
}
