import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import papa from 'papaparse'
import { expect } from 'vitest'
import { run } from '../tools/printed.ts'
import { exported, taken } from './testing/exchange.ts'
import { runs, time } from './testing/fuzz.ts'
import { enterPaper } from './testing/paper.ts'
import { TestProgram } from './testing/program.ts'
import { saidBy } from './testing/said.ts'
import { test } from './testing/test.ts'

const REFUSALS = ['nameEmpty', 'nameTooLong', 'nameTaken', 'badArguments']

const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
/** Letters that mean something to somebody who reads the name. */
const tricky = fc.constantFrom(
  ...['=', '@', '+', ';', '"', "'", '\n', '\r', '\t', ',', '\\', '/', '%', '<b>', '{{', '\0'],
  ...[
    '\u200b',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u00ad',
    '\ud83d',
    '\udc00',
    '👩‍👩‍👧',
    'A\u030a',
    'ß',
    'İ',
  ],
  ...['__proto__', 'constructor', '../', 'Ida', 'å', ' ', 'عمر', 'שרה', '漢', '\u0301'.repeat(5)],
)
const name = fc.oneof(
  fc.array(tricky, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: codeUnit, maxLength: 45 }),
  fc.string({ unit: 'grapheme', maxLength: 45 }),
  fc.string({ unit: 'binary', maxLength: 45 }),
)

/** What can be seen of a name: something, or nobody knows who it is. */
const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}]/u.test(text)

/** @returns the name as it is kept, undefined where it was refused */
async function named(
  program: TestProgram,
  channel: 'players.add' | 'players.rename',
  args: object,
): Promise<string | undefined> {
  const answer = await program.answer(channel, args)
  if (answer.ok) return (answer.value as { name: string }).name // both answer with the player
  expect(REFUSALS).toContain(answer.code)
  return undefined
}

test(
  'whatever somebody is called is refused in words, or comes back the same from file, table and print',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 8, maxLength: 8 }), async (names) => {
        const program = new TestProgram().start()
        const other = new TestProgram((n) => `other-${n}`).start()
        try {
          await program.call('players.add', { name: 'Ida' })
          for (const name of names) await named(program, 'players.rename', { player: 1, name })
          for (const name of names) await named(program, 'players.add', { name })
          const all = (await program.call('players.list', {})).map(({ name }) => name)
          for (const name of all) expect(isVisible(name), JSON.stringify(name)).toBe(true)
          await expectSame(program, other, all.slice(0, 6))
          expect([...program.faults, ...other.faults]).toEqual([])
        } finally {
          await program.remove()
          await other.remove()
        }
      }),
      { numRuns: runs(5), endOnFailure: true },
    )
  },
  time(200),
)

/** A game of these, in a family's file, in a table and on paper. */
async function expectSame(
  program: TestProgram,
  other: TestProgram,
  names: readonly string[],
): Promise<void> {
  const columns = names.map((name) => [name, { total: 250 }] as const)
  const { id: game } = await enterPaper(program, Object.fromEntries(columns))
  await taken(other, await exported(program))
  const there = await other.call('games.view', { game: 1 })
  expect(there.columns.map(({ player }) => player.name)).toEqual(names)

  const { cwd, now } = { cwd: program.folder, now: program.now }
  const { out } = await saidBy(['export', '--csv'], { cwd, dataDir: program.dataDir, now })
  const rows = papa.parse(out.replace('\uFEFF', ''), { delimiter: ';' }).data
  const cells = rows.slice(1).map((row) => row[4] ?? '')
  expect(cells.map((cell) => cell.replace(/^'/, '')).sort()).toEqual(
    names.map((name) => name.replace(/^'/, '')).sort(),
  )
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/)

  const { bytes } = await program.call('sheets.game', { game })
  const file = join(program.folder, 'sheet.pdf')
  writeFileSync(file, Buffer.from(bytes, 'base64'))
  run('qpdf', ['--check', file])
}
