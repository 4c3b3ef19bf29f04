import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProgram } from './program.ts'

/** The damaged files that were set aside. */
export const aside = (program: TestProgram): string[] => {
  const folder = join(program.dataDir, 'damaged')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.db'))
        .map((name) => join(folder, name))
    : []
}
