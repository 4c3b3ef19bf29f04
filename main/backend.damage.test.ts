import { existsSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { aside } from './testing/aside.ts'
import { foreignDatabase, half, test } from './testing/damage.ts'
import { expectRefused } from './testing/test.ts'

/** What can become of a database's bytes. */
const DAMAGES: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  'of no length': () => Buffer.alloc(0),
  'of a few bytes': (whole) => whole.subarray(0, 40),
  'cut in half': half,
  'cut in the middle of a page': (whole) => whole.subarray(0, whole.length - 1000),
  'with a bit flipped in its first word': (whole) => withByte(whole, 3, (byte) => byte ^ 1),
  'with a bit flipped in the kind of a page': (whole) => withByte(whole, 4096, (byte) => byte ^ 1),
  'with a bit flipped in the name of a column': (whole) =>
    // The last: a page that was split still has what has moved to another.
    withByte(whole, whole.lastIndexOf('version INTEGER'), (byte) => byte ^ 1),
  'with its version wiped out': (whole) => withByte(whole, 63, () => 0),
  'with a page of noise': (whole) => withPage(whole, 3, (i) => (i * 193) % 256),
  'with a page of zeros': (whole) => withPage(whole, 2, () => 0),
  'of noise after the header': (whole) =>
    Buffer.from(whole.map((byte, i) => (i < 100 ? byte : (i * 31) % 256))),
  'that is a diary': () => Buffer.from('Kjære dagbok. I dag vant mormor igjen.'.repeat(100)),
  'that is another program’s database': foreignDatabase,
}

function withByte(whole: Buffer, at: number, change: (byte: number) => number): Buffer {
  const bytes = Buffer.from(whole)
  bytes[at] = change(bytes[at] ?? 0)
  return bytes
}

function withPage(whole: Buffer, page: number, byteAt: (i: number) => number): Buffer {
  return Buffer.from(whole).fill(
    Buffer.from(Array.from({ length: 4096 }, (_, i) => byteAt(i))),
    page * 4096,
    (page + 1) * 4096,
  )
}

describe.each(['in order', 'by a kill'])('a file, after a program that ended %s,', (ended) => {
  for (const [what, change] of Object.entries(DAMAGES))
    test(`${what} is set aside whole, and the backup brought back`, async ({
      program,
      damaged,
    }) => {
      const broken = await damaged(change, ended === 'in order')
      const [file = ''] = aside(program)
      expect(await program.call('program.look', {})).toMatchObject({
        state: 'damaged',
        file,
        backup: { day: '2026-11-30', games: 1 },
      })
      expect(readFileSync(file)).toEqual(broken)
      expect(existsSync(program.database)).toBe(false)

      await program.call('program.recover', { choice: 'restore' })
      expect(await program.call('games.view', { game: 1 })).toMatchObject({
        turn: { dice: [1, 3, 3, 5, 5], throwsLeft: 2 },
      })
      await expectRefused(program, 'games.view', { game: 2 }, 'unknownGame')
      expect(readFileSync(file)).toEqual(broken)
    })
})
