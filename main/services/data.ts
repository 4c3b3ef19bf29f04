import { existsSync, rmSync } from 'node:fs'
import type { Handlers } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { ImportView } from '../../shared/programViews.ts'
import { offeredBackups } from '../store/backups.ts'
import { localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'
import { importOnThread } from './importThread.ts'
import { sentFile } from './receiveFile.ts'

type DataHandlers = Pick<Handlers, 'data.look' | 'data.import' | 'data.stop'>

interface DataContext extends Context {
  readonly dataDir: string
}

interface DataService {
  readonly handlers: DataHandlers
  isImporting(): boolean
  /** Gives up an import that runs; its call answers that nothing was changed. */
  stop(): void
}

/** The family's games as files: what is kept of them, and what comes in. */
export function dataService(context: DataContext): DataService {
  const { dataDir, store, emit } = context
  /** Of the import that runs: set to give it up. */
  let stopped: Int32Array<SharedArrayBuffer> | undefined

  function stop(): void {
    if (stopped !== undefined) Atomics.store(stopped, 0, 1)
  }

  async function run(file: string, isBackup: boolean, replace: boolean): Promise<ImportView> {
    if (stopped !== undefined) throw new Refusal('importBusy')
    const own = store()
    stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const now = context.now()
    const day = localDay(momentOf(now))
    // What anybody writes meanwhile is refused at once: nobody is to wait for minutes.
    own.yieldTo(true)
    try {
      const request = { dataDir, file, isBackup, replace, day, now: now.getTime(), stopped }
      return await importOnThread(request, (done) => emit({ kind: 'importing', done }))
    } finally {
      stopped = undefined
      own.yieldTo(false)
      emit({ kind: 'familyChanged' })
    }
  }

  return {
    stop,
    isImporting: () => stopped !== undefined,
    handlers: {
      'data.look': () => ({
        games: store().exchange.countGames(),
        backups: offeredBackups(dataDir).map(({ name, day, games, beforeImport }) => ({
          ...{ name, day, games, beforeImport },
        })),
      }),

      'data.import': async ({ from, how }) => {
        const file = from.kind === 'file' ? sentFile(dataDir, from.token) : backup(from.name)
        if (file === undefined || !existsSync(file)) throw new Refusal('importGone')
        const report = await run(file, from.kind === 'backup', how === 'replace')
        if (from.kind === 'file') rmSync(file, { force: true })
        return report
      },

      'data.stop': () => {
        stop()
        return {}
      },
    },
  }

  function backup(wanted: string): string | undefined {
    return offeredBackups(dataDir).find(({ name }) => name === wanted)?.file
  }
}
