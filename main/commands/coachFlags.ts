import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { isRulesetId, RULESET_IDS, type RulesetId } from '../../shared/rulesets/index.ts'
import { Misuse, type Surroundings } from './command.ts'
import { asksHelp, helpLines, readFlags } from './flags.ts'

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
  private readonly values: ReadonlyMap<CoachFlag, string | undefined>
  readonly asksHelp: boolean

  /** @throws Misuse for an option the command does not have, or one without its value */
  constructor(args: readonly string[], allowed: readonly CoachFlag[], words: CliMessages) {
    this.words = words
    this.asksHelp = asksHelp(args)
    const flags = [...allowed, 'lang' as const].map((name) => ({
      name,
      takes: VALUES[name] === '' ? 'switch' : 'text',
    }))
    const tokens = readFlags(flags, args, words, ({ name }) => this.allowed(name))
    this.values = new Map(
      tokens.filter(({ off }) => !off).map(({ flag, value }) => [flag.name, value]),
    )
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

export function showCoachHelp(
  command: string,
  flags: readonly CoachFlag[],
  words: CliMessages,
  around: Surroundings,
): void {
  around.out(`${words.usage}: yatzy ${command} …`)
  around.out(`${words.options}:`)
  const rows = [...flags, 'lang' as const, 'help' as const].map((flag) => ({
    left: `--${flag} ${VALUES[flag]}`.trim(),
    right: words.coach.help[flag],
  }))
  for (const line of helpLines(rows)) around.out(line)
}
