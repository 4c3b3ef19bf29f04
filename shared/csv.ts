// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an import can't bring an ambient module, and each part of the program has a tsconfig of its own
/// <reference path="./papaparse.d.ts" />
import papa from 'papaparse'
import { type Language, LOCALES } from './messages/language.ts'

/** Text as it is, a number in full, nothing. */
export type CsvCell = string | number | undefined

/** Without it Excel takes the file for one in the system's old encoding: «Ã…se». */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would take for a formula and reckon, sent by whoever chose a name. A negative
 * number is none. The wide signs are read as their narrow ones in some languages.
 */
const FORMULA = /^(?!-\d+([.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** A file that spreadsheets open by a double click. */
export function makeCsv(rows: readonly (readonly CsvCell[])[], language: Language = 'nb'): string {
  return `${BYTE_ORDER_MARK}${csvLines(rows, language)}`
}

/**
 * Rows with semicolons, quotes where needed, CRLF. Numbers have no thousands separator, and the
 * decimal sign of the language.
 */
export function csvLines(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const decimal = decimalSign(language)
  const written = rows.map((row) => row.map((cell) => cellText(cell, decimal)))
  const text = papa.unparse(written, {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  })
  return `${text}\r\n`
}

const knownSigns = new Map<Language, string>()

/** Asked for every line of a file of 300,000: to make a format each time would be most of the work. */
function decimalSign(language: Language): string {
  const known = knownSigns.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(LOCALES[language]).formatToParts(0.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  knownSigns.set(language, sign)
  return sign
}

function cellText(cell: CsvCell, decimal: string): string {
  if (cell === undefined) return ''
  return typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
}
