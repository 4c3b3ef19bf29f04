import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { prepareGames } from '../store/games.ts'
import { openDatabase } from '../store/open.ts'
import { unseal } from '../store/seal.ts'
import { databaseFile } from '../store/store.ts'
import { dump, dumpFile } from '../store/testing/dump.ts'
import { exported } from '../testing/exchange.ts'
import { runs, time } from '../testing/fuzz.ts'
import { enterPaper, NORDIC } from '../testing/paper.ts'
import { TestProgram } from '../testing/program.ts'
import { saidBy } from '../testing/said.ts'
import { TestGame } from '../testing/table.ts'
import { test as base } from '../testing/test.ts'

/** A family's file, and another family that it is taken into, closed. */
const test = base.extend<{ lines: readonly string[]; other: TestProgram }>({
  lines: async ({ program }, use) => {
    const table = await TestGame.begin(program, { ruleset: 'american', computers: ['good'] })
    for (const row of ['chance', 'ones']) {
      await table.throw()
      await table.throw(0)
      await table.enter(row)
    }
    await enterPaper(program, { Ida: NORDIC, 'Mormor Åse': NORDIC })
    await enterPaper(program, { Kari: { total: 250 } })
    const { players } = await program.call('players.family', {})
    const idOf = (name: string): number => players.find((one) => one.name === name)?.id ?? 0
    await program.call('players.merge', { player: idOf('Kari'), into: idOf('Ola') })
    await use(await exported(program))
  },
  // eslint-disable-next-line no-empty-pattern -- vitest reads the fixtures from this pattern
  other: async ({}, use) => {
    const other = new TestProgram((n) => `other-${n}`).start()
    await enterPaper(other, { Ida: NORDIC })
    await other.stop()
    await use(other)
    await other.remove()
  },
})

type Change = (file: Buffer) => Buffer

const at = fc.nat(1_000_000)
const strange = fc.constantFrom<unknown>(
  ...[null, true, -1, 0, 1.5, 1e308, 2 ** 53, '', 'x'.repeat(5000), '\u0000', '\ud800', [], {}],
  ...['__proto__', 'constructor', 'toString', '2026-11-30', '11346', 'e', 'b'],
  JSON.parse('{"__proto__":{"game":"x"}}'),
)

const inLines =
  (change: (lines: string[]) => string[]): Change =>
  (file) =>
    Buffer.from(change(file.toString('utf8').split('\n')).join('\n'))

const inOneLine = (n: number, change: (line: string) => string): Change =>
  inLines((lines) => lines.map((line, i) => (i === n % lines.length ? change(line) : line)))

/** Another value at the nth place of a line's JSON, or another key there. */
function changedJson(line: string, n: number, value: unknown, isKey: boolean): string {
  let left = n % Math.max(1, line.split(/[[{,:]/).length)
  const walk = (node: unknown): unknown => {
    left -= 1
    if (left === 0 && !isKey) return value
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).map(([key, inner]): [string, unknown] => {
      left -= 1
      return [left === 0 && isKey ? String(value) : key, walk(inner)]
    })
    return Object.fromEntries(entries)
  }
  try {
    return JSON.stringify(walk(JSON.parse(line)))
  } catch {
    return line // an earlier change has left no JSON there
  }
}

const change: fc.Arbitrary<Change> = fc.oneof(
  at.map(
    (n): Change =>
      (file) =>
        file.subarray(0, n % (file.length + 1)),
  ),
  fc.tuple(at, fc.nat(255)).map(([n, byte]): Change => (file) => {
    const bytes = Buffer.from(file)
    bytes[n % Math.max(1, bytes.length)] = byte
    return bytes
  }),
  fc.tuple(at, fc.uint8Array({ maxLength: 20 })).map(
    ([n, noise]): Change =>
      (file) =>
        Buffer.concat([file.subarray(0, n % file.length), noise, file.subarray(n % file.length)]),
  ),
  fc.tuple(at, at).map(([a, b]) =>
    inLines((lines) => {
      const [i, j] = [a % lines.length, b % lines.length]
      return lines.with(i, lines[j] ?? '').with(j, lines[i] ?? '')
    }),
  ),
  at.map((n) => inLines((lines) => [...lines, lines[n % lines.length] ?? ''])),
  at.map((n) => inLines((lines) => lines.filter((_, i) => i !== n % lines.length))),
  fc.constant<Change>((file) =>
    Buffer.from(`\uFEFF${file.toString('utf8').replaceAll('\n', '\r\n')}`),
  ),
  {
    weight: 4,
    arbitrary: fc
      .tuple(at, at, strange, fc.boolean())
      .map(([n, place, value, isKey]) =>
        inOneLine(n, (line) => changedJson(line, place, value, isKey)),
      ),
  },
  fc
    .tuple(at, at, fc.constantFrom('1e999', '-0', '9007199254740993', '0x1', 'NaN'))
    .map(([n, place, number]) =>
      inOneLine(n, (line) => {
        const numbers = [...line.matchAll(/\d+/g)]
        const found = numbers[place % Math.max(1, numbers.length)]
        if (found === undefined) return line
        return line.slice(0, found.index) + number + line.slice(found.index + found[0].length)
      }),
    ),
  fc
    .tuple(at, fc.constantFrom('[', '{"a":', '"'))
    .map(([n, open]) => inOneLine(n, (line) => line + open.repeat(50_000))),
)

/** Takes it in, and tells what must not be. @returns whether it was taken in */
async function takeIn(file: Buffer, other: TestProgram): Promise<boolean> {
  writeFileSync(join(other.folder, 'a.jsonl'), file)
  const before = dumpFile(other.database)
  const around = { cwd: other.folder, dataDir: other.dataDir, now: other.now }
  const { code, err } = await saidBy(['import', 'a.jsonl'], around)
  if (code === 0) {
    expect(projected(other)).toEqual(dumpFile(other.database))
    return true
  }
  expect(code).toBe(1)
  expect(err).toMatch(/^[^\n]+\.$/)
  expect(dumpFile(other.database)).toEqual(before)
  return false
}

/** The database with all that follows from the events made anew. */
function projected({ dataDir }: TestProgram): unknown {
  const database = openDatabase(databaseFile(dataDir))
  try {
    prepareGames(database, RULESETS).rebuild()
    return dump(database)
  } finally {
    database.close()
  }
}

/** The program as it is after an import: everything it shows is there. */
async function expectAlive(other: TestProgram): Promise<void> {
  other.start()
  for (const [channel, args] of [
    ['players.family', {}],
    ['games.overview', {}],
    ['games.list', { filter: {}, offset: 0, limit: 50 }],
    ['statistics.page', { filter: { ruleset: 'nordic' } }],
  ] as const)
    expect(await other.answer(channel, args)).toMatchObject({ ok: true })
  await other.stop()
  expect(other.faults).toEqual([])
}

describe('a file that something has happened to', () => {
  test(
    'is taken in as a family that all follows from, or refused in a sentence',
    async ({ lines, other }) => {
      const whole = Buffer.from(`${lines.join('\n')}\n`)
      const kept = join(other.folder, 'before.db')
      copyFileSync(other.database, kept)
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          const isIn = await takeIn(
            changes.reduce<Buffer>(
              (file, change) => (file.length > 0 ? change(file) : file),
              whole,
            ),
            other,
          )
          if (isIn) await expectAlive(other)
          unseal(other.database)
          copyFileSync(kept, other.database)
        }),
        { numRuns: runs(40), endOnFailure: true },
      )
      expect(readdirSync(other.dataDir).filter((name) => /partial|tmp/.test(name))).toEqual([])
    },
    time(200),
  )

  test('and says that two players are each merged into the other is refused, or ends', async ({
    lines,
    other,
  }) => {
    const uuids = lines.flatMap((line) => /^\{"player":"([^"]+)"/.exec(line)?.[1] ?? [])
    const round = lines.map((line) => {
      const at = uuids.findIndex((uuid) => line.startsWith(`{"player":"${uuid}"`))
      const next = uuids[(at + 1) % uuids.length] ?? ''
      return at < 0 ? line : line.replace(/"into":(null|"[^"]*")/, `"into":"${next}"`)
    })
    await takeIn(Buffer.from(round.join('\n')), other)
    await expectAlive(other)
  })

  test('can be read: the tests do not refuse everything', async ({ lines, other }) => {
    expect(await takeIn(Buffer.from(lines.join('\r\n')), other)).toBe(true)
    expect(readFileSync(other.database).length).toBeGreaterThan(0)
  })
})
