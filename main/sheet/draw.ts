import PDFDocument from 'pdfkit'
import { type Page, toMm, toPoints, type Type, type Weight, WEIGHTS } from './display.ts'
import type { Sheet } from './layout.ts'
import { drawItem } from './paint.ts'
import { drawTaggedPage } from './tags.ts'

/** The bytes of the two TrueType files that are embedded. */
export type Fonts = (weight: Weight) => Uint8Array

/** A PDF that is being made. Its own type measures what will be drawn, kerning and all. */
export interface Press {
  readonly type: Type
  /** Once for each press. */
  print(sheet: Sheet): Promise<Uint8Array>
}

/** Longer pads are not tagged: equal pages then share one content stream. */
export const MOST_TAGGED_PAGES = 20

type Pdf = typeof PDFDocument.prototype

/** What pdfkit's types leave out of its objects. */
interface Inner {
  readonly _root: {
    readonly data: {
      readonly Pages: { readonly data: { readonly Kids: unknown[]; Count: number } }
      readonly ViewerPreferences: { readonly data: Record<string, unknown> }
    }
  }
  readonly _font: {
    ascender: number
    descender: number
    readonly font: {
      readonly unitsPerEm: number
      hasGlyphForCodePoint(point: number): boolean
      glyphForCodePoint(point: number): {
        readonly bbox: { readonly minY: number; readonly maxY: number }
      }
    }
  }
  readonly page: { readonly dictionary: { readonly data: object } }
}
// pdfkit is JavaScript and has no other names for these; a test of the finished file watches them.
const inner = (pdf: Pdf): Inner => pdf as unknown as Inner

/** @param now goes into the file as its date, so that the same order gives the same bytes */
export function openPress(fonts: Fonts, facts: Pick<Sheet, 'title' | 'locale'>, now: Date): Press {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    margin: 0,
    lang: facts.locale,
    displayTitle: true,
    // None: pdfkit would read Helvetica from a file that a bundle does not have.
    font: '',
    info: {
      Title: facts.title,
      Creator: 'Yatzyblokka',
      Producer: 'Yatzyblokka',
      CreationDate: now,
    },
  })
  for (const weight of WEIGHTS) pdf.registerFont(weight, fonts(weight) as unknown as string)
  for (const weight of WEIGHTS) describeHeight(pdf, weight)
  return { type: measuring(pdf), print: (sheet) => print(pdf, sheet) }
}

/**
 * The PDF's idea of ascent and descent is the height of letters, not the font's line spacing;
 * with the latter the box of a word reaches into the lines above and below it.
 */
function describeHeight(pdf: Pdf, weight: Weight): void {
  const font = inner(pdf.font(weight))._font
  const height = glyphHeight(pdf, weight)
  font.ascender = height('l').above
  font.descender = -height('g').below
}

type Height = { readonly above: number; readonly below: number }

/** @returns a function from a letter to its ink in thousandths of the size */
function glyphHeight(pdf: Pdf, weight: Weight): (letter: string) => Height {
  const { font } = inner(pdf.font(weight))._font
  const scale = 1000 / font.unitsPerEm
  return (letter) => {
    const { bbox } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    const [above, below] = [bbox.maxY * scale, -bbox.minY * scale]
    return Number.isFinite(above) ? { above, below } : { above: 0, below: 0 }
  }
}

function measuring(pdf: Pdf): Type {
  const heights = { regular: glyphHeight(pdf, 'regular'), bold: glyphHeight(pdf, 'bold') }
  const { font } = inner(pdf.font('regular'))._font
  return {
    width: (text, weight, size) => toMm(pdf.font(weight, size).widthOfString(text)),
    ink: (text, weight, size) => {
      const all = [...text].map(heights[weight])
      const most = (values: number[]) => toMm((Math.max(0, ...values) * size) / 1000)
      return { above: most(all.map((h) => h.above)), below: most(all.map((h) => h.below)) }
    },
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  }
}

async function print(pdf: Pdf, sheet: Sheet): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  if (sheet.copies * sheet.pages.length <= MOST_TAGGED_PAGES) drawTagged(pdf, sheet)
  else drawShared(pdf, sheet)
  preferPaper(pdf, sheet)
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

/** The printer's dialog starts at actual size, and on both sides where there are rules behind. */
function preferPaper(pdf: Pdf, sheet: Sheet): void {
  const preferences = inner(pdf)._root.data.ViewerPreferences
  preferences.data['PrintScaling'] = 'None'
  if (sheet.pages.length > 1) preferences.data['Duplex'] = 'DuplexFlipLongEdge'
}

/** Each page of the sheet once; a copy is a page of its own that points to the same content. */
function drawShared(pdf: Pdf, sheet: Sheet): void {
  const drawn = sheet.pages.map((page) => {
    addPage(pdf, page)
    for (const { items } of page.groups) for (const item of items) drawItem(pdf, item)
    return inner(pdf).page.dictionary.data
  })
  const pages = inner(pdf)._root.data.Pages.data
  for (let copy = 1; copy < sheet.copies; copy++)
    for (const page of drawn) {
      const copied = pdf.ref({ ...page })
      pages.Kids.push(copied)
      pages.Count++
      copied.end()
    }
}

function addPage(pdf: Pdf, page: Page): void {
  pdf.addPage({ size: [toPoints(page.width), toPoints(page.height)], margin: 0 })
}

function drawTagged(pdf: Pdf, sheet: Sheet): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (let copy = 0; copy < sheet.copies; copy++)
    for (const page of sheet.pages) {
      addPage(pdf, page)
      drawTaggedPage(pdf, page, root)
    }
  root.end()
}
