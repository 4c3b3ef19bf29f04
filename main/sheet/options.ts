import * as v from 'valibot'
import { blockLines } from '../../shared/block.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import {
  COLOURS,
  COLUMN_KINDS,
  COLUMNS,
  DATES,
  type GivenOptions,
  HINTS,
  LARGE_COLUMNS,
  MARGINS,
  type OptionKey,
  PAPERS,
  PER_SHEET,
  type SheetOptions,
  sheetOptions,
} from '../../shared/sheetOptions.ts'
import { rowHeight, sizeOf } from './sizes.ts'

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
    ['names', 'tooManyNames', names.length > nameLines(options)],
    ['perSheet', 'rowsTooLow', rowHeight(options, lineCount(options)) === undefined],
  ]
  return rules.filter(([, , broken]) => broken).map(([option, code]) => ({ option, code }))
}

/** One for each player, or one alone whose games the columns are. */
const nameLines = ({ columnsAre, columns }: SheetOptions): number =>
  columnsAre === 'games' ? 1 : columns

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

/** The options a list of values can be chosen for, in the order they are shown. */
export const CHOSEN_KEYS = Object.keys(CHOICES) as OptionKey[] // the keys of a literal are its options

/**
 * Options that follow the others where they can't be had beside them: what there is no room for is
 * left out, and comes back when it is asked for again.
 * @param asked the option just chosen, which keeps its value
 */
export function settle(options: SheetOptions, asked?: OptionKey): SheetOptions {
  const broken = new Set(objections(options).map(({ option }) => option))
  const gives = (key: OptionKey): boolean => broken.has(key) && key !== asked
  return {
    ...options,
    ...(gives('tally') && { tally: false }),
    ...(gives('cutMarks') && { cutMarks: false }),
    ...(gives('names') && { names: options.names.slice(0, nameLines(options)) }),
  }
}

/** Every value of an option that has a list of them, with what stands against it. */
export function choices(options: SheetOptions, key: OptionKey): Choice[] {
  return (CHOICES[key] ?? []).map((value) => {
    const objection = objections(settle({ ...options, [key]: value }, key))[0]
    return objection ? { value, objection } : { value }
  })
}
