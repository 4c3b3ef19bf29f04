import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

test('a throw that is asked of a program that stands still falls when it goes on', async ({
  page,
  start,
}) => {
  test.skip(process.platform === 'win32', 'NOT TRIED: Windows knows no SIGSTOP')
  const program = await start()
  const table = new Table(page)
  await table.open(program.address)
  await table.begin(['Ida', 'Ola'])
  await table.throw()
  const before = await table.dice()
  program.signal('SIGSTOP')
  await table.button(/^Kast /).click()
  // A second click while nobody answers asks for no second throw.
  await table.button(/^Kast /).click({ force: true })
  await expect(table.button(/2 kast igjen$/)).toBeVisible()
  await expect.poll(() => table.dice()).toEqual(before)
  program.signal('SIGCONT')
  await expect(table.button(/1 kast igjen$/)).toBeVisible()
  const shown = await table.dice()
  await page.reload()
  await expect(table.die(1)).toBeVisible()
  await expect.poll(() => table.dice()).toEqual(shown)
  await expect.poll(() => table.throwsLeft()).toBe(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
