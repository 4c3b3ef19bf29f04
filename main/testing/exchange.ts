import { RULESETS } from '../../shared/rulesets/index.ts'
import { exportLines } from '../services/exportGames.ts'
import { importGames, type ImportReport } from '../services/importGames.ts'
import { offline } from './offline.ts'
import type { TestProgram } from './program.ts'

/** What a family's file has. */
export const exported = (program: TestProgram): Promise<string[]> =>
  offline(program, (store) => [...exportLines(store)])

/** The same, whatever the order: two families never have all in one. */
export const sorted = async (program: TestProgram): Promise<string[]> =>
  (await exported(program)).sort()

export const taken = (program: TestProgram, lines: readonly string[]): Promise<ImportReport> =>
  offline(program, (store) =>
    importGames(lines, { store, rulesets: RULESETS, now: () => program.now }),
  )
