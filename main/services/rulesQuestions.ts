import type { Dice, Die } from '../../shared/dice.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import type { ExampleView, QuestionView, SummaryView } from '../../shared/rulesView.ts'
import { maximum, maximumExtra, maximumSum, maximumTotal } from '../../shared/scorecard.ts'
import { meaningOf } from '../sheet/hints.ts'
import { worthOf, worths } from './rulesExamples.ts'

/** The questions this game raises, with the numbers of their answers. */
export function questions(ruleset: Ruleset, others: readonly Ruleset[]): QuestionView[] {
  const { order, throws, players } = ruleset
  return [
    ...others.map((other): QuestionView => ({
      id: 'difference',
      other: other.id,
      here: summary(ruleset),
      there: summary(other),
    })),
    ...again(ruleset),
    { id: 'less', order, example: givenIn(ruleset, pairsAnd(ruleset, 6, 4)) },
    { id: 'nothing', order },
    { id: 'order', order },
    ...grouped(ruleset),
    ...bonusStruck(ruleset),
    { id: 'keep', throws },
    { id: 'tie' },
    { id: 'players', ...players },
    { id: 'max', total: maximumTotal(ruleset), extra: maximumExtra(ruleset) },
  ]
}

function summary(ruleset: Ruleset): SummaryView {
  const { rows, order, bonus } = ruleset
  const [total, extra] = [maximumTotal(ruleset), maximumExtra(ruleset)]
  return { rows: rows.length, order, bonus, total, extra }
}

/** The row of as many alike as there are dice, and what one more is worth elsewhere. */
function again(ruleset: Ruleset): QuestionView[] {
  const row = grouping(ruleset).find(({ sizes }) => sizes[0] === ruleset.dice)?.row
  if (row === undefined) return []
  const rows = ruleset.rows.filter((other) => other !== row)
  const example = given(rows, filled(ruleset, 6, ruleset.dice))
  const { joker } = ruleset
  return [{ id: 'again', row: row.id, example, ...(joker && { extra: joker.extra }) }]
}

/** What there is to ask about rows that want groups of alike dice. */
function grouped(ruleset: Ruleset): QuestionView[] {
  const groups = grouping(ruleset)
  return [
    ...groups.filter(({ sizes }) => sizes.length === 1).flatMap((g) => highest(ruleset, g)),
    ...others(ruleset, groups),
    ...groups.filter(({ sizes }) => sizes.length > 1).flatMap((g) => apart(ruleset, g)),
  ]
}

interface Grouping {
  readonly row: Row
  readonly sizes: readonly number[]
  readonly pays: string | undefined
}

function grouping(ruleset: Ruleset): Grouping[] {
  return ruleset.rows.flatMap((row) => {
    const { needs, pays } = meaningOf(ruleset, row)
    return needs?.kind === 'groups' ? [{ row, sizes: needs.sizes, pays: pays?.kind }] : []
  })
}

/** Where two such groups can lie on the table, and only one is paid. */
function highest(ruleset: Ruleset, { row, sizes: [n = 0], pays }: Grouping): QuestionView[] {
  if (pays !== 'counted' || 2 * n > ruleset.dice) return []
  const dice = pairsAnd(ruleset, 5, 4, n)
  return [{ id: 'highest', row: row.id, example: given([row], dice) }]
}

/** Whether dice beside three or more alike count. */
function others(ruleset: Ruleset, groups: readonly Grouping[]): QuestionView[] {
  const asked = groups.filter(
    ({ sizes: [n = 0, ...rest], pays }) =>
      rest.length === 0 && n > 2 && n < ruleset.dice && pays !== 'fixed',
  )
  const most = Math.max(...asked.map(({ sizes: [n = 0] }) => n))
  if (asked.length === 0) return []
  const example = given(
    asked.map(({ row }) => row),
    filled(ruleset, 6, most),
  )
  return [{ id: 'others', all: asked.every(({ pays }) => pays === 'all'), example }]
}

/** Alike dice never do for groups of different faces. */
function apart(ruleset: Ruleset, { row, sizes }: Grouping): QuestionView[] {
  const n = sizes.reduce((sum, size) => sum + size, 0)
  const all = n === ruleset.dice
  const dice = all ? filled(ruleset, 6, n) : filled(ruleset, 4, n)
  const example = given([row], dice)
  if (!all) return [{ id: 'split', row: row.id, example }]
  const joker = ruleset.joker && row.score.fixed
  return [{ id: 'house', row: row.id, example, ...(joker !== undefined && { joker }) }]
}

/** The bonus in spite of a struck number row, where the others can bring it. */
function bonusStruck(ruleset: Ruleset): QuestionView[] {
  const row = ruleset.rows.findLast(
    ({ id, section }) =>
      section === 'upper' &&
      maximumSum(ruleset, 'upper') - maximum(ruleset, id) >= ruleset.bonus.limit,
  )
  if (row === undefined) return []
  const most = maximumSum(ruleset, 'upper') - maximum(ruleset, row.id)
  return [{ id: 'bonusStruck', bonus: ruleset.bonus, row: row.id, most }]
}

const given = (rows: readonly Row[], dice: Dice): ExampleView => ({
  dice,
  gives: worths(rows, dice),
})

/** Only where the dice give anything. */
function givenIn(ruleset: Ruleset, dice: Dice): ExampleView {
  return given(
    ruleset.rows.filter((row) => worthOf(row, dice) > 0),
    dice,
  )
}

const FILLING: Die = 2

/** So many of a face, and twos. */
function filled({ dice }: Ruleset, face: Die, n: number): Dice {
  return Array.from({ length: dice }, (_, i) => (i < n ? face : FILLING))
}

/** Two groups, and twos. */
function pairsAnd({ dice }: Ruleset, high: Die, low: Die, n = 2): Dice {
  return Array.from({ length: dice }, (_, i) => (i < n ? high : i < 2 * n ? low : FILLING))
}
