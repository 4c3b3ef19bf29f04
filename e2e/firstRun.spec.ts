import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

const welcome = (page: Page): Locator =>
  page.getByRole('region', { name: 'Velkommen til Yatzyblokka' })

test('a family without names tells them one after another, and is suggested a game of theirs', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  const { keyboard } = page
  await table.open((await start()).address)
  const field = welcome(page).getByRole('textbox', { name: 'Ny spiller' })
  await expect(field).toBeFocused()
  await expect(welcome(page)).toContainText('Hvem spiller hos dere? Skriv det første navnet.')
  await expectAccessible(page)

  const names = welcome(page).getByRole('listitem')
  for (const name of ['Ida', 'Bjorn', 'Mormor Åse']) {
    await keyboard.type(name)
    await keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(`${name} er lagt til.`)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  }
  await expect(names).toHaveText([/Ida/, /Bjorn/, /Mormor Åse/])
  await keyboard.type(' ida')
  await keyboard.press('Enter')
  await expect(table.alert('Navnet «Ida» er i bruk.')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await keyboard.press('Control+a')
  await keyboard.press('Backspace')

  // The second of three is taken out again: the keyboard goes back past the third's button.
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await expect(table.button('Ta ut Bjorn')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Bjorn er slettet.')
  await expect(names).toHaveCount(2)
  await expect(field).toBeFocused()

  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(table.button('Det var alle')).toBeFocused()
  await keyboard.press('Enter')
  await expect(welcome(page)).toHaveCount(0)
  const suggested = page.getByRole('link', { name: 'Nytt spill Yatzy med Ida og Mormor Åse' })
  await expect(suggested).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: 'Skriv ut blokk' })).toBeVisible()

  // It is suggested until there is a game, and the names are not asked for again.
  await page.reload()
  await expect(suggested).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
  await suggested.press('Enter')
  for (const name of ['Ida', 'Mormor Åse'])
    await expect(table.button(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: /^Yatzy/ })).toBeChecked()
  await table.button('Start spillet').press('Enter')
  await expect(page.getByRole('heading', { name: 'Hvem begynner?' })).toBeVisible()
  await page.getByRole('link', { name: 'Spill', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Fortsett' })).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
  await expect(suggested).toHaveCount(0)
})

test('more names than can sit at one game are kept, and as many as can are suggested', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  for (const name of ['Ann', 'Bo', 'Cal', 'Dag', 'Eva', 'Finn', 'Gro']) await table.add(name)
  await expect(welcome(page).getByRole('listitem')).toHaveCount(7)
  await table.button('Det var alle').click()
  await page.getByRole('link', { name: 'Yatzy med Ann, Bo, Cal, Dag, Eva og Finn' }).click()
  await expect(table.button('Finn')).toHaveAttribute('aria-pressed', 'true')
  await expect(table.button('Gro')).toHaveAttribute('aria-pressed', 'false')
})

test('it may be passed over, and is not asked again', async ({ page, start }) => {
  const table = new Table(page)
  const program = await start()
  await table.open(program.address)
  await expect(welcome(page).getByRole('textbox', { name: 'Ny spiller' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(table.button('Hopp over')).toBeFocused()
  await page.keyboard.press('Enter')
  const newGame = page.getByRole('link', { name: 'Nytt spill' })
  await expect(newGame).toBeFocused()
  await expect(welcome(page)).toHaveCount(0)
  expect(await program.stop()).toBe(0)

  await table.open((await start({ dataDir: program.dataDir })).address)
  await expect(newGame).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
  await newGame.click()
  await expect(page.getByText('Hvem spiller hos dere? Skriv det første navnet.')).toBeVisible()
})
