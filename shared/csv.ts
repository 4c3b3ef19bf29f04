// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an import can't bring an ambient module, and each part of the program has a tsconfig of its own
/// <reference path="./papaparse.d.ts" />
import papa from 'papaparse'

/** Text as it is, a number in full, nothing. */
export type CsvCell = string | number | undefined

/** How a table is written for the spreadsheets of a language. */
export interface CsvStyle {
  readonly decimal: ',' | '.'
}

/** Without it Excel takes the file for one in the system's old encoding: «Ã…se». */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would take for a formula and reckon, sent by whoever chose a name. A negative
 * number is none. The wide signs are read as their narrow ones in some languages.
 */
const FORMULA = /^(?!-\d+([.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/**
 * A file that spreadsheets open by a double click: semicolons, quotes where needed, CRLF.
 * Numbers have no thousands separator, and the decimal sign of the language.
 */
export function makeCsv(
  rows: readonly (readonly CsvCell[])[],
  { decimal }: CsvStyle = { decimal: ',' },
): string {
  const written = rows.map((row) => row.map((cell) => cellText(cell, decimal)))
  const text = papa.unparse(written, {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  })
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

function cellText(cell: CsvCell, decimal: string): string {
  if (cell === undefined) return ''
  return typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
}
