import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { catchPrint } from './printer.ts'
import { Table } from './table.ts'

/** A choice in the group that is called so. */
const option = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${value}`) })

async function saved(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lagre som PDF' }).click()
  return readFileSync(await (await download).path())
}

const words = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
const pages = (pdf: Buffer): number =>
  Number(
    /^Pages:\s+(\d+)$/m.exec(execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' }))?.[1],
  )

/** The bytes but the time in the file, and the id that is made of it. */
const undated = (pdf: Buffer): string =>
  pdf.toString('latin1').replace(/\(D:\d{14}Z\)|\/ID \[.*\]|\d{4}-\d\d-\d\dT[\d:]+Z/g, '')

test('a family chooses a block, saves it, and finds its choice again', async ({ page, start }) => {
  const table = new Table(page)
  const program = await start()
  await table.open(program.address)
  await page.getByRole('link', { name: 'Skriv ut blokk' }).first().click()
  await expect(page.getByText('20 ark = 40 blokker')).toBeVisible()

  await option(page, 'Variant', 'Amerikansk 13-ruter').check()
  await option(page, 'Blokker per ark', '1').check()
  await page.getByLabel('Antall ark').fill('3')
  await page.getByLabel('Navn 1').fill('Ida')
  await page.getByLabel('Navn 2').fill('Łukasz')
  await page.getByRole('checkbox', { name: 'Regler på baksida' }).check()
  await expect(page.getByText('3 ark = 3 blokker')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Slik blir arket' })).toBeVisible()

  const pdf = await saved(page)
  expect(pages(pdf)).toBe(6)
  for (const word of ['Amerikansk 13-ruter', 'Ekstra yatzy', 'Ida', 'Łukasz', 'Hvem begynner'])
    expect(words(pdf)).toContain(word)

  await page.reload()
  await expect(option(page, 'Variant', 'Amerikansk 13-ruter')).toBeChecked()
  await expect(page.getByLabel('Navn 2')).toHaveValue('Łukasz')
  await page.getByRole('button', { name: 'Standardvalg' }).click()
  await expect(page.getByText('20 ark = 40 blokker')).toBeVisible()
  await expect(option(page, 'Variant', 'Yatzy')).toBeChecked()
})

test('what cannot be printed is closed, with the reason; what follows, follows', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Skriv ut blokk' }).first().click()

  await expect(page.getByRole('checkbox', { name: /^Stor skrift/ })).toBeDisabled()
  await expect(page.getByText('Stor skrift trenger hele arket til 1 blokk.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Klippemerker' })).toBeChecked()
  await option(page, 'Blokker per ark', '1').check()
  await expect(page.getByRole('checkbox', { name: /^Klippemerker/ })).not.toBeChecked()
  await expect(page.getByText('Med 1 blokk per ark er det ingenting å klippe.')).toBeVisible()
  await option(page, 'Antall kolonner', '4').check()
  const large = page.getByRole('checkbox', { name: /^Stor skrift/ })
  await expect(large).toBeEnabled()
  await large.check()
  await expect(page.getByRole('checkbox', { name: /^Felt for pluss og minus/ })).not.toBeChecked()
  await expect(option(page, 'Antall kolonner', '5')).toBeDisabled()

  await page.getByLabel('Navn 1').fill('Bestemor Elisabeth Margrethe av Trøndelag og Østfold')
  await expect(
    page.getByText(/^Navnet «Bestemor .* er for langt og blir forkortet\.$/),
  ).toBeVisible()
})

test('printing sends the very bytes of the PDF to the print dialog', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Skriv ut blokk' }).first().click()
  await expect(page.getByText('20 ark = 40 blokker')).toBeVisible()
  const pdf = await saved(page)

  const printed = await catchPrint(page)
  await page.keyboard.press('Control+p')
  const sent = await printed()
  expect(pages(sent)).toBe(20)
  expect(undated(sent)).toBe(undated(pdf))
})

test('a finished game is printed on the same block, filled in', async ({ page, start }) => {
  const table = new Table(page)
  const program = await start({ dice: '11123'.repeat(15) })
  await table.open(program.address)
  await table.begin(['Ida'])
  const rows = ['Enere', 'Ett par', 'Tre like', 'Sjanse', 'Toere', 'Treere']
  const strikes = [
    'Firere',
    'Femmere',
    'Seksere',
    'To par',
    'Fire like',
    'Liten straight',
    'Stor straight',
    'Hus',
    'Yatzy',
  ]
  for (const row of rows) {
    await expect(table.button(/3 kast igjen$/)).toBeVisible()
    await table.throw()
    await table.enter(row, 'Ida')
  }
  for (const row of strikes) {
    await expect(table.button(/3 kast igjen$/)).toBeVisible()
    await table.throw()
    await table.strike(row, 'Ida')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida fikk 21 poeng')
  const printed = await catchPrint(page)
  await page.getByRole('button', { name: 'Skriv ut spillet' }).click()
  const text = words(await printed())
  expect(text).toContain('Ida')
  expect(text).toMatch(/\b21\b/)
})
