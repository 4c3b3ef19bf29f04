import type { SheetMessages } from '../../shared/messages/sheet/nb.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import { par } from '../../shared/scorecard.ts'
import { BLACK, type Group, type Item, type Text, toMm, type Type } from './display.ts'
import { bestTotal, meaningOf, value } from './hints.ts'
import { nameOf, type Plan } from './plan.ts'

/** Where the rules may stand on the back of a block. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A piece of the rules page: a heading over a text, or a line of the table of rows. */
type Piece =
  | { readonly kind: 'part'; readonly heading: string; readonly text?: string }
  | { readonly kind: 'row'; readonly label: string; readonly text: string; readonly worth: string }

const LARGEST = 12.5

/** The rules in short, in the largest type that fits the block's cell. */
export function backGroup(plan: Plan, area: Area): Group {
  const pieces = rulesPieces(plan)
  const { label, title } = plan.size.type
  const largest = plan.options.large ? label : Math.min(label * 1.3, LARGEST)
  for (let size = largest; size >= plan.least; size -= 0.25) {
    const items = typeset(plan, pieces, area, size, Math.max(title, size * 1.3))
    if (items !== undefined) return { items }
  }
  throw new Error(`the rules of ${plan.ruleset.id} do not fit the back`)
}

function rulesPieces({ ruleset, words, options }: Plan): Piece[] {
  const { rules } = words.sheet
  const rows = ruleset.rows.filter((row) => row.face === undefined)
  const forced = ruleset.order === 'forced'
  return [
    { kind: 'part', heading: rules.start, text: rules.startText },
    { kind: 'part', heading: rules.turn, text: rules.turnText(ruleset) },
    {
      kind: 'part',
      heading: rules.enter,
      text: forced ? rules.enterForced({ rows: ruleset.rows.length }) : rules.enterFree,
    },
    { kind: 'part', heading: rules.bonus, text: bonusText(ruleset, rules, options.tally) },
    { kind: 'part', heading: rules.rows },
    ...rows.map((row): Piece => ({
      kind: 'row',
      label: nameOf(words.block.rows, row.id),
      text: rowText(ruleset, row, rules),
      worth: value(ruleset, row, words.sheet.hints),
    })),
    ...jokerPiece(ruleset, rules, words.block.rows),
    { kind: 'part', heading: rules.end, text: rules.endText({ max: bestTotal(ruleset) }) },
  ]
}

type Rules = SheetMessages['rules']

function bonusText(ruleset: Ruleset, rules: Rules, tally: boolean): string {
  const first = ruleset.rows.find((row) => row.face !== undefined)
  const dice = first?.face === undefined ? 0 : par(ruleset, first) / first.face
  const share = Number.isInteger(dice) && dice > 0
  return [
    rules.bonusText(ruleset.bonus),
    ...(share ? [rules.parText({ dice, limit: ruleset.bonus.limit })] : []),
    ...(share && tally ? [rules.tallyText({ dice })] : []),
  ].join(' ')
}

function rowText(ruleset: Ruleset, row: Row, rules: Rules): string {
  const { needs, pays } = meaningOf(ruleset, row)
  const [first, ...others] = needs?.kind === 'groups' ? needs.sizes : []
  const need =
    needs === undefined
      ? ''
      : needs.kind === 'anything'
        ? rules.needs.anything
        : needs.kind === 'run'
          ? rules.needs.run({ n: needs.length })
          : needs.kind === 'faces'
            ? rules.needs.faces({ faces: needs.faces.join('-') })
            : others.length === 0
              ? rules.needs.alike({ n: first ?? 0 })
              : rules.needs.groups({ sizes: needs.sizes.join(' + ') })
  const pay =
    pays === undefined
      ? ''
      : pays.kind === 'all'
        ? rules.pays.all
        : pays.kind === 'fixed'
          ? rules.pays.fixed(pays)
          : rules.pays.counted({ n: pays.dice })
  return `${need} ${pay}`.trim()
}

function jokerPiece(ruleset: Ruleset, rules: Rules, names: Record<string, string>): Piece[] {
  if (ruleset.joker === undefined) return []
  const row = nameOf(names, ruleset.joker.row)
  const text = rules.jokerText({ row, extra: ruleset.joker.extra })
  return [{ kind: 'part', heading: rules.joker({ row }), text }]
}

const LEADING = 1.36

/** @returns undefined where this size is too large for the area */
function typeset(
  plan: Plan,
  pieces: readonly Piece[],
  area: Area,
  size: number,
  titleSize: number,
): Item[] | undefined {
  const lead = toMm(size * LEADING)
  const items: Item[] = []
  const put = (x: number, y: number, text: string, style: Partial<Text> = {}) =>
    items.push({
      kind: 'text',
      x: area.x + x,
      y: area.y + y,
      text,
      weight: 'regular',
      size,
      ink: BLACK,
      role: 'paragraph',
      ...style,
    })
  const label = labelColumn(plan.type, pieces, size)
  let y = toMm(titleSize)
  const name = nameOf(plan.words.block.rulesets, plan.ruleset.id)
  put(0, y, name, { weight: 'bold', size: titleSize, role: 'title', ink: plan.accent })
  y += lead * 0.5
  items.push(underline(plan, area, y))
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind === 'row') {
      const texts = wrap(
        piece.text,
        area.width - label - worthWidth(plan.type, pieces, size),
        size,
        plan.type,
      )
      put(0, y + lead, piece.label, { weight: 'bold' })
      const worth = plan.type.width(piece.worth, 'regular', size)
      put(area.width - worth, y + lead, piece.worth)
      for (const text of texts) put(label, (y += lead), text)
    } else {
      y += lead * (pieces[i - 1]?.kind === 'row' ? 0.7 : 0.45)
      put(0, (y += lead), piece.heading, { weight: 'bold', role: 'heading', ink: plan.accent })
      for (const text of wrap(piece.text ?? '', area.width, size, plan.type))
        put(0, (y += lead), text)
    }
  }
  return y + toMm(size * 0.3) <= area.height ? items : undefined
}

function underline({ stroke }: Plan, area: Area, y: number): Item {
  const at = area.y + y
  return { kind: 'line', x1: area.x, y1: at, x2: area.x + area.width, y2: at, width: stroke.heavy }
}

function labelColumn(type: Type, pieces: readonly Piece[], size: number): number {
  const widths = pieces.map((p) => (p.kind === 'row' ? type.width(p.label, 'bold', size) : 0))
  return Math.max(...widths) + toMm(size)
}

function worthWidth(type: Type, pieces: readonly Piece[], size: number): number {
  const widths = pieces.map((p) => (p.kind === 'row' ? type.width(p.worth, 'regular', size) : 0))
  return Math.max(...widths) + toMm(size)
}

function wrap(text: string, width: number, size: number, type: Type): string[] {
  const lines: string[] = []
  for (const word of words(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && type.width(longer, 'regular', size) <= width)
      lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** A last word of a few letters brings the one before it along, so that no line is only `0.` */
function words(text: string): string[] {
  const all = text.split(' ').filter((word) => word !== '')
  const last = all.at(-1) ?? ''
  return last.length > 3 || all.length < 2 ? all : [...all.slice(0, -2), all.slice(-2).join(' ')]
}
