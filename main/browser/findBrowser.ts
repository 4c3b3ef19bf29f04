import { delimiter, join } from 'node:path'
import type { Machine } from './machine.ts'

export type { Machine } from './machine.ts'

const LINUX_NAMES = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium-browser',
]
const LINUX_PLACES = [
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
]
const MAC_NAMES = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_ROOTS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
const WINDOWS_PLACES = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** Where a browser with app windows may lie, the likeliest first. */
export function browserPlaces({ platform, home, env }: Machine): string[] {
  const chosen = env['YATZYBLOKKA_BROWSER']
  if (chosen) return [chosen]
  if (platform === 'win32')
    return WINDOWS_PLACES.flatMap((place) =>
      WINDOWS_ROOTS.flatMap((root) => (env[root] ? [`${env[root]}\\${place}`] : [])),
    )
  if (platform === 'darwin')
    return MAC_NAMES.flatMap((name) =>
      ['/Applications', join(home, 'Applications')].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    )
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...LINUX_PLACES]
}

/** A snap may not write in hidden folders: its profiles lie in a place of its own. */
export function profileFolder(browser: string, { home }: Machine, cache: string): string {
  if (!browser.startsWith('/snap/')) return join(cache, 'browser')
  return join(home, 'snap', 'chromium', 'common', 'yatzyblokka', cache.slice(-16))
}

/** The browser's own way to start with nothing but our page. */
export function browserArguments(options: {
  readonly address: string
  readonly profile: string
  readonly isNewProfile: boolean
  readonly isRoot: boolean
}): string[] {
  const { address, profile, isNewProfile, isRoot } = options
  return [
    `--app=${address}`,
    // A profile of its own makes the browser a process of its own: its exit is the window's close.
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-mode',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The games are safe whatever happened to the window: nothing needs to be restored.
    '--hide-crash-restore-bubble',
    // The profile keeps no password: the system's keyring need not ask for one.
    '--password-store=basic',
    // Only this machine: whatever the browser would fetch by itself goes nowhere.
    '--proxy-server=127.0.0.1:9',
    '--proxy-bypass-list=127.0.0.1',
    // Later the profile knows where the window was.
    ...(isNewProfile ? ['--window-size=1366,800'] : []),
    // Chromium refuses to start as root otherwise; the other switch hides its bar about it.
    ...(isRoot ? ['--no-sandbox', '--test-type'] : []),
  ]
}
