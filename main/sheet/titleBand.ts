import { LOCALES } from '../../shared/messages/language.ts'
import { type Item, type Text, toMm } from './display.ts'
import { fit } from './names.ts'
import { nameOf, type Plan, textAt } from './plan.ts'

/** Above the frame: what the game is called, and when it was played. */
export function titleBand(plan: Plan): Item[] {
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
