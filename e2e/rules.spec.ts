import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { catchPrint } from './printer.ts'
import { call } from './setup.ts'
import { Table } from './table.ts'

/** The rows of the table to try in, by what they are called. */
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Hva terningene gir' }).getByRole('row', { name })

test('the joker is tried by keyboard alone, and the page leads to the printer and the game', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  await page.setViewportSize({ width: 1024, height: 560 })
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Regler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regler: Yatzy')
  await expect(page.getByRole('heading', { name: 'Enda en yatzy' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Amerikansk 13-ruter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regler: Amerikansk 13-ruter')

  // J2: yatzy holds 50, fours is filled; full house, large straight and chance are open.
  await page.getByRole('button', { name: /^Terning 1: / }).focus()
  await page.keyboard.type('44444')
  await expect(page.getByRole('button', { name: 'Terning 5: firer' })).toBeFocused()
  for (const filled of ['Yatzy', 'Firere', 'Tre like', 'Fire like', 'Liten straight']) {
    await page.getByRole('checkbox', { name: `${filled} er fylt` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(row(page, 'Hus')).toContainText('25 + 100')
  await expect(row(page, 'Stor straight')).toContainText('40 + 100')
  await expect(row(page, 'Sjanse')).toContainText('20 + 100')
  await expect(row(page, 'Enere')).toContainText('kan ikke velges nå')
  await expect(page.getByText('Ny yatzy: 100 poeng ekstra.')).toBeVisible()
  await page.getByRole('radio', { name: 'Yatzy er strøket' }).check()
  await expect(row(page, 'Hus')).toContainText(/25$/)
  await page.getByLabel('Skriv terningene').fill('12346')
  await expect(row(page, 'Sjanse')).toContainText('16')

  const sideways = () =>
    page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
  expect(await sideways()).toBe(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await sideways()).toBe(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await expectAccessible(page)

  const printed = await catchPrint(page)
  await table.button('Skriv ut reglene').click()
  const sent = await printed()
  const { bytes, pages } = await call(page, 'sheets.rules', {
    ruleset: 'american',
    language: 'nb',
  })
  expect(sent.toString('latin1')).toMatch(/^%PDF-/)
  expect(sent).toHaveLength(Buffer.from(bytes, 'base64').length)
  expect(pages).toBeLessThanOrEqual(2)

  await page.getByRole('link', { name: 'Spill Amerikansk 13-ruter' }).click()
  await expect(page.getByRole('radio', { name: 'Amerikansk 13-ruter' })).toBeChecked()
  await page.goBack()
  await page.getByRole('link', { name: 'Skriv ut en tom blokk' }).click()
  const variants = page.getByRole('group', { name: 'Variant' })
  await expect(variants.getByRole('radio', { name: 'Amerikansk 13-ruter' })).toBeChecked()
})

test('an address leads to the answer of a question', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.evaluate(() => (location.hash = '#/regler/nordic/highest'))
  await expect(page.getByText('De høyeste. 5-5-4-4-2 gir 10 i Ett par.')).toBeInViewport()
  await expect(page.getByText('deler seieren')).toBeHidden()
  await page.getByText('Hva om det står likt til slutt?').click()
  await expect(page.getByText('deler seieren')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/regler/nordic/tie')
})
