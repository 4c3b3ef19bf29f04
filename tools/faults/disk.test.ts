import { expect, test } from 'vitest'
import { runDisk } from './disk.ts'

const PAGES_MORE = 50

test('on a full disk every call and command that writes says so and changes nothing', async ({
  skip,
}) => {
  const lines = await runDisk(PAGES_MORE, 0, () => undefined)
  if (lines[0]?.startsWith('NOT TRIED')) return skip(lines[0])
  expect(lines).toEqual([
    expect.stringMatching(/^full disk: 29 calls, \d\d times refused: /),
    expect.stringMatching(/^full disk: 5 commands, \d+ times refused: /),
  ])
}, 300_000)
