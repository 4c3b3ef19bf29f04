import type { YearView } from '../../shared/statistics/view.ts'
import type { Cell, Group, Item } from './display.ts'
import { crown, CROWN } from './marks.ts'
import type { Room } from './names.ts'
import { centred } from './plan.ts'
import { fitted, LEAST, PAGE, WIDTH, type YearPlan } from './yearPagePlan.ts'

const NAME = 70
const COLUMNS = ['games', 'wins', 'mean', 'best', 'yatzys'] as const
const COLUMN = (WIDTH - NAME) / COLUMNS.length
const PAD = 2
const CROWN_ROOM = 7
const HEADER_TYPE = 9
const LARGEST = 12

type Player = YearView['players'][number]

/** The most wins first; among as many, as the family lists them. */
export const ranked = ({ players }: YearView): Player[] =>
  players.toSorted((a, b) => b.wins - a.wins)

/** Nobody has most of anything alone. */
const hasMostWins = ({ players }: YearView, { wins }: Player): boolean =>
  players.length > 1 && wins > 0 && players.every((other) => other.wins <= wins)

/** A shared win is a part of one. */
const SHOWN: Record<(typeof COLUMNS)[number], (plan: YearPlan, player: Player) => string> = {
  games: ({ number }, { games }) => number(games),
  wins: ({ decimal }, { wins }) => decimal(wins, false),
  mean: ({ decimal }, { mean }) => decimal(mean, true),
  best: ({ number }, { best }) => number(best),
  yatzys: ({ number }, { yatzys }) => number(yatzys),
}

/** The room a name has in rows of this height. */
export function nameRoom(row: number): Room {
  return { width: NAME - PAD - CROWN_ROOM, size: typeIn(row), least: LEAST, weight: 'regular' }
}

const typeIn = (row: number): number => Math.max(LEAST, Math.min(LARGEST, row * 1.45))

/**
 * Who played, a line each.
 * @param shown as many of them as there is room for; the others are counted in a last line
 */
export function playerTable(plan: YearPlan, top: number, row: number, shown: number): Group {
  const players = ranked(plan.view)
  const rest = players.length - shown
  return {
    items: [
      ...header(plan, top, row),
      ...players
        .slice(0, shown)
        .flatMap((player, i) => line(plan, player, i + 1, top + (i + 1) * row, row)),
      ...(rest > 0 ? more(plan, rest, shown + 1, top + (shown + 1) * row, row) : []),
    ],
    table: { rows: shown + 1 + (rest > 0 ? 1 : 0), columns: COLUMNS.length + 1 },
  }
}

const right = (column: number): number => PAGE.left + NAME + (column + 1) * COLUMN - PAD

function header(plan: YearPlan, top: number, row: number): Item[] {
  const y = centred(top, row, HEADER_TYPE)
  const cell = (column: number): Cell => ({ row: 0, column, header: 'Column' })
  const style = {
    size: Math.min(HEADER_TYPE, typeIn(row)),
    weight: 'bold',
    width: COLUMN - PAD,
  } as const
  const { columns } = plan.words
  return [
    fitted(plan, PAGE.left + PAD, y, columns.player, { ...style, role: cell(0) }),
    ...COLUMNS.map((key, i) =>
      fitted(plan, right(i), y, columns[key], { ...style, align: 'right', role: cell(i + 1) }),
    ),
    rule(top + row, plan.stroke.heavy),
  ]
}

function line(plan: YearPlan, player: Player, index: number, top: number, row: number): Item[] {
  const size = typeIn(row)
  const y = centred(top, row, size)
  const isTop = hasMostWins(plan.view, player)
  const weight = isTop ? 'bold' : 'regular'
  const name = {
    size,
    weight,
    width: nameRoom(row).width,
    role: { row: index, column: 0, header: 'Row' },
  } as const
  return [
    fitted(plan, PAGE.left + PAD, y, plan.name(player.id), name),
    ...(isTop ? [crownIn(plan, top, row)] : []),
    ...COLUMNS.map((key, i) => {
      const text = SHOWN[key](plan, player)
      const role = { row: index, column: i + 1 }
      return fitted(plan, right(i), y, text, {
        size,
        weight,
        width: COLUMN - PAD,
        align: 'right',
        role,
      })
    }),
    rule(top + row, plan.stroke.thin),
  ]
}

/** Wins are counted, so whoever has most of them is no matter of chance. */
function crownIn(plan: YearPlan, top: number, row: number): Item {
  const height = Math.min(3.2, row * 0.42)
  const width = (height / CROWN.height) * CROWN.width
  return crown(PAGE.left + NAME - PAD - width, top + (row - height) / 2, height, plan.accent)
}

function more(plan: YearPlan, rest: number, index: number, top: number, row: number): Item[] {
  const size = typeIn(row)
  const text = plan.words.more({ n: plan.number(rest) })
  const style = { size, width: NAME - PAD, role: { row: index, column: 0 } }
  return [fitted(plan, PAGE.left + PAD, centred(top, row, size), text, style)]
}

const rule = (y: number, width: number): Item => ({
  kind: 'line',
  x1: PAGE.left,
  y1: y,
  x2: PAGE.right,
  y2: y,
  width,
})
