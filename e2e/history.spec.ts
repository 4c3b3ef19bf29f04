import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

test('a game is found, corrected, dated, seen again, deleted and had back', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  // Fifteen rounds, each of one throw.
  await table.open((await start({ dice: '23456'.repeat(15) })).address)
  await expect(page.getByText('Ingen spill ennå.')).toBeVisible()
  await table.begin(['Ida'])
  for (const row of ROWS) {
    await table.throw()
    await table.write(row, 'Ida')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida fikk 60 poeng')

  await table.button('Mer om dette spillet').click()
  await table.button('Rett en rute').click()
  await table.button('Yatzy, Ida: strøket').click()
  await table.button('50').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida fikk 110 poeng')
  await expect(page.getByText('* Rettet for hånd')).toBeVisible()
  await table.button('Ferdig med å rette').click()
  await expectAccessible(page)

  await table.button('Mer om dette spillet').click()
  await table.button('Endre datoen').click()
  await page.getByRole('radio', { name: 'Bare året' }).check()
  await page.getByRole('textbox', { name: 'År' }).fill('1949')
  await table.button('Lagre').click()
  await expect(table.alert('Året må være 1950 eller senere.')).toBeVisible()
  await table.button('Mer om dette spillet').click()
  await table.button('Endre datoen').click()
  await page.getByRole('radio', { name: 'Bare året' }).check()
  await page.getByRole('textbox', { name: 'År' }).fill('1999')
  await table.button('Lagre').click()
  await expect(page.getByText('Spilt 1999 · skjerm')).toBeVisible()

  await table.button('Mer om dette spillet').click()
  await table.button('Se spillet kast for kast').click()
  await table.button('Neste').click()
  await expect(page.getByText('Ida, kast 1: 2, 3, 4, 5, 6')).toBeVisible()
  await table.button('Neste').click()
  await expect(page.getByText('Ida strøk Enere')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(page.getByText('Yatzy ble rettet til 50 for Ida')).toBeVisible()

  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await page.getByRole('link', { name: 'Alle spill' }).click()
  await expectAccessible(page)
  await page.getByLabel('Spilt på').selectOption('Papir')
  await expect(page.getByText('Ingen spill passer.')).toBeVisible()
  await page.getByLabel('Spilt på').selectOption('Alt')
  await page.getByRole('link', { name: 'Ida' }).click()
  await table.button('Mer om dette spillet').click()
  await table.button('Slett spillet').click()
  await table.button('Slett').click()
  await expect(page.getByText('Dette spillet er slettet og teller ikke noe sted.')).toBeVisible()
  await page.getByRole('link', { name: 'Ferdig' }).click()
  await page.goto(`${new URL(page.url()).origin}/#/slettede`)
  await expect(page.getByText('borte om 30 dager')).toBeVisible()
  await expectAccessible(page)
  await table.button('Hent tilbake').click()
  await expect(page.getByText('Ingen spill er slettet.')).toBeVisible()
})

/** Each with 2, 3, 4, 5 and 6 on the table. */
const ROWS = [
  ...['Enere', 'Toere', 'Treere', 'Firere', 'Femmere', 'Seksere', 'Ett par', 'To par'],
  ...['Tre like', 'Fire like', 'Liten straight', 'Stor straight', 'Hus', 'Sjanse', 'Yatzy'],
]

test('players get a look, are merged and parted, hidden and deleted', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.goTo('Spillere')
  for (const name of ['Ida', 'Ida M.', 'Ola']) {
    await table.add(name)
    await expect(page.getByRole('button', { name: `Mer om ${name}`, exact: true })).toBeVisible()
  }
  await table.button('Mer om Ida').click()
  await page.getByRole('radio', { name: 'Stjerne' }).check({ force: true })
  await page.getByRole('radio', { name: 'Grønn' }).check({ force: true })
  await expectAccessible(page)
  await table.button('Lukk').click()
  await expect(table.button('Mer om Ida')).toBeFocused()
  await expect(page.getByText('Merke: Stjerne')).toBeAttached()

  await table.button('Mer om Ida M.').click()
  await table.button('Slå sammen med en annen').click()
  await page.getByRole('radio', { name: 'Ida', exact: true }).check()
  await expectAccessible(page)
  await table.button('Slå sammen').click()
  await expect(page.getByText('Ida M. er nå Ida', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await table.button('Skill igjen: Ida M.').click()
  await expect(table.button('Mer om Ida M.')).toBeVisible()

  await table.button('Mer om Ola').click()
  await table.button('Skjul').click()
  await table.button('Vis igjen: Ola').click()
  await table.button('Mer om Ola').click()
  await table.button('Slett').click()
  await expect(table.button('Mer om Ola')).toBeHidden()
})
