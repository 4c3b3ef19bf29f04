import { expect, test } from 'vitest'
import { runDamage } from './damage.ts'

test('a file that is cut, flipped, lost in part or newer opens whole, or is set aside and comes back', async () => {
  const lines = await runDamage(8, 20261130, () => undefined)
  expect(lines).toEqual([
    'cut at every page: 8 starts, 0 whole, 8 aside, 0 newer, 0 other',
    'cut within a page: 8 starts, 0 whole, 8 aside, 0 newer, 0 other',
    expect.stringMatching(/^a bit flipped: 8 starts, /),
    'a page lost to zeros: 8 starts, 0 whole, 8 aside, 0 newer, 0 other',
    'of a newer program: 1 starts, 0 whole, 0 aside, 1 newer, 0 other',
  ])
}, 300_000)
