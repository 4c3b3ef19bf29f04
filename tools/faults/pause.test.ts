import { expect, test } from 'vitest'
import { build, isBuildStale } from '../build.ts'
import { runPauses } from './pause.ts'

test('a program that stands still for a while answers as if nothing had been', async ({ skip }) => {
  if (isBuildStale()) expect(await build()).toBe(true)
  const [line = ''] = await runPauses(5, 20261130, () => undefined)
  if (line.startsWith('NOT TRIED')) return skip(line)
  expect(line).toMatch(/^stopped and continued: 5 times /)
}, 60_000)
