import { Refusal } from '../../shared/refusal.ts'
import { type Backend, createBackend } from '../backend.ts'
import { SYSTEM } from '../system.ts'
import { TERMINAL } from './terminal.ts'

export type Taken =
  | { readonly backend: Backend }
  | { readonly isRunning: true }
  /** A sentence that says why the folder can't be used. */
  | { readonly wrong: string }

/**
 * Takes the data folder for a shell.
 * @throws Error for a fault of ours
 */
export function takeBackend(dataDir: string, rendererDir: string): Taken {
  const options = { ...SYSTEM, dataDir, rendererDir, log: console.error }
  try {
    const backend = createBackend(options)
    noteCrashes(backend)
    return { backend }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'running') return { isRunning: true }
    if (isOfTheSystem(error)) return { wrong: TERMINAL.folderUnusable({ folder: dataDir }) }
    throw error
  }
}

/** What would end the program is noted before it does. */
function noteCrashes(backend: Backend): void {
  const note = (error: unknown): void => backend.log(error)
  process.on('uncaughtExceptionMonitor', note)
  backend.onEvent(({ kind }) => {
    if (kind === 'closing') process.off('uncaughtExceptionMonitor', note)
  })
}

/** The file system's errors and SQLite's, by their code. A fault of ours or Node's is none. */
function isOfTheSystem(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false
  return !error.code.startsWith('ERR_')
}
