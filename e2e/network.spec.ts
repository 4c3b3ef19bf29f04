import { networkInterfaces } from 'node:os'
import { expect, test } from './fixtures.ts'

const WHY = 'NOT RUN: the suite has a network, since this system gives none of one’s own.'

test('the suite runs where there is nothing but the machine itself', () => {
  test.skip(process.env['YATZYBLOKKA_NO_NETWORK'] === undefined, WHY)
  expect(Object.keys(networkInterfaces())).toEqual(['lo'])
})

test('a request that would leave the program’s own origin is seen, and goes nowhere', async ({
  page,
  start,
  foreign,
}) => {
  await page.goto((await start()).address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toEqual([])
  // The policy of the page forbids a fetch before it is one; a document of its own has none.
  await page.goto('about:blank')
  const answer = page.evaluate(() => fetch('http://127.0.0.1:9/spion').then(String, () => 'none'))
  expect(await answer).toBe('none')
  expect(foreign.splice(0)).toEqual(['http://127.0.0.1:9/spion'])
})
