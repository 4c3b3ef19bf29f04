import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../../shared/refusal.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { ImportView } from '../../shared/programViews.ts'
import { type CopyBefore, openCopy } from '../store/backups.ts'
import { diskRefusal } from '../store/diskRefusal.ts'
import { Damage } from '../store/open.ts'
import { databaseFile, openBeside, type Store } from '../store/store.ts'
import { exportLines } from './exportGames.ts'
import { importGames, type ImportReport } from './importGames.ts'
import type { ImportMessage, ImportRequest } from './importThread.ts'
import { readLines } from './readLines.ts'

const STEP = 100
const MOST_NAMED = 100

const request = workerData as ImportRequest // what importThread.ts sends
const tell = (message: ImportMessage): void => parentPort?.postMessage(message)

try {
  const store = openBeside(databaseFile(request.dataDir), RULESETS)
  try {
    tell({ kind: 'done', report: takeIn(store) })
  } finally {
    store.close()
  }
} catch (error) {
  tell({ kind: 'refused', ...refusalOf(error) })
}

function takeIn(store: Store): ImportView {
  const { dataDir, day, now, replace, isBackup } = request
  // Inside the transaction: nothing may be written between the copy and what takes its place.
  let copy: CopyBefore | undefined
  const keep = (): void => {
    const source = openBeside(databaseFile(dataDir), RULESETS, { readonly: true })
    try {
      copy = source.keepBeforeImport(dataDir, day)
    } finally {
      source.close()
    }
  }
  const options = { store, rulesets: RULESETS, now: () => new Date(now), replace, onBegin: keep }
  try {
    const report = isBackup ? fromBackup(options) : fromFile(options)
    copy?.settle()
    return viewOf(report, store.exchange.countGames())
  } catch (error) {
    copy?.drop()
    throw error
  }
}

type Options = Omit<Parameters<typeof importGames>[1], 'onProgress'>

function fromFile(options: Options): ImportReport {
  const { size } = statSync(request.file)
  let read = 0
  const onProgress = (lines: number): void => step(lines, () => read / size)
  return importGames(
    readLines(request.file, (bytes) => (read = bytes)),
    { ...options, onProgress },
  )
}

function fromBackup(options: Options): ImportReport {
  const copy = openCopy(request.file, request.dataDir)
  try {
    const backup = openBeside(copy.file, RULESETS)
    try {
      const games = backup.exchange.countGames()
      const onProgress = (lines: number): void => step(lines, () => Math.min(1, lines / games))
      return importGames(exportLines(backup), { ...options, onProgress })
    } finally {
      backup.close()
    }
  } finally {
    copy.remove()
  }
}

/** @throws Refusal importStopped */
function step(lines: number, done: () => number): void {
  if (Atomics.load(request.stopped, 0) !== 0) throw new Refusal('importStopped')
  if (lines % STEP === 0) tell({ kind: 'progress', done: done() })
}

function viewOf({ diverged, ...counts }: ImportReport, games: number): ImportView {
  const named = diverged.slice(0, MOST_NAMED)
  return {
    ...counts,
    diverged: named.map(({ names, day }) => ({ names, ...(day !== undefined && { day }) })),
    divergedCount: diverged.length,
    games,
  }
}

/** @throws the error itself where it is a fault of ours */
function refusalOf(error: unknown): Pick<Refusal, 'code' | 'details'> {
  if (error instanceof Refusal) return { code: error.code, details: error.details }
  if (error instanceof Damage) return { code: 'noBackup', details: {} }
  const code = diskRefusal(error)
  if (code !== undefined) return { code, details: {} }
  throw error
}
