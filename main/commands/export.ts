import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { csvText } from '../services/exportCsv.ts'
import { exportLines } from '../services/exportGames.ts'
import { type Command, languageIn } from './command.ts'
import { type DataFlag, parseDataFlags, showDataHelp } from './dataFlag.ts'
import { reading } from './family.ts'

const FLAGS: readonly DataFlag[] = [
  { name: 'out', takes: 'path', help: 'out' },
  { name: 'csv', takes: 'switch', help: 'csv' },
]

/** `export`: every game as JSON Lines, or the results as a table, beside a window. */
export const exportCommand: Command = {
  summary: (words) => words.data.export.summary,
  async run(args, around) {
    const language = languageIn(args, LANGUAGES)
    const words = CLI_MESSAGES[language]
    const wish = parseDataFlags(args, FLAGS, words, around)
    if (wish.help) {
      showDataHelp('export [--out …] [--csv]', FLAGS, words, around)
      return 0
    }
    return reading(wish.dataDir, language, around, async (store) => {
      store.freeze()
      // What prints a line ends it.
      const lines = wish.given.has('csv')
        ? mapped(csvText(store, RULESETS, language), (line) => line.slice(0, -2))
        : exportLines(store)
      const out = wish.given.get('out')
      if (out === undefined) {
        for (const line of lines) around.out(line)
        return 0
      }
      const path = resolve(around.cwd, out)
      try {
        await saveLines(path, lines, wish.given.has('csv') ? '\r\n' : '\n')
      } catch (error) {
        const reason =
          error instanceof Error && 'code' in error ? String(error.code) : String(error)
        around.err(words.unwritable({ path, reason }))
        return 1
      }
      around.out(words.data.export.done({ path, games: store.exchange.countGames() }))
      return 0
    })
  },
}

/** Whole or not at all, as `save` does, and never all of it in memory. */
async function saveLines(path: string, lines: Iterable<string>, end: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    const texts = mapped(lines, (line) => line + end)
    await pipeline(Readable.from(texts), createWriteStream(temporary, { flags: 'wx', flush: true }))
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function* mapped(lines: Iterable<string>, change: (line: string) => string): Generator<string> {
  for (const line of lines) yield change(line)
}
