import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createBackend } from '../main/backend.ts'
import { serve } from '../main/browser/serve.ts'
import { SYSTEM } from '../main/system.ts'
import { THEME_NAMES } from '../renderer/statisticsAddress.ts'
import { build, isBuildStale } from './build.ts'
import { Chance } from './generate/chance.ts'
import { family } from './generate/family.ts'
import { games } from './generate/games.ts'
import { writeDatabase } from './generate/write.ts'
import { installedBrowser } from './machine.ts'

/*
 * Pictures of every part of the statistics of a made-up family of 2,000 games, light and dark.
 * They are the README's as well:
 *
 *   npm run look:statistics
 *   npm run look:statistics -- docs/pictures statistics-overview-light …   only these
 */
const [folder = 'test-results/look', ...wanted] = process.argv.slice(2)
const WIDTH = 1366
/** As one sees it first, and in its whole length: the page scrolls inside the window. */
const HEIGHTS = { '': 728, '-whole': 2600 } as const

process.chdir(resolve(import.meta.dirname, '..'))
if (isBuildStale()) await build()
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'yatzyblokka-look-'))
const chance = new Chance(1)
writeDatabase(dataDir, games(family(), chance), chance)
const backend = createBackend({ ...SYSTEM, dataDir, rendererDir: resolve('dist/renderer') })
// Whatever this machine speaks.
await backend.invoke('settings.set', { language: 'nb' })
const served = await serve(backend)
const browser = await chromium.launch({
  executablePath: installedBrowser() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

try {
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme: theme })
    await page.goto(served.addressToPrint())
    for (const part of THEME_NAMES) await take(page, part, `statistics-${part}-${theme}`)
    await page.close()
  }
} finally {
  await browser.close()
  await backend.close()
  await served.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(page: Page, part: string, name: string): Promise<void> {
  if (wanted.length > 0 && !wanted.some((one) => one.startsWith(name))) return
  await page.evaluate((part) => (location.hash = `#/statistikk?vis=${part}`), part)
  await page.locator('.sections').waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  // Luck and choices wait for the coach.
  await page.getByText('Regner').first().waitFor({ state: 'detached' })
  for (const [suffix, height] of Object.entries(HEIGHTS))
    if (wanted.length === 0 || wanted.includes(name + suffix)) {
      await page.setViewportSize({ width: WIDTH, height })
      await page.screenshot({ path: join(folder, `${name}${suffix}.png`) })
    }
}
