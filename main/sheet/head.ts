import { LOCALES } from '../../shared/messages/language.ts'
import { type Item, type Text, toMm } from './display.ts'
import { crown, CROWN } from './marks.ts'
import { cleanName, fit, type Room } from './names.ts'
import { centred, columnLeft, nameOf, type Plan, type SheetWarning, textAt } from './plan.ts'

export interface Head {
  readonly items: readonly Item[]
  readonly warnings: readonly SheetWarning[]
}

/** What stands above the lines: the title band and the name row. */
export function head(plan: Plan): Head {
  const names = nameRow(plan)
  return { items: [...titleBand(plan), ...names.items], warnings: names.warnings }
}

function titleBand(plan: Plan): Item[] {
  const { title, type } = plan.size
  if (title === 0) return []
  // The date's line must not look like a part of the frame.
  const y = title - Math.max(2.6, type.title * 0.19)
  const date = dateLine(plan, y)
  const room = date.left - plan.pad * 2
  return [...titleText(plan, y, room), ...date.items]
}

function titleText(plan: Plan, y: number, width: number): Text[] {
  const { type, options, ruleset, words } = plan
  const name = nameOf(words.block.rulesets, ruleset.id)
  const room = { width, size: plan.size.type.title, least: plan.least, weight: 'bold' } as const
  const title = fit(name, room, type)
  const main = textAt(plan, 0, y, title.text, {
    weight: 'bold',
    size: title.size,
    role: 'title',
    ink: plan.accent,
  })
  if (ruleset.order !== 'forced') return [main]
  const note = words.sheet.forced({ rows: ruleset.rows.length })
  const x = type.width(title.text, 'bold', title.size) + plan.pad * 1.5
  const size = options.large ? plan.size.type.hint : plan.size.type.label
  return x + type.width(note, 'regular', size) > width
    ? [main]
    : [main, textAt(plan, x, y, note, { size, role: 'paragraph' })]
}

const WIDEST_DATE = 56

/** The date at the right end of the band, over a line to write on. */
function dateLine(plan: Plan, y: number): { left: number; items: Item[] } {
  const size = plan.options.large ? plan.size.type.hint : plan.size.type.label
  const word = plan.words.block.date
  const role = 'paragraph' as const
  const line = Math.min(WIDEST_DATE, plan.width * 0.3)
  const x = plan.width - line
  const left = x - plan.pad - plan.type.width(word, 'regular', size)
  const under = y + plan.type.ink('j', 'regular', size).below + toMm(plan.stroke.thin) / 2 + 0.2
  const date = printedDate(plan, size, line - plan.pad)
  return {
    left,
    items: [
      textAt(plan, left, y, word, { size, role }),
      ...(date === undefined ? [] : [textAt(plan, x + plan.pad / 2, y, date, { size, role })]),
      { kind: 'line', x1: x, y1: under, x2: plan.width, y2: under, width: plan.stroke.thin },
    ],
  }
}

/** The fullest form of the date that fits. */
function printedDate(plan: Plan, size: number, width: number): string | undefined {
  if (plan.options.date === 'blank') return undefined
  const forms = (['long', 'medium', 'short'] as const).map((dateStyle) =>
    new Intl.DateTimeFormat(LOCALES[plan.options.language], { dateStyle, timeZone: 'UTC' }).format(
      new Date(`${plan.today}T00:00:00Z`),
    ),
  )
  return forms.find((form) => plan.type.width(form, 'regular', size) <= width)
}

function nameRow(plan: Plan): Head {
  const corner = nameLabel(plan)
  const columns = Array.from({ length: plan.columns }, (_, i) => columnHead(plan, i))
  const all = [corner, ...columns]
  return { items: all.flatMap((p) => p.items), warnings: all.flatMap((p) => p.warnings) }
}

/** Over the labels: what the row is, or the one name where the columns are games. */
function nameLabel(plan: Plan): Head {
  const { size, options, ruleset, words } = plan
  const role = { row: 0, column: 0, header: 'Column' } as const
  const tells = ruleset.order === 'forced' && size.title === 0
  const word = tells ? words.sheet.forcedShort({ rows: ruleset.rows.length }) : words.block.name
  const width = size.label - 2 * plan.pad
  if (options.columnsAre === 'games') return nameLine(plan, word, width)
  const room = { width, size: size.type.label, least: plan.least, weight: 'bold' } as const
  const fitted = fit(word, room, plan.type)
  const y = centred(size.title, size.nameRow, fitted.size)
  const style = { size: fitted.size, weight: 'bold', role } as const
  return { items: [textAt(plan, plan.pad, y, fitted.text, style)], warnings: [] }
}

/** A white cell to write a name in, with a small word in its corner. */
function nameLine(plan: Plan, word: string, width: number): Head {
  const { title, nameRow, type } = plan.size
  const role = { row: 0, column: 0, header: 'Column' } as const
  const { above } = plan.type.ink('N', 'bold', type.hint)
  const small = textAt(plan, plan.pad, title + 0.8 + above, word, { size: type.hint, role })
  const room = { width, size: type.label, least: plan.least, weight: 'regular' } as const
  const foot = title + nameRow - 0.7 - plan.type.ink('j', 'regular', type.label).below
  const printed = printName(plan, plan.options.names[0] ?? '', room)
  return {
    items: [
      small,
      ...printed.map((name) => textAt(plan, plan.pad, foot, name.text, { size: name.size, role })),
    ],
    warnings: warningsOf(plan, plan.options.names[0] ?? '', room),
  }
}

function columnHead(plan: Plan, index: number): Head {
  const { options, words, size, game } = plan
  const weight = game?.[index]?.winner === true ? 'bold' : 'regular'
  const typed = game ? (game[index]?.name ?? '') : (options.names[index] ?? '')
  const games = options.columnsAre === 'games' && !game
  const name = games ? words.block.game({ n: index + 1 }) : typed
  const room = {
    width: plan.column - 2 * Math.min(plan.pad, 0.8),
    size: size.type.label,
    least: plan.least,
    weight,
  } as const
  const crowned = game?.[index]?.winner === true ? winnersCrown(plan, index) : []
  const items = printName(plan, name, room).map((fitted) => {
    const y =
      centred(size.title, size.nameRow, fitted.size) +
      (crowned.length ? crownHeight(plan) / 2 + 0.3 : 0)
    return textAt(plan, columnLeft(plan, index) + plan.column / 2, y, fitted.text, {
      size: fitted.size,
      weight,
      align: 'center',
      role: { row: 0, column: index + 1, header: 'Column' },
    })
  })
  return { items: [...crowned, ...items], warnings: warningsOf(plan, name, room) }
}

const crownHeight = (plan: Plan): number => plan.size.nameRow * 0.24

function winnersCrown(plan: Plan, index: number): Item[] {
  const height = crownHeight(plan)
  const width = (CROWN.width / CROWN.height) * height
  const x = columnLeft(plan, index) + (plan.column - width) / 2
  return [crown(x, plan.size.title + plan.size.nameRow * 0.14, height, plan.accent)]
}

function printName(plan: Plan, name: string, room: Room): { text: string; size: number }[] {
  const { text } = cleanName(name, plan.type)
  return text === '' ? [] : [fit(text, room, plan.type)]
}

function warningsOf(plan: Plan, name: string, room: Room): SheetWarning[] {
  const { text, missing } = cleanName(name, plan.type)
  const { cut } = fit(text, room, plan.type)
  return [
    ...(cut ? [{ code: 'nameCut', name } as const] : []),
    ...(missing === '' ? [] : [{ code: 'lettersMissing', name, letters: missing } as const]),
  ]
}
