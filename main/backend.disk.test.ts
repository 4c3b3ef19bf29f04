import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { AGAIN_MS } from './services/computer.ts'
import { TestProgram } from './testing/program.ts'
import { fillDisk, mountSmallDisk } from './testing/smallDisk.ts'
import { letPlay, TestGame } from './testing/table.ts'
import { expectRefused, test as base } from './testing/test.ts'

/** Enters and takes back until there is no room for one event more. @returns the refused command */
async function playUntilFull(table: TestGame): Promise<[string, object]> {
  const { program } = table
  for (let n = 0; n < 1000; n++) {
    await table.look()
    const command: [string, object] =
      table.view.steps.length === 0
        ? ['games.enter', table.now({ row: 'chance' })]
        : ['games.undo', table.now({})]
    const answer = await program.answer(...command)
    if (answer.ok) continue
    expect(answer).toEqual({ ok: false, code: 'diskFull' })
    return command
  }
  throw new Error('there was always room')
}

describe('when the database has no room for one page more', () => {
  const test = base
  const full = { maxPages: 1 } // SQLite lets it have what it has

  test('a command says so, nothing is lost or half done, and it is done when there is room', async ({
    program,
    table,
  }) => {
    await table.throw()
    await program.restart(full)
    const [channel, args] = await playUntilFull(table)
    await expectRefused(program, channel, args, 'diskFull')
    const { view } = table
    expect(await table.look()).toEqual(view)
    await program.restart(full)
    await expectRefused(program, channel, args, 'diskFull')
    expect(await table.look()).toEqual(view)
    await program.restart()
    expect(await program.answer(channel, args)).toMatchObject({ ok: true })
  })

  test('a new player and a new game are refused whole', async ({ program, table }) => {
    await program.restart(full)
    const name = (n: number): string => `Mormor nummer ${n} av en lang rekke`
    let added = await program.answer('players.add', { name: name(0) })
    for (let n = 1; added.ok; n++) added = await program.answer('players.add', { name: name(n) })
    expect(added).toEqual({ ok: false, code: 'diskFull' })
    await expectRefused(program, 'players.add', { name: name(1000) }, 'diskFull')

    const game = { ruleset: 'american', mode: 'screen', first: 'listed', players: [1, 2] }
    let begun = await program.answer('games.begin', game)
    while (begun.ok) begun = await program.answer('games.begin', game)
    await expectRefused(program, 'games.begin', game, 'diskFull')
    expect(await table.look()).toEqual(table.view)
  })
})

/** A data folder on a disk of 400 kB, which only root can have. */
const test = base.extend<{ smallDisk: TestProgram }>({
  smallDisk: async ({ skip }, use) => {
    const program = new TestProgram()
    const folder = program.folder
    const unmount = mountSmallDisk(folder, 400)
    if (unmount === undefined) {
      rmSync(folder, { recursive: true })
      return skip('NOT TRIED: a small disk can only be mounted by root')
    }
    await use(program.start())
    await program.stop()
    unmount()
    rmSync(folder, { recursive: true })
  },
})

describe('on a disk that is really full', () => {
  test('a command says so, and is done when there is room', async ({ smallDisk }) => {
    const table = await TestGame.begin(smallDisk)
    await table.throw()
    const ballast = join(smallDisk.folder, 'ballast')
    fillDisk(ballast)
    const [channel, args] = await playUntilFull(table)
    await expectRefused(smallDisk, channel, args, 'diskFull')
    rmSync(ballast)
    expect(await table.look()).toEqual(table.view)
    expect(await smallDisk.answer(channel, args)).toMatchObject({ ok: true })
  })

  test('a computer says so once, and plays on by itself when there is room', async ({
    smallDisk,
  }) => {
    const game = await TestGame.begin(smallDisk, { names: ['Ida'], computers: ['beginner'] })
    await game.throw()
    await game.enter('chance')
    const ballast = join(smallDisk.folder, 'ballast')
    fillDisk(ballast)
    const told = () => smallDisk.told.filter(({ kind }) => kind === 'noRoom')
    while (told().length === 0) await smallDisk.clock.next()
    expect(await smallDisk.clock.next()).toBe(AGAIN_MS)
    expect(told()).toEqual([{ kind: 'noRoom', game: game.id }])
    const before = smallDisk.told.length
    rmSync(ballast)
    expect(await smallDisk.clock.next()).toBe(AGAIN_MS)
    expect(smallDisk.told.length).toBeGreaterThan(before)
    await letPlay(game)
    expect(game.turn).toMatchObject({ seat: 0, round: 2 })
    expect(smallDisk.faults).toEqual([])
  })

  test('the program does not start, and does when there is room', async ({ smallDisk }) => {
    const table = await TestGame.begin(smallDisk)
    await table.throw()
    await smallDisk.stop()
    const ballast = join(smallDisk.folder, 'ballast')
    fillDisk(ballast)
    expect(() => smallDisk.start()).toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }))
    rmSync(ballast)
    smallDisk.start()
    expect(await table.look()).toEqual(table.view)
  })
})
