import * as fc from 'fast-check'
import { expect } from 'vitest'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { runCli } from '../commands/run.ts'
import { dumpFile } from '../store/testing/dump.ts'
import { exported, sorted, taken } from '../testing/exchange.ts'
import { enterBlock, meddle, pick, play, playWithComputer } from '../testing/familyLife.ts'
import { offline } from '../testing/offline.ts'
import { enterPaper } from '../testing/paper.ts'
import { TestProgram } from '../testing/program.ts'
import { type Choose, seededChoice } from '../testing/randomMove.ts'
import { test } from '../testing/test.ts'
import { digest } from './digest.ts'
import { csvText } from './exportCsv.ts'

const NAMES = ['Ida', 'Ola', 'Åse', 'Maskin', 'Maskin 2', 'Kari']
const MONTH_MS = 31 * 86_400_000

/** Two or three who may be seated, or somebody new. */
async function guests(program: TestProgram, choose: Choose): Promise<string[]> {
  const { players, merged } = await program.call('players.family', {})
  const taken = new Set([...players, ...merged.map(({ player }) => player)].map(({ name }) => name))
  const newcomers = NAMES.filter((name) => !taken.has(name)).filter(() => choose(3) === 0)
  const known = players.filter(({ hidden }) => !hidden).map(({ name }) => name)
  const all = [...newcomers, ...known].filter(() => choose(2) === 0)
  return all.length > 0 ? all.slice(0, 3) : [known[0] ?? `Gjest ${choose(1000)}`]
}

/** What may happen in a family, one thing at a time; some of it a month later. */
async function live(program: TestProgram, choose: Choose): Promise<void> {
  program.now = new Date(program.now.getTime() + 2000 * (1 + choose(2)))
  const what = choose(20)
  if (what < 4) return enterBlock(program, choose, await guests(program, choose))
  if (what < 6) return play(program, choose, await guests(program, choose), 5 + choose(150))
  if (what < 7) return playAgainstComputer(program, choose)
  if (what < 9) return addOrRemove(program, choose)
  if (what < 10) return enterTotals(program, choose)
  if (what < 11) return sleep(program)
  return meddle(program, choose)
}

/** What was deleted before goes for good. */
async function sleep(program: TestProgram): Promise<void> {
  program.now = new Date(program.now.getTime() + MONTH_MS)
  await program.restart()
}

async function enterTotals(program: TestProgram, choose: Choose): Promise<void> {
  const columns = (await guests(program, choose)).map((name) => [name, { total: 200 + choose(50) }])
  await enterPaper(program, Object.fromEntries(columns))
}

async function addOrRemove(program: TestProgram, choose: Choose): Promise<void> {
  const { players } = await program.call('players.family', {})
  const goes = players.find(({ deletable }) => deletable)
  if (goes && choose(2) === 0) await program.call('players.delete', { player: goes.id })
  else await program.answer('players.add', { name: pick(NAMES, choose) })
}

async function playAgainstComputer(program: TestProgram, choose: Choose): Promise<void> {
  const [name = 'Ida'] = await guests(program, choose)
  await playWithComputer(program, choose, name, 5 + choose(20))
}

/** Two families that have met before or not, and what each has lived through. */
async function twoFamilies(seed: number): Promise<readonly [TestProgram, TestProgram]> {
  const choose = seededChoice(seed)
  const [ours, theirs] = ['ours', 'theirs'].map((family) =>
    new TestProgram((n) => digest(`${seed} ${family} ${n}`)).start(),
  ) as [TestProgram, TestProgram] // as many as names
  await meet(ours, theirs)
  for (let times = choose(4); times >= 0; times--) {
    for (let n = 0; n < 10; n++) await live(ours, choose)
    for (let n = 0; n < 10; n++) await live(theirs, choose)
    await meet(ours, theirs)
    const [to, from] = choose(2) === 0 ? [ours, theirs] : [theirs, ours]
    if (times > 0) await taken(to, await exported(from))
  }
  return [ours, theirs]
}

/**
 * Their clocks tell the same time but for a second: of two games that ended in the same one,
 * statistics have the first that came to the family first.
 */
async function meet(ours: TestProgram, theirs: TestProgram): Promise<void> {
  const latest = Math.max(ours.now.getTime(), theirs.now.getTime())
  ours.now = new Date(latest - (latest % 2000))
  theirs.now = new Date(ours.now.getTime() + 1000)
  // What is a month old by now goes before either writes its file.
  for (const family of [ours, theirs]) await family.restart()
}

/** Every result as a line and every figure by name, in an order that both have. */
async function figures(program: TestProgram): Promise<unknown> {
  const table = await offline(program, (store) => [...csvText(store, RULESETS, 'nb')].sort())
  const pages: unknown[] = []
  for (const variant of Object.keys(RULESETS)) {
    const args = ['stats', '--json', '--computers', '--variant', variant]
    const out: string[] = []
    const around = { cwd: program.folder, dataDir: program.dataDir, now: () => program.now }
    const say = (line: string): void => void out.push(line)
    await runCli(args, { ...around, out: say, err: say })
    pages.push(inOrder(JSON.parse(out[0] ?? '')))
  }
  return { table, pages }
}

/** Numbers of people and games are each family's own, and so is every order that follows them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).sort(byText)
  if (typeof value !== 'object' || value === null) return value
  const { game: _, ...rest } = value as Record<string, unknown> // from JSON
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, inOrder(inner)]))
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Whatever two families have lived through: what they have after each has the other's file. */
async function expectAgreement(seed: number): Promise<void> {
  const [ours, theirs] = await twoFamilies(seed)
  try {
    const [file, theirFile] = [await exported(ours), await exported(theirs)]
    await taken(ours, theirFile)
    await taken(theirs, file)
    expect(await sorted(theirs)).toEqual(await sorted(ours))
    expect(await figures(theirs)).toEqual(await figures(ours))
    const all = [file, theirFile, await exported(ours), await exported(theirs)]
    for (const program of [ours, theirs]) {
      const before = dumpFile(program.database)
      for (const lines of all) {
        const { added, continued, purged, diverged } = await taken(program, lines)
        expect({ added, continued, purged, diverged }).toEqual({
          ...{ added: 0, continued: 0, purged: 0, diverged: [] },
        })
        expect(dumpFile(program.database)).toEqual(before)
      }
      expect(program.faults).toEqual([])
    }
  } finally {
    await ours.remove()
    await theirs.remove()
  }
}

test('two families with each other’s files have the same, and once more changes nothing', async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), expectAgreement), {
    numRuns: 4,
    endOnFailure: true,
  })
}, 120_000)
