import type { Item } from './display.ts'
import { crown, CROWN } from './marks.ts'
import { cleanName, fit, type Room } from './names.ts'
import { centred, columnLeft, type Plan, type SheetWarning, textAt } from './plan.ts'

interface Head {
  readonly items: readonly Item[]
  readonly warnings: readonly SheetWarning[]
}

/** Over the columns: the names of players, or of games. */
export function nameRow(plan: Plan): Head {
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
