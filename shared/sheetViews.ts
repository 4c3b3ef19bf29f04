import type { SheetOptions } from './sheetOptions.ts'

/** Something to know before printing: a name that is cut, or letters the typeface lacks. */
export type SheetWarningView =
  | { readonly code: 'nameCut'; readonly name: string }
  | { readonly code: 'lettersMissing'; readonly name: string; readonly letters: string }

/** A pad of blocks being chosen. */
export interface SheetView {
  readonly options: SheetOptions
  /** By option: every value, and why one cannot be had beside the others. */
  readonly choices: Readonly<Record<string, readonly SheetChoiceView[]>>
  readonly pages: number
  readonly blocks: number
  readonly warnings: readonly SheetWarningView[]
  /** One sheet of it as a PDF, in base64. */
  readonly page: string
}

export interface SheetChoiceView {
  readonly value: string | number | boolean
  /** The code of the reason; missing where the value can be had. */
  readonly objection?: string
}

/** A finished file. */
export interface PdfView {
  /** In base64. */
  readonly bytes: string
  readonly pages: number
  readonly blocks: number
  readonly warnings: readonly SheetWarningView[]
}
