import { expect, test } from './fixtures.ts'
import { begin } from './setup.ts'

test('an error report is copied, with versions and the number of games, and without names', async ({
  page,
  context,
  start,
}) => {
  const { address } = await start()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await begin(page, { players: ['Zyxwvut'] })
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await expect(page.getByText(/^Node 24\.[\d.]+ · SQLite 3\.[\d.]+$/)).toBeVisible()
  const copy = page.getByRole('button', { name: 'Kopier feilrapport' })
  await copy.click()
  await expect(page.getByRole('status')).toHaveText(/^Feilrapporten er kopiert\./)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const report = await copied()
  expect(report).toMatch(/^Yatzyblokka \d+\.\d+\.\d+\nSystem: \w+ .+\nNode /)
  expect(report).toMatch(/^Side: Mozilla\/5\.0 .*Chrome\/\d+/m)
  expect(report).toContain('\nAntall spill: 1\n\nLoggen er tom.\n')
  expect(report).not.toContain('Zyxwvut')

  // Electron's window grants no permission: there the same text goes the old way.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'x' })])
  })
  expect(await copied()).toBe('x')
  await copy.click()
  await expect.poll(copied).toBe(report)
  await expect(copy).toBeFocused()
})
