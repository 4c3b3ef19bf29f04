import type { BlockLine } from '../../shared/block.ts'
import { meaning, type Meaning } from '../../shared/meaning.ts'
import type { SheetMessages } from '../../shared/messages/sheet/nb.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import { par, reachable } from '../../shared/scorecard.ts'

export type HintStyle = 'short' | 'full'

/** What stands beside the name of a line to help a beginner; undefined where nothing helps. */
export function hint(
  ruleset: Ruleset,
  line: BlockLine,
  style: HintStyle,
  words: SheetMessages['hints'],
): string | undefined {
  if (line.kind === 'row') return rowHint(ruleset, line.row, style, words)
  if (line.line === 'bonus') return words.bonus(ruleset.bonus)
  if (line.line === 'total') return words.max({ points: bestTotal(ruleset) })
  if (line.line !== 'extra' || ruleset.joker === undefined) return undefined
  const points = ruleset.joker.extra
  return style === 'short' ? `${points}` : words.extra({ points })
}

function rowHint(
  ruleset: Ruleset,
  row: Row,
  style: HintStyle,
  words: SheetMessages['hints'],
): string {
  const share = par(ruleset, row)
  if (row.face !== undefined && Number.isInteger(share / row.face))
    return style === 'short' ? `${share}` : `${share / row.face} × ${row.face} = ${share}`
  const worth = value(ruleset, row, words)
  const phrase = style === 'full' ? sense(meaningOf(ruleset, row), words) : undefined
  return phrase === undefined ? worth : `${phrase} · ${worth}`
}

/** The one value of a row that always pays the same, else the most it can give. */
export function value(ruleset: Ruleset, row: Row, words: SheetMessages['hints']): string {
  const values = valuesOf(ruleset, row)
  const points = values.at(-1) ?? 0
  return values.length === 2 ? `${points}` : words.max({ points })
}

/**
 * Trying every throw on every row takes 20 ms, as long as all the rest of a layout, and a preview
 * asks again at every click. A ruleset never changes, so the answers are kept as long as it is.
 */
function remembered<T>(find: (ruleset: Ruleset, row: Row) => T): typeof find {
  const known = new WeakMap<Ruleset, Map<string, T>>()
  return (ruleset, row) => {
    const rows = known.get(ruleset) ?? new Map<string, T>()
    known.set(ruleset, rows)
    const found = rows.get(row.id) ?? find(ruleset, row)
    rows.set(row.id, found)
    return found
  }
}

/** Every value a row can hold, upwards. */
const valuesOf = remembered((ruleset, row) => reachable(ruleset, row.id))

export const meaningOf = remembered(meaning)

function sense({ needs, pays }: Meaning, words: SheetMessages['hints']): string | undefined {
  if (pays?.kind === 'counted') return words.counted({ n: pays.dice })
  if (pays?.kind === 'all') return words.all
  if (needs?.kind === 'faces') return needs.faces.join('-')
  if (needs?.kind === 'run') return words.run({ n: needs.length })
  if (needs?.kind !== 'groups') return undefined
  const [first, ...others] = needs.sizes
  return first !== undefined && others.length === 0
    ? words.alike({ n: first })
    : needs.sizes.join(' + ')
}

/** The best card there is: with a joker every other row can earn its extra. */
export function bestTotal(ruleset: Ruleset): number {
  const { rows, bonus, joker } = ruleset
  const best = rows.reduce((sum, row) => sum + (valuesOf(ruleset, row).at(-1) ?? 0), bonus.points)
  return best + (joker?.extra ?? 0) * (rows.length - 1)
}
