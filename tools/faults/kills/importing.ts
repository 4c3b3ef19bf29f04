import { join } from 'node:path'
import { databaseFile } from '../../../main/store/store.ts'
import type { KilledCommand } from './command.ts'
import { Loss } from '../loss.ts'
import { checkProjection, readEvents } from './database.ts'
import { makeFamily, makeFile } from '../family.ts'

const [HERE, COMING] = [5, 300]

const dataIn = (folder: string): string => join(folder, 'data')
const fileIn = (folder: string): string => join(folder, 'coming.jsonl')

/** A file's games into a small family. */
export const IMPORT: KilledCommand = {
  name: 'import',
  prepare(folder) {
    makeFamily(dataIn(folder), HERE)
    makeFile(fileIn(folder), COMING)
  },
  ready: (folder) => ({
    args: ['import', fileIn(folder), '--data', dataIn(folder)],
    writesIn: dataIn(folder),
    isDone: () => gamesIn(dataIn(folder)) === HERE + COMING,
  }),
}

/** @throws Loss where the database is not sound, or holds a part of the file */
function gamesIn(dataDir: string): number {
  checkProjection(dataDir)
  const { size } = readEvents(databaseFile(dataDir))
  if (![HERE, HERE + COMING].includes(size)) throw new Loss(`${size} games, and a part of the file`)
  return size
}
