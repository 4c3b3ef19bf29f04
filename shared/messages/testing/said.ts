import { CLI_MESSAGES } from '../cli.ts'
import type { Language } from '../language.ts'
import { SHEET_MESSAGES, YEAR_MESSAGES } from '../printed.ts'
import { SCREEN_MESSAGES } from '../screens.ts'
import { TERMINAL_MESSAGES } from '../terminal.ts'

/** What every text is tried with: a word in brackets for each name, numbers, and both truths. */
export type Sample = Readonly<Record<string, unknown>>

const NUMBERS =
  'ahead all at balance behind blocks cost current dice die expected extra face games high hours k least left limit longest lost low max mean min missing most n number of old added ours outright pages percent place players points round rounds rows seconds share sheets shown start states step steps theirs there throws tied total value won year'.split(
    ' ',
  )
const OWN: Sample = {
  names: ['⟨names⟩'],
  others: [{ name: '⟨others⟩', total: 97 }],
  list: [41, 43],
}
const PARTS = [{ name: '⟨name⟩', version: '⟨version⟩' }]
const SUM = { limit: 63, points: 50 }
/** What has another shape in one text than elsewhere. */
const SHAPES: Readonly<Record<string, Sample>> = {
  'say.thrown': { dice: [2, 4] },
  'say.again': { dice: [2, 4], held: [2] },
  'say.undone': { dice: [2, 4] },
  'family.replay.thrown': { dice: [2, 4] },
  'computer.name': { strength: 'good' },
  'name.bonusOpen': { ahead: '⟨ahead⟩' },
  'cli.coach.expected': { value: 95 },
  'printed.year.ahead': { others: '⟨others⟩' },
  'statistics.winShare.wins': { shared: 96 },
  'statistics.strikes.sentence': { rows: ['⟨rows⟩'] },
  'statistics.calendar.sentence': { days: [0, 5] },
  'rulesPage.table.needs.groups': { sizes: [2, 3] },
  'rulesPage.table.values': { values: [5, 10] },
  'rulesPage.differs.onlyHere': { rows: ['⟨rows⟩'] },
  'rulesPage.differs.onlyThere': { rows: ['⟨rows⟩'] },
  'rulesPage.differs.bonus': { here: SUM, there: { limit: 73, points: 51 } },
  'rulesPage.differs.max': { here: 57 },
  'rulesPage.questions.others.ask': { rows: ['⟨rows⟩'] },
}
/** What is dated or reckoned in a whole topic. */
const TOPICS: Readonly<Record<string, Sample>> = {
  coach: { dice: [2, 4], names: ['⟨names⟩'] },
  data: { day: '2026-11-30' },
  failure: { day: '2026-11-30' },
  rulesPage: {
    dice: '⟨dice⟩',
    bonus: SUM,
    gives: [{ row: '⟨row⟩', points: 95 }],
    zero: ['⟨zero⟩'],
  },
}
/** Those that take no group of named arguments. */
const PLAIN: Readonly<Record<string, (of: Sample) => readonly unknown[]>> = {
  'statistics.games': ({ n }) => [n],
  'statistics.percent': ({ n }) => [Number(n) / 100, n],
  'report.parts': () => [{ parts: PARTS }],
  'report.text': ({ n, system, version }) => [
    { version, system, parts: PARTS, state: 'open', games: n, log: [] },
    '⟨page⟩',
  ],
}

function sampleOf(numberOf: (key: string) => number, shared: boolean): Sample {
  const numbers = NUMBERS.map((key) => [key, numberOf(key)] as const)
  const answer = { ...Object.fromEntries(numbers), ...OWN, shared }
  return new Proxy<Sample>(answer, {
    get: (known, key) => known[String(key)] ?? `⟨${String(key)}⟩`,
  })
}

/** Each number a different one; then all the same, where a plural or an ending may turn on it. */
export const SAMPLES: readonly Sample[] = [
  sampleOf((key) => 11 + NUMBERS.indexOf(key), true),
  ...[0, 1, 2, 3, 5, -3].map((n) => sampleOf(() => n, n > 1)),
]

/** A text and what it says with each sample, by its path: `game.undoStep`. */
export type Said = ReadonlyMap<string, readonly string[]>

/** All that the program says in a language, but what `Intl` alone writes. */
export function saidIn(language: Language): Said {
  const { format: _, rulesPage, ...others } = SCREEN_MESSAGES[language]
  const { language: _id, ...page } = rulesPage
  const screens = { ...others, rulesPage: page }
  const printed = { sheet: SHEET_MESSAGES[language].sheet, year: YEAR_MESSAGES[language] }
  return new Map(
    walk(
      { ...screens, printed, cli: CLI_MESSAGES[language], terminal: TERMINAL_MESSAGES[language] },
      '',
    ),
  )
}

type Text = (...of: readonly unknown[]) => unknown

function walk(value: unknown, path: string): [string, readonly string[]][] {
  if (typeof value === 'string') return [[path, [value]]]
  if (isText(value)) return [[path, SAMPLES.map((sample) => say(value, path, sample))]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} says nothing`)
  return Object.entries(value).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
}

const isText = (value: unknown): value is Text => typeof value === 'function'

function say(text: Text, path: string, sample: Sample): string {
  const shaped = { ...TOPICS[path.split('.')[0] ?? ''], ...SHAPES[path] }
  const named = new Proxy(sample, { get: (of, key) => shaped[String(key)] ?? of[String(key)] })
  const said = text(...(PLAIN[path]?.(named) ?? [named]))
  if (typeof said !== 'string') throw new Error(`${path} says no text`)
  return said
}

/** The words of a text: what stands in brackets was put in, and an option is none. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll(/⟨\w+⟩|--[\w-]+/g, ' ').match(/\p{L}[\p{L}\p{M}’-]+/gu) ?? []

/** What was put in: names and numbers. */
export const putIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/⟨\w+⟩|\d+/g))].sort()

/** Texts with words in them that are the same in both, numbers written as `#`. */
export function equalTexts(some: Said, others: Said): string[] {
  const equal = [...some].flatMap(([path, [text = '']]) =>
    text === others.get(path)?.[0] && wordsOf(text).length > 0
      ? [text.replaceAll(/\d+/g, '#')]
      : [],
  )
  return [...new Set(equal)]
}
