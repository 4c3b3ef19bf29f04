import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LogFile, openLog } from './logFile.ts'

let dataDir: string
let hour: number
let log: LogFile

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  hour = 0
  const now = () => new Date(Date.UTC(2026, 10, 30, (hour += 1)))
  log = openLog({ dataDir, now, version: '1.2.3' })
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const files = (): string[] => readdirSync(join(dataDir, 'log')).sort()

test('without a fault there is no log', () => {
  expect(log.latest(10)).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
})

test('a fault has its time and the program’s version', () => {
  log.write(1)
  expect(log.latest(10)).toEqual(['2026-11-30T01:00:00.000Z 1.2.3', 'thrown: number'])
  expect(files()).toEqual(['yatzyblokka.log'])
})

test('three files are kept, none much above 100 kB, and the newest faults last', () => {
  const error = new Error('x')
  const written = 3000
  for (let i = 0; i < written; i++) log.write(error)
  expect(files()).toEqual(['yatzyblokka.1.log', 'yatzyblokka.2.log', 'yatzyblokka.log'])
  for (const name of files())
    expect(statSync(join(dataDir, 'log', name)).size).toBeLessThan(110_000)
  const times = log.latest(1e6).filter((line) => line.startsWith('2'))
  expect(times.length).toBeLessThan(written)
  expect(times).toEqual(times.toSorted())
  expect(times.at(-1)).toContain(new Date(Date.UTC(2026, 10, 30, hour)).toISOString())
})

test('as many lines as are asked for, over the edge of a file', () => {
  for (let i = 0; i < 3000; i++) log.write(i)
  expect(log.latest(7)).toHaveLength(7)
  expect(log.latest(100_000).length).toBe(6000)
})

test('where the log can’t be written, nothing happens', () => {
  writeFileSync(join(dataDir, 'log'), 'no folder')
  log.write(1)
  expect(readdirSync(dataDir)).toEqual(['log'])
})
