import type { Database } from 'better-sqlite3'

export type PaperStore = ReturnType<typeof preparePaper>

/** The block from paper that is being typed, as JSON: one at a time. */
export function preparePaper(database: Database) {
  const select = database.prepare<[], { draft: string }>('SELECT draft FROM paper')
  const upsert = database.prepare<[string]>(
    'INSERT OR REPLACE INTO paper (id, draft) VALUES (1, ?)',
  )
  const remove = database.prepare('DELETE FROM paper')
  return {
    draft: (): string | undefined => select.get()?.draft,
    keep: (draft: string): void => {
      upsert.run(draft)
    },
    discard: (): void => {
      remove.run()
    },
  }
}
