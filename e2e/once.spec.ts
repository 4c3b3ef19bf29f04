import { expect, test } from './fixtures.ts'
import { begin } from './setup.ts'
import { Table } from './table.ts'

class OneHand extends Table {
  /**
   * Keeps or releases a die. It is answered after all that was sent before it: when it shows, a
   * throw too many would show too.
   */
  async touchDie(place: number, kept: boolean): Promise<void> {
    await this.die(place).click()
    await expect(this.die(place)).toHaveAttribute('aria-pressed', String(kept))
  }

  async holdDown(key: string): Promise<void> {
    for (let n = 0; n < 5; n++) await this.page.keyboard.down(key)
    await this.page.keyboard.up(key)
  }
}

test('a double click and a held key count once', async ({ page, start }) => {
  const table = new OneHand(page)
  await table.open((await start({ dice: '6612361236612361235555555555' })).address)
  await table.begin(['Ida', 'Ola'])
  const button = table.button(/^Kast /)

  await button.dblclick()
  await expect(button).toHaveAccessibleName(/2 kast igjen$/)
  await table.touchDie(1, true)
  await expect.poll(() => table.throwsLeft()).toBe(2)

  await page.keyboard.press('Control+z') // nothing to undo, and nothing happens to the throw
  await button.focus()
  await table.holdDown('Enter')
  await expect(button).toHaveAccessibleName(/1 kast igjen$/)
  await table.touchDie(1, false)
  await expect.poll(() => table.throwsLeft()).toBe(1)

  await table.holdDown('3')
  await expect(table.die(3)).toHaveAttribute('aria-pressed', 'true')
  await table.touchDie(3, false)

  await table.button('Ett par, Ida: ledig, gir 12').dblclick()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await table.holdDown('k')
  await expect(button).toHaveAccessibleName(/2 kast igjen$/)
  await table.touchDie(2, true)
  await expect.poll(() => table.throwsLeft()).toBe(2)
  await button.focus()
  await table.holdDown(' ')
  await expect(button).toHaveAccessibleName(/1 kast igjen$/)
  await table.touchDie(2, false)
  await expect.poll(() => table.throwsLeft()).toBe(1)

  await table.button('Sjanse, Ola: ledig, gir 18').click()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ida' })).toBeVisible()
  await table.button('Angre: Sjanse 18 (Ola)').dblclick()
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  await table.touchDie(5, true)
  await expect(table.button('Angre: Ett par 12 (Ida)')).toBeVisible()
})

test('a second window that is behind is shown the game instead of throwing again', async ({
  page,
  context,
  start,
}) => {
  const { address } = await start({ dice: '661235555512344' })
  // The printed address opens any number of windows. These two hear nothing of each other.
  const [table, other] = [new Table(page), new Table(await context.newPage())]
  for (const window of [table, other]) {
    await window.page.route('**/events', () => undefined)
    await window.open(address)
  }
  const game = await begin(page, { players: ['Ida'] })
  for (const window of [table, other]) {
    await window.open(`${new URL(address).origin}/#/spill/${game.view.id}`)
    await expect(window.button(/3 kast igjen$/)).toBeVisible()
  }

  await table.throw()
  await other.button(/^Kast /).click()
  const behind = 'Spillet var kommet lenger. Her er det slik det står nå.'
  await expect(other.alert(behind)).toBeVisible()
  await expect.poll(() => other.throwsLeft()).toBe(2)
  await expect.poll(() => other.dice()).toEqual(['sekser', 'sekser', 'ener', 'toer', 'treer'])
  expect(await game.look()).toMatchObject({ turn: { throwsLeft: 2 } })

  // Both at once: one throws, the other is told.
  await Promise.all([table.button(/^Kast /).click(), other.button(/^Kast /).click()])
  await expect(table.button(/1 kast igjen$/)).toBeVisible()
  await expect(other.button(/1 kast igjen$/)).toBeVisible()
  await expect.poll(() => other.dice()).toEqual(await table.dice())
  expect(await game.look()).toMatchObject({ turn: { throwsLeft: 1, dice: [5, 5, 5, 5, 5] } })

  // A window that hears follows by itself.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(table.button(/1 kast igjen$/)).toBeVisible()
  await other.button('Yatzy, Ida: ledig, gir 50').click()
  await expect(page.getByRole('gridcell', { name: 'Yatzy, Ida: 50' })).toBeVisible()
  await expect(page.getByText('Runde 2 av 15')).toBeVisible()
})

test('a reload while a throw is under way uses exactly that throw', async ({ page, start }) => {
  const table = new OneHand(page)
  await table.open((await start({ dice: '6612355555' })).address)
  await table.begin(['Ida'])
  const thrown = new Promise<void>((resolve) => {
    // The program throws; its answer never arrives.
    void page.route('**/invoke/games.throw', async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await table.button(/^Kast /).click()
  await thrown
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(table.button(/2 kast igjen$/)).toBeVisible()
  await expect.poll(() => table.dice()).toEqual(['sekser', 'sekser', 'ener', 'toer', 'treer'])
  await table.throw()
  await expect.poll(() => table.throwsLeft()).toBe(1)
})

test('for 400 ms after an entry Enter and Space throw nothing for the next', async ({
  page,
  start,
}) => {
  await page.clock.install()
  const table = new OneHand(page)
  await table.open((await start({ dice: '111236661255555' })).address)
  await table.begin(['Ida', 'Ola'])
  await table.throw()
  await table.button('Enere, Ida: ledig, gir 3').focus()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000)) // from now on time stands

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nå spiller Ola' })).toBeVisible()
  const button = table.button('Kast alle fem 3 kast igjen')
  await expect(button).toBeFocused()
  for (const ms of [0, 200, 199]) {
    await page.clock.runFor(ms)
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
  }
  await page.clock.runFor(1)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.button(/2 kast igjen$/)).toBeVisible()
  await table.touchDie(1, true)
  await expect.poll(() => table.throwsLeft()).toBe(2)
  await expect.poll(() => table.dice()).toEqual(['sekser', 'sekser', 'sekser', 'ener', 'toer'])
})

test('single keys do nothing once they are switched off', async ({ page, start }) => {
  const table = new OneHand(page)
  await table.open((await start({ dice: '6612355555' })).address)
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  const wanted = page.getByRole('checkbox', { name: 'Bruk 1–5, K, S og ? i spillet' })
  await wanted.uncheck()
  await page.reload()
  await expect(wanted).not.toBeChecked()
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await table.begin(['Ida'])
  await expect(table.button(/^Kast /)).toBeFocused()
  for (const key of ['k', 'K', '1', '?']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(table.button(/2 kast igjen$/)).toBeVisible()
  for (const key of ['1', 'k', '?']) await page.keyboard.press(key)
  await table.touchDie(2, true)
  await expect.poll(() => table.kept()).toEqual([2])
  await expect.poll(() => table.throwsLeft()).toBe(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Undo is no single key.
  await table.enter('Sjanse', 'Ida')
  await expect(table.button('Angre: Sjanse 18 (Ida)')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(table.button('Sjanse, Ida: ledig, gir 18')).toBeVisible()
})

test('somebody added before the list of players has come is in it', async ({ page, start }) => {
  const table = new OneHand(page)
  await table.open((await start()).address)
  const added = page.waitForResponse('**/invoke/players.add')
  await page.route('**/invoke/players.list', async (route) => {
    // The list is of before; it arrives after.
    const response = await route.fetch()
    await added
    await route.fulfill({ response })
  })
  await table.goTo('Nytt spill')
  await page.getByRole('textbox', { name: 'Ny spiller' }).fill('Ida')
  await page.keyboard.press('Enter')
  // The games are there once the list is.
  await expect(page.getByRole('radio', { name: /^Yatzy/ })).toBeVisible()
  await expect(table.button('Ida')).toHaveAttribute('aria-pressed', 'true')
})

test('a screen asks for what it shows, and then is still', async ({ page, start }) => {
  const table = new OneHand(page)
  const { address } = await start()
  await table.open(address)
  const game = await begin(page, { players: ['Ida', 'Ola'] })
  const screens = ['', 'nytt', 'papir', 'alle', 'slettede', 'statistikk', 'statistikk?vis=year']
  const others = ['regler', 'spillere', 'skriv-ut', 'innstillinger', `spill/${game.view.id}`]
  for (const screen of [...screens, ...others]) {
    await page.goto(`${new URL(address).origin}/#/${screen}`)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})
