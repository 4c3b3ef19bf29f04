import { expect, test } from 'vitest'
import { runDamage } from './damage.ts'

test('a file that is cut, flipped, lost in part or newer opens whole, or is set aside and comes back', async () => {
  const lines = await runDamage(8, 20261130, () => undefined)
  expect(lines).toEqual([
    expect.stringMatching(/^a bit flipped: 8 starts, 0 whole, .*, 0 other$/),
    'cut at every page: 8 starts, 0 whole, 8 aside, 0 readable, 0 newer, 0 other',
    'cut within a page: 8 starts, 0 whole, 8 aside, 0 readable, 0 newer, 0 other',
    'a page lost to zeros: 8 starts, 0 whole, 8 aside, 0 readable, 0 newer, 0 other',
    'of a newer program: 1 starts, 0 whole, 0 aside, 0 readable, 1 newer, 0 other',
    expect.stringMatching(/^a bit flipped after a kill: 8 starts, /),
  ])
}, 300_000)
