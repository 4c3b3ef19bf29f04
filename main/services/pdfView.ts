import type { PdfView } from '../../shared/sheetViews.ts'
import type { Printed } from '../sheet/makePdf.ts'

export function pdfView({ bytes, pages, blocks, warnings }: Printed): PdfView {
  return { bytes: makeBase64(bytes), pages, blocks, warnings }
}

export const makeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
