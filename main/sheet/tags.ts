import type { Cell, Group, Page, Text } from './display.ts'
import { type Canvas, drawItem } from './paint.ts'

/** An element of the structure a screen reader walks. */
interface Element {
  readonly dictionary: { readonly data: Record<string, unknown> }
  add(child: unknown): unknown
  end(): void
}

/** What of a PDF document tagging needs. */
export interface Tagging extends Canvas {
  struct(tag: string, options?: { scope?: 'Row' | 'Column' }, children?: (() => void)[]): Element
  markContent(tag: string, options: { type: 'Layout' }): unknown
  endMarkedContent(): unknown
}

/** Draws a page as the child of `root`: lines are artifacts, texts stand cell by cell. */
export function drawTaggedPage(pdf: Tagging, page: Page, root: Element): void {
  for (const group of page.groups) drawGroup(pdf, group, root)
}

function drawGroup(pdf: Tagging, group: Group, root: Element): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const item of group.items) if (item.kind !== 'text') drawItem(pdf, item)
  pdf.endMarkedContent()
  const texts = group.items.filter((item) => item.kind === 'text')
  if (texts.length === 0) return
  const section = pdf.struct('Sect')
  root.add(section)
  for (const text of texts)
    if (typeof text.role === 'string') section.add(textElement(pdf, text, TAGS[text.role]))
  if (group.table) addTable(pdf, section, texts, group.table)
  section.end()
}

const TAGS = { title: 'H1', heading: 'H2', paragraph: 'P' } as const

function textElement(pdf: Tagging, text: Text, tag: string): Element {
  return pdf.struct(tag, {}, [() => drawItem(pdf, text)])
}

function addTable(
  pdf: Tagging,
  section: Element,
  texts: readonly Text[],
  { rows, columns }: NonNullable<Group['table']>,
): void {
  const table = pdf.struct('Table')
  section.add(table)
  for (let row = 0; row < rows; row++) {
    const line = pdf.struct('TR')
    table.add(line)
    for (let column = 0; column < columns;) {
      const here = textsIn(texts, row, column)
      const span = here.length > 0 ? 1 : emptyFrom(texts, row, column, columns)
      line.add(cellElement(pdf, here, span))
      column += span
    }
    line.end()
  }
  table.end()
}

const cellOf = (text: Text): Cell | undefined =>
  typeof text.role === 'string' ? undefined : text.role

const textsIn = (texts: readonly Text[], row: number, column: number): Text[] =>
  texts.filter((text) => cellOf(text)?.row === row && cellOf(text)?.column === column)

/** Empty cells side by side are one that spans them: a pad is mostly empty cells. */
function emptyFrom(texts: readonly Text[], row: number, column: number, columns: number): number {
  let end = column + 1
  while (end < columns && textsIn(texts, row, end).length === 0) end++
  return end - column
}

function cellElement(pdf: Tagging, texts: readonly Text[], span: number): Element {
  const [first] = texts
  const scope = first && cellOf(first)?.header
  const cell = pdf.struct(scope === undefined ? 'TD' : 'TH', scope === undefined ? {} : { scope })
  // pdfkit knows no spans; this is the attribute as the PDF standard writes it.
  if (span > 1) cell.dictionary.data['A'] = { O: 'Table', ColSpan: span }
  const [only, ...others] = texts
  if (only && others.length === 0) cell.add(() => drawItem(pdf, only))
  // Points 3 and account 0 apart, so that nobody hears 30.
  else for (const text of texts) cell.add(textElement(pdf, text, 'P'))
  cell.end()
  return cell
}
