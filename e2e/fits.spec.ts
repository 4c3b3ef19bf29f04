import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNone, overflows, sideways } from './overflows.ts'
import { begin, call, diceOf, type Turn } from './setup.ts'
import { Table } from './table.ts'

const FAMILY = [
  'Bestemor Margrethe Elisabeth Aurdal-Lie',
  'Alexander Kristoffersen-Bjørnstad',
  'Oldefar Torbjørn Østensjø-Kvalheim',
  'Ida-Marie Gjertrudsdatter Fløgstad',
  'Tanteungen Åse-Karin Rørvik Hjelmeland',
  'Wilhelmina Wolff-Schwarzenberg-Mæland',
]
const SIZES = [
  { width: 1366, height: 728 },
  { width: 1024, height: 560 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** No scroll bar, every row tall enough and in sight, and the dice beside the block. */
async function expectFits(page: Page, state: string): Promise<void> {
  for (const size of SIZES)
    await test.step(`${state}, ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      const grid = page.getByRole('grid')
      const at = `${state} at ${size.width} × ${size.height}`
      await expectNone(() => overflows(page), at)
      const rows = await grid.getByRole('row').evaluateAll((rows) =>
        rows.map((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return { top, bottom, height: bottom - top }
        }),
      )
      expect(rows.length).toBeGreaterThan(17)
      for (const { top, bottom, height } of rows) {
        expect(height, at).toBeGreaterThanOrEqual(24)
        expect(top, at).toBeGreaterThanOrEqual(0)
        expect(bottom, at).toBeLessThanOrEqual(size.height)
      }
      const block = (await grid.boundingBox()) ?? { x: 0, width: 0 }
      const dice = page.getByRole('group', { name: /^Terninger/ })
      for (const beside of (await dice.count()) > 0 ? [dice] : [page.getByRole('list').last()]) {
        const box = (await beside.boundingBox()) ?? { x: 0, y: 0, width: 0, height: Infinity }
        expect(box.x, at).toBeGreaterThanOrEqual(block.x + block.width)
        expect(box.x + box.width, at).toBeLessThanOrEqual(size.width)
        expect(box.y + box.height, at).toBeLessThanOrEqual(size.height)
      }
    })
}

const ROWS_BUT_YATZY_AND_FOURS = {
  nordic: [
    ...['ones', 'twos', 'threes', 'fives', 'sixes', 'onePair', 'twoPairs', 'threeOfAKind'],
    ...['fourOfAKind', 'smallStraight', 'largeStraight', 'fullHouse', 'chance'],
  ],
  american: [
    ...['ones', 'twos', 'threes', 'fives', 'sixes', 'threeOfAKind', 'fourOfAKind', 'fullHouse'],
    ...['smallStraight', 'largeStraight', 'chance'],
  ],
} as const

for (const ruleset of ['nordic', 'american'] as const)
  test(`six long names fit without a scroll bar: ${ruleset}`, async ({ page, start }) => {
    test.slow()
    const six = (dice: string, row: string): Turn[] => FAMILY.map(() => [dice, row])
    const yatzys = six('44444', 'yatzy')
    const [, ...fours] = six('66655', 'fours') // the first throws three times, and fours
    const rest = ROWS_BUT_YATZY_AND_FOURS[ruleset].flatMap((row) => six('66655', row))
    const dice = [diceOf(yatzys), '4'.repeat(15), diceOf(fours), diceOf(rest)]

    const table = new Table(page)
    await table.open((await start({ dice: dice.join('') })).address)
    const game = await begin(page, { players: FAMILY, ruleset })
    await game.show()
    await expectFits(page, 'before the first throw')

    await game.play(yatzys)
    await expect(page.getByText('Runde 2 av')).toBeVisible()
    for (let n = 0; n < 3; n++) await table.throw()
    if (ruleset === 'american')
      await expect(page.getByRole('paragraph').getByText(/^Ny yatzy: 100/)).toBeVisible()
    await expectFits(page, 'after the third throw')

    await table.enter('Firere', FAMILY[0] ?? '')
    await expect(table.button(/3 kast igjen$/)).toBeFocused()
    await game.look()
    await game.play([...fours, ...rest])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/vant med/)
    await expectFits(page, 'the result')
  })

test('with tips and chances beside the dice, undo and the menu stay in sight', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  await table.open((await start({ dice: '55136' })).address)
  const game = await begin(page, { players: FAMILY })
  const { id, version } = game.view
  await call(page, 'games.advise', { game: id, version, seat: 0, on: true })
  await game.show()
  await table.throw()
  const tip = page.getByRole('status').filter({ hasText: 'Tips: ' })
  await expect(tip).toHaveText('Tips: behold 5, 5.', { timeout: 60_000 })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(tip).toBeInViewport({ ratio: 1 })
    // Only what the coach says may be scrolled.
    const others = async () =>
      (await overflows(page)).filter(({ what }) => !what.startsWith('div Tips'))
    await expectNone(others, `with tips, ${size.width} wide`)
    for (const name of [/^Kast alle/, /^Angre/, 'Gjør om', 'Meny', 'Si igjen'])
      await expect(table.button(name)).toBeInViewport({ ratio: 1 })
  }
  // A usual laptop at 200 %: the page scrolls, and the dice come first, whole.
  await page.setViewportSize({ width: 683, height: 364 })
  await expect(table.die(5)).toBeInViewport({ ratio: 1 })
  await expect(table.button(/^Kast alle/)).toBeInViewport()
  expect((await overflows(page)).map(({ what, across }) => [what, across])).toEqual([
    [expect.stringMatching(/^main /), 0],
  ])

  await page.setViewportSize({ width: 1024, height: 560 })
  const chances = page.getByText('Sjanse til å vinne')
  await chances.click()
  await expect(page.getByText(/^Anslag /)).toBeVisible({ timeout: 60_000 })
  await expect(chances).toBeInViewport({ ratio: 1 })
  await expect(table.button('Meny')).toBeInViewport({ ratio: 1 })
})

/** Things to press or fill in that nobody can get at, though they may be scrolled to. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const things = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([hidden])',
    )
    return [...things].flatMap((thing) => {
      if (thing.closest('a[href="#content"]')) return [] // shown when it has the focus
      thing.scrollIntoView({ block: 'center', inline: 'nearest' })
      // The first line of it, where it is a link in running text.
      const { left, right, top, bottom } = thing.getClientRects()[0] ?? new DOMRect(-1)
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const hit = thing.contains(met) || met?.closest('label')?.contains(thing)
      return hit && left >= 0 && right <= innerWidth
        ? []
        : [`${thing.localName} ${thing.innerText || (thing.getAttribute('aria-label') ?? '')}`]
    })
  })
}

/** However large the text is, a screen scrolls up and down only, and all of it can be reached. */
async function expectOneWay(page: Page, screen: string): Promise<void> {
  for (const { how, width, height, fontSize } of [
    { how: 'zoomed to 200 %', width: 683, height: 364, fontSize: '100%' },
    { how: 'with text of 200 %', width: 1366, height: 728, fontSize: '200%' },
  ])
    await test.step(`${screen}, ${how}`, async () => {
      await page.setViewportSize({ width, height })
      // As the settings do it.
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
      await expectNone(() => sideways(page), `${screen}, ${how}`)
      expect(await outOfReach(page), `${screen}, ${how}`).toEqual([])
    })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1366, height: 728 })
}

test('at 200 % the screens around the game scroll one way, and nothing is out of reach', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  const program = await start({ dice: '444444' })
  await table.open(program.address)
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await page.getByRole('radio', { name: '200 %' }).check()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await page.getByRole('radio', { name: '100 %' }).check()
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
  await expectOneWay(page, 'the settings')

  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await table.begin(FAMILY, { first: 'Høyeste terning' })
  for (const name of FAMILY) await table.button(`Kast for ${name}`).click()
  await expect(page.getByText(/^Likt\./).first()).toBeVisible()
  await expectOneWay(page, 'who begins, after a tie')

  const own = await begin(page, { players: FAMILY, ruleset: 'american', mode: 'own' })
  await (await own.writeAll({ but: ['chance'], strikes: [1] })).show()
  await expectOneWay(page, 'the table with own dice')
  await table.button(`Sjanse, ${FAMILY[0]}: ledig`).click()
  for (let n = 0; n < 5; n++) await table.button('Legg til en sekser').click()
  await page.getByRole('textbox', { name: 'Skriv tallet' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(table.alert('Sjanse kan ikke bli 4.')).toBeVisible()
  await expectOneWay(page, 'writing in a cell, refused')
  await page.keyboard.press('Escape')
  await page
    .getByRole('gridcell', { name: /^Ekstra yatzy, Bestemor/ })
    .getByRole('button')
    .click()
  await expectOneWay(page, 'counting further yatzys')
  await page.keyboard.press('Escape')
  await own.writeAll()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/deler seieren/)
  await expectOneWay(page, 'the result, shared by five')

  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sist spilt' })).toBeVisible()
  await expectOneWay(page, 'the start')
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  for (const name of FAMILY) await table.takeIn(name)
  await expectOneWay(page, 'a new game of six')
  await table.goTo('Spillere')
  await table.add(FAMILY[0] ?? '')
  await expect(table.alert(/er i bruk/)).toBeVisible()
  await table.button(`Endre navn på ${FAMILY[1]}`).click()
  await expectOneWay(page, 'the players, with a name refused')
})

test('at 200 % the table and its dialogs scroll one way, and nothing is out of reach', async ({
  page,
  start,
}) => {
  test.slow()
  const table = new Table(page)
  const yatzys = FAMILY.map((): Turn => ['44444', 'yatzy'])
  await table.open((await start({ dice: `${diceOf(yatzys)}${'4'.repeat(15)}12346` })).address)
  const game = await begin(page, { players: FAMILY, ruleset: 'american' })
  await game.show()
  await expectOneWay(page, 'the table before the first throw')
  await game.play(yatzys)
  await expect(page.getByText('Runde 2 av 13')).toBeVisible()
  for (let n = 0; n < 2; n++) await table.throw()
  await table.die(3).click()
  await expectOneWay(page, 'the table with a joker and a die kept')
  await table.throw()
  await expectOneWay(page, 'the table after the third throw')
  await table.enter('Firere', FAMILY[0] ?? '')
  await expect(table.button(/3 kast igjen$/)).toBeFocused()
  await table.throw()

  const open: readonly (readonly [name: string, ...path: (string | RegExp)[]])[] = [
    ['the question before a strike', /^Hus, Alexander.*gir 0$/],
    ['the question before an undo', /^Angre: Firere 20/],
    ['what has happened', 'Hva har skjedd'],
    ['the keys', /^Hurtigtaster/],
    ['the menu', 'Meny'],
    ['the rules', 'Meny', 'Reglene for dette spillet'],
    ['who leaves', 'Meny', 'En spiller går'],
    ['the question before the end', 'Meny', 'Avslutt uten resultat'],
  ]
  for (const [name, ...path] of open) {
    for (const button of path) await table.button(button).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectOneWay(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
