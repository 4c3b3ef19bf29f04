import { type Browser, chromium } from '@playwright/test'
import { installedBrowser } from '../machine.ts'

/** A headless browser that is already running when a measure begins. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = installedBrowser()
  if (executablePath === undefined) throw new Error('no Chromium, Chrome or Edge was found')
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    await (await browser.newPage()).close()
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A page of its own, with an empty cache, as large as a small laptop. */
export const PAGE = { viewport: { width: 1366, height: 728 }, locale: 'nb-NO' } as const
