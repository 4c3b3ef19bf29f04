import { expect, test } from 'vitest'
import { pairwise } from './pairwise.ts'
import { run } from './printed.ts'

test('a tool that is missing fails with the one command that installs it', () => {
  expect(() => run('no-such-tool', [])).toThrow('sudo apt-get install -y poppler-utils qpdf')
})

test('every two values meet in one combination', () => {
  const values = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [1, 2, 3] }
  const set = pairwise(values, (some) => some)
  const names = Object.keys(values) as (keyof typeof values)[]
  for (const one of names)
    for (const other of names.filter((name) => name > one))
      for (const x of values[one])
        for (const y of values[other])
          expect(set.some((s) => s[one] === x && s[other] === y)).toBe(true)
  expect(set.length).toBeLessThan(16)
})

test('pairs that the rules forbid are left out, not met', () => {
  const set = pairwise({ a: [1, 2], b: [1, 2] }, (some) =>
    some['a'] === 2 && some['b'] === 2 ? undefined : some,
  )
  expect(set.map(({ a, b }) => `${a}${b}`).sort()).toEqual(['11', '12', '21'])
})
