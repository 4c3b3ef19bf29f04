import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
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
 * is root on a Debian, else says the one command that does.
 */
export function installTestTools(): void {
  const missing = NEEDED.filter(({ command }) => !isInstalled(command)).map(({ name }) => name)
  if (installedBrowser() === undefined) missing.push('chromium')
  if (missing.length === 0) return
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) {
    console.error(`The tests need ${missing.join(', ')}. On Debian or Ubuntu: sudo ${install}`)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'], shell: true }
  const failed = ['apt-get update', install].find((line) => spawnSync(line, options).status !== 0)
  if (failed !== undefined) {
    console.error(`This failed: ${failed}`)
    process.exit(1)
  }
}

const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
