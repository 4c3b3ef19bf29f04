import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

/** A throw for each row, and what it gives there. */
const ROUNDS = [
  { dice: '11123', row: 'Enere', points: 3 },
  { dice: '22214', row: 'Toere', points: 6 },
  { dice: '33315', row: 'Treere', points: 9 },
  { dice: '44416', row: 'Firere', points: 12 },
  { dice: '55512', row: 'Femmere', points: 15 },
  { dice: '66612', row: 'Seksere', points: 18 },
  { dice: '66123', row: 'Ett par', points: 12 },
  { dice: '66552', row: 'To par', points: 22 },
  { dice: '66612', row: 'Tre like', points: 18 },
  { dice: '66662', row: 'Fire like', points: 24 },
  { dice: '12345', row: 'Liten straight', points: 15 },
  { dice: '23456', row: 'Stor straight', points: 20 },
  { dice: '66655', row: 'Hus', points: 28 },
  { dice: '66651', row: 'Sjanse', points: 24 },
  { dice: '66666', row: 'Yatzy', points: 50 },
] as const

test('two of three share the win of a whole game', async ({ page, start }) => {
  const family = ['Ida', 'Mormor Åse', 'Ola']
  // Åse throws the highest die and begins; Ola misses his yatzy at the end.
  const turns = ROUNDS.flatMap(({ dice }) => [dice, dice === '66666' ? '66661' : dice, dice])
  const program = await start({ dice: ['264', ...turns].join('') })
  const table = new Table(page)
  await table.open(program.address)
  await table.begin(family, { first: 'Høyeste terning' })

  for (const name of family) await table.button(`Kast for ${name}`).click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Mormor Åse' })).toBeVisible()

  const order = ['Mormor Åse', 'Ola', 'Ida']
  for (const [round, { row, points }] of ROUNDS.entries())
    for (const name of order) {
      await expect(
        page.getByRole('heading', { level: 1, name: `Nå spiller ${name}` }),
      ).toBeVisible()
      await expect(page.getByText(`Runde ${round + 1} av 15`, { exact: true })).toBeVisible()
      await table.throw()
      const misses = row === 'Yatzy' && name === 'Ola'
      if (misses) await table.strike(row, name)
      else await table.enter(row, name)
      if (round < ROUNDS.length - 1)
        await expect(
          page.getByRole('gridcell', { name: `${row}, ${name}: ${points}` }),
        ).toBeVisible()
    }

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mormor Åse og Ida deler seieren, 326 poeng hver')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'delt 1. plass' })).toHaveCount(2)
  await expect(page.getByRole('listitem').filter({ hasText: '3. plass' })).toContainText('Ola')
  await expect(page.getByRole('gridcell', { name: 'Yatzy, Ola: strøket' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Bonus, Ida: 50' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Totalsum, Ola: 276' })).toBeVisible()

  await page.getByRole('link', { name: 'Ferdig' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'delte seieren med 326' }),
  ).toBeVisible()
})
