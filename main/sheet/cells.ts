import type { BlockLine } from '../../shared/block.ts'
import { par, type Scorecard, type Totals, totals } from '../../shared/scorecard.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { BLACK, type Item } from './display.ts'
import { tick, tickBox } from './marks.ts'
import { fit } from './names.ts'
import {
  centred,
  columnLeft,
  type FilledCard,
  hasTally,
  lineTop,
  type Plan,
  tallyWidth,
  textAt,
} from './plan.ts'

const BOXES = 3

/** What stands in the columns: boxes for the extras, and on a finished game its points. */
export function cells(plan: Plan): Item[] {
  const filled = plan.game?.flatMap((card, i) => filledColumn(plan, card, i)) ?? []
  return [...boxes(plan), ...filled]
}

function boxes(plan: Plan): Item[] {
  const index = extraLine(plan)
  if (index === -1) return []
  return Array.from({ length: plan.columns }, (_, column) => {
    const extras = plan.game?.[column] ? extraCount(plan, plan.game[column].card) : 0
    if (extras > BOXES) return []
    return Array.from({ length: BOXES }, (_, n) => {
      const { x, y, side } = boxPlace(plan, index, column, n)
      const box = tickBox(x, y, side, plan.stroke.thin)
      return n < extras ? [box, tick(x, y, side, plan.stroke.heavy)] : [box]
    }).flat()
  }).flat()
}

const extraLine = (plan: Plan): number =>
  plan.lines.findIndex((line) => line.kind === 'line' && line.line === 'extra')

function extraCount({ ruleset }: Plan, card: Scorecard): number {
  return ruleset.joker === undefined ? 0 : totals(ruleset, card).extra / ruleset.joker.extra
}

function boxPlace(plan: Plan, line: number, column: number, n: number) {
  const side = Math.min(plan.row * 0.42, plan.column * 0.2, 5)
  const pitch = side * 1.38
  const middle = columnLeft(plan, column) + plan.column / 2 + (n - (BOXES - 1) / 2) * pitch
  return { x: middle - side / 2, y: lineTop(plan, line) + (plan.row - side) / 2, side }
}

function filledColumn(plan: Plan, { card, winner }: FilledCard, column: number): Item[] {
  const sums = totals(plan.ruleset, card)
  const points = plan.lines.flatMap((line, i) => {
    const text = lineText(plan, line, card, sums)
    const account = hasTally(line) ? accountText(plan.ruleset, line, card, sums) : undefined
    return [
      ...(text === undefined ? [] : [numberIn(plan, i, column, text, winner)]),
      ...(account === undefined || tallyWidth(plan) === 0
        ? []
        : [balance(plan, i, column, account)]),
    ]
  })
  return winner ? [...points, winnersFrame(plan, column)] : points
}

/** A strike is a dash, so that no zero needs a stroke; a row nobody filled stays white. */
function lineText(plan: Plan, line: BlockLine, card: Scorecard, sums: Totals): string | undefined {
  if (line.kind === 'row') return pointsText(card[line.row.id]?.points)
  if (line.line === 'extra') return extraCount(plan, card) > BOXES ? `${sums.extra}` : undefined
  const values = {
    sum: sums.upper,
    bonus: sums.bonus,
    upperTotal: sums.upper + sums.bonus,
    lowerTotal: sums.lower + sums.extra,
    total: sums.total,
  }
  return line.line === 'bonus' ? pointsText(sums.bonus) : `${values[line.line]}`
}

function pointsText(points: number | undefined): string | undefined {
  return points === 0 ? '–' : points?.toString()
}

/** A row's own part of the plus and minus account, and under them the whole of it. */
function accountText(
  ruleset: Ruleset,
  line: BlockLine,
  card: Scorecard,
  sums: Totals,
): string | undefined {
  if (line.kind === 'line') return signed(sums.balance)
  const points = card[line.row.id]?.points
  return points === undefined ? undefined : signed(points - par(ruleset, line.row))
}

const signed = (n: number): string => (n === 0 ? '0' : `${n > 0 ? '+' : '−'}${Math.abs(n)}`)

function numberIn(plan: Plan, line: number, column: number, text: string, winner: boolean): Item {
  const kind = plan.lines[line]
  const sum = kind?.kind === 'line' && kind.line !== 'extra'
  const weight = sum && (winner || kind.line === 'total') ? 'bold' : 'regular'
  const width = plan.column - (kind && hasTally(kind) ? tallyWidth(plan) : 0)
  const room = {
    width: width - 1,
    size: plan.size.type.label * 1.2,
    least: plan.least,
    weight,
  } as const
  const { size } = fit(text, room, plan.type)
  const y = centred(lineTop(plan, line), plan.row, size)
  return textAt(plan, columnLeft(plan, column) + width / 2, y, text, {
    size,
    weight,
    align: 'center',
    role: { row: line + 1, column: column + 1 },
  })
}

function balance(plan: Plan, line: number, column: number, text: string): Item {
  // The right end of the cell may carry the winner's frame.
  const [left, right] = [0.3, WINNER_INSET + 0.3]
  const width = tallyWidth(plan) - left - right
  const room = { width, size: plan.size.type.hint, least: plan.least, weight: 'regular' } as const
  const { size } = fit(text, room, plan.type)
  const x = columnLeft(plan, column) + plan.column - right - width / 2
  const y = centred(lineTop(plan, line), plan.row, size)
  const role = { row: line + 1, column: column + 1 }
  return textAt(plan, x, y, text, { size, align: 'center', role })
}

const WINNER_INSET = 0.7

/** A heavy line round the winner's column, beside the crown over the name. */
function winnersFrame(plan: Plan, column: number): Item {
  const inset = WINNER_INSET
  return {
    kind: 'box',
    x: columnLeft(plan, column) + inset,
    y: plan.size.title + inset,
    width: plan.column - 2 * inset,
    height: plan.height - plan.size.title - 2 * inset,
    stroke: plan.stroke.heavy,
    ink: BLACK,
  }
}
