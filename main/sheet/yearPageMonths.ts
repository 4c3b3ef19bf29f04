import type { Group, Item } from './display.ts'
import { fitted, HEADING, heading, PAGE, WIDTH, type YearPlan } from './yearPagePlan.ts'

const COLUMN = WIDTH / 12
const BAR = COLUMN * 0.62
const NAMES = 6
const COUNTS = 5

/** Games by month as bars, where any has a day; beside the heading those whose day nobody knows. */
export function monthBars(plan: YearPlan, top: number, height: number): Group[] {
  const { view, words, number } = plan
  const without = view.games - view.months.reduce((sum, games) => sum + games, 0)
  const note = { size: 9, align: 'right', role: 'paragraph', width: WIDTH / 2 } as const
  return [
    {
      items: [
        ...heading(plan, top, words.months),
        ...(without > 0
          ? [fitted(plan, PAGE.right, top + 3.4, words.noDay({ n: number(without) }), note)]
          : []),
      ],
    },
    ...(without < view.games
      ? [{ items: bars(plan, top + HEADING, height - HEADING), table: { rows: 2, columns: 12 } }]
      : []),
  ]
}

function bars(plan: YearPlan, top: number, height: number): Item[] {
  const foot = top + height - NAMES
  const scale = (height - NAMES - COUNTS) / Math.max(1, ...plan.view.months)
  return [
    ...plan.view.months.flatMap((games, month) => bar(plan, month, games, foot, games * scale)),
    { kind: 'line', x1: PAGE.left, y1: foot, x2: PAGE.right, y2: foot, width: plan.stroke.heavy },
  ]
}

function bar(plan: YearPlan, month: number, games: number, foot: number, height: number): Item[] {
  const middle = PAGE.left + (month + 0.5) * COLUMN
  const style = { align: 'center', width: COLUMN - 1 } as const
  const header = { row: 0, column: month, header: 'Column' } as const
  const name = { ...style, size: 8.5, role: header }
  const count = { ...style, size: 8.5, role: { row: 1, column: month } }
  return [
    ...(games === 0
      ? []
      : [
          {
            kind: 'box',
            x: middle - BAR / 2,
            y: foot - height,
            width: BAR,
            height,
            ink: plan.bar,
          } as const,
        ]),
    fitted(plan, middle, foot + 4.4, plan.months[month] ?? '', name),
    ...(games === 0 ? [] : [fitted(plan, middle, foot - height - 1.4, plan.number(games), count)]),
  ]
}
