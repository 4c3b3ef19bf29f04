import type { GameFigure } from '../../shared/statistics/view.ts'
import { wrap } from './back.ts'
import { BLACK, type Item } from './display.ts'
import { fitted, PAGE, WIDTH, type YearPlan } from './yearPagePlan.ts'

/** One figure of the year, and whose it is. */
interface Tile {
  readonly caption: string
  readonly value: string
  readonly who?: string
  readonly more?: string
}

export const TILES = 33
const GAP = 3
const NARROW = 26
const PAD = 2.6

/** How much was played, and the games to remember, side by side. */
export function tiles(plan: YearPlan, top: number): Item[] {
  const { view, words, number } = plan
  const counts: Tile[] = [
    { caption: words.games, value: number(view.games) },
    { caption: words.yatzys, value: number(view.yatzys) },
  ]
  const told = figures(plan)
  const wide = (WIDTH - counts.length * (NARROW + GAP) - (told.length - 1) * GAP) / told.length
  return [
    ...counts.flatMap((one, i) => tile(plan, one, PAGE.left + i * (NARROW + GAP), top, NARROW)),
    ...told.flatMap((one, i) => {
      const x = PAGE.left + counts.length * (NARROW + GAP) + i * (wide + GAP)
      return tile(plan, one, x, top, wide)
    }),
  ]
}

function figures(plan: YearPlan): Tile[] {
  const { view, words, number, names } = plan
  const { best, closest, rarest } = view
  return [
    ...(best
      ? [
          {
            caption: words.best,
            value: number(best.value),
            who: names(best.players),
            more: dayOf(plan, best),
          },
        ]
      : []),
    ...(closest
      ? [
          {
            caption: words.closest,
            value: words.points({ n: number(closest.value) }),
            who: duel(plan, closest),
            more: dayOf(plan, closest),
          },
        ]
      : []),
    ...(rarest
      ? [
          {
            caption: words.rarest,
            value: number(rarest.value),
            who: names(rarest.players),
            more: words.chance({ n: number(Math.round(1 / rarest.chance)) }),
          },
        ]
      : []),
  ]
}

const dayOf = ({ day }: YearPlan, figure: GameFigure): string =>
  figure.day === undefined ? '' : day(figure.day)

function duel(
  { words, name, names }: YearPlan,
  { players: [winner = 0, ...others] }: GameFigure,
): string {
  return words.ahead({ winner: name(winner), others: names(others) })
}

function tile(
  plan: YearPlan,
  { caption, value, who = '', more = '' }: Tile,
  x: number,
  y: number,
  width: number,
): Item[] {
  const inner = width - 2 * PAD
  const at = (dy: number, text: string, size: number, bold = false): Item =>
    fitted(plan, x + PAD, y + dy, text, {
      size,
      width: inner,
      weight: bold ? 'bold' : 'regular',
      role: 'paragraph',
      ...(bold && size > 10 && { ink: plan.accent }),
    })
  const frame = { kind: 'box', x, y, width, height: TILES } as const
  const lines = wrap(more, inner, SMALL, plan.type).slice(0, 2)
  return [
    ...(plan.shade
      ? [{ ...frame, ink: plan.shade }]
      : [{ ...frame, ink: BLACK, stroke: plan.stroke.thin }]),
    at(5.6, caption, 8.5),
    at(15, value, 20, true),
    ...(who === '' ? [] : [at(21, who, 9.5, true)]),
    ...lines.map((line, i) => at(25.6 + i * 3.6, line, SMALL)),
  ]
}

const SMALL = 8
