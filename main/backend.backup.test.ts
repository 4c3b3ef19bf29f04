import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, vi } from 'vitest'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'
import type { TestProgram } from './testing/program.ts'
import { SEAL } from './store/seal.ts'
import { dumpFile } from './store/testing/dump.ts'

const FIRST_LOOK_MS = 5_000
const NEXT_LOOK_MS = 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const copies = ({ dataDir }: TestProgram): string[] => {
  const folder = join(dataDir, 'backups')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.endsWith(SEAL))
        .sort()
    : []
}

describe('a backup that is asked for', () => {
  test('is taken while play goes on', async ({ program, table }) => {
    const backup = program.call('data.backup', {})
    await table.throw()
    await table.enter('chance')
    expect(await backup).toEqual({ day: '2026-11-30', games: 1 })
    expect(copies(program)).toEqual(['yatzyblokka-2026-11-30.db'])
  })

  test('twice at once is taken twice, and the last one stands', async ({ program, table }) => {
    await table.throw()
    const backups = await Promise.all([1, 2, 3].map(() => program.call('data.backup', {})))
    expect(backups).toEqual(Array(3).fill({ day: '2026-11-30', games: 1 }))
    const [name = ''] = copies(program)
    expect(dumpFile(join(program.dataDir, 'backups', name))).toEqual(dumpFile(program.database))
  })
})

describe('once a day a copy is taken by itself', () => {
  afterEach(() => vi.useRealTimers())

  test('when something has changed since the last', async ({ program }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    program.now = new Date()
    await program.restart()
    const table = await TestGame.begin(program)
    const [today, tomorrow, later] = [0, 1, 3].map((days) => dayAfter(program.now, days))

    vi.advanceTimersByTime(FIRST_LOOK_MS)
    await copied(program, today)
    const first = readFileSync(copyOf(program, today))

    // Copies are taken one after the other: one too many would be there before the next is.
    program.now = new Date(program.now.getTime() + MINUTE_MS)
    await table.throw()
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    program.now = new Date(program.now.getTime() + DAY_MS)
    await table.enter('chance')
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    await copied(program, today, tomorrow)
    expect(readFileSync(copyOf(program, today))).toEqual(first)

    program.now = new Date(program.now.getTime() + DAY_MS)
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    program.now = new Date(program.now.getTime() + DAY_MS)
    await table.throw()
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    await copied(program, today, tomorrow, later)
  })

  test('also after a clock that was ahead has left a copy of a day to come', async ({
    program,
  }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const present = new Date()
    program.now = new Date(present.getTime() + 1000 * DAY_MS)
    const table = await TestGame.begin(program)
    await program.call('data.backup', {})
    const toCome = dayAfter(program.now, 0)
    program.now = present
    await program.restart()
    await table.throw()
    vi.advanceTimersByTime(FIRST_LOOK_MS)
    const [today = '', later = ''] = [0, 2].map((days) => dayAfter(present, days))
    const named = (...days: string[]): string[] => days.map((day) => basename(copyOf(program, day)))
    await vi.waitFor(() => expect(copies(program)).toEqual(named(today, toCome)), 5_000)
    utimesSync(copyOf(program, today), present, present)

    // A game that was changed on a day to come is no change of each day until then.
    program.now = new Date(present.getTime() + 1000 * DAY_MS)
    const ahead = await TestGame.begin(program)
    program.now = new Date(present.getTime() + DAY_MS)
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    program.now = new Date(program.now.getTime() + DAY_MS)
    await ahead.throw()
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    await vi.waitFor(() => expect(copies(program)).toEqual(named(today, later, toCome)), 5_000)
  })

  /** Waits for these copies; the newest is as old as the test's clock says, not the machine's. */
  async function copied(program: TestProgram, ...days: (string | undefined)[]): Promise<void> {
    const names = days.map((day) => basename(copyOf(program, day)))
    await vi.waitFor(() => expect(copies(program)).toEqual(names), 5_000)
    utimesSync(copyOf(program, days.at(-1)), program.now, program.now)
  }
})

const copyOf = ({ dataDir }: TestProgram, day = ''): string =>
  join(dataDir, 'backups', `yatzyblokka-${day}.db`)

/** A local date: Swedes write it as we do. */
const dayAfter = (date: Date, days: number): string =>
  new Date(date.getTime() + days * DAY_MS).toLocaleDateString('sv-SE')
