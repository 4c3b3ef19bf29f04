import { NORDIC, ON_DAY } from '../../../main/testing/paper.ts'
import type { Choose, Move } from '../../../main/testing/randomMove.ts'
import type { PaperDraft } from '../../../shared/paperDraft.ts'
import { nordic } from '../../../shared/rulesets/nordic.ts'
import type { Acknowledged } from './acknowledged.ts'
import type { Life } from './household.ts'

const MOST_COLUMNS = 4

/** Blocks from paper, typed field by field. */
export const TYPING: Life = {
  name: 'paper entry',
  longestMs: 1500,
  next(acknowledged, choose) {
    const { draft } = acknowledged
    if (draft === undefined) return keep(emptyBlock(acknowledged, choose))
    if (choose(100) === 0) return { channel: 'paper.discard', args: {} }
    const more = withOneMore(draft, choose)
    return more === undefined ? { channel: 'paper.enter', args: { draft } } : keep(more)
  },
}

const keep = (draft: PaperDraft): Move => ({ channel: 'paper.keep', args: { draft } })

function emptyBlock({ players }: Acknowledged, choose: Choose): PaperDraft {
  const seated = [...players.keys()].slice(0, 1 + choose(MOST_COLUMNS))
  return {
    ruleset: nordic.id,
    played: ON_DAY('2026-11-29'),
    totalsOnly: choose(5) === 0,
    columns: seated.map((player) => ({ player, cells: {}, sum: '' })),
  }
}

/** The next empty field, column by column. @returns undefined where the block is full */
function withOneMore(draft: PaperDraft, choose: Choose): PaperDraft | undefined {
  const fields = draft.totalsOnly ? ['total'] : nordic.rows.map(({ id }) => id)
  const at = draft.columns.findIndex(({ cells }) => Object.keys(cells).length < fields.length)
  if (at < 0) return undefined
  const columns = draft.columns.map((column, i) => {
    const n = Object.keys(column.cells).length
    const value = draft.totalsOnly ? 200 + choose(50) : (NORDIC[n] ?? 'x')
    return i === at
      ? { ...column, cells: { ...column.cells, [fields[n] ?? '']: String(value) } }
      : column
  })
  return { ...draft, columns }
}
