import { describe, expect } from 'vitest'
import { MODES } from '../../shared/events.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { randomMove, seededChoice } from '../testing/randomMove.ts'
import { TestGame } from '../testing/table.ts'
import { test } from '../testing/test.ts'
import { prepareGames } from './games.ts'
import { openDatabase } from './open.ts'
import { dump } from './testing/dump.ts'

const TABLES = [['Ida'], ['Ida', 'Ola', 'Kari'], ['Kari', 'Ida'], ['Ola', 'Ida']]

describe('what is made anew from events alone is what play has written:', () => {
  for (const [seed, [mode, ruleset]] of MODES.flatMap((mode) =>
    Object.keys(RULESETS).map((ruleset) => [mode, ruleset] as const),
  ).entries())
    test(`random games of ${ruleset}, ${mode} dice, with undo and redo`, async ({ program }) => {
      const choose = seededChoice(seed + 1)
      const states: string[] = []
      for (const [game, names] of TABLES.entries()) {
        const first = choose(2) === 0 ? 'listed' : 'highest'
        const table = await TestGame.begin(program, { names, ruleset, mode, first })
        // The last one is left in the middle.
        for (let moves = game === TABLES.length - 1 ? 40 : 2000; moves > 0; moves--) {
          const move = randomMove(table.view, choose)
          if (move === undefined) break
          program.now = new Date(program.now.getTime() + 1000 * choose(100))
          await table.make(move)
        }
        states.push(table.view.state)
      }
      await program.stop()

      const database = openDatabase(program.database)
      const before = dump(database)
      expect(before['game']).toMatchObject(states.map((state) => ({ state })))
      expect(states).toContain('finished')
      database.exec(`
        UPDATE game SET ruleset = 'x', mode = 'x', state = 'x', began = 0, changed = 0, played = 0;
        UPDATE game SET day = 'x';
        UPDATE result SET total = 0, p0 = 99;
        DELETE FROM result WHERE seat = 0;
        INSERT INTO result (game, seat, player, total, place, winners) VALUES (4, 5, 1, 1, 1, 1);
      `)
      expect(dump(database)).not.toEqual(before)
      prepareGames(database, RULESETS).rebuild()
      expect(dump(database)).toEqual(before)
      database.close()
    })
})
