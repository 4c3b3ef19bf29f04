import {
  BLACK,
  type Ink,
  type Box,
  type Item,
  type Line,
  type Path,
  type Text,
  toPoints,
  type Weight,
} from './display.ts'

/** What of a PDF document painting needs; `draw.ts` has the document itself. */
export interface Canvas {
  addContent(operators: string): unknown
  font(weight: Weight, size: number): unknown
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic' },
  ): unknown
  path(d: string): unknown
  save(): unknown
  restore(): unknown
  translate(x: number, y: number): unknown
}

export function drawItem(canvas: Canvas, item: Item): void {
  if (item.kind === 'text') drawText(canvas, item)
  else if (item.kind === 'path') drawPath(canvas, item)
  else if (item.kind === 'line') drawLine(canvas, item)
  else drawBox(canvas, item)
}

function drawLine(canvas: Canvas, { x1, y1, x2, y2, width, dash }: Line): void {
  if (dash !== undefined) canvas.addContent(`[${points(dash)}] 0 d`)
  paint(canvas, BLACK, width, () => {
    canvas.addContent(`${points(x1)} ${points(y1)} m ${points(x2)} ${points(y2)} l`)
  })
  if (dash !== undefined) canvas.addContent('[] 0 d')
}

function drawBox(canvas: Canvas, { x, y, width, height, ink, stroke }: Box): void {
  paint(canvas, ink, stroke, () => {
    canvas.addContent(`${[x, y, width, height].map(points).join(' ')} re`)
  })
}

const number = (n: number): string => `${Math.round(n * 1000) / 1000}`
const points = (mm: number): string => number(toPoints(mm))

function drawText(canvas: Canvas, { text, x, y, weight, size, ink }: Text): void {
  canvas.font(weight, size)
  if (ink !== BLACK) canvas.addContent(color(ink, 'fill'))
  // Without lineBreak: false text near the bottom of a page would start another.
  canvas.text(text, toPoints(x), toPoints(y), { lineBreak: false, baseline: 'alphabetic' })
  if (ink !== BLACK) canvas.addContent(color(BLACK, 'fill'))
}

/** The path is scaled by its numbers, so that line widths in the file stay what they are. */
function drawPath(canvas: Canvas, { x, y, d, ink, stroke }: Path): void {
  canvas.save()
  canvas.translate(toPoints(x), toPoints(y))
  paint(canvas, ink, stroke, () =>
    canvas.path(d.replaceAll(/-?\d+(?:\.\d+)?/g, (mm) => points(Number(mm)))),
  )
  canvas.restore()
}

/**
 * Strokes or fills a path. Colour and width come before it, between a path and its painting
 * nothing may stand; black is what a page begins with, and what is left behind.
 */
function paint(canvas: Canvas, ink: Ink, stroke: number | undefined, path: () => void): void {
  const use = stroke === undefined ? 'fill' : 'stroke'
  if (ink !== BLACK) canvas.addContent(color(ink, use))
  if (stroke !== undefined) canvas.addContent(`${number(stroke)} w`)
  path()
  canvas.addContent(stroke === undefined ? 'f' : 'S')
  if (ink !== BLACK) canvas.addContent(color(BLACK, use))
}

/** DeviceGray for black and shades: a printer mixes RGB black from three inks. */
function color(ink: Ink, use: 'fill' | 'stroke'): string {
  const [gray, rgb] = use === 'fill' ? ['g', 'rg'] : ['G', 'RG']
  return 'gray' in ink ? `${number(ink.gray)} ${gray}` : `${ink.rgb.map(number).join(' ')} ${rgb}`
}
