import * as v from 'valibot'

const Text = v.pipe(v.string(), v.maxLength(20))

/** A block from paper as it is being typed: what stands in each field, right or wrong. */
export const PaperDraft = v.strictObject({
  ruleset: v.pipe(v.string(), v.maxLength(100)),
  played: v.strictObject({
    known: v.picklist(['date', 'year', 'nothing']),
    /** `2026-11-30` */
    date: Text,
    year: Text,
  }),
  /** The rows are not known, or not worth the typing. */
  totalsOnly: v.boolean(),
  columns: v.pipe(
    v.array(
      v.strictObject({
        player: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        /** By row; also `extra`, a count, and where only totals are typed `upper` and `total`. */
        cells: v.record(v.pipe(v.string(), v.maxLength(100)), Text),
        /** The sum as it stands on the paper, to be compared. */
        sum: Text,
      }),
    ),
    v.maxLength(100),
  ),
})
export type PaperDraft = v.InferOutput<typeof PaperDraft>
export type DraftColumn = PaperDraft['columns'][number]
