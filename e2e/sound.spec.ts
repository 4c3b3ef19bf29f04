import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

/** How many sounds were made, and how many places to make them, since the page was opened. */
const heard = (page: Page) => page.evaluate(() => ({ made, started }))
declare let made: number
declare let started: number

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const whole = globalThis as unknown as Record<string, number> // where the page's own counts stand
    Object.assign(whole, { made: 0, started: 0 })
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        whole['made'] = (whole['made'] ?? 0) + 1
      }
    }
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = kind.prototype
      kind.prototype.start = function (...when: []) {
        whole['started'] = (whole['started'] ?? 0) + 1
        start.apply(this, when)
      }
    }
  }),
)

test('nothing is heard until the sounds are switched on, and nothing after they are switched off', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '1123422345333335' })).address)
  await table.begin(['Ida'])
  await table.throw()
  await table.enter('Enere', 'Ida')
  await expect(table.button(/3 kast igjen$/)).toBeVisible()
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  const sounds = page.getByRole('checkbox', { name: /^Lyder når/ })
  await expect(sounds).not.toBeChecked()
  expect(await heard(page)).toEqual({ made: 0, started: 0 })

  await sounds.check()
  await expect.poll(async () => (await heard(page)).started).toBe(10)
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await page.getByRole('link', { name: /^Fortsett/ }).click()
  await table.throw()
  await expect.poll(() => heard(page)).toEqual({ made: 1, started: 20 }) // two for each of five dice
  await table.enter('Toere', 'Ida')
  await expect(table.button(/^Angre: Toere/)).toBeVisible()
  await expect.poll(() => heard(page)).toEqual({ made: 1, started: 22 })
  await table.throw()
  await expect.poll(() => heard(page)).toEqual({ made: 1, started: 35 }) // all alike: a chord of three
  for (const place of [1, 2, 3, 4]) await table.die(place).click()
  await expect(table.button(/^Kast 1 terning/)).toBeVisible()
  await table.throw()
  await expect.poll(() => heard(page)).toEqual({ made: 1, started: 37 }) // one die
  await table.button(/^Angre/).click()
  await table.button('Angre likevel').click()
  await expect(table.button('Toere, Ida: ledig, gir 4')).toBeVisible()
  await expect.poll(() => heard(page)).toEqual({ made: 1, started: 37 })

  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await sounds.uncheck()
  await page.reload()
  await expect(sounds).not.toBeChecked()
  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await page.getByRole('link', { name: /^Fortsett/ }).click()
  await table.enter('Toere', 'Ida')
  await expect(table.button(/^Angre: Toere/)).toBeVisible()
  expect(await heard(page)).toEqual({ made: 0, started: 0 })
})
