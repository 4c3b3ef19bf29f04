import { backupOnThread } from '../store/backupThread.ts'
import { latestBackupTime } from '../store/backups.ts'
import { localDay } from '../store/projection.ts'
import type { Found } from '../store/store.ts'
import { momentOf } from './context.ts'

const FIRST_LOOK_MS = 5_000
const NEXT_LOOK_MS = 3_600_000

interface Options {
  readonly dataDir: string
  readonly now: () => Date
  readonly found: () => Found
  readonly log: (error: unknown) => void
}

/** Backs up once a day when something has changed since the last copy. @returns what stops it */
export function startDailyBackup({ dataDir, now, found, log }: Options): () => void {
  const look = async (): Promise<void> => {
    const present = found()
    if (present.state !== 'open') return
    const moment = momentOf(now())
    const today = localDay(moment)
    const last = new Date(latestBackupTime(dataDir, today))
    const changed = present.store.games.lastChanged(moment.at) * 1000 > last.getTime()
    if (changed && localDay(momentOf(last)) !== today) await backupOnThread(dataDir, today)
  }
  const lookOrLog = (): void => void look().catch(log)
  const first = setTimeout(lookOrLog, FIRST_LOOK_MS).unref()
  const next = setInterval(lookOrLog, NEXT_LOOK_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(next)
  }
}
