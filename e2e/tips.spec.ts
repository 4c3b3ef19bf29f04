import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

const ROWS = [
  ...['Enere', 'Toere', 'Treere', 'Firere', 'Femmere', 'Seksere', 'Ett par', 'To par'],
  ...['Tre like', 'Fire like', 'Liten straight', 'Stor straight', 'Hus', 'Sjanse'],
]

test('tips are asked for and followed, and the result, the replay and the statistics say what they were worth', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  await table.open((await start({ dice: `55136555${'23456'.repeat(ROWS.length)}` })).address)
  await table.begin(['Ida'])
  await table.button('Meny').click()
  await table.button('Tips for Ida').click()
  await expect(page.getByText('Tipset kommer når terningene er kastet.')).toBeVisible()
  await table.throw()
  // The first time the game is worked out.
  const tip = page.getByRole('status').filter({ hasText: 'Tips: ' })
  await expect(tip).toHaveText('Tips: behold 5, 5.', { timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Andre valg' }).getByRole('listitem')).toHaveCount(3)
  await table.die(5).click()
  await expect(page.getByText(/^Nå: behold 6 – \d+ poeng dårligere i snitt$/)).toBeVisible()
  await expectAccessible(page)
  await table.die(5).click()
  await table.die(1).click()
  await table.die(2).click()
  await expect(page.getByText(/^Nå: /)).toBeHidden()
  await table.throw()
  await expect(tip).toHaveText('Tips: skriv 50 i Yatzy.')

  await page.getByText('Sjanse for bonus').click()
  await expect(page.getByText(/^Anslag /)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByText('Sjanse for bonus').click()
  await table.enter('Yatzy', 'Ida')
  await expect(table.cell('Yatzy', 'Ida')).toHaveAccessibleName(/: 50$/)
  for (const row of ROWS) {
    await table.throw()
    await table.write(row, 'Ida')
  }
  await expect(page.getByText('Ida brukte tips')).toBeVisible()

  await page.getByText('Flaks og valg', { exact: true }).click()
  await page.getByText('Vis som tabell').click()
  const [from, luck, loss, total] = await numbersOf(page, 'Ida')
  expect(total).toBe(110)
  expect(from + luck + loss).toBeCloseTo(total, 6)
  await expect(page.getByRole('heading', { name: 'De dyreste valgene' })).toBeVisible()
  await expectAccessible(page)

  await table.button('Mer om dette spillet').click()
  await table.button('Se spillet kast for kast').click()
  await table.button('Flaks og valg').click()
  await table.button('Neste').click()
  await expect(page.getByText(/^Kastet: .* enn ventet\.$/)).toBeVisible()
  await table.button('Neste').click()
  await expect(page.getByText('Valget: ikke noe var bedre.')).toBeVisible()
  for (let step = 0; step < 3; step++) await table.button('Neste').click()
  await expect(page.getByText(/^Valget kostet .* Bedre: /)).toBeVisible()
  await expectAccessible(page)

  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route('**/invoke/statistics.luck', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(`${new URL(page.url()).origin}/#/statistikk?vis=luckChoices`)
  await expect(page.getByText('Regner …')).toHaveCount(2)
  answer(undefined)
  await expect(page.getByText(/^Valgene til Ida kostet .* poeng i snitt, av 1 spill/)).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Flaks og valg i hvert spill: Ida' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Tips').selectOption('Uten tips')
  await expect(page.getByText('Ingen spill passer.')).toBeVisible()
})

/** The figures of a row in the table shown. */
async function numbersOf(page: Page, name: string): Promise<[number, number, number, number]> {
  const cells = await page
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .all()
  const [a = NaN, b = NaN, c = NaN, d = NaN] = await Promise.all(
    cells.map(async (cell) =>
      Number((await cell.textContent())?.replace('−', '-').replace('+', '').replace(',', '.')),
    ),
  )
  return [a, b, c, d]
}
