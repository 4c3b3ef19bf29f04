import { resolve } from 'node:path'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { fonts } from '../sheet/fonts.ts'
import { makePdf, type Printed } from '../sheet/makePdf.ts'
import { choices, fillOptions, type Objection, objections } from '../sheet/options.ts'
import type { OptionKey, SheetOptions } from '../../shared/sheetOptions.ts'
import { type Command, type ExitCode, languageIn, Misuse, type Surroundings } from './command.ts'
import { helpLines } from './flags.ts'
import { allowedValues, FLAGS, parseFlags } from './printFlags.ts'
import { save } from './save.ts'

/** `print`: a pad of blank blocks, without a window or a database. */
export const print: Command = {
  summary: (words) => words.print.summary,
  async run(args, around) {
    const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
    const wish = parseFlags(args, words)
    if (wish.help) return showHelp(words, around)
    const options = fillOptions(wish.given)
    refuseImpossible(options, words)
    if (wish.out === undefined) throw new Misuse([words.missingOut])
    const today = wish.now ?? dayOf(around.now())
    const now = wish.now === undefined ? around.now() : new Date(`${wish.now}T00:00:00Z`)
    const order = { ruleset: RULESETS[options.ruleset], options, today }
    const printed = await makePdf(order, now, fonts)
    return store(wish.out, printed, words, around)
  },
}

/** The day on the user's own wall. */
function dayOf(now: Date): string {
  const two = (n: number) => `${n}`.padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function refuseImpossible(options: SheetOptions, words: CliMessages): void {
  const found = objections(options)
  if (found.length === 0) return
  throw new Misuse(found.flatMap((objection) => objectionLines(options, objection, words)))
}

function objectionLines(
  options: SheetOptions,
  { option, code }: Objection,
  words: CliMessages,
): string[] {
  const flag = FLAGS.find(({ key }) => key === option)?.name ?? option
  const sentence = SHEET_MESSAGES[options.language].sheet.objections[code]
  return [
    `--${flag}: ${sentence}`,
    words.allowed({ values: possibleValues(options, option, flag, words) }),
  ]
}

function possibleValues(
  options: SheetOptions,
  option: OptionKey,
  flag: string,
  words: CliMessages,
): string {
  if (option === 'names')
    return words.print.upToNames({ most: options.columnsAre === 'games' ? 1 : options.columns })
  return choices(options, option)
    .filter(({ objection }) => objection?.option !== option)
    .map(({ value }) =>
      typeof value === 'boolean' ? `--${value ? '' : 'no-'}${flag}` : String(value),
    )
    .join('|')
}

async function store(
  out: string,
  { bytes, pages, blocks, warnings }: Printed,
  words: CliMessages,
  around: Surroundings,
): Promise<ExitCode> {
  const path = resolve(around.cwd, out)
  try {
    await save(path, bytes)
  } catch (error) {
    around.err(words.unwritable({ path, reason: reasonOf(error) }))
    return 1
  }
  for (const warning of warnings)
    around.err(
      warning.code === 'nameCut'
        ? words.print.nameCut(warning)
        : words.print.lettersMissing(warning),
    )
  around.out(words.print.done({ path, pages, blocks }))
  return 0
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

function showHelp(words: CliMessages, around: Surroundings): ExitCode {
  const standard = fillOptions()
  const rows = FLAGS.map((flag) => {
    const values = flag.takes === 'switch' ? '' : ` ${allowedValues(flag, words)}`
    const usual = flag.key === undefined ? undefined : standard[flag.key]
    const isSaid = typeof usual === 'string' || typeof usual === 'number'
    const note = isSaid ? ` (${words.standard}: ${usual})` : ''
    return { left: `--${flag.name}${values}`, right: `${words.print.help[flag.help]}${note}` }
  })
  rows.push({ left: '--help', right: words.print.help.help })
  around.out(`${words.usage}: yatzy print --out blokk.pdf …`)
  around.out(`${words.options}:`)
  for (const line of helpLines(rows)) around.out(line)
  return 0
}
