import * as v from 'valibot'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { isDate } from '../../shared/playedOn.ts'
import { choices, fillOptions } from '../sheet/options.ts'
import {
  type GivenOptions,
  givenOptions,
  MOST_SHEETS,
  type OptionKey,
} from '../../shared/sheetOptions.ts'
import { Misuse } from './command.ts'
import { asksHelp, readFlags } from './flags.ts'

type HelpKey = keyof CliMessages['print']['help']

interface Flag {
  readonly name: string
  readonly help: HelpKey
  readonly takes: 'choice' | 'switch' | 'number' | 'names' | 'day' | 'path'
  /** The option it sets; the others steer the command. */
  readonly key?: OptionKey
}

export const FLAGS: readonly Flag[] = [
  { name: 'variant', help: 'variant', takes: 'choice', key: 'ruleset' },
  { name: 'paper', help: 'paper', takes: 'choice', key: 'paper' },
  { name: 'per-sheet', help: 'perSheet', takes: 'choice', key: 'perSheet' },
  { name: 'sheets', help: 'sheets', takes: 'number', key: 'sheets' },
  { name: 'columns', help: 'columns', takes: 'choice', key: 'columns' },
  { name: 'columns-are', help: 'columnsAre', takes: 'choice', key: 'columnsAre' },
  { name: 'names', help: 'names', takes: 'names', key: 'names' },
  { name: 'date', help: 'date', takes: 'choice', key: 'date' },
  { name: 'hints', help: 'hints', takes: 'choice', key: 'hints' },
  { name: 'tally', help: 'tally', takes: 'switch', key: 'tally' },
  { name: 'large', help: 'large', takes: 'switch', key: 'large' },
  { name: 'save-ink', help: 'saveInk', takes: 'switch', key: 'inkSaving' },
  { name: 'colour', help: 'colour', takes: 'choice', key: 'colour' },
  { name: 'margin', help: 'margin', takes: 'choice', key: 'margin' },
  { name: 'cut-marks', help: 'cutMarks', takes: 'switch', key: 'cutMarks' },
  { name: 'back', help: 'back', takes: 'switch', key: 'back' },
  { name: 'lang', help: 'lang', takes: 'choice', key: 'language' },
  { name: 'now', help: 'now', takes: 'day' },
  { name: 'out', help: 'out', takes: 'path' },
]

export interface PrintWish {
  readonly help: boolean
  readonly given: GivenOptions
  readonly now: string | undefined
  readonly out: string | undefined
}

/** @throws Misuse naming the option and saying what is allowed */
export function parseFlags(args: readonly string[], words: CliMessages): PrintWish {
  const values = new Map<string, unknown>()
  for (const { flag, value, off } of readFlags(FLAGS, args, words, allowedLine))
    values.set(flag.name, parseValue(flag, value, off, words))
  const given = FLAGS.flatMap(({ name, key }) =>
    key !== undefined && values.has(name) ? [[key, values.get(name)]] : [],
  )
  return {
    help: asksHelp(args),
    given: v.parse(givenOptions, Object.fromEntries(given)),
    now: v.parse(v.optional(v.string()), values.get('now')),
    out: v.parse(v.optional(v.string()), values.get('out')),
  }
}

function parseValue(
  flag: Flag,
  text: string | undefined,
  off: boolean,
  words: CliMessages,
): unknown {
  if (flag.takes === 'switch') return !off
  const parsed = readValue(flag, text ?? '')
  if (parsed !== undefined) return parsed
  const option = `--${flag.name}`
  throw new Misuse([words.badValue({ option, value: text ?? '' }), allowedLine(flag, words)])
}

function readValue({ takes, key }: Flag, text: string): unknown {
  if (takes === 'choice' && key !== undefined)
    return choices(fillOptions(), key).find(({ value }) => `${String(value)}` === text)?.value
  if (takes === 'number')
    return /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_SHEETS
      ? Number(text)
      : undefined
  if (takes === 'names') return text.split(',').map((name) => name.trim())
  if (takes === 'day') return isDate(text) ? text : undefined
  return text === '' ? undefined : text
}

function allowedLine(flag: Flag, words: CliMessages): string {
  return words.allowed({ values: allowedValues(flag, words) })
}

/** What may stand after an option, as the help and the refusals write it. */
export function allowedValues({ takes, key, name }: Flag, words: CliMessages): string {
  if (takes === 'choice' && key !== undefined)
    return choices(fillOptions(), key)
      .map(({ value }) => String(value))
      .join('|')
  if (takes === 'number') return words.print.oneToMost({ most: MOST_SHEETS })
  if (takes === 'names') return '"Ida,Ola,…"'
  if (takes === 'day') return '2026-01-01'
  return takes === 'path' ? 'blokk.pdf' : `--${name}|--no-${name}`
}
