import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { momentOf } from '../services/context.ts'
import { importGames } from '../services/importGames.ts'
import { readLines } from '../services/readLines.ts'
import type { CopyBefore } from '../store/backups.ts'
import { localDay } from '../store/projection.ts'
import { type Command, languageIn, Misuse } from './command.ts'
import { type DataFlag, parseDataFlags, showDataHelp } from './dataFlag.ts'
import { writing } from './family.ts'

const FLAGS: readonly DataFlag[] = [{ name: 'replace', takes: 'switch', help: 'replace' }]

/** `import FILE`: a family's games into this one, or in its place. */
export const importCommand: Command = {
  summary: (words) => words.data.import.summary,
  async run(args, around) {
    const language = languageIn(args, LANGUAGES)
    const words = CLI_MESSAGES[language]
    const wish = parseDataFlags(args, FLAGS, words, around, 1)
    if (wish.help) {
      showDataHelp('import … [--replace]', FLAGS, words, around)
      return 0
    }
    const [name] = wish.positionals
    if (name === undefined) throw new Misuse([words.data.missingFile, words.seeHelp])
    const file = resolve(around.cwd, name)
    const isThere = statSync(file, { throwIfNoEntry: false })?.isDirectory() === false
    if (!isThere) {
      around.err(words.data.noFile({ path: file }))
      return 1
    }
    const { dataDir } = wish
    return writing(dataDir, language, around, (store) => {
      const now = around.now()
      // Nobody else has the folder: nothing comes between the copy and what takes its place.
      const copy = store.keepBeforeImport(dataDir, localDay(momentOf(now)))
      const replace = wish.given.has('replace')
      const options = { store, rulesets: RULESETS, now: () => now, replace }
      const { added, continued, kept, diverged } = orDrop(copy, () =>
        importGames(readLines(file), options),
      )
      around.out(words.data.import.done({ added, old: continued + kept + diverged.length }))
      for (const { names, day } of diverged)
        around.out(words.data.import.diverged({ names: names.join(', '), day: day ?? '' }))
      return 0
    })
  },
}

function orDrop<T>(copy: CopyBefore, work: () => T): T {
  try {
    const done = work()
    copy.settle()
    return done
  } catch (error) {
    copy.drop()
    throw error
  }
}
