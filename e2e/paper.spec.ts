import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

const FAMILY = ['Ida', 'Mormor Åse', 'Bjørn', 'Kari', 'Øyvind', 'Bestefar Magnus']
/** Upper 60, total 202, as it is typed. */
const COLUMN = '2 4 9 12 15 18 10 16 15 16 15 20 0 x 50'.split(' ')
const MINUTE_MS = 60_000

const field = (page: Page, row: string, name: string) =>
  page.getByRole('textbox', { name: `${row}, ${name}`, exact: true })

async function typeColumns(page: Page, columns: readonly (readonly string[])[]): Promise<void> {
  for (const typed of columns.flat()) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
}

async function openPaper(table: Table, names: readonly string[]): Promise<void> {
  await table.goTo('Legg inn spill fra papir')
  for (const name of names) {
    await table.add(name)
    await expect(table.button(name)).toHaveAttribute('aria-pressed', 'true')
  }
}

test('a block of six is typed with number and Enter alone, under a minute', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await openPaper(table, FAMILY)
  await expectAccessible(page)
  await field(page, 'Enere', 'Ida').focus()
  const began = Date.now()
  await typeColumns(
    page,
    FAMILY.map(() => COLUMN),
  )
  await expect(table.button('Lagre spillet')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/deler seieren, 202 poeng hver/)
  expect(Date.now() - began).toBeLessThan(MINUTE_MS)
  await expect(table.cell('Sjanse', 'Bestefar Magnus')).toHaveAccessibleName(/strøket$/)
})

test('a slip is told at once, a hole at the end, and a kill loses nothing', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  const program = await start()
  await table.open(program.address)
  await openPaper(table, ['Ida', 'Bjørn'])
  await field(page, 'Enere', 'Ida').focus()
  await typeColumns(page, [COLUMN.with(12, '10'), COLUMN.with(12, '')])
  await expect(page.getByText(/^Ida: Hus kan ikke bli 10\. Mulige tall: 0, 7/)).toBeVisible()
  await expectAccessible(page)

  await program.kill()
  await table.open((await start({ dataDir: program.dataDir })).address)
  await page.getByRole('link', { name: /En blokk er påbegynt/ }).click()
  await expect(field(page, 'Yatzy', 'Bjørn')).toHaveValue('50')

  await table.button('Lagre spillet').click()
  await expect(field(page, 'Hus', 'Ida')).toBeFocused()
  await page.keyboard.type('19')
  await page.keyboard.press('Enter')
  await field(page, 'Sum på papiret', 'Ida').fill('220')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Kolonne: Ida\. Rutene gir 221/)).toBeVisible()
  await table.button('Lagre spillet').click()
  await expect(table.alert('Bjørn mangler Hus')).toBeVisible()
  await expect(field(page, 'Hus', 'Bjørn')).toBeFocused()
  await page.keyboard.type('7')
  await table.button('Lagre spillet').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida vant med 221 poeng')
})

test('totals alone, from a year long gone', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await openPaper(table, ['Ida', 'Ola'])
  await page.getByRole('radio', { name: 'Bare året' }).check()
  await page.getByRole('textbox', { name: 'År' }).fill('1987')
  await page.getByRole('checkbox', { name: 'Bare totalsummene' }).check()
  await field(page, 'Totalsum', 'Ida').fill('251')
  await field(page, 'Totalsum', 'Ola').fill('1576')
  await table.button('Lagre spillet').click()
  await expect(page.getByRole('status').getByText(/Summen kan ikke bli/)).toBeVisible()
  await field(page, 'Totalsum', 'Ola').fill('244')
  await table.button('Lagre spillet').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida vant med 251 poeng')
  await expect(page.getByText('Spilt 1987 · papir')).toBeVisible()
  await expect(table.cell('Hus', 'Ola')).toHaveAccessibleName('Hus, Ola: ikke fylt')
  await expectAccessible(page)
})
