import { resolve } from 'node:path'
import type { Surroundings } from './command.ts'

/** Where the games lie, for every command that reads or writes them. */
export const DATA_FLAG = { name: 'data', takes: 'path', help: 'data' } as const

/** The data folder that was given, or the user's own. */
export function dataDirOf(given: string | undefined, { cwd, dataDir }: Surroundings): string {
  return given === undefined ? dataDir : resolve(cwd, given)
}
