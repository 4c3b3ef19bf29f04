import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

test('a whole solo game by keyboard alone', async ({ page, start }) => {
  const program = await start()
  const table = new Table(page)
  await table.open(program.address)

  await reach(page, 'Nytt spill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nytt spill')
  await reach(page, 'Ny spiller')
  await page.keyboard.type('Ida')
  await page.keyboard.press('Enter')
  await expect(table.button('Ida')).toHaveAttribute('aria-pressed', 'true')
  await reach(page, 'Start spillet')
  await page.keyboard.press('Enter')

  for (let round = 1; round <= 15; round++) {
    await expect(page.getByText(`Runde ${round} av 15`, { exact: true })).toBeVisible()
    await expect(table.button(/^Kast alle fem/)).toBeFocused()
    await page.keyboard.press('k')
    await expect(table.button(/2 kast igjen$/)).toBeFocused()
    await page.keyboard.press('2')
    await expect(table.die(2)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(table.button(/1 kast igjen$/)).toBeFocused()
    await expect(table.die(2)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('k')
    // After the third throw the keyboard stands on the first row that gives points, or can be struck.
    const row = table.button(/^.+, Ida: ledig, gir \d+/).and(page.locator(':focus'))
    await expect(row).toBeVisible()
    const [, name = ''] = /^\s*(.+), Ida: ledig, gir/.exec((await row.textContent()) ?? '') ?? []
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('gridcell', { name: new RegExp(`^${name}, Ida: (\\d|strøket)`) }),
    ).toBeVisible()
  }

  await expect(page.getByRole('heading', { level: 1, name: /^Ida fikk \d+ poeng$/ })).toBeFocused()
})

test('arrows, Home and End walk the block', async ({ page, start }) => {
  const program = await start({ dice: '66666' })
  const table = new Table(page)
  await table.open(program.address)
  await table.begin(['Ida', 'Ola'])
  await table.throw()
  const focused = page.locator(':focus')

  await page.getByRole('button', { name: /^Enere, Ida/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName('Toere, Ida: ledig, gir 0')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName('Toere, Ola: ledig')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(focused).toHaveAccessibleName('Yatzy, Ida: ledig, gir 50')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName('Totalsum, Ida: 0')
  await page.keyboard.press('Home')
  await expect(focused).toHaveAccessibleName('Enere, Ida: ledig, gir 0')
})

/** Goes on with Tab until the thing with this name has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels].map((part) => part?.textContent ?? '').join(' ')
    })
    if (found.includes(name)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}
