import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder } from '../../../main/store/backups.ts'
import { localDay } from '../../../main/store/projection.ts'
import { databaseFile } from '../../../main/store/store.ts'
import { momentOf } from '../../../main/services/context.ts'
import type { KilledCommand } from './command.ts'
import { Loss } from '../loss.ts'
import { readEvents } from './database.ts'
import { makeFamily } from '../family.ts'

const [BEFORE, NOW] = [5, 300]

const dataIn = (folder: string): string => join(folder, 'data')

/** Today's copy in the place of an earlier one of the same day. */
export const BACKUP: KilledCommand = {
  name: 'backup',
  prepare(folder) {
    const earlier = join(folder, 'earlier')
    makeFamily(earlier, BEFORE)
    makeFamily(dataIn(folder), NOW)
    const copies = backupFolder(dataIn(folder))
    mkdirSync(copies)
    const today = `yatzyblokka-${localDay(momentOf(new Date()))}.db`
    copyFileSync(databaseFile(earlier), join(copies, today))
  },
  ready: (folder) => ({
    args: ['backup', '--data', dataIn(folder)],
    writesIn: backupFolder(dataIn(folder)),
    isDone() {
      const { size } = readEvents(databaseFile(dataIn(folder)))
      if (size !== NOW) throw new Loss('the games are others')
      return copiesIn(backupFolder(dataIn(folder))) === NOW
    },
  }),
}

/** @returns the games of the one copy @throws Loss where it is neither the old one nor the new */
function copiesIn(folder: string): number {
  const [name = '', ...others] = readdirSync(folder).filter((name) => name.endsWith('.db'))
  const { size } = readEvents(join(folder, name))
  if (others.length > 0 || ![BEFORE, NOW].includes(size))
    throw new Loss(`${others.length + 1} copies, one with ${size} games`)
  return size
}
