import { SOURCES } from '../../shared/events.ts'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { isDate } from '../../shared/playedOn.ts'
import { RULESET_IDS } from '../../shared/rulesets/index.ts'
import { Misuse } from './command.ts'
import { DATA_FLAG } from './dataFlag.ts'
import { readFlags } from './flags.ts'

interface StatsFlag {
  readonly name: string
  readonly help: keyof CliMessages['stats']['help']
  readonly takes: 'choice' | 'switch' | 'names' | 'day' | 'path'
  readonly values?: readonly string[]
}

export const STATS_FLAGS: readonly StatsFlag[] = [
  { name: 'json', help: 'json', takes: 'switch' },
  { name: 'variant', help: 'variant', takes: 'choice', values: RULESET_IDS },
  { name: 'from', help: 'from', takes: 'day' },
  { name: 'to', help: 'to', takes: 'day' },
  { name: 'players', help: 'players', takes: 'names' },
  { name: 'exactly', help: 'exactly', takes: 'switch' },
  { name: 'source', help: 'source', takes: 'choice', values: SOURCES },
  { name: 'solo', help: 'solo', takes: 'choice', values: ['yes', 'no'] },
  { name: 'computers', help: 'computers', takes: 'switch' },
  DATA_FLAG,
  { name: 'lang', help: 'lang', takes: 'choice', values: LANGUAGES },
]

/** What was asked for; players by the names that were typed. */
export interface StatsWish {
  readonly json: boolean
  readonly variant: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly players: readonly string[] | undefined
  readonly exactly: boolean
  readonly source: (typeof SOURCES)[number] | undefined
  readonly solo: boolean | undefined
  readonly computers: boolean
  readonly data: string | undefined
}

/** @throws Misuse naming the option and saying what is allowed */
export function parseStatsFlags(args: readonly string[], words: CliMessages): StatsWish {
  const texts = new Map<string, string>()
  const switches = new Set<string>()
  for (const { flag, value, off } of readFlags(STATS_FLAGS, args, words, allowedLine)) {
    if (flag.takes !== 'switch') texts.set(flag.name, checked(flag, value ?? '', words))
    else if (off) switches.delete(flag.name)
    else switches.add(flag.name)
  }
  const [from, to, solo] = [texts.get('from'), texts.get('to'), texts.get('solo')]
  if (from !== undefined && to !== undefined && from > to)
    throw new Misuse([words.badValue({ option: '--to', value: to }), `--from ${from}`])
  const names = texts.get('players')?.split(',')
  return {
    ...{ from, to, data: texts.get('data'), variant: texts.get('variant') ?? 'nordic' },
    json: switches.has('json'),
    exactly: switches.has('exactly'),
    computers: switches.has('computers'),
    players: names?.map((name) => name.trim()).filter((name) => name !== ''),
    source: SOURCES.find((source) => source === texts.get('source')),
    solo: solo === undefined ? undefined : solo === 'yes',
  }
}

function checked(flag: StatsFlag, value: string, words: CliMessages): string {
  const fits = flag.values?.includes(value) ?? (flag.takes === 'day' ? isDate(value) : value !== '')
  if (fits) return value
  throw new Misuse([words.badValue({ option: `--${flag.name}`, value }), allowedLine(flag, words)])
}

const allowedLine = (flag: StatsFlag, words: CliMessages): string =>
  words.allowed({ values: statsValues(flag) })

/** What may stand after an option. */
export function statsValues({ takes, values }: StatsFlag): string {
  if (values !== undefined) return values.join('|')
  if (takes === 'names') return '"Ida,Ola,…"'
  return takes === 'day' ? '2026-01-01' : './yatzyblokka'
}
