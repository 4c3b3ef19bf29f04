import { BLACK, type Group, type Item } from './display.ts'
import type { YearView } from '../../shared/statistics/view.ts'
import { fitted, HEADING, heading, PAGE, WIDTH, type YearPlan } from './yearPagePlan.ts'

const ACROSS = 3
const GAP = 6
const COLUMN = (WIDTH - (ACROSS - 1) * GAP) / ACROSS
const ENTRY = 10.4
const VALUE = 14

type Broken = YearView['recordsBroken'][number]

/** The height that so many records take. */
export const recordsHeight = (records: number): number =>
  records === 0 ? 0 : HEADING + Math.ceil(records / ACROSS) * ENTRY

/** Records of all years that were set in this one; those there is no room for are counted. */
export function recordList(plan: YearPlan, top: number, height: number): Group {
  const { recordsBroken } = plan.view
  const places = ACROSS * Math.floor((height - HEADING) / ENTRY)
  const fits = recordsBroken.length <= places
  const shown = recordsBroken.slice(0, fits ? places : places - 1)
  const rest = recordsBroken.length - shown.length
  return {
    items: [
      ...heading(plan, top, plan.words.recordsBroken),
      ...shown.flatMap((record, i) => entry(plan, record, ...place(top, i))),
      ...(rest > 0 ? [left(plan, rest, ...place(top, shown.length))] : []),
    ],
  }
}

function place(top: number, index: number): [x: number, y: number] {
  const across = index % ACROSS
  return [PAGE.left + across * (COLUMN + GAP), top + HEADING + Math.floor(index / ACROSS) * ENTRY]
}

function entry(plan: YearPlan, record: Broken, x: number, y: number): Item[] {
  const { words, number } = plan
  const { kind, row = '', value } = record
  const what = kind === 'bestRow' ? words.bestRow({ row: plan.row(row) }) : words.records[kind]
  const role = 'paragraph'
  return [
    { kind: 'line', x1: x, y1: y, x2: x + COLUMN, y2: y, width: plan.stroke.thin },
    fitted(plan, x, y + 4.2, what, { size: 9, role, width: COLUMN - VALUE }),
    fitted(plan, x + COLUMN, y + 4.2, number(value), {
      size: 10,
      weight: 'bold',
      align: 'right',
      role,
      ink: plan.accent,
      width: VALUE - 1,
    }),
    ...who(plan, record, x, y + 8),
  ]
}

function who(plan: YearPlan, { players, day }: Broken, x: number, y: number): Item[] {
  const parts = [plan.names(players), day === undefined ? '' : plan.day(day)]
  const text = parts.filter((part) => part !== '').join(', ')
  return text === ''
    ? []
    : [fitted(plan, x, y, text, { size: 8, role: 'paragraph', ink: BLACK, width: COLUMN })]
}

function left(plan: YearPlan, rest: number, x: number, y: number): Item {
  const text = plan.words.more({ n: plan.number(rest) })
  return fitted(plan, x, y + 4.2, text, { size: 9, role: 'paragraph', width: COLUMN })
}
