import * as v from 'valibot'
import { blockLines } from '../../shared/block.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import { rowHeight, sizeOf } from './sizes.ts'

export const PAPERS = ['a4', 'a5', 'letter'] as const
export const PER_SHEET = [1, 2, 4] as const
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const
export const COLUMN_KINDS = ['players', 'games'] as const
export const DATES = ['blank', 'today'] as const
export const HINTS = ['none', 'short', 'full'] as const
export const MARGINS = ['none', 'punch', 'glue'] as const
export const COLOURS = ['none', 'blue', 'green', 'red'] as const
export const MOST_SHEETS = 1000
/** Columns of a block in large print: wider ones would not leave room for the names of the rows. */
export const LARGE_COLUMNS = 4

export const sheetOptions = v.strictObject({
  ruleset: v.picklist(RULESET_IDS),
  paper: v.picklist(PAPERS),
  perSheet: v.picklist(PER_SHEET),
  /** Pieces of paper; with rules on the back each has two pages. */
  sheets: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SHEETS)),
  columns: v.picklist(COLUMNS),
  /** A column is a player, or one of several games of one player, who has the one name line. */
  columnsAre: v.picklist(COLUMN_KINDS),
  names: v.array(v.pipe(v.string(), v.maxLength(1000))),
  date: v.picklist(DATES),
  hints: v.picklist(HINTS),
  tally: v.boolean(),
  large: v.boolean(),
  inkSaving: v.boolean(),
  colour: v.picklist(COLOURS),
  margin: v.picklist(MARGINS),
  cutMarks: v.boolean(),
  back: v.boolean(),
  language: v.picklist(LANGUAGES),
})
export type SheetOptions = v.InferOutput<typeof sheetOptions>
export type OptionKey = keyof SheetOptions

/** Some of the options: those that were chosen. */
export const givenOptions = v.partial(sheetOptions)
export type GivenOptions = v.InferOutput<typeof givenOptions>

/** The standard choice, with what follows from the options that are given. */
export function fillOptions(given: GivenOptions = {}): SheetOptions {
  const large = given.large ?? false
  const alone = large || (given.margin ?? 'none') !== 'none'
  const paper = given.paper ?? 'a4'
  const perSheet = given.perSheet ?? (alone ? 1 : 2)
  return v.parse(sheetOptions, {
    ruleset: 'nordic',
    paper,
    perSheet,
    sheets: 20,
    columns: large ? LARGE_COLUMNS : 6,
    columnsAre: 'players',
    names: [],
    date: 'blank',
    hints: 'short',
    tally: sizeOf({ paper, perSheet, large }).tally > 0,
    large,
    inkSaving: false,
    colour: 'none',
    margin: 'none',
    cutMarks: perSheet > 1,
    back: false,
    language: 'nb',
    ...given,
  })
}

export const OBJECTIONS = [
  'a5Four',
  'largePaper',
  'largeAlone',
  'largeColumns',
  'largeTally',
  'smallTally',
  'marginAlone',
  'marginPaper',
  'nothingToCut',
  'tooManyNames',
  'rowsTooLow',
] as const
export type ObjectionCode = (typeof OBJECTIONS)[number]

/** Why these options cannot be printed together: the option to change, and the reason. */
export interface Objection {
  readonly option: OptionKey
  readonly code: ObjectionCode
}

/** @returns nothing for a legal combination */
export function objections(options: SheetOptions): Objection[] {
  const { paper, perSheet, large, margin, tally, names } = options
  const nameLines = options.columnsAre === 'games' ? 1 : options.columns
  const size = sizeOf(options)
  const rules: [OptionKey, ObjectionCode, boolean][] = [
    ['perSheet', 'a5Four', paper === 'a5' && perSheet === 4],
    ['paper', 'largePaper', large && paper === 'a5'],
    ['perSheet', 'largeAlone', large && perSheet > 1],
    ['columns', 'largeColumns', large && options.columns > LARGE_COLUMNS],
    ['tally', 'largeTally', large && tally],
    ['tally', 'smallTally', !large && tally && size.tally === 0],
    ['paper', 'marginPaper', margin !== 'none' && paper === 'a5'],
    ['perSheet', 'marginAlone', margin !== 'none' && perSheet > 1],
    ['cutMarks', 'nothingToCut', options.cutMarks && perSheet === 1],
    ['names', 'tooManyNames', names.length > nameLines],
    ['perSheet', 'rowsTooLow', rowHeight(options, lineCount(options)) === undefined],
  ]
  return rules.filter(([, , broken]) => broken).map(([option, code]) => ({ option, code }))
}

const lineCount = (options: SheetOptions): number => blockLines(RULESETS[options.ruleset]).length

const CHOICES: Partial<{ [K in OptionKey]: readonly SheetOptions[K][] }> = {
  ruleset: RULESET_IDS,
  paper: PAPERS,
  perSheet: PER_SHEET,
  columns: COLUMNS,
  columnsAre: COLUMN_KINDS,
  date: DATES,
  hints: HINTS,
  tally: [true, false],
  large: [true, false],
  inkSaving: [true, false],
  colour: COLOURS,
  margin: MARGINS,
  cutMarks: [true, false],
  back: [true, false],
  language: LANGUAGES,
}

export interface Choice {
  readonly value: SheetOptions[OptionKey]
  /** Why this value cannot be had beside the others; missing where it can. */
  readonly objection?: Objection
}

/** Every value of an option that has a list of them, with what stands against it. */
export function choices(options: SheetOptions, key: OptionKey): Choice[] {
  return (CHOICES[key] ?? []).map((value) => {
    const objection = objections({ ...options, [key]: value })[0]
    return objection ? { value, objection } : { value }
  })
}
