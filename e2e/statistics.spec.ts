import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { call } from './setup.ts'
import { Table } from './table.ts'
import { enter, enterTheYears } from './years.ts'

const THEMES = ['Oversikt', 'Poeng', 'Seire', 'Rute for rute', 'Over tid', 'Rekorder', 'Året']

const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

const rowsOf = (table: Locator): Promise<string[][]> =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
    )

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page
    .getByRole('main')
    .evaluate((main) => ({ scroll: main.scrollWidth, client: main.clientWidth }))
  expect(scroll).toBeLessThanOrEqual(client)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the filter stands in the address, and table, picture and list follow it', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Statistikk', exact: true }).click()
  await expect(
    page.getByText('Statistikken begynner med det første ferdige spillet.'),
  ).toBeVisible()
  await expectAccessible(page)

  // What happens elsewhere is seen here without being asked for.
  await enterTheYears(page)
  await expect(page.getByText('alle spillere · skjerm og papir · 14 spill')).toBeVisible()
  const mean = section(page, 'Snitt')
  await expect(
    mean.getByText('Ida har det høyeste snittet, 219,6 poeng, og forskjellen er neppe tilfeldig.'),
  ).toBeVisible()

  await page.getByLabel('Antall').selectOption('To eller flere')
  await expect(page).toHaveURL(/#\/statistikk\?antall=flere$/)
  await mean.getByText('Vis som tabell').click()
  const seen = mean.getByRole('table', { name: 'Snitt' })
  await expect(seen.getByRole('row', { name: /^Ida 217,5/ })).toBeVisible()
  expect((await rowsOf(seen)).map(([name, value, , , n]) => [name, value, n])).toEqual([
    ['Spiller', 'Snitt', 'Spill'],
    ['Ida', '217,5', '12'],
    ['=2+3', '172,0', '12'],
  ])
  const figure = mean.getByRole('figure', { name: 'Snitt per spiller' })
  await expect(figure.getByText('218', { exact: true })).toBeVisible()
  await expect(figure.getByText('172', { exact: true })).toBeVisible()
  await expect(figure.getByText('12 spill')).toHaveCount(2)

  await page.reload()
  await expect(page.getByLabel('Antall')).toHaveValue('several')
  await expect(page.getByText('to eller flere · 12 spill')).toBeVisible()

  await page.getByRole('link', { name: 'Alle spill' }).click()
  await expect(page).toHaveURL(/#\/alle\?antall=flere$/)
  await expect(page.getByText('12 spill', { exact: true })).toBeVisible()
  await page.getByLabel('Spilt på').selectOption('Skjerm')
  await expect(page.getByText('Ingen spill passer.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('to eller flere · 12 spill')).toBeVisible()

  await page.getByRole('link', { name: 'Ida, 12. oktober 2026' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida vant med 223 poeng')
  await page.goBack()
  await expect(page.getByText('to eller flere · 12 spill')).toBeVisible()

  await page.getByRole('link', { name: 'Rute for rute' }).click()
  await page.getByRole('combobox', { name: 'Spiller', exact: true }).selectOption('=2+3')
  await expect(page).toHaveURL(/antall=flere&vis=rowMeans&spiller=2$/)
  await expect(page.getByRole('heading', { name: '=2+3, rute for rute' })).toBeVisible()
  await expect(
    section(page, '=2+3, strøkne ruter').getByText('For få spill: 12 av 20'),
  ).toBeVisible()

  // An address that says nothing sensible says nothing.
  await page.evaluate(
    () => (location.hash = '#/statistikk?vis=%F0&variant=x&spillere=99,a&periode=q&spiller=77'),
  )
  await expect(page.getByText('alle spillere · skjerm og papir · 14 spill')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ida, rute for rute' })).toBeVisible()
})

async function saved(page: Page, name: string): Promise<{ download: Download; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const download = await coming
  return { download, bytes: await readFile(await download.path()) }
}

test('a section is saved as a table and as a picture, with its filter', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await enterTheYears(page)
  await page.evaluate(() => (location.hash = '#/statistikk?vis=mean&antall=flere'))
  await section(page, 'Snitt').getByText('Lagre', { exact: true }).click()

  const csv = await saved(page, 'Tabell (CSV): Snitt')
  expect(csv.download.suggestedFilename()).toBe('Snitt – Yatzy.csv')
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = csv.bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines[0]).toBe('Snitt')
  expect(lines[1]).toBe('Yatzy · alle år · alle spillere · skjerm og papir · to eller flere')
  expect(lines.find((line) => line.startsWith('Ida'))).toMatch(/^Ida;217,5;\d+,\d;\d+,\d;12$/)
  expect(lines.find((line) => line.includes('=2+3'))).toMatch(/^"'=2\+3";172;172;172;12$/)

  // What is exported is on paper, also in the dark.
  await page.emulateMedia({ colorScheme: 'dark' })
  const svg = await saved(page, 'Bilde (SVG): Snitt')
  // The program's own policy lets no page parse what it is given.
  const blank = await page.context().newPage()
  const drawn = await blank.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml')
    const texts = [...root.querySelectorAll('text')].map(({ textContent }) => textContent)
    const colours = [...root.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))
    return { tag: root.tagName, texts, colours, styled: root.querySelectorAll('[class]').length }
  }, svg.bytes.toString('utf8'))
  expect(drawn).toMatchObject({ tag: 'svg', styled: 0, colours: Array(2).fill('rgb(11, 90, 107)') })
  for (const words of ['Snitt', lines[1], 'Ida', '218', '12 spill'])
    expect(drawn.texts).toContain(words)

  const png = await saved(page, 'Bilde (PNG): Snitt')
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]
  expect(Math.min(width, height)).toBeGreaterThan(200)

  // What is no drawing on screen is drawn as its table.
  await page.getByRole('link', { name: 'Rekorder' }).click()
  await section(page, 'Rekorder').getByText('Lagre', { exact: true }).click()
  const records = await saved(page, 'Bilde (SVG): Rekorder')
  expect(records.bytes.toString('utf8')).toContain('>Høyeste sum</text>')
})

test('every part is accessible, and nothing of it is outside the page', async ({ page, start }) => {
  test.slow()
  const table = new Table(page)
  await table.open((await start()).address)
  await enterTheYears(page)
  await page.setViewportSize({ width: 1024, height: 560 })
  await page.getByRole('link', { name: 'Statistikk', exact: true }).click()
  for (const theme of THEMES)
    await test.step(theme, async () => {
      await page.getByRole('link', { name: theme, exact: true }).click()
      await expect(page.getByRole('figure').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      for (const opens of await page.getByRole('main').locator('summary').all()) await opens.click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  await call(page, 'settings.set', { textSize: 200 })
  for (const theme of THEMES) {
    await page.getByRole('link', { name: theme, exact: true }).click()
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('of a club the twelve who play most are shown, and all when asked', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  const members: number[] = []
  for (let i = 1; i <= 14; i++)
    members.push((await call(page, 'players.add', { name: `Medlem ${i}` })).id)
  const games = [
    members.slice(0, 6),
    members.slice(6, 12),
    members.slice(0, 6),
    members.slice(6, 12),
  ]
  for (const [i, seated] of [...games, members.slice(12)].entries())
    await enter(page, `2026-09-0${i + 1}`, new Map(seated.map((id, seat) => [id, 200 + seat])))
  await page.evaluate(() => (location.hash = '#/statistikk?vis=strength'))
  const figure = page.getByRole('figure', { name: 'Spillestyrke per spiller' })
  await expect(page.getByText('Viser de 12 som har spilt mest, av 14.')).toBeVisible()
  await expect(figure.getByText(/^Medlem/)).toHaveCount(12)
  await page.getByRole('button', { name: 'Vis alle' }).last().click()
  await expect(figure.getByText(/^Medlem/)).toHaveCount(14)
  await expect(page).toHaveURL(/alle=1/)
})
