import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { everyScreen, showScreen } from './screens.ts'
import { begin, call, diceOf, type Turn } from './setup.ts'
import { Table } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on any screen, light and dark', async ({ page, start }) => {
  test.slow()
  await new Table(page).open((await start()).address)
  for (const screen of await everyScreen(page, ['Ida', 'Åse'])) {
    await showScreen(page, screen)
    await expectAccessible(page, screen)
  }
})

test('axe finds nothing on the screens around the game, light and dark', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  await table.open((await start({ dice: '4455' })).address)
  await expect(page.getByText('Ingen spill ennå.')).toBeVisible()
  await expectAccessible(page, 'the start before the first game')
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  await table.button('Start spillet').click()
  await expect(table.alert('Velg minst én spiller.')).toBeVisible()
  await expectAccessible(page, 'a new game without a family')
  for (const name of ['Ida', 'Ola']) await table.takeIn(name)
  await expectAccessible(page, 'a new game')

  await table.button('Start spillet').click()
  await expect(table.button('Kast for Ida')).toBeVisible()
  await expectAccessible(page, 'who begins')
  await table.button('Kast for Ida').click()
  await table.button('Kast for Ola').click()
  await expect(page.getByText('Likt. Ida og Ola kaster igjen').first()).toBeVisible()
  await expectAccessible(page, 'who begins, after a tie')

  const played = await begin(page, { players: ['Ola', 'Ida'], mode: 'own' })
  await (await played.writeAll({ strikes: [1] })).show()
  await expectAccessible(page, 'the result with own dice')
  await page.getByRole('link', { name: 'Ferdig' }).click()
  await expect(page.getByRole('heading', { name: 'Sist spilt' })).toBeVisible()
  await expectAccessible(page, 'the start with games')

  await table.goTo('Spillere')
  await table.add('  ida ')
  await expect(table.alert('Navnet «Ida» er i bruk.')).toBeVisible()
  await expectAccessible(page, 'the players, with a name refused')
  await table.button('Endre navn på Ola').click()
  await page.getByRole('textbox', { name: 'Endre navn på Ola' }).fill('')
  await page.keyboard.press('Enter')
  await expect(table.alert('Skriv et navn.')).toBeVisible()
  await expectAccessible(page, 'a player’s new name, refused')

  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await expect(page.getByRole('heading', { name: 'Innstillinger' })).toBeVisible()
  await table.button('Ta sikkerhetskopi nå').click()
  await expect(page.getByRole('status')).toHaveText('Sikkerhetskopien er tatt: 2 spill.')
  await expectAccessible(page, 'the settings')
  // What is set goes before what the system wants.
  await page.getByRole('radio', { name: 'Mørkt' }).check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page, 'the settings, set to dark')
})

test('axe finds nothing on the table and its dialogs, light and dark', async ({ page, start }) => {
  test.slow()
  const turns: readonly Turn[] = [
    ['44444', 'yatzy'],
    ['12346', 'sixes'],
    ['11112', 'chance'],
    ['22346', 'fullHouse'],
  ]
  const table = new Table(page)
  await table.open((await start({ dice: `${diceOf(turns)}${'4'.repeat(15)}12346` })).address)
  const game = await begin(page, { players: ['Ida', 'Ola'], ruleset: 'american' })
  await game.show()
  await expectAccessible(page, 'the table before the first throw')
  await game.play(turns)
  await expect(page.getByText('Runde 3 av 13')).toBeVisible()
  for (let n = 0; n < 2; n++) await table.throw()
  await table.die(2).click()
  await expect(table.die(2)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'the table with a joker and a die kept')
  await table.throw()
  await table.pressClosed('Hus', 'Ida')
  await expect(table.alert('Fem like skal i Firere')).toBeVisible()
  await expectAccessible(page, 'the table after the third throw, with a refusal')
  await table.enter('Firere', 'Ida')
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await table.throw()

  const closeDialog = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await table.button('Enere, Ola: ledig, gir 1').isVisible()
  await table.button('Yatzy, Ola: ledig, gir 0').click()
  await expect(page.getByRole('dialog', { name: /^Stryke Yatzy/ })).toBeVisible()
  await expectAccessible(page, 'the question before a strike')
  await closeDialog()
  await table.button(/^Angre/).click()
  await expect(page.getByRole('dialog', { name: /^Kastet til Ola går også/ })).toBeVisible()
  await expectAccessible(page, 'the question before an undo')
  await closeDialog()
  for (const name of ['Meny', 'Hva har skjedd', /^Hurtigtaster/] as const) {
    await table.button(name).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectAccessible(page, `the dialog ${name}`)
    await closeDialog()
  }
  for (const [name, title] of [
    ['Reglene for dette spillet', /^Regler:/],
    ['En spiller går', 'Hvem går?'],
    ['Avslutt uten resultat', /^Avslutte uten resultat/],
  ] as const) {
    await table.button('Meny').click()
    await table.button(name).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectAccessible(page, `the menu: ${name}`)
    if (name === 'En spiller går') {
      await page.getByRole('dialog').getByRole('button', { name: 'Ola' }).click()
      await table.button('Ola går').click()
    } else await closeDialog()
  }
  await expect(page.getByRole('gridcell', { name: 'Hus, Ola: strøket' })).toBeVisible()
  await expectAccessible(page, 'the table after a player left')
})

test('axe finds nothing on own dice, and on what is shown when something is wrong', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  const program = await start()
  await table.open(program.address)
  const game = await begin(page, { players: ['Ida', 'Ola'], ruleset: 'american', mode: 'own' })
  await game.write(0, 'yatzy', 50)
  await game.write(1, 'ones', 0)
  await game.show()
  await expectAccessible(page, 'the table with own dice')
  await table.button('Hus, Ida: ledig').click()
  await page.getByRole('textbox', { name: 'Skriv tallet' }).fill('26')
  await page.keyboard.press('Enter')
  await expect(table.alert('Hus kan ikke bli 26.')).toBeVisible()
  for (let n = 0; n < 5; n++) await table.button('Legg til en toer').click()
  await expect(page.getByText('Fem like skal i Toere når den ruta er ledig.')).toBeVisible()
  await expectAccessible(page, 'writing in a cell, refused')
  await page.keyboard.press('Escape')
  await page
    .getByRole('gridcell', { name: /^Ekstra yatzy, Ida/ })
    .getByRole('button')
    .click()
  await expectAccessible(page, 'counting further yatzys')

  await call(page, 'data.backup', {})
  await program.kill()
  await expect(page.getByRole('alertdialog', { name: 'Programmet er avsluttet' })).toBeVisible()
  await expectAccessible(page, 'the program gone')
  await writeFile(join(program.dataDir, 'yatzyblokka.db'), 'Kjære dagbok')
  await table.open((await start({ dataDir: program.dataDir })).address)
  await expect(page.getByRole('heading', { name: 'Fila med spillene er skadet' })).toBeVisible()
  await expectAccessible(page, 'damaged')
})

const ROUNDS: readonly Turn[] = [
  ['11123', 'ones'],
  ['22213', 'twos'],
  ['33312', 'threes'],
  ['44412', 'fours'],
  ['55512', 'fives'],
  ['66612', 'sixes'],
  ['66123', 'onePair'],
  ['66552', 'twoPairs'],
  ['66612', 'threeOfAKind'],
  ['66662', 'fourOfAKind'],
  ['12345', 'smallStraight'],
  ['23456', 'largeStraight'],
  ['66655', 'fullHouse'],
  ['66651', 'chance'],
  ['12346', 'yatzy'],
]
const both = (turns: readonly Turn[]): Turn[] => turns.flatMap((turn) => [turn, turn])

test('what a screen reader is told and where the focus goes, from the first throw to the end', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  const dice = [
    ...[diceOf(both(ROUNDS.slice(0, 5))), '661236612366612'], // Ida throws three times
    ...['66612', diceOf(both(ROUNDS.slice(6)))],
  ]
  await table.open((await start({ dice: dice.join('') })).address)
  const game = await begin(page, { players: ['Ida', 'Ola'] })
  await (await game.play(both(ROUNDS.slice(0, 5)))).show()
  const status = page.getByRole('status')
  const throwButton = table.button(/^Kast /)

  await expect(page).toHaveTitle('Yatzy, runde 6: Ida – Yatzyblokka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nå spiller Ida')
  await expect(page.getByRole('grid', { name: 'Blokk: Yatzy, 2 spillere' })).toBeVisible()
  await expect(throwButton).toBeFocused()
  await expect(throwButton).toHaveAccessibleName('Kast alle fem 3 kast igjen')
  const tray = page.getByRole('group', { name: 'Terninger: trykk på dem du vil beholde' })
  const firstDie = tray.getByRole('button').first()
  await expect(firstDie).toHaveAccessibleName('Terning 1: ikke kastet')
  await expect(firstDie).toHaveAccessibleDescription(/^Kast først\./)

  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Kast 1: 6, 6, 1, 2, 3. 2 kast igjen.')
  await expect(throwButton).toBeFocused()
  await page.keyboard.press('1')
  await expect(firstDie).toHaveAttribute('aria-pressed', 'true')
  await expect(firstDie).toHaveAccessibleName('Terning 1: sekser') // the state says it, not the name
  await expect(throwButton).toHaveAccessibleName('Kast 4 terninger 2 kast igjen')
  await page.keyboard.press('1')
  await expect(firstDie).toHaveAttribute('aria-pressed', 'false')
  await expect(status).toHaveText('Kast 1: 6, 6, 1, 2, 3. 2 kast igjen.') // keeping says nothing
  await table.throw()
  await expect(status).toHaveText('Kast 2: 6, 6, 1, 2, 3. 1 kast igjen.')
  await page.keyboard.press('k')
  await expect(status).toHaveText('Kast 3: 6, 6, 6, 1, 2. Velg en rute.')
  await expect(firstDie).toHaveAttribute('aria-disabled', 'true')
  await expect(firstDie).toHaveAccessibleDescription(/^Alle tre kastene er brukt\./)

  // The keyboard stands on the first row that gives points.
  const sixes = table.button('Seksere, Ida: ledig, gir 18')
  await expect(sixes).toBeFocused()
  await expect(table.button('Yatzy, Ida: ledig, gir 0')).toHaveAccessibleDescription('Strykes')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(
    'Ida skrev 18 i Seksere, totalt 113. Ida fikk bonusen, 50 poeng. Nå spiller Ola.',
  )
  await expect(throwButton).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(status).toHaveText(
    'Angret: Seksere er ledig igjen for Ida. Terningene er 6, 6, 6, 1, 2.',
  )
  await expect(sixes).toBeFocused()
  await page.keyboard.press('Control+y')
  await expect(throwButton).toBeFocused()
  await table.throw()
  await table.enter('Seksere', 'Ola')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nå spiller Ida')

  await game.look()
  await game.play(both(ROUNDS.slice(6, 14)))
  await expect(page.getByText('Runde 15 av 15')).toBeVisible()
  await table.throw()
  await table.button('Yatzy, Ida: ledig, gir 0').click()
  await table.button('Stryk Yatzy').click()
  await expect(status).toHaveText('Ida strøk Yatzy. Nå spiller Ola.')
  await expect(throwButton).toBeFocused()
  await table.throw()
  await table.strike('Yatzy', 'Ola')
  await expect(status).toHaveText(
    'Ola strøk Yatzy. Spillet er slutt. Ida og Ola deler seieren, 276 poeng hver.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
