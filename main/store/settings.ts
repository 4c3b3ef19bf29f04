import type { Database } from 'better-sqlite3'
import { DEFAULT_SETTINGS, parseSetting, type Settings } from '../../shared/settings.ts'

export type SettingStore = ReturnType<typeof prepareSettings>

/** What the family has set, as JSON by key; what it has not set is not there. */
export function prepareSettings(database: Database) {
  const selectAll = database.prepare<[], { key: string; value: string }>(
    'SELECT key, value FROM setting',
  )
  const upsert = database.prepare<[string, string]>(
    'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
  )
  return {
    dayEnds: prepareDayEnds(database),

    all: (): ReadonlyMap<string, string> =>
      new Map(selectAll.all().map(({ key, value }) => [key, value])),
    /** All of them, or none. */
    set: database.transaction((changes: Readonly<Record<string, string>>): void => {
      for (const [key, value] of Object.entries(changes)) upsert.run(key, value)
    }),
  }
}

/** Reads when a day ends: the store itself counts each game for one. */
export function prepareDayEnds(database: Database): () => Settings['dayEnds'] {
  const select = database.prepare<[], { value: string }>(
    `SELECT value FROM setting WHERE key = 'dayEnds'`,
  )
  return () => parseSetting('dayEnds', select.get()?.value) ?? DEFAULT_SETTINGS.dayEnds
}
