import { createHash } from 'node:crypto'
import {
  readFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { breaksSeal, READ_AT_START_BYTES, SEAL, seal, unseal } from './seal.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  file = join(folder, 'games.db')
  writeFileSync(file, 'Ida 248')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file that was never sealed breaks no seal', () => {
  expect(breaksSeal(file)).toBe(false)
})

test('a sealed file is in order until one of its bits is another', () => {
  seal(file)
  expect(breaksSeal(file)).toBe(false)
  writeFileSync(file, 'Ida 249')
  expect(breaksSeal(file)).toBe(true)
  writeFileSync(file, 'Ida 248')
  expect(breaksSeal(file)).toBe(false)
})

test('a file that was unsealed may become what it will', () => {
  seal(file)
  unseal(file)
  writeFileSync(file, 'Ida 249')
  expect(breaksSeal(file)).toBe(false)
  expect(readdirSync(folder)).toEqual(['games.db'])
})

test('unsealing what has no seal is nothing', () => {
  unseal(file)
  expect(readdirSync(folder)).toEqual(['games.db'])
})

test.each(['', 'x', '0'.repeat(63)])('a seal that is none, %j, says nothing', (text) => {
  writeFileSync(file + SEAL, text)
  expect(breaksSeal(file)).toBe(false)
})

test('the seal is a line as sha256sum writes it', () => {
  seal(file)
  const sum = createHash('sha256').update('Ida 248').digest('hex')
  expect(readFileSync(file + SEAL, 'utf8')).toBe(`${sum}  games.db\n`)
})

test('where a seal cannot be written there is none', () => {
  mkdirSync(`${file}${SEAL}.partial`)
  seal(file)
  expect(existsSync(file + SEAL)).toBe(false)
})

test('a large file has no seal', () => {
  truncateSync(file, READ_AT_START_BYTES + 1)
  seal(file)
  expect(existsSync(file + SEAL)).toBe(false)
})
