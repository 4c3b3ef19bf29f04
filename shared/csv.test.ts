import { describe, expect, test } from 'vitest'
import { type CsvCell, makeCsv } from './csv.ts'

/** The rows of a file, read by the letter of RFC 4180 with semicolons. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '') break
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

test('a table is read again as it was written', () => {
  const rows = [
    ['Spiller', 'Snitt', 'Spill'],
    ['Mormor Åse', 'en; to', 'et "sitat"'],
    ['to\r\nlinjer', 'mellomrom ', '1 234'],
  ]
  expect(read(makeCsv(rows))).toEqual(rows)
})

test('a file begins with the byte order mark and ends every line with CRLF', () => {
  expect(makeCsv([['a', 'b'], ['c']])).toBe('\uFEFFa;b\r\nc\r\n')
})

describe('numbers', () => {
  test.each<[CsvCell, string]>([
    [231.25, '231,25'],
    [-4.1, '-4,1'],
    [1234567, '1234567'],
    [0, '0'],
    [undefined, ''],
  ])('%s is written %s', (cell, text) => {
    expect(makeCsv([['x', cell]])).toBe(`\uFEFFx;${text}\r\n`)
  })

  test('have a point where the language has one', () => {
    expect(makeCsv([[231.25]], 'en')).toBe('\uFEFF231.25\r\n')
  })
})

test.each(['=1+1', '+47 22', '-Ola', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '-1+1', '-2,5;3'])(
  'the name %j is no formula',
  (name) => {
    expect(read(makeCsv([[name]]))).toEqual([[`'${name}`]])
  },
)

test.each(['Ola-', 'a=b', '−4', 'Åse', ''])('the text %j stays as it is', (text) => {
  expect(read(makeCsv([['x', text]]))).toEqual([['x', text]])
})
