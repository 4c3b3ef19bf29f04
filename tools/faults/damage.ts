import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { aside } from '../../main/testing/aside.ts'
import { TestProgram } from '../../main/testing/program.ts'
import { type Choose, seededChoice } from '../../main/testing/randomMove.ts'
import { LATEST } from '../../main/store/migrations.ts'
import { SEAL } from '../../main/store/seal.ts'
import { type Dump, dumpFile } from '../../main/store/testing/dump.ts'
import { Loss } from './loss.ts'
import { makeFamily } from './family.ts'

const GAMES = 12
const PAGE_BYTES = 4096
const USER_VERSION_AT = 60

/**
 * What a start on a damaged file comes to: all is there; the file was set aside whole and the backup
 * came back, or the file itself, which can be read, as the family likes; it was taken for a newer
 * program's and left alone; or a bit of one value is another, which nothing tells where a kill has
 * left the file without a seal.
 */
const OUTCOMES = ['whole', 'aside', 'readable', 'newer', 'other'] as const
type Outcome = (typeof OUTCOMES)[number]

/** A family's files as they were in order. */
interface Sound {
  readonly bytes: Buffer
  readonly seal: Buffer
  readonly tables: Dump
}

/**
 * Damages a family's database so many times by a bit, and cuts it at every page and within; each
 * time the program starts on it.
 * @throws Loss where a start gives neither everything nor a state that the screen has a sentence for
 */
export async function runDamage(count: number, seed: number, say: Say): Promise<string[]> {
  const program = new TestProgram()
  makeFamily(program.dataDir, GAMES)
  await program.start().call('data.backup', {})
  await program.stop()
  const sound = {
    bytes: readFileSync(program.database),
    seal: readFileSync(program.database + SEAL),
    tables: dumpFile(program.database),
  }
  const choose = seededChoice(seed)
  const lines: string[] = []
  for (const [name, { sealed, all }] of Object.entries(damages(sound.bytes, count, choose))) {
    say(`${name}: ${all.length} starts on ${program.dataDir}`)
    const outcomes: Outcome[] = []
    for (const bytes of all) outcomes.push(await startOn(bytes, sealed, sound, program))
    if (sealed && outcomes.includes('other')) throw new Loss(`${name}: not noticed`)
    lines.push(`${name}: ${all.length} starts, ${tally(outcomes)}`)
  }
  await program.remove()
  return lines
}

type Say = (line: string) => void

interface Damages {
  /** Whether the program had been closed in order; else as a kill leaves it. */
  readonly sealed: boolean
  readonly all: readonly Buffer[]
}

function damages(whole: Buffer, count: number, choose: Choose): Record<string, Damages> {
  const every = Array.from({ length: whole.length / PAGE_BYTES }, (_, i) => i * PAGE_BYTES)
  // The first ones are where a database has most to lose.
  const pages = every.slice(0, Math.max(1, count))
  const anywhere = (): number => (choose(1296) * 1296 + choose(1296)) % whole.length
  const times = <T>(make: () => T): T[] => Array.from({ length: count }, make)
  const flips = times(() => flipped(whole, anywhere(), choose(8)))
  const killed = {
    'cut at every page': pages.map((at) => whole.subarray(0, at)),
    'cut within a page': pages.map((at) => whole.subarray(0, at + 1 + choose(PAGE_BYTES - 1))),
    'a page lost to zeros': pages.map((at) => Buffer.from(whole).fill(0, at, at + PAGE_BYTES)),
    'of a newer program': [newer(whole)],
    'a bit flipped after a kill': flips,
  }
  return {
    'a bit flipped': { sealed: true, all: flips },
    ...Object.fromEntries(
      Object.entries(killed).map(([name, all]) => [name, { sealed: false, all }]),
    ),
  }
}

function flipped(whole: Buffer, at: number, bit: number): Buffer {
  const bytes = Buffer.from(whole)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
  return bytes
}

function newer(whole: Buffer): Buffer {
  const bytes = Buffer.from(whole)
  bytes.writeUInt32BE(LATEST + 1, USER_VERSION_AT)
  return bytes
}

const tally = (outcomes: readonly Outcome[]): string =>
  OUTCOMES.map((one) => `${outcomes.filter((found) => found === one).length} ${one}`).join(', ')

async function startOn(
  bytes: Buffer,
  sealed: boolean,
  sound: Sound,
  program: TestProgram,
): Promise<Outcome> {
  for (const name of readdirSync(program.dataDir).filter((name) => name !== 'backups'))
    rmSync(join(program.dataDir, name), { recursive: true })
  writeFileSync(program.database, bytes)
  if (sealed) writeFileSync(program.database + SEAL, sound.seal)
  program.start()
  try {
    const found = await program.call('program.look', {})
    if (found.state === 'open') return await answersAll(program, sound)
    if (found.state === 'damaged') {
      const outcome = await comesBack(program, bytes, sound)
      if (found.games === undefined) return outcome
      await canBeUsed(bytes, sound, program)
      return 'readable'
    }
    if (!readFileSync(program.database).equals(bytes)) throw new Loss('a newer file was changed')
    return 'newer'
  } finally {
    await program.stop()
  }
}

/** The lists answer whatever one game has come to; no more than that one cannot be read. */
async function answersAll(program: TestProgram, { tables }: Sound): Promise<Outcome> {
  await program.call('players.family', {})
  await program.call('games.overview', {})
  await program.call('games.list', { filter: {}, offset: 0, limit: GAMES })
  let unreadable = 0
  for (let game = 1; game <= GAMES; game++)
    unreadable += (await program.answer('games.view', { game })).ok ? 0 : 1
  if (unreadable > 1) throw new Loss(`${unreadable} games cannot be read`)
  return isDeepStrictEqual(dumpFile(program.database), tables) ? 'whole' : 'other'
}

/** Whoever would rather have the file than the backup gets it as it is. */
async function canBeUsed(bytes: Buffer, sound: Sound, program: TestProgram): Promise<void> {
  await program.stop()
  rmSync(join(program.dataDir, 'damaged'), { recursive: true })
  writeFileSync(program.database, bytes)
  writeFileSync(program.database + SEAL, sound.seal)
  program.start()
  const { state } = await program.call('program.recover', { choice: 'use' })
  if (state !== 'open') throw new Loss('a file that can be read could not be used')
  await answersAll(program, sound)
}

async function comesBack(program: TestProgram, bytes: Buffer, { tables }: Sound): Promise<Outcome> {
  const [file = '', ...others] = aside(program)
  if (others.length > 0 || !readFileSync(file).equals(bytes))
    throw new Loss('what was set aside is not what was there')
  const { state } = await program.call('program.recover', { choice: 'restore' })
  if (state !== 'open' || !isDeepStrictEqual(dumpFile(program.database), tables))
    throw new Loss('the backup did not come back')
  return 'aside'
}
