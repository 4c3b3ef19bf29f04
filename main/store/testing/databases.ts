import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { test as base, vi } from 'vitest'
import { RULESETS } from '../../../shared/rulesets/index.ts'
import { MOMENT, Play, seededDie } from '../../../shared/testing/play.ts'
import { prepareGames } from '../games.ts'
import { openDatabase, type OpenOptions } from '../open.ts'
import { preparePlayers } from '../players.ts'
import { databaseFile } from '../store.ts'

// Real disks and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** A data folder, and the databases opened in it; the test's end closes and removes all. */
export interface Folder {
  readonly dataDir: string
  readonly file: string
  open(options?: OpenOptions): Database
}

export const test = base.extend<{ folder: Folder }>({
  // eslint-disable-next-line no-empty-pattern -- vitest reads the fixtures from this pattern
  folder: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'yatzyblokka-store-'))
    const dataDir = join(root, 'Åse Ærø', 'blåbær')
    mkdirSync(dataDir, { recursive: true })
    const opened: Database[] = []
    await use({
      dataDir,
      file: databaseFile(dataDir),
      open(options) {
        const database = openDatabase(databaseFile(dataDir), options)
        opened.push(database)
        return database
      },
    })
    for (const database of opened) database.close()
    rmSync(root, { recursive: true })
  },
})

/** Plays a game of two to its end, or only a few turns of it, and stores its events one by one. */
export function storeGame(database: Database, seed: number, turns = Infinity): number {
  const games = prepareGames(database, RULESETS)
  const players = preparePlayers(database)
  // Play sits 101 and 102 at its table.
  while (players.all().length < 102) {
    const name = `Spiller ${players.all().length + 1}`
    players.add(name, name, name)
  }
  const [began, ...events] = new Play('nordic', 2, seededDie(seed)).playOn(turns).events
  if (began === undefined) throw new Error('a game has a beginning')
  const id = games.create(`game-${seed}`, began, MOMENT)
  for (const event of events) games.append(id, MOMENT.at + 1, () => event)
  return id
}
