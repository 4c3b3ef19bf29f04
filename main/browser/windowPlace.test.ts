import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { restoreWindowPlace, withPlaceFound } from './windowPlace.ts'

const PLACE = { left: 50, top: 60, right: 1150, bottom: 760, maximized: false }
/** As Chromium writes it. */
const PLACES = { 127: { 0: { 0: { '1_/': PLACE } } } }
const KEPT = { profile: { name: 'a' }, browser: { theme: 1, app_window_placement: PLACES } }

test('a place that was kept is found under the whole name', () => {
  expect(withPlaceFound(KEPT)).toEqual({
    profile: { name: 'a' },
    browser: { theme: 1, app_window_placement: { ...PLACES, '127.0.0.1_/': PLACE } },
  })
})

test('a place that was kept later takes the place of an earlier one', () => {
  const earlier = { '127.0.0.1_/': { left: 0 }, ...PLACES }
  expect(withPlaceFound({ browser: { app_window_placement: earlier } })).toMatchObject({
    browser: { app_window_placement: { '127.0.0.1_/': PLACE } },
  })
})

test.each([
  null,
  1,
  [],
  {},
  { browser: 1 },
  { browser: { app_window_placement: 1 } },
  { browser: { app_window_placement: { 127: {} } } },
])('nothing was kept in %j', (preferences) => expect(withPlaceFound(preferences)).toBeUndefined())

describe('a profile', () => {
  let profile: string
  let file: string
  beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
    file = join(profile, 'Default', 'Preferences')
    mkdirSync(join(profile, 'Default'))
    return () => rmSync(profile, { recursive: true })
  })

  test('is made to find its place', () => {
    writeFileSync(file, JSON.stringify(KEPT))
    restoreWindowPlace(profile)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(withPlaceFound(KEPT))
  })

  test('that can’t be read is left alone', () => {
    restoreWindowPlace(profile)
    writeFileSync(file, '{"app_window')
    restoreWindowPlace(profile)
    expect(readFileSync(file, 'utf8')).toBe('{"app_window')
  })
})
