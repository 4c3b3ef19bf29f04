import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSources } from './importArrows.ts'
import { violations } from './imports.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['shared', 'main', 'renderer']

describe('the program', () => {
  const sources = readSources(ROOT, FOLDERS)

  test('imports only along the arrows of the architecture', () => {
    expect(violations(sources)).toEqual([])
  })

  test.each(['shared/game.ts', 'main/backend.ts', 'renderer/main.ts'])('is read: %s', (path) => {
    expect(sources.map(({ path }) => path)).toContain(path)
  })

  test.each(['shared/game.test.ts', 'shared/testing/model.ts'])('is not a test: %s', (path) => {
    expect(sources.map(({ path }) => path)).not.toContain(path)
  })
})

/** The sentences about one made-up file. */
const about = (path: string, text: string): string[] => violations([{ path, text }])

describe('the checker catches', () => {
  test.each([
    ['shared/game.ts', `import { open } from '../main/store/open.ts'`],
    ['shared/game.ts', `import type { Store } from '../main/store/open.ts'`],
    ['shared/game.ts', `import { api } from '../renderer/api.ts'`],
    ['shared/game.ts', `import { readFile } from 'node:fs'`],
    ['shared/game.ts', `import { join } from 'path'`],
    ['shared/game.ts', `import { app } from 'electron'`],
    ['shared/game.ts', `import { bench } from '../tools/bench/bench.ts'`],
    ['main/backend.ts', `import { api } from '../renderer/api.ts'`],
    ['renderer/api.ts', `import type { Backend } from '../main/backend.ts'`],
    ['renderer/screens/Game.svelte', `<script lang="ts">import '../../main/cli.ts'</script>`],
    ['renderer/screens/Game.svelte', `{#await import('../../main/cli.ts')}{/await}`],
    ['renderer/api.ts', `import { readFile } from 'node:fs'`],
    ['renderer/api.ts', `import '/main/backend.ts'`],
  ])('%s: %s', (path, text) => {
    expect(about(path, text)).toHaveLength(1)
  })
})

describe('the renderer has from shared', () => {
  test.each([
    `import { place } from '../shared/scorecard.ts'`,
    `import { type Card } from '../shared/scorecard.ts'`,
    `import '../shared/rulesets/index.ts'`,
    `export { place } from '../shared/scorecard.ts'`,
    `export * from '../shared/game.ts'`,
    `const game = await import('../shared/game.ts')`,
    `const game = require('../shared/game.ts')`,
    `import game = require('../shared/game.ts')`,
  ])('not %s', (text) => {
    expect(about('renderer/api.ts', text)).toHaveLength(1)
  })

  test.each([
    `import type { Card } from '../shared/scorecard.ts'`,
    `export type { Card } from '../shared/scorecard.ts'`,
    `type Game = import('../shared/game.ts').Game`,
    `import { nb } from '../shared/messages/nb.ts'`,
    `import { CALLS } from '../shared/contract.ts'`,
    `const { makeCsv } = await import('../shared/csv.ts')`,
    `import { PIPS } from '../shared/pips.ts'`,
  ])('%s', (text) => {
    expect(about('renderer/api.ts', text)).toEqual([])
  })
})

describe('in main, imports go down:', () => {
  const files = {
    shell: 'main/cli.ts',
    commands: 'main/commands/print.ts',
    backend: 'main/backend.ts',
    services: 'main/services/games.ts',
    store: 'main/store/games.ts',
    sheet: 'main/sheet/layout.ts',
    coach: 'main/coach/worker.ts',
  }
  const allowed: Record<string, string[]> = {
    shell: ['shell', 'backend', 'commands', 'services'],
    commands: ['commands', 'services', 'store', 'sheet', 'coach'],
    backend: ['backend', 'services', 'store'],
    services: ['services', 'store', 'sheet', 'coach'],
    ...{ store: ['store'], sheet: ['sheet'], coach: ['coach'] },
  }
  const pairs = Object.keys(files).flatMap((from) => Object.keys(files).map((to) => ({ from, to })))

  test.each(pairs)('$from to $to', ({ from, to }) => {
    const [path, other] = [files[from as keyof typeof files], files[to as keyof typeof files]]
    const up = '../'.repeat(path.split('/').length - 1)
    const text = `import { x } from '${up}${other.replace(/\w+\.ts$/, 'other.ts')}'`
    const target = other === 'main/cli.ts' ? text.replace('other', 'electron') : text
    expect(about(path, target)).toHaveLength(allowed[from]?.includes(to) ? 0 : 1)
  })
})

describe('cycles are found', () => {
  const file = (path: string, ...others: string[]) => ({
    path: `shared/${path}.ts`,
    text: others.map((other) => `import type { X } from './${other}'`).join('\n'),
  })

  test('of one, two and three files, each once', () => {
    const a = 'cycle: shared/a.ts → '
    expect(violations([file('a', 'a.ts')])).toEqual([`${a}shared/a.ts`])
    expect(violations([file('b', 'a.ts'), file('a', 'b.ts')])).toEqual([
      `${a}shared/b.ts → shared/a.ts`,
    ])
    const three = [file('c', 'a.ts'), file('a', 'b'), file('b', 'c.js')]
    expect(violations(three)).toEqual([`${a}shared/b.ts → shared/c.ts → shared/a.ts`])
  })

  test('and two ways to one file are no cycle', () => {
    expect(violations([file('a', 'b.ts', 'c.ts'), file('b', 'c.ts'), file('c')])).toEqual([])
  })
})

test('a test is not the program: it imports what it likes, and nothing imports it', () => {
  expect(about('shared/game.test.ts', `import 'node:fs'`)).toEqual([])
  expect(about('shared/game.ts', `import './testing/play.ts'`)).toHaveLength(1)
})
