import { describe, expect, test } from 'vitest'
import { loadedWith } from './imports.ts'
import { readSources } from './importArrows.ts'

const sources = readSources('.', ['main', 'renderer', 'shared'])

const programs = ['main/browser/main.ts', 'main/electron.ts'].map((entry) =>
  loadedWith(entry, sources),
)
const page = loadedWith('renderer/main.ts', sources)

describe('the start of the program waits for nothing that is wanted later:', () => {
  test.each([
    ['the coach, who reckons for a second', 'shared/coach/holds.ts'],
    ['what prints', 'main/sheet/draw.ts'],
    ['the commands', 'main/commands/print.ts'],
  ])('%s', (_, file) => {
    expect(sources.map(({ path }) => path)).toContain(file)
    for (const loaded of programs) expect(loaded).not.toContain(file)
  })

  test.each(['nn', 'en', 'sv', 'da'])('what the screens say in %s', (language) => {
    expect(page).toContain('shared/messages/nb.ts')
    expect(page).not.toContain(`shared/messages/${language}.ts`)
  })
})

test('what is loaded with a file is what it imports by itself, and so on', () => {
  const texts = {
    'main/a.ts': `import './b.ts'; import type { C } from './c.ts'; export * from './e.ts'`,
    'main/b.ts': `const d = () => import('./d.ts'); import { f } from './f.ts'`,
  }
  const made = Object.entries(texts).map(([path, text]) => ({ path, text }))
  expect([...loadedWith('main/a.ts', made)].sort()).toEqual([
    'main/a.ts',
    'main/b.ts',
    'main/e.ts',
    'main/f.ts',
  ])
})
