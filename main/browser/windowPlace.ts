import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name by which Chromium keeps the place of our app window: the host and the path. */
const APP = '127.0.0.1_/'

/**
 * Lets a browser find the place where our window was. Chromium (seen in 156) writes it under the
 * app's name as a path of keys, cut at each dot of the address, but looks for the whole name as one
 * key and so never finds it. To be called while the profile is not in use; it fits the place to the
 * screens itself.
 */
export function restoreWindowPlace(profile: string): void {
  const file = join(profile, 'Default', 'Preferences')
  try {
    const restored = withPlaceFound(JSON.parse(readFileSync(file, 'utf8')))
    if (restored === undefined) return
    writeFileSync(`${file}.yatzyblokka`, JSON.stringify(restored), { mode: 0o600 })
    renameSync(`${file}.yatzyblokka`, file)
  } catch {
    // A new profile, or a browser that keeps its places otherwise: the window opens where it likes.
  }
}

/** @returns undefined where no place was kept */
export function withPlaceFound(preferences: unknown): object | undefined {
  const browser = at(preferences, 'browser')
  const places = at(browser, 'app_window_placement')
  const place = APP.split('.').reduce(at, places)
  if (!isObject(preferences) || !isObject(browser) || !isObject(places) || !place) return undefined
  const found = { ...browser, app_window_placement: { ...places, [APP]: place } }
  return { ...preferences, browser: found }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)
