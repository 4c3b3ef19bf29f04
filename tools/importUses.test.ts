import { describe, expect, test } from 'vitest'
import { violations } from './imports.ts'

/** The sentences about one made-up file. */
const about = (path: string, text: string): string[] => violations([{ path, text }])

describe('packages have their place:', () => {
  test.each([
    ['electron', 'main/electron.ts', 'main/backend.ts'],
    ['electron', 'main/preload.ts', 'renderer/api.ts'],
    ['electron/main', 'main/electron.ts', 'main/cli.ts'],
    ['better-sqlite3', 'main/store/open.ts', 'main/services/games.ts'],
    ['pdfkit', 'main/sheet/draw.ts', 'main/sheet/layout.ts'],
    ['node:crypto', 'main/browser/serve.ts', 'main/backend.ts'],
    ['crypto', 'main/electron.ts', 'main/services/games.ts'],
  ])('%s in %s, not in %s', (name, right, wrong) => {
    expect(about(right, `import x from '${name}'`)).toEqual([])
    expect(about(wrong, `import type x from '${name}'`)).toHaveLength(1)
  })
})

describe('chance and the clock', () => {
  test.each([
    'const x = Math.random()',
    'const x = Math["random"]()',
    'const roll = Math.random',
    'const x = Date.now()',
    'const x = { now: Date.now }',
    'const x = new Date()',
    'const x = new Date',
    'const x = Date()',
    'const x = crypto.randomUUID()',
  ])('%s is only where createBackend is called', (text) => {
    for (const path of ['main/services/games.ts', 'shared/game.ts', 'main/backend.ts'])
      expect(about(path, text)).toHaveLength(1)
    for (const path of ['main/electron.ts', 'main/browser/serve.ts', 'main/cli.ts'])
      expect(about(path, text)).toEqual([])
  })

  test.each(['new Date(at)', 'Date.parse(day)', 'Math.max(1)', '"Math.random()"', '// Date.now()'])(
    '%s is neither',
    (text) => {
      expect(about('shared/game.ts', text)).toEqual([])
    },
  )
})

describe('SQL', () => {
  test.each([
    "db.prepare('SELECT id FROM player')",
    'db.prepare(`\n  SELECT id,\n name\n FROM player`)',
    'db.prepare(`SELECT ${columns} FROM game`)',
    "db.exec('delete from game')",
    "db.exec('INSERT OR IGNORE INTO player VALUES (1)')",
    "db.exec('UPDATE player SET name = 1')",
    "db.exec('CREATE TABLE x (y)')",
    "db.exec('PRAGMA user_version')",
    "db.exec('WITH best AS (SELECT 1) SELECT * FROM best')",
  ])('%s is only in main/store', (text) => {
    expect(about('main/services/games.ts', text)).toHaveLength(1)
    expect(about('main/store/games.ts', text)).toEqual([])
  })

  test.each(['Select a player from the list', 'Update your name', 'with others', 'selected'])(
    '"%s" is a sentence',
    (text) => {
      expect(about('shared/messages/en.ts', `const text = '${text}'`)).toEqual([])
    },
  )
})
