import { expect, test } from './fixtures.ts'
import { begin, diceOf, type Turn } from './setup.ts'
import { Table } from './table.ts'

test('undo and redo go back and forth, and the same dice come again', async ({ page, start }) => {
  const table = new Table(page)
  // Ida throws twice, then Ola; the last five would fall if Ola threw anew.
  await table.open((await start({ dice: `55512${'34'}66123${'11111'}` })).address)
  await table.begin(['Ida', 'Ola'])
  const status = page.getByRole('status')
  const undo = table.button(/^Angre/)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAccessibleDescription('Ingenting å angre')
  await page.keyboard.press('Control+z')
  await expect(table.alert('Det er ingenting å angre.')).toBeVisible()

  await table.throw()
  for (const place of [1, 2, 3]) await table.die(place).click()
  await expect(table.die(3)).toHaveAttribute('aria-pressed', 'true')
  await table.throw()
  await table.enter('Femmere', 'Ida')
  await expect(undo).toHaveAccessibleName('Angre: Femmere 15 (Ida)')

  await undo.click()
  await expect(status).toHaveText(
    'Angret: Femmere er ledig igjen for Ida. Terningene er 5, 5, 5, 3, 4.',
  )
  await expect(table.button('Femmere, Ida: ledig, gir 15')).toBeVisible()
  await expect(table.button(/1 kast igjen$/)).toBeFocused()

  await page.keyboard.press('Control+y')
  await expect(table.cell('Femmere', 'Ida')).toHaveAccessibleName('Femmere, Ida: 15')
  await expect(status).toHaveText('Gjort om. Nå spiller Ola.')
  await expect(table.button('Gjør om')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+Z')
  await table.button('Gjør om').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()

  await table.throw()
  const olas = await table.dice()
  await page.keyboard.press('Control+z')
  const question = page.getByRole('dialog', {
    name: 'Kastet til Ola går også. De samme terningene kommer igjen.',
  })
  await question.getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(() => table.dice()).toEqual(olas)

  await undo.click()
  await page.keyboard.press('Escape')
  await expect(undo).toBeFocused()
  await undo.click()
  await question.getByRole('button', { name: 'Angre likevel' }).click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ida' })).toBeVisible()

  // Another row this time, but Ola's dice are those that were seen.
  await table.enter('Tre like', 'Ida')
  await expect(table.button('Gjør om')).toHaveAttribute('aria-disabled', 'true')
  await table.throw()
  await expect.poll(() => table.dice()).toEqual(olas)
})

const THREE_TURNS: readonly Turn[] = [
  ['11123', 'ones'],
  ['22214', 'twos'],
  ['33312', 'threes'],
]

test('«Hva har skjedd» lists the entries, and goes back to any of them', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: `${diceOf(THREE_TURNS)}66612` })).address)
  const game = await begin(page, { players: ['Ida', 'Ola'] })
  await game.show()
  await table.button('Hva har skjedd').click()
  const list = page.getByRole('dialog', { name: 'Hva har skjedd' })
  await expect(list).toContainText('Ingenting er skrevet ennå.')
  await list.getByRole('button', { name: 'Lukk' }).click()
  await expect(table.button('Hva har skjedd')).toBeFocused()

  await game.play(THREE_TURNS)
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await table.throw()
  await table.button('Hva har skjedd').click()
  await expect(list.getByRole('listitem')).toHaveText([
    'Ida: 9 i Treere',
    /^Ola: 6 i Toere/,
    /^Ida: 3 i Enere/,
  ])
  const back = list.getByRole('button', { name: 'Gå tilbake hit: Ida: 3 i Enere' })
  await back.click()
  const question = page.getByRole('dialog', {
    name: 'Kastet til Ida og Ola går også. De samme terningene kommer igjen.',
  })
  await question.getByRole('button', { name: 'Avbryt' }).click()
  await expect(table.button('Hva har skjedd')).toBeFocused()
  await expect(table.cell('Treere', 'Ida')).toHaveAccessibleName('Treere, Ida: 9')

  await table.button('Hva har skjedd').click()
  await back.click()
  await question.getByRole('button', { name: 'Angre likevel' }).click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await expect(table.button('Toere, Ola: ledig, gir 6')).toBeVisible()
  await expect(table.cell('Enere', 'Ida')).toHaveAccessibleName('Enere, Ida: 3')
  await expect(table.button('Angre: Enere 3 (Ida)')).toBeVisible()
})

test('a strike is asked about where something better is open, until nobody wants to be asked', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '66612'.repeat(3) })).address)
  await table.begin(['Ida'])
  await table.throw()
  const yatzy = table.button('Yatzy, Ida: ledig, gir 0')
  const question = page.getByRole('dialog', { name: 'Stryke Yatzy? Kastet gir 21 poeng i Sjanse.' })

  await yatzy.click()
  await expect(question.getByRole('button', { name: 'Velg en annen rute' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(yatzy).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(yatzy).toBeFocused()

  await yatzy.click()
  await question.getByRole('button', { name: 'Stryk Yatzy' }).click()
  await expect(page.getByRole('gridcell', { name: 'Yatzy, Ida: strøket' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Ida strøk Yatzy. Nå spiller Ida.')

  await table.throw()
  await table.button('Hus, Ida: ledig, gir 0').click()
  await expect(
    page.getByRole('dialog', { name: 'Stryke Hus? Kastet gir 21 poeng i Sjanse.' }),
  ).toBeVisible()
  await table.button('Ikke spør mer i dette spillet').click()
  await expect(page.getByRole('gridcell', { name: 'Hus, Ida: strøket' })).toBeVisible()
  await table.throw()
  await table.button('To par, Ida: ledig, gir 0').click()
  await expect(page.getByRole('gridcell', { name: 'To par, Ida: strøket' })).toBeVisible()
})

test('a strike is asked about while throws are left, and not when every legal row gives 0', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '66666'.repeat(3) })).address)
  // In forced order the ones are the only row.
  await table.begin(['Ida'], { variant: /^Tvungen yatzy/ })
  for (const left of [2, 1]) {
    await table.throw()
    await table.enter('Enere', 'Ida')
    const question = page.getByRole('dialog', { name: `Stryke Enere? Du har ${left} kast igjen.` })
    await question.getByRole('button', { name: 'Velg en annen rute' }).click()
  }
  await table.throw()
  await table.enter('Enere', 'Ida')
  await expect(page.getByRole('gridcell', { name: 'Enere, Ida: strøket' })).toBeVisible()
})
