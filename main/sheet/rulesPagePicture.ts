import type { Die } from '../../shared/dice.ts'
import type { FlowStep, FlowText } from '../../shared/messages/rulesPage/flowText.ts'
import { PIPS } from '../../shared/pips.ts'
import type { TurnExampleView } from '../../shared/rulesView.ts'
import { BLACK, type Item, type Path } from './display.ts'
import { paragraph, type Pen, textItem, type Unit } from './rulesPagePen.ts'
import { HEAVY, THIN } from './sizes.ts'

/** The decision in boxes: questions downwards, what a yes leads to at their right. */
export function flowPicture(pen: Pen, width: number, flow: FlowText): Unit {
  const gap = pen.type.width(flow.yes, 'bold', pen.size) + 4
  const left = (width - gap) * 0.38
  const right = width - gap - left
  const rows = [
    { box: boxed(pen, left, flow.start, 'bold') },
    ...flow.steps.map((step) => ({
      box: boxed(pen, left, step.question),
      answer: boxed(pen, right, answerText(flow, step)),
      step,
    })),
    { box: boxed(pen, left, flow.end) },
  ]
  const heights = rows.map((row) =>
    Math.max(row.box.height, 'answer' in row ? row.answer.height : 0),
  )
  const between = pen.lead * 1.1
  const topOf = (i: number): number =>
    heights.slice(0, i).reduce((sum, height) => sum + height + between, 0)
  return {
    height: topOf(rows.length) - between + pen.lead * 0.4,
    at: (x, y) =>
      rows.flatMap((row, i) => {
        const top = y + topOf(i)
        const items = row.box.at(x, top)
        const next = i + 1 < rows.length
        const below = top + row.box.height
        if (next) {
          const asked = 'step' in row && row.step.no === undefined
          items.push(...arrowDown(x + left / 2, below, y + topOf(i + 1)))
          if (asked) {
            const word = textItem(pen, x + left / 2 + 1.2, y + topOf(i + 1) - between, flow.no)
            items.push({ ...word, weight: 'bold' })
          }
        }
        if (!('answer' in row)) return items
        const middle = top + Math.min(row.box.height, row.answer.height) / 2
        items.push(...row.answer.at(x + left + gap, top))
        items.push(...arrowRight(x + left, middle, x + left + gap))
        if (row.step.no !== undefined) return items
        const yes = textItem(pen, x + left + 1, middle - pen.lead, flow.yes, { weight: 'bold' })
        return [...items, yes]
      }),
  }
}

/** Both ways, where both lead on. */
function answerText({ yes, no }: FlowText, step: FlowStep): string[] {
  return step.no === undefined ? [step.yes] : [`${yes}: ${step.yes}`, `${no}: ${step.no}`]
}

const PAD = 1.3

function boxed(
  pen: Pen,
  width: number,
  text: string | readonly string[],
  weight: 'regular' | 'bold' = 'regular',
): Unit {
  const texts = typeof text === 'string' ? [text] : text
  const parts = texts.map((one) => paragraph(pen, width - 2 * PAD, one, { weight }))
  const height = parts.reduce((sum, part) => sum + part.height, 0) + 2 * PAD
  return {
    height,
    at: (x, y) => {
      let top = y + PAD * 0.8
      const items: Item[] = [{ kind: 'box', x, y, width, height, stroke: THIN, ink: BLACK }]
      for (const part of parts) {
        items.push(...part.at(x + PAD, top))
        top += part.height
      }
      return items
    },
  }
}

const HEAD = 1

const arrowDown = (x: number, y1: number, y2: number): Item[] => [
  { kind: 'line', x1: x, y1, x2: x, y2: y2 - HEAD, width: THIN },
  filled(x, y2, `M${-HEAD * 0.7} ${-HEAD * 1.5} L${HEAD * 0.7} ${-HEAD * 1.5} L0 0 Z`),
]

const arrowRight = (x1: number, y: number, x2: number): Item[] => [
  { kind: 'line', x1, y1: y, x2: x2 - HEAD, y2: y, width: THIN },
  filled(x2, y, `M${-HEAD * 1.5} ${-HEAD * 0.7} L${-HEAD * 1.5} ${HEAD * 0.7} L0 0 Z`),
]

const filled = (x: number, y: number, d: string): Path => ({ kind: 'path', x, y, d, ink: BLACK })

const DIE = 5.4
const APART = 1.3

/** Dice as they lie; what is kept has a heavy line under it. */
export function diceRow({ dice, kept }: TurnExampleView['throws'][number]): Unit {
  return {
    height: DIE + 2.6,
    at: (x, y) =>
      dice.flatMap((die, i) => {
        const left = x + i * (DIE + APART)
        const under = y + 0.6 + DIE + 1
        const mark: Item[] = kept.includes(i)
          ? [{ kind: 'line', x1: left, y1: under, x2: left + DIE, y2: under, width: HEAVY }]
          : []
        return [...dieItems(left, y + 0.6, die), ...mark]
      }),
  }
}

function dieItems(x: number, y: number, die: Die): Item[] {
  return [
    { kind: 'box', x, y, width: DIE, height: DIE, stroke: THIN * 1.4, ink: BLACK },
    ...PIPS[die].map(([across, down]) => pip(x + (across * DIE) / 4, y + (down * DIE) / 4)),
  ]
}

const R = 0.55
/** How far the handles of four curves lie to make a circle. */
const K = R * 0.5523

const PIP = [
  `M${R} 0`,
  `C${R} ${K} ${K} ${R} 0 ${R}`,
  `C${-K} ${R} ${-R} ${K} ${-R} 0`,
  `C${-R} ${-K} ${-K} ${-R} 0 ${-R}`,
  `C${K} ${-R} ${R} ${-K} ${R} 0`,
  'Z',
].join(' ')

const pip = (x: number, y: number): Path => filled(x, y, PIP)
