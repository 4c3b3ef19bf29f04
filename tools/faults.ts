import { resolve } from 'node:path'
import { build, isBuildStale } from './build.ts'
import { runDamage } from './faults/damage.ts'
import { runClock } from './faults/clock.ts'
import { runDisk } from './faults/disk.ts'
import { runKills } from './faults/kills.ts'
import { runFuzz } from './faults/fuzz.ts'
import { runPauses } from './faults/pause.ts'

/*
 * Does to the built program what may happen to it, and checks that nothing is lost. Each line it
 * prints is a figure; it ends badly as soon as anything that was acknowledged is not there.
 *
 *   npm run faults -- kills|disk|clock|pauses|damage|fuzz [COUNT] [SEED]
 */

/** @returns lines with what was tried and survived */
type Fault = (count: number, seed: number, say: (line: string) => void) => Promise<string[]>

interface Named {
  readonly usual: number
  readonly run: Fault
}

const FAULTS: Readonly<Record<string, Named>> = {
  kills: { usual: 500, run: runKills },
  disk: { usual: 1, run: runDisk },
  clock: { usual: 2000, run: runClock },
  pauses: { usual: 200, run: runPauses },
  fuzz: { usual: 20, run: runFuzz },
  damage: { usual: 500, run: runDamage },
}

const [name = '', count, seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
process.chdir(resolve(import.meta.dirname, '..'))
const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined
if (fault === undefined) {
  console.error(`npm run faults -- ${Object.keys(FAULTS).join('|')} [COUNT] [SEED]`)
  process.exit(2)
}
if (isBuildStale() && !(await build())) throw new Error('the program could not be built')
const began = Date.now()
console.log(`Seed ${seed}`)
for (const line of await fault.run(Number(count ?? fault.usual), Number(seed), console.log))
  console.log(line)
console.log(`${Math.round((Date.now() - began) / 1000)} s, seed ${seed}`)
