import { expect, test as base, vi } from 'vitest'
import type { RefusalCode, RefusalDetails } from '../../shared/refusal.ts'
import { TestProgram } from './program.ts'
import { TestGame } from './table.ts'

// Real disks, threads and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

interface Fixtures {
  /** Started on an empty folder. Logs no fault of ours, or the test fails. */
  readonly program: TestProgram
  /** A game of Ida and Ola in it. */
  readonly table: TestGame
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- vitest reads the fixtures from this pattern
  program: async ({}, use) => {
    const program = new TestProgram().start()
    await use(program)
    await program.remove()
    expect(program.faults).toEqual([])
  },
  table: async ({ program }, use) => use(await TestGame.begin(program)),
})

/** The call is refused with this code, and nothing at all has changed. */
export async function expectRefused(
  program: TestProgram,
  channel: string,
  args: unknown,
  code: RefusalCode,
  details?: RefusalDetails,
): Promise<void> {
  const before = await program.everything()
  const answer = await program.answer(channel, args)
  expect(answer).toMatchObject({ ok: false, code, ...(details && { details }) })
  expect(await program.everything()).toEqual(before)
}
