import { defineConfig } from '@playwright/test'

import { installedBrowser } from '../tools/machine.ts'

/** The browser the program would open its window in; Playwright downloads none of its own. */
const executablePath = installedBrowser()
if (executablePath === undefined)
  throw new Error('No Chromium, Chrome or Edge was found. On Debian: apt-get install chromium')

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1366, height: 728 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // The film costs as much as the test, and shows less than the snapshots.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
