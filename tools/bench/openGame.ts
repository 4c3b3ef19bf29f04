import type { Page } from '@playwright/test'
import { connect, type ServedProgram, spawnProgram } from '../servedProgram.ts'
import { PAGE, withBrowser } from './browser.ts'
import { withFolder } from './game.ts'

/** The button that throws the dice. */
export const THROW = 'button[aria-keyshortcuts="K"]'

/** Does something with a page on which a game has begun, and the program that serves it. */
export const withOpenGame = <T>(
  use: (page: Page, program: ServedProgram) => Promise<T>,
): Promise<T> =>
  withFolder((dataDir) =>
    withBrowser(async (browser) => {
      const program = await connect(spawnProgram(dataDir))
      try {
        const page = await browser.newPage(PAGE)
        await begin(page, program.address)
        return await use(page, program)
      } finally {
        await program.stop()
      }
    }),
  )

/** A game of three that nobody has thrown in. */
async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  for (const name of ['Ida', 'Mormor Åse', 'Ola']) {
    await page.getByLabel('Ny spiller').fill(name)
    await page.getByRole('button', { name: 'Legg til' }).click()
    await page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
  }
  await page.getByRole('radio', { name: 'Rekkefølgen over' }).check()
  await page.getByRole('button', { name: 'Start spillet' }).click()
  await page.locator(THROW).waitFor()
}
