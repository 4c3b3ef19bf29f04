import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saidBy } from '../main/testing/said.ts'
import packageJson from '../package.json' with { type: 'json' }
import { Chance } from './generate/chance.ts'
import { family } from './generate/family.ts'
import { games } from './generate/games.ts'
import { writeDatabase } from './generate/write.ts'

/*
 * What the documents tell a reader to type is done, in the order of the text.
 */
const ROOT = resolve(import.meta.dirname, '..')
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))

/** Commands of the program, as they stand in a page's blocks. */
const COMMANDS = PAGES.flatMap(({ name, text }) =>
  [...text.matchAll(/^npm run -s yatzy -- (.+)$/gm)].map(([, line = '']) => ({ name, line })),
)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  const chance = new Chance(3)
  writeDatabase(join(folder, 'data'), games(family(12), chance), chance)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a command', () => {
  test.each(COMMANDS)('of $name is done: $line', async ({ line }) => {
    const { code, err } = await saidBy(line.split(' '), {
      cwd: folder,
      dataDir: join(folder, 'data'),
      now: new Date('2026-11-30T12:00:00Z'),
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('of npm is one of the package', () => {
    const named = PAGES.flatMap(({ name, text }) =>
      [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(
        ([, script = '']) => `${name}: ${script}`,
      ),
    )
    const unknown = named.filter(
      (one) => !Object.hasOwn(packageJson.scripts, one.split(': ')[1] ?? ''),
    )
    expect(unknown).toEqual([])
  })
})

test('every link of a page leads to a file that is there', () => {
  const broken = PAGES.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].flatMap(([, to = '']) => {
      const path = join(ROOT, name, '..', to)
      return readable(path) ? [] : [`${name}: ${to}`]
    }),
  )
  expect(broken).toEqual([])
})

function readable(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}
