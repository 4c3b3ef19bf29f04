import type { Browser } from '@playwright/test'
import { connect, end, printedAddress, spawnProgram } from '../servedProgram.ts'
import { PAGE, withBrowser } from './browser.ts'
import { type Measure, quantile } from './figure.ts'
import { playWholeGame, withFolder } from './game.ts'

const STARTS = 5

interface Start {
  readonly printed: number
  readonly usable: number
}

/** From the start of the process to a start page that can be used, in a browser that is running. */
export const measureStart: Measure = () =>
  withFolder((dataDir) =>
    withBrowser(async (browser) => {
      await aGameBefore(dataDir)
      const { usable, printed } = await medianStart(browser, dataDir)
      const how = `median of ${STARTS}, headless Chromium already running`
      return [
        { name: 'start to usable window', target: 1500, value: usable, unit: 'ms', how },
        { name: '… of that, to the printed address', value: printed, unit: 'ms', how },
      ]
    }),
  )

export async function medianStart(browser: Browser, dataDir: string): Promise<Start> {
  const starts: Start[] = []
  for (let n = 0; n < STARTS; n++) starts.push(await startOnce(browser, dataDir))
  const of = (part: keyof Start): number =>
    quantile(
      starts.map((start) => start[part]),
      0.5,
    )
  return { printed: of('printed'), usable: of('usable') }
}

async function aGameBefore(dataDir: string): Promise<void> {
  const program = await connect(spawnProgram(dataDir))
  await playWholeGame(program.call)
  await program.stop()
}

async function startOnce(browser: Browser, dataDir: string): Promise<Start> {
  const context = await browser.newContext(PAGE)
  const page = await context.newPage()
  const started = performance.now()
  const child = spawnProgram(dataDir)
  try {
    const address = await printedAddress(child)
    const printed = performance.now() - started
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { printed, usable: performance.now() - started }
  } finally {
    await context.close()
    await end(child, 'SIGTERM')
  }
}
