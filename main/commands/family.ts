import { existsSync, mkdirSync } from 'node:fs'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import type { Language } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { SCREEN_MESSAGES } from '../../shared/messages/screens.ts'
import { Refusal } from '../../shared/refusal.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { diskRefusal } from '../store/diskRefusal.ts'
import { takeLock } from '../store/lock.ts'
import { Damage } from '../store/open.ts'
import { databaseFile, openBeside, openStore, type Store } from '../store/store.ts'
import type { ExitCode, Surroundings } from './command.ts'

/** What a command on a family's games comes to. */
type Work = (store: Store) => Promise<ExitCode> | ExitCode

/** Reads beside a window that may be open. Says what is wrong where there is nothing to read. */
export async function reading(
  dataDir: string,
  language: Language,
  around: Surroundings,
  work: Work,
): Promise<ExitCode> {
  if (!existsSync(databaseFile(dataDir))) {
    around.err(CLI_MESSAGES[language].data.noGames({ path: dataDir }))
    return 1
  }
  return orSay(language, around, async () => {
    const store = openBeside(databaseFile(dataDir), RULESETS, { readonly: true })
    try {
      return await work(store)
    } finally {
      store.close()
    }
  })
}

/** Writes with the folder to itself, which is made where it is missing. */
export function writing(
  dataDir: string,
  language: Language,
  around: Surroundings,
  work: Work,
): Promise<ExitCode> {
  return orSay(language, around, async () => {
    mkdirSync(dataDir, { recursive: true })
    const lock = takeLock(dataDir)
    if (lock === undefined) {
      around.err(CLI_MESSAGES[language].data.running)
      return 1
    }
    try {
      return await inStore(dataDir, work)
    } finally {
      lock.release()
    }
  })
}

async function inStore(dataDir: string, work: Work): Promise<ExitCode> {
  const found = openStore(dataDir, RULESETS)
  if (found.state === 'newer') throw new Refusal('databaseNewer')
  if (found.state === 'damaged') throw new Refusal('databaseDamaged')
  try {
    return await work(found.store)
  } finally {
    found.store.close()
  }
}

async function orSay(
  language: Language,
  around: Surroundings,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    const refused = diskRefusal(error)
    if (error instanceof Damage) around.err(CLI_MESSAGES[language].data.damaged)
    else if (error instanceof Refusal) around.err(sentence(error, language))
    else if (refused !== undefined) around.err(sentence(new Refusal(refused), language))
    else throw error
    return 1
  }
}

/** As the screen says it. */
function sentence({ code, details }: Refusal, language: Language): string {
  const { data } = CLI_MESSAGES[language]
  if (code === 'databaseNewer') return data.newer
  if (code === 'databaseDamaged') return data.damaged
  if (code === 'importNewer') return data.fileNewer
  if (code === 'importForeign') return data.foreign
  const make: (details: never) => string = SCREEN_MESSAGES[language].failure[code]
  const labels: Readonly<Record<string, string>> = SHEET_MESSAGES[language].block.rows
  const row = labels[String(details['row'])] ?? details['row']
  // Each code's details are those its refusal was made with.
  return make({ ...details, row } as never)
}
