import { existsSync } from 'node:fs'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { Refusal } from '../../shared/refusal.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { takeLock } from '../store/lock.ts'
import { Damage } from '../store/open.ts'
import { databaseFile, openBeside, openStore, type Store } from '../store/store.ts'
import type { ExitCode, Surroundings } from './command.ts'

/** What a command on a family's games comes to. */
type Work = (store: Store) => Promise<ExitCode> | ExitCode

/** Reads beside a window that may be open. Says what is wrong where there is nothing to read. */
export async function reading(
  dataDir: string,
  words: CliMessages,
  around: Surroundings,
  work: Work,
): Promise<ExitCode> {
  if (!existsSync(databaseFile(dataDir))) {
    around.err(words.data.noGames({ path: dataDir }))
    return 1
  }
  return orSay(words, around, async () => {
    const store = openBeside(databaseFile(dataDir), RULESETS, { readonly: true })
    try {
      return await work(store)
    } finally {
      store.close()
    }
  })
}

/** Writes with the folder to itself. */
export async function writing(
  dataDir: string,
  words: CliMessages,
  around: Surroundings,
  work: Work,
): Promise<ExitCode> {
  const lock = takeLock(dataDir)
  if (lock === undefined) {
    around.err(words.data.running)
    return 1
  }
  try {
    return await orSay(words, around, async () => {
      const found = openStore(dataDir, RULESETS)
      if (found.state === 'newer') throw new Refusal('databaseNewer')
      if (found.state === 'damaged') throw new Refusal('databaseDamaged')
      try {
        return await work(found.store)
      } finally {
        found.store.close()
      }
    })
  } finally {
    lock.release()
  }
}

async function orSay(
  words: CliMessages,
  around: Surroundings,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Damage) around.err(words.data.damaged)
    else if (error instanceof Refusal) around.err(sentence(error, words))
    else throw error
    return 1
  }
}

/** The place is named by its line: who sat there, a screen can say better. */
function sentence({ code, details }: Refusal, { data }: CliMessages): string {
  const n = Number(details['n'])
  if (code === 'databaseNewer') return data.newer
  if (code === 'databaseDamaged') return data.damaged
  if (code === 'importNewer') return data.fileNewer
  if (code === 'importForeign') return data.foreign
  return data.broken({ n })
}
