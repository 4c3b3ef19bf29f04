import { resolve } from 'node:path'
import { killImports } from './kills/importing.ts'

/*
 * Kills an import with `kill -9` at random moments: all of the file is there afterwards, or nothing.
 *
 *   npm run kills:import -- COUNT [SEED]
 */
const [count = '50', seed = '1'] = process.argv.slice(2)
process.chdir(resolve(import.meta.dirname, '..'))
const { kills, whole } = await killImports(Number(count), Number(seed))
console.log(
  `${kills} kills of an import, ${whole} of them when all was in: all or nothing each time, seed ${seed}`,
)
