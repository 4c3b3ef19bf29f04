import { describe, expect, test } from 'vitest'
import { browserArguments, browserPlaces, profileFolder } from './findBrowser.ts'

describe('a browser is looked for', () => {
  test('on Linux by its name along the path, Chromium first', () => {
    const places = browserPlaces({ platform: 'linux', home: '/home/a', env: { PATH: '/a:/b::' } })
    expect(places.slice(0, 3)).toEqual(['/a/chromium', '/b/chromium', '/a/google-chrome-stable'])
    expect(places).toContain('/b/microsoft-edge')
    expect(places).toContain('/opt/google/chrome/chrome')
    expect(places.every((place) => place.startsWith('/'))).toBe(true)
  })

  test('on macOS among the programs of all and of the user', () => {
    const places = browserPlaces({ platform: 'darwin', home: '/Users/a', env: {} })
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(places).toContain('/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium')
  })

  test('on Windows where the system says that programs are', () => {
    const env = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)', LOCALAPPDATA: 'C:\\a\\Local' }
    const places = browserPlaces({ platform: 'win32', home: 'C:\\a', env })
    expect(places).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe')
    expect(places).toContain('C:\\a\\Local\\Google\\Chrome\\Application\\chrome.exe')
    expect(places.join()).not.toContain('undefined')
  })

  test.each(['linux', 'darwin', 'win32'])('on %s first of all where the user says', (platform) => {
    const env = { YATZYBLOKKA_BROWSER: '/my/browser', PATH: '/usr/bin' }
    expect(browserPlaces({ platform, home: '/home/a', env })).toEqual(['/my/browser'])
  })
})

test('a snap has its profile where snaps may write', () => {
  const machine = { platform: 'linux', home: '/home/a', env: {} }
  const cache = '/home/a/.cache/yatzyblokka/0123456789abcdef'
  expect(profileFolder('/usr/bin/chromium', machine, cache)).toBe(`${cache}/browser`)
  expect(profileFolder('/snap/bin/chromium', machine, cache)).toBe(
    '/home/a/snap/chromium/common/yatzyblokka/0123456789abcdef',
  )
})

test('the sandbox is given up for root alone', () => {
  const options = { address: 'http://127.0.0.1:5/', profile: '/p', isNewProfile: false }
  expect(browserArguments({ ...options, isRoot: false })).not.toContain('--no-sandbox')
  expect(browserArguments({ ...options, isRoot: true })).toContain('--no-sandbox')
})
