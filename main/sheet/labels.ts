import type { BlockLine } from '../../shared/block.ts'
import { type Item, toMm, type Weight } from './display.ts'
import { hint, type HintStyle } from './hints.ts'
import { die } from './marks.ts'
import { fit } from './names.ts'
import { capHeight, centred, lineTop, nameOf, type Plan, textAt } from './plan.ts'

interface Label {
  readonly line: BlockLine
  readonly index: number
  readonly text: string
  readonly size: number
  readonly weight: Weight
}

/** The names of all lines with their hints, and a die beside the number rows. */
export function labels(plan: Plan): Item[] {
  const all = plan.lines.map((line, index) => label(plan, line, index))
  const stack = makeStack(plan, all)
  return sections(all).flatMap((section) => {
    const hints = fittingHints(plan, section, stack)
    return [
      ...section.flatMap((label, i) => drawn(plan, label, hints[i], stack)),
      ...dice(plan, section, hints, stack),
    ]
  })
}

export function labelText(plan: Plan, line: BlockLine): string {
  const { rows, lines } = plan.words.block
  return line.kind === 'row' ? nameOf(rows, line.row.id) : nameOf(lines, line.line)
}

function label(plan: Plan, line: BlockLine, index: number): Label {
  const weight =
    plan.options.large || (line.kind === 'line' && line.line !== 'extra') ? 'bold' : 'regular'
  const width = plan.size.label - left(plan) - plan.pad
  const room = { width, size: plan.size.type.label, least: plan.least, weight } as const
  const { text, size } = fit(labelText(plan, line), room, plan.type)
  return { line, index, text, size, weight }
}

/** Rows in a fixed order are numbered, so all labels move in. */
function left(plan: Plan): number {
  if (plan.ruleset.order !== 'forced') return plan.pad
  const widest = plan.type.width(`${plan.ruleset.rows.length}`, 'regular', numberSize(plan))
  return plan.pad + widest + plan.pad * 0.75
}

const numberSize = (plan: Plan): number => Math.max(plan.size.type.label * 0.8, plan.least)

/** Lines whose hints stand or fall together: the number rows, the rows below, each sum alone. */
function sections(labels: readonly Label[]): Label[][] {
  const key = ({ line }: Label) =>
    line.kind === 'row' ? line.row.section : line.line === 'extra' ? 'lower' : line.line
  return [...Map.groupBy(labels, key).values()]
}

/** The fullest hints that all fit; where one does not, its section has none of that kind. */
function fittingHints(plan: Plan, section: readonly Label[], stack: Stack): (string | undefined)[] {
  const { hints } = plan.options
  const styles: HintStyle[] =
    hints === 'full' ? ['full', 'short'] : hints === 'short' ? ['short'] : []
  const texts = styles.map((style) =>
    section.map(({ line }) => hint(plan.ruleset, line, style, plan.words.sheet.hints)),
  )
  return (
    texts.find((hints) => section.every((label, i) => fits(plan, label, hints[i], stack))) ?? []
  )
}

function fits(plan: Plan, label: Label, text: string | undefined, stack: Stack): boolean {
  if (text === undefined) return true
  const room = plan.size.label - left(plan) - plan.pad
  const width = plan.type.width(text, 'regular', plan.size.type.hint)
  return stack.fits ? width <= room : labelWidth(plan, label) + gap(plan) + width <= room
}

const labelWidth = (plan: Plan, { text, weight, size }: Label): number =>
  plan.type.width(text, weight, size)

const gap = (plan: Plan): number => plan.pad

const STACK_FROM = 8
const CLEAR = 0.45

/** What is left of a row between a heavy line and a thin one. */
const inkRoom = (plan: Plan): number =>
  plan.row - toMm(plan.stroke.heavy + plan.stroke.thin) / 2 - 2 * CLEAR

/** Label over hint: the ink above the first baseline, between the two, and below the second. */
interface Stack {
  readonly above: number
  readonly lead: number
  readonly below: number
  /** Whether hints stand under the labels: in rows high enough that no letter meets a line. */
  readonly fits: boolean
}

function makeStack(plan: Plan, labels: readonly Label[]): Stack {
  const { label, hint } = plan.size.type
  const text = labels.map(({ text }) => text).join('')
  const first = plan.type.ink(text, labels[0]?.weight ?? 'regular', label)
  const second = plan.type.ink('Tlå', 'regular', hint)
  // A hint has few letters below its line; those that have some stay clear by half the gap.
  const below = toMm(hint) * 0.12
  const air = plan.row - first.above - first.below - second.above - below
  const lead = first.below + second.above + Math.min(0.9, Math.max(0.25, air * 0.12))
  const fits = plan.row >= STACK_FROM && first.above + lead + below <= inkRoom(plan)
  return { above: first.above, lead, below, fits }
}

function drawn(plan: Plan, label: Label, hint: string | undefined, stack: Stack): Item[] {
  const { index, size, weight, text } = label
  const x = left(plan)
  const role = { row: index + 1, column: 0, header: 'Row' } as const
  const under = hint !== undefined && stack.fits
  const baseline = under
    ? stackedBaseline(plan, label, hint, stack)
    : centred(lineTop(plan, index), plan.row, size)
  const style = { size: plan.size.type.hint, role } as const
  const end = plan.size.label - plan.pad
  const name = textAt(plan, x, baseline, text, { size, weight, role })
  const items = [...number(plan, label, baseline), name]
  if (hint === undefined) return items
  if (under) return [...items, textAt(plan, x, baseline + stack.lead, hint, style)]
  return [...items, textAt(plan, end, baseline, hint, { ...style, align: 'right' })]
}

/** In the middle of the row, and higher where a letter of the hint would come near the line. */
function stackedBaseline(plan: Plan, { index }: Label, hint: string, stack: Stack): number {
  const { above, lead, below } = stack
  const top = lineTop(plan, index)
  const middle = top + (plan.row - above - lead - below) / 2 + above
  const ink = plan.type.ink(hint, 'regular', plan.size.type.hint).below
  const lowest = top + plan.row - toMm(plan.stroke.heavy) / 2 - CLEAR / 2
  return Math.min(middle, lowest - ink - lead)
}

function number(plan: Plan, { line, index }: Label, baseline: number): Item[] {
  if (plan.ruleset.order !== 'forced' || line.kind !== 'row') return []
  const place = plan.ruleset.rows.indexOf(line.row) + 1
  const x = left(plan) - plan.pad * 0.75
  const role = { row: index + 1, column: 0, header: 'Row' } as const
  const size = numberSize(plan)
  return [textAt(plan, x, baseline, `${place}`, { size, role, align: 'right' })]
}

/** The face itself beside its row, for those who cannot read yet; where there is room for all six. */
function dice(
  plan: Plan,
  section: readonly Label[],
  hints: readonly (string | undefined)[],
  stack: Stack,
): Item[] {
  const side = Math.min(plan.row * 0.5, capHeight(plan.size.type.label) * 2)
  const x = plan.size.label - plan.pad - side
  const free = section.every((label, i) => {
    const widths = [labelWidth(plan, label), hintWidth(plan, hints[i])]
    return left(plan) + Math.max(...widths) + gap(plan) <= x
  })
  if (!free || (hints.length > 0 && !stack.fits)) return []
  return section.flatMap(({ line, index }) =>
    line.kind === 'row' && line.row.face !== undefined
      ? die(x, lineTop(plan, index) + (plan.row - side) / 2, side, line.row.face, plan.stroke.thin)
      : [],
  )
}

const hintWidth = (plan: Plan, hint: string | undefined): number =>
  hint === undefined ? 0 : plan.type.width(hint, 'regular', plan.size.type.hint)
