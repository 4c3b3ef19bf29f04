import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { begin, diceOf, type Turn } from './setup.ts'
import { Table } from './table.ts'

/*
 * Every case of the joker of the American game, as rules.md numbers them: what may be chosen, what
 * it gives, why the other rows are closed, and what is said. Each ends with five fours.
 */

const ROWS = {
  upper: ['Enere', 'Toere', 'Treere', 'Firere', 'Femmere', 'Seksere'],
  lower: ['Tre like', 'Fire like', 'Hus', 'Liten straight', 'Stor straight', 'Sjanse', 'Yatzy'],
} as const
const ALL = [...ROWS.upper, ...ROWS.lower]

const IN_FOURS = 'Fem like skal i Firere når den ruta er ledig.'
const IN_LOWER = 'Du må velge en ledig rute i nedre del.'
const EXTRA = 'Ny yatzy: 100 poeng ekstra.'

const YATZY_50: Turn = ['44444', 'yatzy']
const YATZY_STRUCK: Turn = ['12346', 'yatzy']
const FOURS_FILLED: Turn = ['44412', 'fours']
const LOWER_FILLED: readonly Turn[] = [
  ['11123', 'threeOfAKind'],
  ['11112', 'fourOfAKind'],
  ['11122', 'fullHouse'],
  ['12346', 'smallStraight'],
  ['12345', 'largeStraight'],
  ['11112', 'chance'],
]

class JokerTable extends Table {
  /** What the present dice give in every row that may be chosen, by what the rows are called. */
  async offers(): Promise<Record<string, number>> {
    const tree = await this.page.getByRole('grid').ariaSnapshot()
    const offers = tree.matchAll(/button "(.+), Ida: ledig, gir (\d+)"/g)
    return Object.fromEntries([...offers].map(([, row = '', points]) => [row, Number(points)]))
  }

  closed(row: string): Locator {
    return this.button(`${row}, Ida: kan ikke velges nå`)
  }

  /** Exactly these rows are closed, and each says why. */
  async expectClosed(rows: readonly string[], why: string): Promise<void> {
    for (const row of rows) {
      await expect(this.closed(row)).toHaveAttribute('aria-disabled', 'true')
      await expect(this.closed(row)).toHaveAccessibleDescription(why)
    }
    await expect(this.button(/, Ida: kan ikke velges nå$/)).toHaveCount(rows.length)
  }

  async expectCells(...names: string[]): Promise<void> {
    for (const name of names)
      await expect(this.page.getByRole('gridcell', { name, exact: true })).toBeVisible()
  }
}

const without = (rows: readonly string[], ...others: string[]): string[] =>
  rows.filter((row) => !others.includes(row))

/** A solo game after these turns, with five fours on the table. */
const play = test.extend<{ fiveFoursAfter: (...turns: Turn[]) => Promise<JokerTable> }>({
  fiveFoursAfter: async ({ page, start }, use) => {
    await use(async (...turns) => {
      const table = new JokerTable(page)
      await table.open((await start({ dice: `${diceOf(turns)}44444` })).address)
      const game = await begin(page, { players: ['Ida'], ruleset: 'american' })
      await (await game.play(turns)).show()
      await table.throw()
      return table
    })
  },
})

play(
  'J1: with yatzy at 50 and fours open, five fours go there',
  async ({ page, fiveFoursAfter }) => {
    const table = await fiveFoursAfter(YATZY_50)
    await expect.poll(() => table.offers()).toEqual({ Firere: 20 })
    await table.expectClosed(without(ALL, 'Firere', 'Yatzy'), IN_FOURS)
    await expect(page.getByRole('paragraph').getByText(`${EXTRA} ${IN_FOURS}`)).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(
      `Kast 1: 4, 4, 4, 4, 4. 2 kast igjen. ${EXTRA} ${IN_FOURS}`,
    )

    await table.pressClosed('Sjanse', 'Ida')
    await expect(table.alert(IN_FOURS)).toBeVisible()
    await table.closed('Enere').press('Enter')
    await expect(table.cell('Sjanse', 'Ida')).toHaveAccessibleName(/kan ikke velges nå$/)

    await table.enter('Firere', 'Ida')
    await expect(page.getByRole('status')).toHaveText(
      'Ida skrev 20 i Firere og fikk 100 ekstra, totalt 170. Nå spiller Ida.',
    )
    await table.expectCells(
      'Firere, Ida: 20',
      'Sum øvre del, Ida: 20',
      'Ekstra yatzy, Ida: 1, gir 100',
      'Sum nedre del, Ida: 150',
      'Totalsum, Ida: 170',
    )
    // The hundred belongs to the entry that earned it.
    await page.keyboard.press('Control+z')
    await table.expectCells('Ekstra yatzy, Ida: ingen', 'Totalsum, Ida: 50')
    await expect.poll(() => table.offers()).toEqual({ Firere: 20 })
  },
)

play(
  'J2: with fours filled, any open lower row gives its full value',
  async ({ page, fiveFoursAfter }) => {
    const table = await fiveFoursAfter(YATZY_50, FOURS_FILLED)
    await expect
      .poll(() => table.offers())
      .toEqual({
        'Tre like': 20,
        'Fire like': 20,
        Hus: 25,
        'Liten straight': 30,
        'Stor straight': 40,
        Sjanse: 20,
      })
    await table.expectClosed(without(ROWS.upper, 'Firere'), IN_LOWER)
    await expect(page.getByRole('status')).toContainText(`${EXTRA} ${IN_LOWER}`)
    await table.enter('Stor straight', 'Ida')
    await table.expectCells(
      'Stor straight, Ida: 40',
      'Ekstra yatzy, Ida: 1, gir 100',
      'Sum nedre del, Ida: 190',
      'Totalsum, Ida: 202',
    )
  },
)

play(
  'J3: with the lower part full, a 0 in an open upper row still earns 100',
  async ({ page, fiveFoursAfter }) => {
    const table = await fiveFoursAfter(YATZY_50, FOURS_FILLED, ...LOWER_FILLED)
    await expect
      .poll(() => table.offers())
      .toEqual({ Enere: 0, Toere: 0, Treere: 0, Femmere: 0, Seksere: 0 })
    await table.expectClosed([], '')
    const status = page.getByRole('status')
    await expect(status).toContainText(EXTRA)
    await expect(status).not.toContainText('nedre del.')
    await expect(status).toContainText('Nedre del er full. Velg en tallrute, den blir strøket.')
    // All of them give 0: there is nothing to ask.
    await table.enter('Seksere', 'Ida')
    await expect(status).toHaveText('Ida strøk Seksere og fikk 100 ekstra. Nå spiller Ida.')
    await table.expectCells(
      'Seksere, Ida: strøket',
      'Ekstra yatzy, Ida: 1, gir 100',
      // 8 + 6 + 25 + 30 + 40 + 6 + 50, and the hundred
      'Sum nedre del, Ida: 265',
      'Totalsum, Ida: 277',
    )
  },
)

play(
  'J4: after a struck yatzy the joker still counts in full, but earns no 100',
  async ({ page, fiveFoursAfter }) => {
    const table = await fiveFoursAfter(YATZY_STRUCK, FOURS_FILLED)
    await expect.poll(() => table.offers()).toMatchObject({ 'Stor straight': 40, Hus: 25 })
    await table.expectClosed(without(ROWS.upper, 'Firere'), IN_LOWER)
    await expect(page.getByRole('status')).toHaveText(
      `Kast 1: 4, 4, 4, 4, 4. 2 kast igjen. ${IN_LOWER}`,
    )
    await table.enter('Stor straight', 'Ida')
    await table.expectCells(
      'Stor straight, Ida: 40',
      'Ekstra yatzy, Ida: ingen',
      'Totalsum, Ida: 52',
    )
  },
)

play(
  'J5: after a struck yatzy five fours still go in open fours, for 20',
  async ({ page, fiveFoursAfter }) => {
    const table = await fiveFoursAfter(YATZY_STRUCK)
    await expect.poll(() => table.offers()).toEqual({ Firere: 20 })
    await table.expectClosed(without(ALL, 'Firere', 'Yatzy'), IN_FOURS)
    await expect(page.getByText(EXTRA)).toHaveCount(0)
    await table.enter('Firere', 'Ida')
    await table.expectCells('Ekstra yatzy, Ida: ingen', 'Totalsum, Ida: 20')
  },
)

play('J6: while yatzy is open there is no joker', async ({ page, fiveFoursAfter }) => {
  const table = await fiveFoursAfter()
  await expect
    .poll(() => table.offers())
    .toEqual({
      ...Object.fromEntries(ALL.map((row) => [row, 0])),
      Firere: 20,
      'Tre like': 20,
      'Fire like': 20,
      Sjanse: 20,
      Yatzy: 50,
    })
  await expect(page.getByRole('status')).toHaveText('Kast 1: 4, 4, 4, 4, 4. 2 kast igjen.')
  await table.enter('Yatzy', 'Ida')
  await table.expectCells('Yatzy, Ida: 50', 'Ekstra yatzy, Ida: ingen', 'Totalsum, Ida: 50')
})
