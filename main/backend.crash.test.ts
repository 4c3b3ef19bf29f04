import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TestProgram } from './testing/program.ts'
import { TestGame } from './testing/table.ts'

vi.setConfig({ testTimeout: 30_000 })

let program: TestProgram
/** The program after the crash of the first. */
let after: TestProgram

beforeEach(() => {
  program = new TestProgram().start()
  after = new TestProgram()
})
afterEach(async () => {
  await program.remove()
  await after.remove()
  expect([...program.faults, ...after.faults]).toEqual([])
})

/** What lies on the disk at this moment, as a kill would leave it. */
function crash(): void {
  mkdirSync(after.dataDir, { recursive: true })
  for (const part of ['', '-wal'])
    if (existsSync(program.database + part))
      copyFileSync(program.database + part, after.database + part)
}

async function playSome(): Promise<TestGame> {
  const table = await TestGame.begin(program)
  await table.play('11123', 'ones')
  await table.play('22345', 'twos')
  await table.undo()
  await table.throw()
  await table.hold(0, 1)
  return table
}

const viewOf = (game: number) => after.call('games.view', { game })

describe('a crash at any moment', () => {
  test('loses nothing that was answered, after every single call', async () => {
    const table = await TestGame.begin(program, { names: ['Ida'] })
    const commands = [
      ...[() => table.throw(), () => table.hold(2, 3), () => table.throw(2, 3)],
      ...[() => table.enter('chance'), () => table.undo(), () => table.redo()],
    ]
    for (const command of commands) {
      await command()
      crash()
      after.start()
      expect(await viewOf(table.id)).toEqual(table.view)
      await after.stop()
    }
  })

  test('in the very first start leaves nothing in the way of the next', () => {
    mkdirSync(after.dataDir, { recursive: true })
    writeFileSync(`${after.database}.partial`, 'half a database')
    writeFileSync(`${after.database}.partial-journal`, 'half a journal')
    after.start()
    expect(existsSync(`${after.database}.partial`)).toBe(false)
    return expect(after.call('games.overview', {})).resolves.toBeDefined()
  })
})

describe('a damaged log', () => {
  const wal = (): string => `${after.database}-wal`
  const CHANGES: Readonly<Record<string, (log: Buffer, at: number) => Buffer>> = {
    'is cut': (log, at) => log.subarray(0, at),
    'has a byte flipped': (log, at) => {
      const bytes = Buffer.from(log)
      bytes[at] = (bytes[at] ?? 0) ^ 0x10
      return bytes
    },
    'has noise in it': (log, at) => Buffer.from(log).fill('noise', at, at + 700),
  }

  for (const [what, change] of Object.entries(CHANGES))
    test(`that ${what} leaves a whole game as it was at some earlier moment`, async () => {
      const table = await playSome()
      crash()
      const log = readFileSync(wal())
      const whole = eventsIn(await program.everything())
      for (let at = 0; at < log.length; at += Math.ceil(log.length / 12)) {
        crash()
        writeFileSync(wal(), change(log, at))
        after.start()
        const events = eventsIn(await after.everything())
        expect(events).toEqual(whole.slice(0, events.length))
        if (events.length > 0) expect((await viewOf(table.id)).version).toBe(events.length)
        await after.stop()
      }
    })

  test('that is noise from end to end is as none', async () => {
    await playSome()
    crash()
    writeFileSync(wal(), 'noise'.repeat(1000))
    after.start()
    expect(await after.call('players.list', {})).toEqual([])
  })

  test('without its database is set aside, and never meets another one', async () => {
    await playSome()
    crash()
    const log = readFileSync(wal())
    writeFileSync(after.database, '')
    after.start()
    expect((await after.call('program.look', {})).state).toBe('damaged')
    // A kill between two of the renames leaves the log behind.
    await after.stop()
    writeFileSync(wal(), log)
    after.start()
    await after.call('program.recover', { choice: 'startEmpty' })
    expect(await after.call('players.list', {})).toEqual([])
    expect(readFileSync(join(after.dataDir, 'damaged', 'yatzyblokka-002.db-wal'))).toEqual(log)
  })
})

/** The rows of the event log. */
function eventsIn(everything: unknown): readonly unknown[] {
  return (everything as { tables: { event: unknown[] } }).tables.event
}
