import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { everyScreen, showScreen } from '../e2e/screens.ts'
import { call } from '../e2e/setup.ts'
import { LANGUAGES } from '../shared/messages/language.ts'
import { build, isBuildStale } from './build.ts'
import { installedBrowser } from './machine.ts'
import { connect, spawnProgram } from './servedProgram.ts'

/*
 * Every screen in every language, and each way of seeing it, of one player and of six with long
 * names. To be looked at; nothing is compared.
 *
 *   npm run look:all                       all of them, into test-results/look-all
 *   npm run look:all -- FOLDER statistikk  screens with that word in their address
 */
const [folder = 'test-results/look-all', word = ''] = process.argv.slice(2)
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  one: ['Ida'],
  six: [
    ...['Bestemor Margrethe Elisabeth Aurdal-Lie', 'Alexander Kristoffersen-Bjørnstad'],
    ...['Oldefar Torbjørn Østensjø-Kvalheim', 'Ida-Marie Gjertrudsdatter Fløgstad'],
    ...['Tanteungen Åse-Karin Rørvik Hjelmeland', 'Wilhelmina Wolff-Schwarzenberg-Mæland'],
  ],
}
const SMALL = { width: 1024, height: 560 }
const USUAL = { width: 1366, height: 728 }

interface Way {
  readonly size: { readonly width: number; readonly height: number }
  readonly media?: Parameters<Page['emulateMedia']>[0]
}
/** Seen in bokmål; the languages are seen on the small window. */
const WAYS: Readonly<Record<string, Way>> = {
  light: { size: USUAL },
  dark: { size: USUAL, media: { colorScheme: 'dark' } },
  large: { size: { width: 1920, height: 1080 } },
  zoomed: { size: { width: 683, height: 364 } },
  forced: { size: SMALL, media: { forcedColors: 'active' } },
}

process.chdir(resolve(import.meta.dirname, '..'))
if (isBuildStale()) await build()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: installedBrowser() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const [family, players] of Object.entries(FAMILIES)) await look(browser, family, players)
} finally {
  await browser.close()
}

async function look(browser: Browser, family: string, players: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yatzyblokka-look-'))
  const program = await connect(spawnProgram(dataDir))
  const page = await browser.newPage({ locale: 'nb-NO', reducedMotion: 'reduce' })
  try {
    await page.goto(program.address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const screens = await everyScreen(page, players)
    for (const screen of screens.filter((screen) => screen.includes(word)))
      await takeAll(page, screen, family)
  } finally {
    await page.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function takeAll(page: Page, screen: string, family: string): Promise<void> {
  const name = `${family}-${screen.replaceAll(/\W+/g, '-') || 'start'}`
  for (const [way, { size, media }] of Object.entries(WAYS)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media })
    await showScreen(page, screen)
    await page.screenshot({ path: join(folder, `${name}-${way}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.setViewportSize(SMALL)
  for (const language of LANGUAGES) {
    await call(page, 'settings.set', { language })
    await showScreen(page, screen)
    await page.screenshot({ path: join(folder, `${name}-${language}.png`) })
  }
  await call(page, 'settings.set', { language: 'nb' })
}
