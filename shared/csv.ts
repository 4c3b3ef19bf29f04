import Papa from 'papaparse'
import { type Language, LOCALES } from './messages/language.ts'

/** A byte order mark: without it Excel reads æøå as something else. */
export const BOM = '\uFEFF'

/** What begins a formula in a spreadsheet, unless it is only a number. */
const FORMULA = /^(?![-+]?\d+([.,]\d+)?$)[=+\-@\t\r]/

/** A table as a spreadsheet of that language opens it: semicolons, and its decimal sign. */
export function makeCsv(
  rows: readonly (readonly (string | number)[])[],
  language: Language,
): string {
  return BOM + csvLines(rows, language)
}

/** Rows that follow others, each with its line end. */
export function csvLines(
  rows: readonly (readonly (string | number)[])[],
  language: Language,
): string {
  const sign = decimalSign(language)
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', sign) : cell)),
  )
  return `${Papa.unparse(cells, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
}

const decimalSign = (language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'
