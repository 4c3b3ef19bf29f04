import { expect, test } from 'vitest'
import { build, isBuildStale } from '../build.ts'
import { runKills } from './kills.ts'

test('a kill at a random moment of any work loses nothing that was answered and leaves no half file', async () => {
  if (isBuildStale()) expect(await build()).toBe(true)
  const lines = await runKills(16, 20261130, () => undefined)
  expect(lines.map((line) => line.replace(/ kills.*/, ''))).toEqual([
    'play: 6',
    'paper entry: 2',
    'solving: 2',
    'import: 2',
    'backup: 2',
    'printing: 1',
    'export: 1',
  ])
}, 300_000)
