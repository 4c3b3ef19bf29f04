import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { momentOf } from '../services/context.ts'
import { localDay } from '../store/projection.ts'
import { type Command, languageIn } from './command.ts'
import { parseDataFlags, showDataHelp } from './dataFlag.ts'
import { reading } from './family.ts'

/** `backup`: today's copy, beside a window. */
export const backup: Command = {
  summary: (words) => words.data.backup.summary,
  async run(args, around) {
    const language = languageIn(args, LANGUAGES)
    const words = CLI_MESSAGES[language]
    const { help, dataDir } = parseDataFlags(args, [], words, around)
    if (help) {
      showDataHelp('backup', [], words, around)
      return 0
    }
    return reading(dataDir, language, around, (store) => {
      const taken = store.takeBackup(dataDir, localDay(momentOf(around.now())))
      if (taken === undefined) around.err(words.data.backup.nothing)
      else around.out(words.data.backup.done({ path: taken.file, games: taken.games }))
      return taken === undefined ? 1 : 0
    })
  },
}
