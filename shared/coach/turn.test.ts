import { describe, expect, test } from 'vitest'
import type { Ruleset } from '../ruleset.ts'
import { HOLDS, holdsOf, THROWS } from './holds.ts'
import { solve } from './solve.ts'
import { makeStates } from './states.ts'
import { odd } from './testing/oddRuleset.ts'
import { Turn } from './turn.ts'

const ALL_THROWS = [...HOLDS.keys()].slice(0, THROWS)

describe.each([odd, { ...odd, id: 'oddForced', order: 'forced' }] as Ruleset[])(
  'a turn of $id, from every state there is,',
  (ruleset) => {
    const states = makeStates(ruleset)
    if (states === undefined) throw new Error(`no states of ${ruleset.id}`)
    const values = solve(states)
    const turn = new Turn(states)

    const eachState = (look: () => void): void => {
      for (const outline of states.layers.slice(0, -1).flat()) {
        turn.begin(outline)
        const { classes } = states.upper(states.filled(outline))
        for (let sums = 0; sums < classes; sums++) {
          turn.evaluate(sums, values)
          look()
        }
      }
    }

    test('enters every throw where it brings the most', () => {
      eachState(() => {
        const most = ALL_THROWS.map((thrown) =>
          Math.max(
            ...turn
              .placementsOf(thrown)
              .map(({ outcome, extra }) => (turn.worth[outcome] ?? NaN) + extra),
          ),
        )
        expect([...turn.entered]).toEqual(most)
      })
    })

    test('keeps of every throw what is worth the most of all that can be kept', () => {
      eachState(() => {
        for (const { held, best } of turn.choices)
          for (const thrown of ALL_THROWS) {
            const most = Math.max(...holdsOf(thrown).map((hold) => held[hold] ?? NaN))
            expect(Math.abs((best[thrown] ?? NaN) - most)).toBeLessThan(1e-11)
          }
      })
    })
  },
)
