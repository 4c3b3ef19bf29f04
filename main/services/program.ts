import type { Handlers } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { ProgramView } from '../../shared/programViews.ts'
import { backupOnThread } from '../store/backupThread.ts'
import { type Found, putBack, restoreNewest } from '../store/store.ts'
import { momentOf } from './context.ts'
import { localDay } from '../store/projection.ts'

/** The data folder as the program found it, and the way to look again. */
export interface Folder {
  readonly dataDir: string
  readonly found: () => Found
  /** Opens the database that was put back, or a new one. */
  readonly reopen: (options: { readonly startEmpty: boolean }) => void
  readonly now: () => Date
  readonly version: string
}

type ProgramHandlers = Pick<Handlers, 'program.look' | 'program.recover' | 'data.backup'>

export function programService(folder: Folder): ProgramHandlers {
  const { dataDir, found, reopen, now } = folder
  return {
    'program.look': () => look(folder),

    'program.recover': ({ choice }) => {
      const present = found()
      if (present.state === 'damaged') {
        const { file, games } = present
        if (choice === 'use' && games === undefined)
          throw new Refusal('databaseDamaged', { path: file })
        if (choice === 'restore') restoreNewest(dataDir, localDay(momentOf(now())))
        if (choice === 'use') putBack(dataDir, file)
        reopen({ startEmpty: choice === 'startEmpty' })
      }
      return look(folder)
    },

    'data.backup': async () => {
      const { state } = found()
      if (state === 'newer') throw new Refusal('databaseNewer')
      if (state === 'damaged') throw new Refusal('databaseDamaged')
      const backup = await backupOnThread(dataDir, localDay(momentOf(now())))
      if (backup === undefined) throw new Refusal('nothingToBackUp')
      return { day: backup.day, games: backup.games }
    },
  }
}

function look({ found, version, dataDir }: Folder): ProgramView {
  const present = found()
  if (present.state === 'open') return { state: 'open', version, dataDir }
  if (present.state === 'newer') return { state: 'newer' }
  const { file, games, backup } = present
  return {
    state: 'damaged',
    file,
    ...(games !== undefined && { games }),
    ...(backup && { backup: { day: backup.day, games: backup.games } }),
  }
}
