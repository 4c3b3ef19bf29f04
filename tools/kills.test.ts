import { expect, test } from 'vitest'
import { runKills } from './kills/run.ts'

test('ten kills at random moments of play lose nothing that was answered', async () => {
  const figures = await runKills(10, 20261130)
  expect(figures.kills).toBe(10)
  expect(figures.commands).toBeGreaterThan(20)
}, 60_000)
