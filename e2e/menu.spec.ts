import { expect, test } from './fixtures.ts'
import { begin, type Turn } from './setup.ts'
import { Table } from './table.ts'

const NORDIC_ROWS = [
  ...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'onePair', 'twoPairs', 'threeOfAKind'],
  ...['fourOfAKind', 'smallStraight', 'largeStraight', 'fullHouse', 'chance'],
]

test('a game is put away and found again, beside other unfinished games', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '6661255512' })).address)
  await begin(page, { players: ['Kari'], ruleset: 'nordicForced' })
  await begin(page, { players: ['Ola', 'Kari'] })
  const game = await begin(page, { players: ['Ida', 'Ola'], ruleset: 'american' })
  await (await game.play([['66612', 'sixes']])).show()
  await table.throw()

  await table.button('Meny').click()
  const menu = page.getByRole('dialog', { name: 'Meny' })
  await menu.getByRole('button', { name: 'Reglene for dette spillet' }).click()
  const rules = page.getByRole('dialog', { name: 'Regler: Amerikansk 13-ruter' })
  await expect(rules.getByRole('row')).toHaveCount(14)
  await expect(rules.getByRole('row', { name: /^Stor straight .* 40$/ })).toBeVisible()
  await expect(rules.getByText(/^Bonus: 35 poeng .* 63 eller mer\.$/)).toBeVisible()
  await expect(rules.getByText(/^En ny yatzy gir 100 poeng ekstra/)).toBeVisible()
  await rules.getByRole('button', { name: 'Lukk' }).click()
  await expect(table.button('Meny')).toBeFocused()

  await table.button('Meny').click()
  await menu.getByRole('button', { name: 'Legg bort' }).click()
  await expect(page.getByRole('status')).toHaveText('Spillet er lagret.')
  await expect(page.getByText('Spillet er lagret.')).toHaveCount(2) // said, and seen
  await expect(page.getByRole('link', { name: /^Fortsett:/ })).toHaveCount(3)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Ida og Ola' })
      .getByText(/Ola har kastet 1 av 3/),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Fortsett: Kari', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Blokk: Tvungen yatzy, 1 spiller' })).toBeVisible()
  // Any way off the screen puts the game away.
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await page.getByRole('link', { name: 'Fortsett: Ida og Ola' }).click()
  await expect.poll(() => table.dice()).toEqual(['femmer', 'femmer', 'femmer', 'ener', 'toer'])
  await expect.poll(() => table.throwsLeft()).toBe(2)
})

test('a player leaves: that result is gone, the others keep theirs and play on to the end', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  // Everybody throws the same; Kari leaves before the last round, Ola in the middle of his last turn.
  await table.open((await start({ dice: '66612'.repeat(3 * NORDIC_ROWS.length + 2) })).address)
  const game = await begin(page, { players: ['Ida', 'Ola', 'Kari'] })
  await game.play(NORDIC_ROWS.flatMap((row) => Array<Turn>(3).fill(['66612', row])))
  await game.show()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ida' })).toBeVisible()

  async function leave(name: string): Promise<void> {
    await table.button('Meny').click()
    await table.button('En spiller går').click()
    const who = page.getByRole('dialog', { name: 'Hvem går?' })
    await who.getByRole('button', { name }).click()
    const question = page.getByRole('dialog', {
      name: `Går ${name}? Kolonnen blir stående, men teller ikke i noe resultat.`,
    })
    await question.getByRole('button', { name: `${name} går` }).click()
  }
  await table.button('Meny').click()
  await table.button('En spiller går').click()
  await page.keyboard.press('Escape')
  await expect(table.button('Meny')).toBeFocused()

  await leave('Kari')
  await expect(page.getByRole('status')).toHaveText('Kari har gått. Nå spiller Ida.')
  await expect(page.getByRole('gridcell', { name: 'Yatzy, Kari: ikke fylt' })).toBeVisible()
  await expect(table.button(/3 kast igjen$/)).toBeFocused()
  await table.button('Meny').click()
  await table.button('En spiller går').click()
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Ida', 'Ola', 'Avbryt'])
  await page.keyboard.press('Escape')

  await table.throw()
  await table.strike('Yatzy', 'Ida')
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await table.button('Meny').click()
  await table.button('Tips for Ola').click()
  await table.throw()
  await leave('Ola')
  // Only Ida is left, and has filled every row: 1 + 2 + 18 + 12 + 18 + 21.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ida fikk 72 poeng')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(
    'Ola har gått. Spillet er slutt. Ida fikk 72 poeng.',
  )
  await expect(page.getByRole('gridcell', { name: 'Totalsum, Ola: 72' })).toBeVisible()
  await expect(page.getByText('Ola brukte tips')).toBeVisible()
  await page.getByRole('link', { name: 'Ferdig' }).click()
  const latest = page.getByRole('region', { name: 'Sist spilt' })
  await expect(latest.getByRole('listitem')).toHaveCount(1)
  await expect(latest).toContainText('fikk 72 poeng')
  await expect(latest).not.toContainText(/Ola|Kari/)
})

test('the one player of a game leaves: the game is over without a result', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.begin(['Ida'])
  await table.button('Meny').click()
  await table.button('En spiller går').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ida' }).click()
  await table.button('Ida går').click()
  await expect(page.getByText(/^Ingen spill ennå\./)).toBeVisible()
})

test('a game that is ended without a result counts nowhere', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.begin(['Ida', 'Ola'])
  await table.throw()
  await table.button('Meny').click()
  await table.button('Avslutt uten resultat').click()
  const question = page.getByRole('dialog', {
    name: 'Avslutte uten resultat? Spillet teller ikke noe sted.',
  })
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.button('Meny')).toBeFocused()
  await expect(table.die(1)).not.toHaveAccessibleName(/ikke kastet/)
  await table.button('Meny').click()
  await table.button('Avslutt uten resultat').click()
  await question.getByRole('button', { name: 'Avslutt uten resultat' }).click()

  await expect(page.getByText(/^Ingen spill ennå\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Fortsett/ })).toHaveCount(0)
  await expect(page.getByText('Spillet er lagret.')).toHaveCount(0)
  // Nor was it an earlier game of these two.
  await table.begin(['Ida', 'Ola'], { first: 'Den som kom sist forrige gang' })
  await expect(table.alert('Disse har ikke spilt et ferdig spill sammen ennå.')).toBeVisible()
})

test('«Spill igjen» begins the same game with the same people', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  const game = await begin(page, { players: ['Ida', 'Ola'], ruleset: 'american', mode: 'own' })
  await (await game.writeAll({ strikes: [1] })).show()
  await table.button('Spill igjen').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ida' })).toBeVisible()
  await expect(
    page.getByRole('grid', { name: 'Blokk: Amerikansk 13-ruter, 2 spillere' }),
  ).toBeVisible()
  await expect(page.getByText('Runde 1 av 13')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Totalsum, Ida: 0' })).toBeVisible()
  await expect(table.button('Hus, Ola: ledig')).toBeVisible()
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sist spilt' }).getByRole('listitem')).toHaveCount(
    1,
  )
})

test('the highest die begins, and of a tie only the tied throw again', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start({ dice: `525${'36'}${'44'}${'21'}` })).address)
  await table.begin(['Ida', 'Ola', 'Kari'], { first: 'Høyeste terning' })
  const status = page.getByRole('status')
  const throwFor = (name: string) => table.button(`Kast for ${name}`)
  const tie = (words: string) => page.getByRole('paragraph').getByText(words)

  await expect(throwFor('Ida')).toBeFocused()
  await page.keyboard.press('k')
  await expect(status).toHaveText('Ida fikk 5.')
  await throwFor('Ola').click()
  await expect(status).toHaveText('Ola fikk 2.')
  await expect(page.getByText('Kari har ikke kastet ennå')).toBeVisible()
  await throwFor('Kari').click()
  await expect(tie('Likt. Ida og Kari kaster igjen')).toBeVisible()
  await expect(status).toHaveText('Kari fikk 5. Likt. Ida og Kari kaster igjen.')
  await expect(page.getByText('Ola er ute av kastingen')).toBeVisible()

  await throwFor('Ida').click()
  await throwFor('Kari').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Kari' })).toBeVisible()
  await expect(page.getByText('Kari begynner')).toBeVisible()
  await expect(status).toHaveText('Kari fikk 6. Nå spiller Kari. Runde 1 av 15.')
  // From Kari on it goes round the table: the block is in the order they play.
  const columns = page.getByRole('gridcell', { name: /^Totalsum/ })
  await expect(columns).toHaveCount(3)
  for (const [i, name] of ['Kari', 'Ida', 'Ola'].entries())
    await expect(columns.nth(i)).toHaveAccessibleName(`Totalsum, ${name}: 0`)

  // When everybody ties, everybody is told.
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await table.begin(['Ida', 'Ola'], { first: 'Høyeste terning' })
  await throwFor('Ida').click()
  await throwFor('Ola').click()
  await expect(tie('Likt. Ida og Ola kaster igjen')).toBeVisible()
  await expect(status).toHaveText('Ola fikk 4. Likt. Ida og Ola kaster igjen.')
  await throwFor('Ida').click()
  await throwFor('Ola').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ida' })).toBeVisible()
})

test('whoever came last begins; those who came last together throw for it', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '35' })).address)
  const family = ['Ida', 'Ola', 'Kari']
  const first = 'Den som kom sist forrige gang'

  await table.begin(family, { first })
  await expect(table.alert('Disse har ikke spilt et ferdig spill sammen ennå.')).toBeVisible()
  // A game of two of them, or of more, is no game of these three.
  const two = await begin(page, { players: ['Ida', 'Ola'], mode: 'own' })
  await two.writeAll({ strikes: [0] })
  await table.button('Start spillet').click()
  await expect(table.alert('Disse har ikke spilt et ferdig spill sammen ennå.')).toBeVisible()

  const three = await begin(page, { players: family, mode: 'own' })
  await three.writeAll({ strikes: [1] })
  await table.button('Start spillet').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await expect(page.getByText('Ola begynner')).toBeVisible()

  const tied = await begin(page, { players: family, mode: 'own' })
  await tied.writeAll({ strikes: [0, 2] })
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await table.begin(family, { first })
  await expect(page.getByText('Ola er ute av kastingen')).toBeVisible()
  await table.button('Kast for Ida').click()
  await table.button('Kast for Kari').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Kari' })).toBeVisible()

  // With the family's own dice it is asked.
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await table.begin(family, { dice: 'Egne terninger', first })
  await expect(
    page.getByText('De kom sist sammen forrige gang. Hvem av dem begynner?'),
  ).toBeVisible()
  await expect(table.button('Ola begynner')).toHaveCount(0)
  await table.button('Kari begynner').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Kari' })).toBeVisible()
})
