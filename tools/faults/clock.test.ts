import { expect, test } from 'vitest'
import { runClock } from './clock.ts'

test('a clock that jumps to and fro between any two commands loses nothing', async () => {
  const [line] = await runClock(150, 20261130, () => undefined)
  expect(line).toMatch(/: 150 commands, \d+ games, [1-9]\d* backups, [1-9]\d* starts: /)
}, 60_000)
