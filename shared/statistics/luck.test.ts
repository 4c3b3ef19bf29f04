import { describe, expect, test } from 'vitest'
import { luckChoices, type LuckGame } from './luck.ts'
import { IDA, OLA } from './testing/sample.ts'
import type { LuckChoicesView } from './view.ts'

const START = 248

/** A player's games by what the choices cost in them, in points. */
function gamesOf(losses: readonly number[]): LuckGame[] {
  return losses.map((loss, i) => ({
    ...{ game: i + 1, day: undefined, total: START + 5 - loss, luck: 5, loss },
  }))
}

const view = (losses: Readonly<Record<number, readonly number[]>>): LuckChoicesView =>
  luckChoices(START, new Map(Object.entries(losses).map(([id, own]) => [Number(id), gamesOf(own)])))

describe('whose choices cost least', () => {
  test.each([
    ['clear where no interval reaches the other', [10, 12, 14], [30, 32, 34], { clear: true }],
    ['too even where they overlap', [10, 20, 30], [15, 25, 35], { clear: false }],
    ['too even where the other has one game', [10, 12, 14], [300], { clear: false }],
    ['too even where the least has one game', [10], [300, 301, 302], { clear: false }],
    ['too even where both have one game', [10], [300], { clear: false }],
  ])('is %s', (_, ida, ola, verdict) => {
    expect(view({ [IDA]: ida, [OLA]: ola }).verdict).toEqual({ leader: IDA, ...verdict })
    expect(view({ [IDA]: ola, [OLA]: ida }).verdict).toEqual({ leader: OLA, ...verdict })
  })

  test('is no question for one player alone, or for nobody', () => {
    expect(view({ [IDA]: [10, 12, 14] })).not.toHaveProperty('verdict')
    expect(view({})).not.toHaveProperty('verdict')
  })
})

test('what the choices cost has the interval of a mean, from two games on', () => {
  // x̄ = 20, s = 10, t(0.975, 2) = 4.302653: by hand.
  const [ida, ola] = view({ [IDA]: [10, 20, 30], [OLA]: [7] }).players
  expect(ida).toMatchObject({ n: 3, luck: 5, loss: 20 })
  expect(ida?.low).toBeCloseTo(20 - (4.302653 * 10) / Math.sqrt(3), 4)
  expect(ida?.high).toBeCloseTo(20 + (4.302653 * 10) / Math.sqrt(3), 4)
  expect(ola).toMatchObject({ n: 1, loss: 7 })
  expect(ola).not.toHaveProperty('low')
})
