import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { missingDictionaries } from './dictionaries.ts'
import { isInstalled } from './isInstalled.ts'
import { installedBrowser } from './machine.ts'

/** Debian packages the tests need, each with a command it brings. */
const NEEDED = [
  { name: 'xvfb', command: 'Xvfb' },
  { name: 'xauth', command: 'xauth' },
  { name: 'poppler-utils', command: 'pdftotext' },
  { name: 'qpdf', command: 'qpdf' },
]

/**
 * Sees to it that a browser and the other tools of the tests are there: installs them where this
 * is root on a Debian, else says the one command that does. Only spelling can go unchecked.
 */
export function installTestTools(): void {
  const needed = NEEDED.filter(({ command }) => !isInstalled(command)).map(({ name }) => name)
  if (installedBrowser() === undefined) needed.push('chromium')
  const missing = [...needed, ...missingDictionaries()]
  if (missing.length === 0) return
  const complaint = install(missing)
  if (complaint !== undefined) console.error(complaint)
  if (complaint !== undefined && needed.length > 0) process.exit(1)
}

/** @returns why they could not be installed */
function install(packages: readonly string[]): string | undefined {
  const line = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !isInstalled('apt-get'))
    return `The tests need ${packages.join(', ')}. On Debian or Ubuntu: sudo ${line}`
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'], shell: true }
  const failed = ['apt-get update', line].find((step) => spawnSync(step, options).status !== 0)
  return failed === undefined ? undefined : `This failed: ${failed}`
}
