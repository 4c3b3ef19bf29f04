import type { Table } from './cells.ts'
import { NOTE, textWidth } from './measure.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** What the page's style sheets say of a shape; outside the page it has to say so itself. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** What need not be said. */
const INITIAL: Readonly<Partial<Record<(typeof STYLED)[number], string>>> = {
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'font-weight': '400',
  'text-anchor': 'start',
}

const MARGIN = 24
const HEAD = 64
const TITLE = 20
const FAMILY = "'Open Sans', sans-serif"

type Attributes = Readonly<Record<string, string | number>>

function make(tag: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}

function makeText(words: string, attributes: Attributes): SVGElement {
  const element = make('text', { 'font-family': FAMILY, ...attributes })
  element.textContent = words
  return element
}

/** A copy of a picture that needs no page: its colours on paper, under a title and a filter. */
export function standalone(picture: SVGSVGElement, title: string, filter: string): SVGSVGElement {
  return inLight(() => compose(picture, title, filter))
}

/** Whatever the theme: what is exported is printed and shared. It is over before anything is painted. */
function inLight<T>(make: () => T): T {
  const { dataset } = document.documentElement
  const theme = dataset['theme']
  dataset['theme'] = 'light'
  try {
    return make()
  } finally {
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }
}

function compose(picture: SVGSVGElement, title: string, filter: string): SVGSVGElement {
  const host = asideHost()
  const { width, height } = picture.viewBox.baseVal
  const wide = Math.max(width, textWidth(filter, NOTE), textWidth(title, TITLE)) + 2 * MARGIN
  const size = { width: Math.ceil(wide), height: Math.ceil(height + HEAD + 2 * MARGIN) }
  const svg = make('svg', { ...size, viewBox: `0 0 ${size.width} ${size.height}` })
  const body = make('g', { transform: `translate(${MARGIN} ${MARGIN + HEAD})` })
  body.append(...styledCopy(picture, host))
  const name = make('title', {})
  name.textContent = `${title}. ${filter}`
  const [ink, soft] = [token(host, '--ink'), token(host, '--soft')]
  svg.append(
    name,
    make('rect', { ...size, fill: token(host, '--paper') }),
    makeText(title, { x: MARGIN, y: 42, 'font-size': TITLE, 'font-weight': 700, fill: ink }),
    makeText(filter, { x: MARGIN, y: 66, 'font-size': NOTE, fill: soft }),
    body,
  )
  host.remove()
  return svg as SVGSVGElement // made as one
}

/** A place aside where the page's rules hold. */
function asideHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'printed'
  document.body.append(host)
  return host
}

function token(host: HTMLElement, name: string): string {
  host.style.color = `var(${name})`
  return getComputedStyle(host).color
}

function styledCopy(picture: SVGSVGElement, host: HTMLElement): Element[] {
  const copy = picture.cloneNode(true) as SVGSVGElement // a clone is what it was cloned from
  host.append(copy)
  const shapes = [...copy.querySelectorAll('*')]
  const styles = shapes.map(styleOf)
  for (const [i, shape] of shapes.entries()) {
    for (const [name, value] of styles[i] ?? []) shape.setAttribute(name, value)
    if (shape.tagName === 'text') shape.setAttribute('font-family', FAMILY)
    shape.removeAttribute('class')
    shape.removeAttribute('style')
  }
  return [...copy.children]
}

function styleOf(shape: Element): [name: string, value: string][] {
  const style = getComputedStyle(shape)
  return STYLED.map((name): [string, string] => [name, style.getPropertyValue(name)]).filter(
    ([name, value]) => value !== '' && value !== INITIAL[name as (typeof STYLED)[number]], // of STYLED
  )
}

const LINE = 24
const GAP = 22

/** A table as a drawing, where the screen shows no other picture of it. */
export function tablePicture({ head, rows }: Table): SVGSVGElement {
  const lines = [head, ...rows.map((row) => row.map(({ text }) => text))]
  const widths = head.map(
    (_, i) => Math.max(...lines.map((line) => textWidth(line[i] ?? '', NOTE))) + GAP,
  )
  const sum = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0)
  const width = Math.ceil(sum(widths))
  const svg = make('svg', { viewBox: `0 0 ${width} ${lines.length * LINE + 8}` })
  for (const [y, line] of lines.entries())
    for (const [i, words] of line.entries()) {
      const weight = y === 0 || i === 0 ? 600 : 400
      const at = { x: sum(widths.slice(0, i)), y: (y + 0.7) * LINE }
      svg.append(makeText(words, { ...at, 'font-size': NOTE, 'font-weight': weight }))
    }
  return svg as SVGSVGElement // made as one
}
