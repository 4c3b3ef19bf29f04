import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { call } from './setup.ts'
import { Table } from './table.ts'

async function settings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await expect(page.getByRole('heading', { name: 'Spillene' })).toBeVisible()
}

/** A game from paper, told by its totals. */
async function enter(page: Page, name: string, total: number): Promise<void> {
  const known = await call(page, 'players.list', {})
  const found = known.find((player) => player.name === name)
  const player = found ?? (await call(page, 'players.add', { name }))
  const column = { player: player.id, cells: { total: String(total) }, sum: '' }
  const played = { known: 'date', date: '2026-11-01', year: '' } as const
  const draft = { ruleset: 'nordic', played, totalsOnly: true, columns: [column] }
  await call(page, 'paper.enter', { draft })
}

async function choose(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Hent inn fra fil …' }).click()
  await (await chooser).setFiles(path)
}

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return (await saved).path()
}

test('games go out of one program and into another, once', async ({ page, start }) => {
  const table = new Table(page)
  const first = await start()
  await table.open(first.address)
  await enter(page, '=1+1', 250)
  await enter(page, 'Ida', 240)
  await settings(page)
  await expectAccessible(page)
  const file = await download(page, 'Lagre alle spill')
  const csv = await readFile(await download(page, 'Lagre resultatene til regneark'), 'utf8')
  expect(csv).toMatch(/^\uFEFFDato;Variant;/)
  expect(csv).toContain(`;"'=1+1";1;250;`)

  const second = await start({ dataDir: join(dirname(first.dataDir), 'hytta') })
  await table.open(second.address)
  await enter(page, 'Kari', 200)
  await settings(page)
  await choose(page, file)
  await expect(page.getByText('I fila: 2 spill. Her fra før: 1 spill.')).toBeVisible()
  await expectAccessible(page)
  await table.button('Slå sammen').click()
  await expect(page.getByText('Nye spill: 2. Fantes fra før: 0.')).toBeVisible()
  await choose(page, file)
  await table.button('Slå sammen').click()
  await expect(page.getByText('Nye spill: 0. Fantes fra før: 2.')).toBeVisible()

  const lines = (await readFile(file, 'utf8')).split('\n')
  const broken = lines.with(3, lines[3]?.slice(0, 100) ?? '').join('\n')
  const brokenFile = join(dirname(second.dataDir), 'broken.jsonl')
  await writeFile(brokenFile, broken)
  await choose(page, brokenFile)
  await table.button('Slå sammen').click()
  await expect(table.alert('Fila er ødelagt ved linje 4. Ingenting er endret.')).toBeVisible()

  await choose(page, file)
  await table.button('Erstatt alt').click()
  await expect(page.getByText('3 spill her blir byttet ut med 2 spill.')).toBeVisible()
  await table.button('Erstatt alt').click()
  await expect(page.getByText('Spillene er byttet ut. Nå er det 2 spill her.')).toBeVisible()
  await table.button('Hent tilbake …').click()
  await page
    .getByRole('radio', { name: /3 spill$/ })
    .first()
    .check()
  await table.button('Velg').click()
  await expect(page.getByText('I sikkerhetskopien: 3 spill. Her fra før: 2 spill.')).toBeVisible()
  await table.button('Erstatt alt').click()
  await table.button('Erstatt alt').click()
  await expect(page.getByText('Spillene er byttet ut. Nå er det 3 spill her.')).toBeVisible()
})

test('a sum from paper is corrected afterwards', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await enter(page, 'Ida', 240)
  await page.reload()
  await page.getByRole('link', { name: 'Ida' }).click()
  await table.button('Mer om dette spillet').click()
  await table.button('Rett en sum').click()
  await page.getByLabel('Totalsum', { exact: true }).fill('999')
  await table.button('Lagre').click()
  await expect(table.alert(/Summen kan ikke bli 999/)).toBeVisible()
  await table.button('Mer om dette spillet').click()
  await table.button('Rett en sum').click()
  await page.getByLabel('Totalsum', { exact: true }).fill('260')
  await table.button('Lagre').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida fikk 260 poeng')
  await expect(page.getByText('* Rettet for hånd')).toBeVisible()
})
