import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

test('a turn goes on where it was after reload, close and kill -9', async ({ page, start }) => {
  let program = await start()
  const table = new Table(page)
  await table.open(program.address)
  await table.begin(['Ida', 'Ola'])
  await table.throw()
  await table.die(2).click()
  await table.die(5).click()
  await expect(table.die(5)).toHaveAttribute('aria-pressed', 'true')
  await table.throw()
  await table.die(2).click()
  await expect(table.die(2)).toHaveAttribute('aria-pressed', 'false')
  const shown = { dice: await table.dice(), kept: [5], left: 1 }
  const present = async () => ({
    dice: await table.dice(),
    kept: await table.kept(),
    left: await table.throwsLeft(),
  })
  await expect.poll(present).toEqual(shown)

  await page.reload()
  await expect(table.die(1)).toBeVisible()
  await expect.poll(present).toEqual(shown)

  expect(await program.stop()).toBe(0)
  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await page.getByRole('link', { name: 'Fortsett: Ida og Ola' }).click()
  await expect(table.die(1)).toBeVisible()
  await expect.poll(present).toEqual(shown)

  await program.kill()
  await expect(page.getByRole('alertdialog', { name: 'Programmet er avsluttet' })).toBeVisible()
  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await page.getByRole('link', { name: 'Fortsett: Ida og Ola' }).click()
  await expect(table.die(1)).toBeVisible()
  await expect.poll(present).toEqual(shown)
})
