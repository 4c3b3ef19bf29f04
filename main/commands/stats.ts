import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES, nameOrder } from '../../shared/messages/language.ts'
import { nameKey, parseName } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isRulesetId, RULESETS } from '../../shared/rulesets/index.ts'
import { luckQuestion, pageQuestion, yearQuestion } from '../services/statistics.ts'
import { diskRefusal } from '../store/diskRefusal.ts'
import { Damage, sqliteCode } from '../store/open.ts'
import { readBeside, type Reader } from '../store/readBeside.ts'
import { type Command, type ExitCode, languageIn, Misuse, type Surroundings } from './command.ts'
import { dataDirOf } from './dataFlag.ts'
import { asksHelp, helpLines } from './flags.ts'
import { solveVariant } from './solveVariant.ts'
import { parseStatsFlags, STATS_FLAGS, statsValues, type StatsWish } from './statsFlags.ts'
import { type Reckoned, statsJson } from './statsJson.ts'
import { statsTable } from './statsTable.ts'

/** `stats`: every statistic of one ruleset, read beside a window that may be open. */
export const stats: Command = {
  summary: (words) => words.stats.summary,
  async run(args, around) {
    const language = languageIn(args, LANGUAGES)
    const words = CLI_MESSAGES[language]
    if (asksHelp(args)) return showHelp(words, around)
    const wish = parseStatsFlags(args, words)
    const dataDir = dataDirOf(wish.data, around)
    try {
      const read = (reader: Reader) => reckon(reader, wish, words, nameOrder(language))
      const found = readBeside(dataDir, read)
      if (found === undefined) return told(words.stats.noDatabase({ path: dataDir }), around)
      const lines = wish.json
        ? [JSON.stringify(statsJson(found, wish))]
        : statsTable(found.view, words, language)
      for (const line of lines) around.out(line)
      return 0
    } catch (error) {
      if (error instanceof Damage) return told(words.stats.damaged({ path: dataDir }), around)
      if (error instanceof Refusal && error.code === 'databaseNewer')
        return told(words.stats.newer, around)
      const refused = diskRefusal(error)
      if (refused !== undefined)
        return told(
          words.unwritable({ path: dataDir, reason: sqliteCode(error) ?? refused }),
          around,
        )
      throw error
    }
  },
}

function told(sentence: string, around: Surroundings): ExitCode {
  around.err(sentence)
  return 1
}

/** @throws Misuse where nobody has a name that was given */
function reckon(reader: Reader, wish: StatsWish, words: CliMessages, locale: string): Reckoned {
  const { variant: ruleset, from, to, players, exactly, source, solo, computers } = wish
  const question = pageQuestion(RULESETS, {
    ...{ ruleset, computers },
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(solo !== undefined && { solo }),
    ...(source !== undefined && { modes: [source] }),
    ...(players && { players: { ids: players.map((name) => idOf(reader, name, words)), exactly } }),
  })
  const view = reader.ask({ ...question, locale })
  const [latest] = view.calendar.years
  const year = latest === undefined ? undefined : yearQuestion(RULESETS, ruleset, latest)
  // A second of work that the table does not show.
  const luck =
    wish.json && view.games > 0 && isRulesetId(ruleset)
      ? reader.ask(luckQuestion(question.filter, solveVariant(ruleset).table.values))
      : undefined
  return { view, luck, year: year && reader.ask({ ...year, locale }) }
}

function idOf(reader: Reader, text: string, words: CliMessages): number {
  const id = reader.playerNamed(nameKey(parseName(text)))
  if (id === undefined) throw new Misuse([words.stats.unknownPlayer({ name: text })])
  return id
}

function showHelp(words: CliMessages, around: Surroundings): ExitCode {
  around.out(`${words.usage}: yatzy stats --json …`)
  around.out(`${words.options}:`)
  const rows = STATS_FLAGS.map((flag) => {
    const values = flag.takes === 'switch' ? '' : ` ${statsValues(flag)}`
    return { left: `--${flag.name}${values}`, right: words.stats.help[flag.help] }
  })
  for (const line of helpLines([...rows, { left: '--help', right: words.stats.help.help }]))
    around.out(line)
  return 0
}
