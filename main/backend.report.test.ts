import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { half } from './testing/damage.ts'
import { TestProgram } from './testing/program.ts'
import { TestGame } from './testing/table.ts'

const NAME = 'Zyxwvut'

let program: TestProgram
beforeEach(() => (program = new TestProgram().start()))
afterEach(() => program.remove())

test('a report has versions, the system and the number of games', async () => {
  await TestGame.begin(program)
  await TestGame.begin(program)
  const report = await program.call('program.report', {})
  expect(report).toMatchObject({ version: packageJson.version, state: 'open', games: 2, log: [] })
  expect(report.system).toContain(process.arch)
  expect(report.parts).toEqual([
    { name: 'Node', version: process.versions.node },
    { name: 'SQLite', version: expect.stringMatching(/^3\.\d+\.\d+$/) },
  ])
})

test('a fault of ours is in the log and in the report, without what it was about', async () => {
  await program.restart({
    throwDie: () => {
      throw new Error(`${NAME} threw 4711 in ${program.dataDir}`)
    },
  })
  const { id } = await program.call('players.add', { name: NAME })
  const { id: game, version } = await program.call('games.begin', {
    ruleset: 'nordic',
    mode: 'screen',
    players: [id],
    first: 'listed',
  })
  const answer = await program.answer('games.throw', { game, version, held: [] })
  expect(answer).toEqual({ ok: false, code: 'failed' })

  const { log } = await program.call('program.report', {})
  expect(log.slice(0, 2)).toEqual([`2026-11-30T18:00:00.000Z ${packageJson.version}`, 'Error'])
  expect(log[2]).toMatch(/^ {2}at .*throwDie backend\.report\.test\.ts:\d+:\d+$/)
  const file = readFileSync(join(program.dataDir, 'log', 'yatzyblokka.log'), 'utf8')
  expect(file.trimEnd().split('\n')).toEqual(log)
  for (const secret of [NAME, '4711', 'blåbær']) expect(file).not.toContain(secret)
  expect(program.faults).toHaveLength(1) // the terminal has it whole
})

test('what the user can cause is not logged', async () => {
  await program.answer('players.add', { name: '' })
  await program.answer('games.view', { game: 99 })
  await program.answer('games.view', { game: NAME })
  await program.answer(NAME, {})
  expect((await program.call('program.report', {})).log).toEqual([])
})

test('a damaged database can be reported', async () => {
  await program.stop()
  writeFileSync(program.database, half(readFileSync(program.database)))
  program.start()
  const report = await program.call('program.report', {})
  expect(report.state).toBe('damaged')
  expect(report.games).toBeUndefined()
})
