import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { begin } from './setup.ts'
import { Table } from './table.ts'

const FACES = ['ener', 'toer', 'treer', 'firer', 'femmer', 'sekser']

/** Somebody with a block and a pencil. */
class Writer extends Table {
  /** Opens a cell, empty or filled. */
  async openCell(row: string, name: string): Promise<Locator> {
    await this.button(new RegExp(`^${row}, ${name}: `)).click()
    return this.page.getByRole('dialog', { name: `${row}, ${name}: hvor mange poeng?` })
  }

  async press(row: string, name: string, points: number): Promise<void> {
    const dialog = await this.openCell(row, name)
    const button = points === 0 ? `Stryk ${row}` : String(points)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await this.expectEntry(row, name, points)
  }

  /** @param typed as on a block: a number, 0, a dash or a cross */
  async type(row: string, name: string, typed: string, points: number): Promise<void> {
    const dialog = await this.openCell(row, name)
    await dialog.getByRole('textbox', { name: 'Skriv tallet' }).fill(typed)
    await this.page.keyboard.press('Enter')
    await this.expectEntry(row, name, points)
  }

  /** Taps the dice that lie on the table into an open dialog. */
  async tap(dialog: Locator, dice: string): Promise<void> {
    for (const die of dice)
      await dialog.getByRole('button', { name: `Legg til en ${FACES[Number(die) - 1]}` }).click()
  }

  async expectEntry(row: string, name: string, points: number): Promise<void> {
    const stands = points === 0 ? 'strøket' : String(points)
    await expect(this.button(`${row}, ${name}: ${stands}`)).toHaveAccessibleDescription(
      'Trykk for å rette',
    )
  }

  extra(name: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^Ekstra yatzy, ${name}: `) })
  }
}

/** What a dialog offers to press, without the way out of it. */
async function offered(dialog: Locator): Promise<string[]> {
  const buttons = await dialog.getByRole('button', { name: /^\d+$|^Stryk / }).allTextContents()
  return buttons.map((text) => text.trim())
}

test('one person writes a whole game for two, out of turn, and a kill loses nothing', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Writer(page)
  let program = await start()
  await table.open(program.address)
  await table.begin(['Ida', 'Ola'], { variant: /^Amerikansk/, dice: 'Egne terninger' })
  const status = page.getByRole('status')
  const turn = page.getByRole('heading', { level: 1 })
  await expect(turn).toHaveText('Nå spiller Ida')
  await expect(page.getByText('Kast terningene deres, og trykk på ruta')).toBeVisible()

  await test.step('only values that a row can hold are offered', async () => {
    const threes = await table.openCell('Treere', 'Ola')
    expect(await offered(threes)).toEqual(['3', '6', '9', '12', '15', 'Stryk Treere'])
    await page.keyboard.press('Escape')
    await expect(table.button('Treere, Ola: ledig')).toBeFocused()
    expect(await offered(await table.openCell('Hus', 'Ola'))).toEqual(['25', 'Stryk Hus'])
    await page.keyboard.press('Escape')
  })

  await test.step('Ola’s column is filled first, by buttons and by typing', async () => {
    for (const [face, row] of ['Enere', 'Toere', 'Treere', 'Firere', 'Femmere'].entries())
      await table.press(row, 'Ola', 3 * (face + 1))
    await expect(turn).toHaveText('Nå spiller Ida')
    await table.press('Seksere', 'Ola', 18)
    await expect(status).toHaveText(
      'Ola skrev 18 i Seksere, totalt 98. Ola fikk bonusen, 35 poeng. Nå spiller Ida.',
    )

    const dialog = await table.openCell('Tre like', 'Ola')
    const field = dialog.getByRole('textbox', { name: 'Skriv tallet' })
    const refusal = (typed: string) =>
      dialog.getByRole('alert').getByText(`Tre like kan ikke bli ${typed}. Mulige tall: 0, 5, 6,`)
    for (const typed of ['31', 'mye']) {
      await field.fill(typed)
      await page.keyboard.press('Enter')
      await expect(refusal(typed)).toBeVisible()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeFocused()
    }
    await field.fill('17')
    await page.keyboard.press('Enter')
    await table.expectEntry('Tre like', 'Ola', 17)

    await table.type('Fire like', 'Ola', 'x', 0)
    await table.press('Hus', 'Ola', 25)
    await table.press('Liten straight', 'Ola', 30)
    await table.type('Stor straight', 'Ola', '-', 0)
    await table.type('Sjanse', 'Ola', '23', 23)
  })

  await test.step('further yatzys are counted, only with 50 in Yatzy, and gone with it', async () => {
    await expect(table.extra('Ola')).toHaveAccessibleName('Ekstra yatzy, Ola: ingen')
    await expect(table.extra('Ola').getByRole('button')).toHaveCount(0)
    await table.press('Yatzy', 'Ola', 50)
    await table.extra('Ola').getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Ekstra yatzy, Ola: hvor mange?' })
    // Up to one for each other row.
    expect(await offered(dialog)).toEqual(Array.from({ length: 13 }, (_, n) => String(n)))
    await expect(dialog.getByRole('button', { pressed: true })).toHaveText('0')
    await dialog.getByRole('button', { name: '2', exact: true }).click()
    await expect(table.extra('Ola')).toHaveAccessibleName('Ekstra yatzy, Ola: 2, gir 200')

    await table.press('Yatzy', 'Ola', 0)
    await expect(table.extra('Ola')).toHaveAccessibleName('Ekstra yatzy, Ola: ingen')
    await expect(table.extra('Ola').getByRole('button')).toHaveCount(0)
    await table.press('Yatzy', 'Ola', 50)
    await expect(table.extra('Ola')).toHaveAccessibleName('Ekstra yatzy, Ola: ingen')
    await table.extra('Ola').getByRole('button').click()
    await dialog.getByRole('button', { name: '1', exact: true }).click()
    await expect(page.getByRole('gridcell', { name: 'Totalsum, Ola: 343' })).toBeVisible()
  })

  await test.step('after kill -9 the block stands as it stood', async () => {
    const block = await page.getByRole('grid').ariaSnapshot()
    await program.kill()
    program = await start({ dataDir: program.dataDir })
    await table.open(program.address)
    await page.getByRole('link', { name: 'Fortsett: Ida og Ola' }).click()
    await expect(page.getByRole('grid')).toMatchAriaSnapshot(block)
  })

  await test.step('five tapped dice are counted, the joker too', async () => {
    const yatzy = await table.openCell('Yatzy', 'Ida')
    await table.tap(yatzy, '66665')
    await expect(yatzy.getByRole('button', { name: 'Stryk Yatzy' })).toHaveCount(2)
    await yatzy.getByRole('button', { name: 'Ta bort femmer, nummer 5' }).click()
    await table.tap(yatzy, '6')
    await yatzy.getByRole('button', { name: 'Skriv 50 i Yatzy' }).click()
    await table.expectEntry('Yatzy', 'Ida', 50)

    const chance = await table.openCell('Sjanse', 'Ida')
    await table.tap(chance, '66666')
    await expect(chance.getByText('Fem like skal i Seksere når den ruta er ledig.')).toBeVisible()
    await page.keyboard.press('Escape')
    const sixes = await table.openCell('Seksere', 'Ida')
    await table.tap(sixes, '66666')
    await sixes.getByRole('button', { name: 'Skriv 30 i Seksere, og 100 ekstra' }).click()
    await table.expectEntry('Seksere', 'Ida', 30)
    await expect(table.extra('Ida')).toHaveAccessibleName('Ekstra yatzy, Ida: 1, gir 100')
  })

  await test.step('an entry is corrected where it stands', async () => {
    await table.press('Enere', 'Ida', 2)
    const ones = await table.openCell('Enere', 'Ida')
    await expect(ones.getByRole('button', { pressed: true })).toHaveText('2')
    await ones.getByRole('button', { name: '4', exact: true }).click()
    await expect(status).toHaveText(/^Ida har nå 4 i Enere, totalt 184\./)
    await page.keyboard.press('Control+z')
    await expect(status).toHaveText('Angret: Ida har 2 i Enere igjen.')
    await table.expectEntry('Enere', 'Ida', 2)
    await page.keyboard.press('Control+y')
    await table.expectEntry('Enere', 'Ida', 4)
    await table.press('Toere', 'Ida', 6)
    await page.keyboard.press('Control+z')
    await expect(status).toHaveText('Angret: Toere er ledig igjen for Ida.')
  })

  await test.step('the last cell ends the game, and can still be corrected', async () => {
    for (const [row, points] of [
      ['Toere', 6],
      ['Treere', 6],
      ['Firere', 8],
      ['Femmere', 10],
      ['Tre like', 20],
      ['Fire like', 22],
      ['Hus', 0],
      ['Liten straight', 30],
      ['Stor straight', 40],
    ] as const)
      await table.press(row, 'Ida', points)
    const chance = await table.openCell('Sjanse', 'Ida')
    await chance.getByRole('button', { name: '19', exact: true }).click()
    // 64 and 35 above, 181 below, and one yatzy more
    await expect(turn).toHaveText('Ida vant med 380 poeng')
    await expect(status).toHaveText(/Spillet er slutt\. Ida vant med 380 poeng\.$/)
    await expect(page.getByRole('listitem').filter({ hasText: '2. plass' })).toContainText('343')

    await table.press('Sjanse', 'Ida', 20)
    await expect(turn).toHaveText('Ida vant med 381 poeng')
  })
})

test('own dice in forced order: the uppermost open row of each, and no other', async ({
  page,
  start,
}) => {
  const table = new Writer(page)
  await table.open((await start()).address)
  const players = ['Ida', 'Ola']
  const game = await begin(page, { players, ruleset: 'nordicForced', mode: 'own' })
  await game.show()
  await table.press('Enere', 'Ola', 3)
  await table.press('Toere', 'Ola', 4)
  await table.pressClosed('Toere', 'Ida')
  await expect(
    table.alert('I tvungen yatzy fyller du ovenfra og ned. Nå er det Enere.'),
  ).toBeVisible()
  await table.pressClosed('Hus', 'Ola')
  await expect(
    table.alert('I tvungen yatzy fyller du ovenfra og ned. Nå er det Treere.'),
  ).toBeVisible()
})
