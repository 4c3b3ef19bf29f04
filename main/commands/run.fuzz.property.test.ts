import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOptions } from '../browser/options.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { runs, time } from '../testing/fuzz.ts'
import { saidBy } from '../testing/said.ts'
import { FLAGS } from './printFlags.ts'
import { STATS_FLAGS } from './statsFlags.ts'

const COMMANDS = ['print', 'stats', 'import', 'export', 'backup', 'solve', 'advise', 'simulate']
const OPTIONS = [
  ...[...FLAGS, ...STATS_FLAGS].map(({ name }) => `--${name}`),
  ...['--games', '--seed', '--strength', '--dice', '--throws-left', '--card', '--csv', '--replace'],
  ...['--help', '-h', '--no-back', '--__proto__', '--constructor', '--', '-', '--=', '-x'],
]
const VALUES = [
  // Forced is worked out in no time; the others take seconds.
  ...['nordicForced', 'a4', 'a5', '1', '2', '0', '-1', '1e9', '99999999999', '11666', 'blokk.pdf'],
  ...['2026-11-30', '2026-02-30', 'perfect', 'softmax:0.5', 'Ida,Ola', 'yes', '.', '', '__proto__'],
  ...LANGUAGES,
]

/** Nothing that leads out of the folder: what a user may name as a target is written to. */
const inside = (text: string): boolean => !text.includes('/') && !text.includes('..')

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...OPTIONS) },
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...OPTIONS), fc.constantFrom(...VALUES))
      .map(([option, value]) => `${option}=${value}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).filter(inside) },
)
const argv = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...COMMANDS), fc.array(word, { maxLength: 8 }))
      .map(([command, words]) => [command, ...words]),
  },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 5 }) },
)

test(
  'whatever a command is asked for, it answers in sentences with an exit code, never with a stack',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
    const around = { cwd: folder, dataDir: join(folder, 'data'), now: new Date('2026-11-30') }
    await fc.assert(
      fc.asyncProperty(argv, async (args) => {
        const { code, out, err } = await saidBy(args, around)
        expect([0, 1, 2]).toContain(code)
        expect(out + err).not.toBe('')
        expect(out + err).not.toMatch(/^\s+at .*:\d+/m)
        if (code === 0) return
        expect(err + out).not.toContain('Error')
        expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
      }),
      { numRuns: runs(200), endOnFailure: true },
    )
    rmSync(folder, { recursive: true })
  },
  time(60),
)

test('whatever the program is started with is understood, or named in a sentence', () => {
  fc.assert(
    fc.property(argv, (args) => {
      const options = parseOptions(args)
      if ('wrong' in options) expect(options.wrong).toMatch(/\.$/)
      else expect(typeof options.serve).toBe('boolean')
    }),
    { numRuns: runs(500) },
  )
})
