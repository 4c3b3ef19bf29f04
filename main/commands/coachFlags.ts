import { parseArgs } from 'node:util'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { isRulesetId, RULESET_IDS, type RulesetId } from '../../shared/rulesets/index.ts'
import { Misuse, type Surroundings } from './command.ts'

export type CoachFlag = keyof CliMessages['coach']['help']

/** What may stand after each option, as help and refusals write it; json stands alone. */
const VALUES: Readonly<Record<CoachFlag, string>> = {
  variant: RULESET_IDS.join('|'),
  card: 'kort.json',
  dice: '11666',
  'throws-left': '0–2',
  games: '1–1000000',
  seed: '0–4294967295',
  strength: 'perfect|points|softmax:1',
  json: '',
  lang: LANGUAGES.join('|'),
  help: '',
}

/** The options of one of the coach's commands, as they were given. */
export class CoachFlags {
  private readonly words: CliMessages
  private readonly values: ReadonlyMap<string, string | undefined>

  /** @throws Misuse for an option the command does not have, or one without its value */
  constructor(args: readonly string[], allowed: readonly CoachFlag[], words: CliMessages) {
    this.words = words
    this.values = readFlags(args, [...allowed, 'lang', 'help'], words)
    this.optional('lang', (text) => LANGUAGES.find((language) => language === text))
  }

  has(flag: CoachFlag): boolean {
    return this.values.has(flag)
  }

  /** @throws Misuse when it is missing, or `parse` does not know it */
  required<T>(flag: CoachFlag, parse: (text: string) => T | undefined): T {
    const value = this.optional(flag, parse)
    if (value !== undefined) return value
    throw new Misuse([this.words.coach.missing({ option: `--${flag}` }), this.allowed(flag)])
  }

  /** @throws Misuse when `parse` does not know it */
  optional<T>(flag: CoachFlag, parse: (text: string) => T | undefined): T | undefined {
    const text = this.values.get(flag)
    if (text === undefined) return undefined
    const value = parse(text)
    if (value !== undefined) return value
    const option = `--${flag}`
    throw new Misuse([this.words.badValue({ option, value: text }), this.allowed(flag)])
  }

  variant(): RulesetId {
    return this.required('variant', (text) => (isRulesetId(text) ? text : undefined))
  }

  private allowed(flag: CoachFlag): string {
    return this.words.allowed({ values: VALUES[flag] })
  }
}

/** A whole number from `least` to `most`, in digits. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : undefined

function readFlags(
  args: readonly string[],
  allowed: readonly CoachFlag[],
  words: CliMessages,
): Map<string, string | undefined> {
  const isSwitch = (flag: CoachFlag): boolean => VALUES[flag] === ''
  const { tokens } = parseArgs({
    args: args.map((arg) => (arg === '-h' ? '--help' : arg)),
    options: Object.fromEntries(
      allowed.filter((flag) => !isSwitch(flag)).map((flag) => [flag, { type: 'string' as const }]),
    ),
    // Our own checks name the option in the user's language.
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string | undefined>()
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Misuse([words.unexpected({ text: token.value }), words.seeHelp])
    if (token.kind === 'option-terminator') continue
    const flag = allowed.find((flag) => flag === token.name && token.rawName.startsWith('--'))
    if (flag === undefined)
      throw new Misuse([words.unknownOption({ option: token.rawName }), words.seeHelp])
    const { value, rawName: option } = token
    if (isSwitch(flag) && value !== undefined) throw new Misuse([words.badValue({ option, value })])
    // «--dice=» gives an empty text: that is a value, and a wrong one.
    if (!isSwitch(flag) && (value === undefined || value.startsWith('--')))
      throw new Misuse([words.missingValue({ option }), words.allowed({ values: VALUES[flag] })])
    values.set(flag, value)
  }
  return values
}

export function showCoachHelp(
  command: string,
  flags: readonly CoachFlag[],
  words: CliMessages,
  around: Surroundings,
): void {
  around.out(`${words.usage}: yatzy ${command} …`)
  around.out(`${words.options}:`)
  for (const flag of [...flags, 'lang', 'help'] as const) {
    const left = `--${flag} ${VALUES[flag]}`
    around.out(`  ${left.padEnd(44)}${words.coach.help[flag]}`)
  }
}
