import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { TestProgram } from '../../main/testing/program.ts'
import { saidBy } from '../../main/testing/said.ts'
import { fillDisk, mountSmallDisk } from '../../main/testing/smallDisk.ts'
import { dumpFile } from '../../main/store/testing/dump.ts'
import { failureNb } from '../../shared/messages/failure/nb.ts'
import { Refusal } from '../../shared/refusal.ts'
import { makeFile } from './family.ts'
import { Loss, must } from './loss.ts'
import { makeStage, type Stage, WRITES } from './writes.ts'

const DISK_KB = 4000
const COMING = 5
const PAGE_BYTES = 4096
/** More room than the largest write here takes. */
const MOST_PAGES = 400

type Say = (line: string) => void

/** Something that writes. @returns whether it has, or a sentence says that the disk is full */
type Attempt = () => Promise<boolean>

/**
 * Fills the disk before each thing that writes, and gives it a page more of room each time until it
 * is done. What is refused says so, changes nothing and leaves nothing behind.
 * @param step as many pages more each time
 * @throws Loss
 */
export async function runDisk(step: number, _seed: number, say: Say): Promise<string[]> {
  const program = new TestProgram()
  const unmount = mountSmallDisk(program.folder, DISK_KB)
  if (unmount === undefined) return ['NOT TRIED: a full disk. Only root can mount a small one.']
  try {
    const file = join(program.folder, 'coming.jsonl')
    makeFile(file, COMING)
    const stage = await makeStage(program.start(), file)
    const lines = [await refuseAll('calls', callsOn(stage), stage, step, say)]
    await program.stop()
    lines.push(await refuseAll('commands', commandsOn(stage), stage, step, say))
    // The daily copy, on its own, finds the disk full as well.
    const faults = program.faults.filter((fault) => !(fault instanceof Refusal))
    must(faults.length === 0, `faults were logged: ${String(faults)}`)
    return lines
  } finally {
    await program.stop()
    unmount()
    rmSync(program.folder, { recursive: true })
  }
}

function callsOn(stage: Stage): Record<string, Attempt> {
  const attempts = Object.entries(WRITES).map(([name, write]): [string, Attempt] => [
    name,
    async () => {
      const answer = await write(stage)
      if (!answer.ok && answer.code !== 'diskFull')
        throw new Loss(`${name} answered ${JSON.stringify(answer)}`)
      return answer.ok
    },
  ])
  return Object.fromEntries(attempts)
}

/** The commands that write, each into the folder on the full disk. */
function commandsOn({ program, file }: Stage): Record<string, Attempt> {
  const { dataDir, folder: cwd, now } = program
  const words: Record<string, string[]> = {
    print: ['print', '--variant', 'nordic', '--out', 'blokk.pdf'],
    export: ['export', '--out', 'alt.jsonl'],
    'export as a table': ['export', '--csv', '--out', 'alt.csv'],
    backup: ['backup'],
    import: ['import', file, '--replace'],
  }
  const attempts = Object.entries(words).map(([name, args]): [string, Attempt] => [
    name,
    async () => {
      const { code, err } = await saidBy(args, { cwd, dataDir, now })
      if (code !== 0 && !isSentence(err)) throw new Loss(`${name} said ${err}`)
      return code === 0
    },
  ])
  return Object.fromEntries(attempts)
}

const isSentence = (err: string): boolean =>
  err === failureNb.failure.diskFull() || /^Kan ikke skrive .* \(ENOSPC\)\. .*\.$/.test(err)

async function refuseAll(
  name: string,
  attempts: Record<string, Attempt>,
  { program }: Stage,
  step: number,
  say: Say,
): Promise<string> {
  let refused = 0
  for (const [what, attempt] of Object.entries(attempts)) {
    const times = await untilDone(what, attempt, program, step)
    say(`${what}: refused ${times} times`)
    refused += times
  }
  return `full disk: ${Object.keys(attempts).length} ${name}, ${refused} times refused: nothing changed, each done when there was room`
}

/** @returns how often it was refused */
async function untilDone(
  what: string,
  attempt: Attempt,
  program: TestProgram,
  step: number,
): Promise<number> {
  const ballast = join(program.folder, 'ballast')
  const before = dumpFile(program.database)
  const files = filesIn(program)
  for (let pages = 0; pages < MOST_PAGES; pages += step) {
    fillDisk(ballast, pages * PAGE_BYTES)
    const done = await attempt()
    rmSync(ballast)
    if (done) return pages / step
    must(isDeepStrictEqual(dumpFile(program.database), before), `${what} changed something`)
    const left = filesIn(program).filter((name) => !files.includes(name))
    must(left.length === 0, `${what} has left ${left.join(', ')}`)
  }
  throw new Loss(`${what} is never done`)
}

/**
 * But for what SQLite keeps beside a database, folders that something may lie in, and a file that was
 * sent whole: it may be taken in later, and goes when the next one comes.
 */
function filesIn({ folder }: TestProgram): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      !/-(wal|shm|journal)$|ballast$|\.log$/.test(name) &&
      !/[/\\](backups|log|incoming([/\\].+)?)$/.test(name) &&
      existsSync(join(folder, name)),
  )
}
