import BetterSqlite3 from 'better-sqlite3'
import { expect } from 'vitest'
import { unseal } from './store/seal.ts'
import { TestGame } from './testing/table.ts'
import { expectRefused, test } from './testing/test.ts'

test('one game whose events cannot be read does not hide the others', async ({ program }) => {
  const broken = await TestGame.begin(program, { names: ['Ida'] })
  const whole = await TestGame.begin(program, { names: ['Ola'] })
  await program.stop()
  unseal(program.database)
  const database = new BetterSqlite3(program.database)
  database.prepare('UPDATE event SET data = ? WHERE game = ?').run('{', broken.view.id)
  database.close()
  program.start()
  const { unfinished } = await program.call('games.overview', {})
  expect(unfinished.map(({ id }) => id)).toEqual([whole.view.id])
  expect(program.faults).toHaveLength(1)
  program.faults.length = 0
})

test('dice are counted only for somebody who sits there', async ({ program }) => {
  const own = await TestGame.begin(program, { ruleset: 'american', mode: 'own' })
  const dice = [1, 1, 1, 1, 1] as const
  const args = { game: own.view.id, seat: 7, dice: [...dice] }
  await expectRefused(program, 'games.count', args, 'unknownPlayer')
})
