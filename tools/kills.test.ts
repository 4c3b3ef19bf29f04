import { expect, test } from 'vitest'
import { killImports } from './kills/importing.ts'
import { runKills } from './kills/run.ts'

test('ten kills at random moments of play lose nothing that was answered', async () => {
  const figures = await runKills(10, 20261130)
  expect(figures.kills).toBe(10)
  expect(figures.commands).toBeGreaterThan(20)
}, 60_000)

test('five kills of an import leave all of the file or nothing', async () => {
  expect(await killImports(5, 20261130)).toMatchObject({ kills: 5 })
}, 120_000)
