import * as v from 'valibot'
import { LANGUAGES } from './messages/language.ts'
import { RULESET_IDS } from './rulesets/index.ts'

/** What may be chosen for a printed sheet; which choices go together is `main/sheet/options.ts`'s. */

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
