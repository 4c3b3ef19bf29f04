import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { peakBytes, residentBytes } from './bench/memory.ts'
import { build, isBuildStale } from './build.ts'
import { connect, spawnProgram } from './servedProgram.ts'
import { Evening } from './soak/evening.ts'
import { heapUsed, INSPECTED, inspectorOf } from './soak/heap.ts'

/*
 * Games against four computers at full pace, one after another, on the built program: what it takes
 * after a while and at the end, side by side.
 *
 *   npm run soak -- [MINUTES]
 */
const minutes = Number(process.argv[2] ?? '60')
if (!(minutes > 0)) {
  console.error('How many minutes?')
  process.exit(2)
}
process.chdir(resolve(import.meta.dirname, '..'))
if (isBuildStale() && !(await build())) process.exit(1)

/** Of the whole time: ten minutes of an hour. By then everything has been loaded that will be. */
const WARM = 1 / 6

const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-soak-'))
const child = spawnProgram(folder, [INSPECTED])
// However this ends, the program does too.
process.once('exit', () => child.kill())
const inspector = await inspectorOf(child)
const program = await connect(child)
const evening = new Evening(program.call)
await program.listen(evening.hear)

const started = performance.now()
const minutesGone = (): number => (performance.now() - started) / 60_000
/** With what is still in its journal. */
const databaseBytes = (): number =>
  globSync(join(folder, 'yatzyblokka.db*')).reduce((sum, file) => sum + statSync(file).size, 0)

type Column = Readonly<Record<string, string>>

async function measure(): Promise<Column> {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
  const resident = residentBytes(program.pid)
  const heap = await heapUsed(inspector)
  return {
    minutes: minutesGone().toFixed(1),
    'resident memory': megabytes(resident),
    'the most so far': megabytes(peakBytes(program.pid)),
    '… once collected': megabytes(residentBytes(program.pid)),
    'heap used, collected': megabytes(heap),
    'games played': String(evening.games),
    'calls answered': String(evening.calls),
    database: megabytes(databaseBytes()),
  }
}

/** @returns how it stands then */
async function playUntil(minute: number, tellEvery: number): Promise<Column> {
  for (;;) {
    const next = Math.min(minute, minutesGone() + tellEvery)
    while (minutesGone() < next) await evening.play()
    const column = await measure()
    console.log(Object.values(column).join(' · '))
    if (minutesGone() >= minute) return column
  }
}

try {
  const early = await playUntil(minutes * WARM, minutes / 12)
  const late = await playUntil(minutes, minutes / 12)
  console.table(
    Object.fromEntries(
      Object.entries(early).map(([name, value]) => [name, { early: value, late: late[name] }]),
    ),
  )
  const slowest = [...evening.slowest].toSorted(([, a], [, b]) => b - a)
  console.log('Slowest answers:')
  for (const [channel, ms] of slowest) console.log(`${channel} ${Math.round(ms)} ms`)
} finally {
  console.log(`The program ended with ${await program.stop()}`)
  rmSync(folder, { recursive: true })
}
