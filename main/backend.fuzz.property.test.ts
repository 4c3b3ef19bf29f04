import * as fc from 'fast-check'
import { expect } from 'vitest'
import { CALLS, type Channel } from '../shared/contract.ts'
import { nordic } from '../shared/rulesets/nordic.ts'
import { runs, time } from './testing/fuzz.ts'
import { TestProgram } from './testing/program.ts'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'

/** Values as they may stand somewhere in a call: some right, some nearly, some anything JSON has. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -2, max: 8 }),
  fc.constantFrom('nordic', 'american', 'screen', 'own', 'Ida', '=1+1', '__proto__', '', 'nb'),
  fc.constantFrom(...nordic.rows.map(({ id }) => id)),
  fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 7 }),
  fc.boolean(),
  fc.constantFrom({ points: 12 }, { points: 12, extra: 100 }, { dice: [1, 2, 3, 4, 5] }, {}),
  fc.constantFrom({ ruleset: 'nordic' }, { deleted: true }, { known: 'nothing' }),
  fc.string({ maxLength: 400 }),
  fc.jsonValue(),
)

/** The keys a call knows, as its schema tells, with any of those values; or something else entirely. */
function argumentsOf(channel: Channel): fc.Arbitrary<unknown> {
  const schema: object = CALLS[channel].args
  const keys = 'entries' in schema ? Object.keys(schema.entries as object) : [] // of an object's schema
  const known = Object.fromEntries(keys.map((key) => [key, value]))
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(known) },
    { weight: 2, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

// The way back from damage begins with a file that is damaged: it has tests of its own.
const CHANNELS = (Object.keys(CALLS) as Channel[]).filter((name) => name !== 'program.recover') // the contract's keys

test.for(CHANNELS)(
  '%s answers whatever it is asked, and a refusal changes nothing',
  { timeout: time(60) },
  async (channel) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(argumentsOf(channel), { minLength: 3, maxLength: 8 }),
        async (all) => {
          const program = new TestProgram().start()
          try {
            const game = await TestGame.begin(program)
            await game.throw()
            for (const args of all) {
              const before = await program.everything()
              const answer = await program.answer(channel, args)
              if (answer.ok) continue
              expect(answer.code).not.toBe('failed')
              expect(await program.everything()).toEqual(before)
            }
            expect(program.faults).toEqual([])
          } finally {
            await program.remove()
          }
        },
      ),
      { numRuns: runs(3), endOnFailure: true },
    )
  },
)
