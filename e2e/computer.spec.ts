import { expect, test } from './fixtures.ts'
import { expectAccessible } from './axe.ts'
import { Table } from './table.ts'

test('a game with a computer by keyboard to its end, quit in its turn and gone on with', async ({
  page,
  start,
}) => {
  test.setTimeout(180_000)
  let program = await start()
  const table = new Table(page)
  await table.open(program.address)
  await page.getByRole('link', { name: 'Innstillinger' }).click()
  await page.getByRole('radio', { name: 'Rask' }).check()

  await page.getByRole('link', { name: 'Spill', exact: true }).click()
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  await table.takeIn('Ida')
  const god = table.button('Ta med maskin: god')
  await expect(god).toHaveAccessibleDescription(/^I snitt \d+ poeng, .* mot perfekt spill\.$/)
  await god.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Egne terninger/ })).toBeDisabled()
  await page.getByRole('radio', { name: /^Tvungen yatzy/ }).check()
  await page.getByRole('radio', { name: 'Rekkefølgen over' }).check()
  await expectAccessible(page)
  await table.button('Start spillet').click()

  for (let round = 1; round <= 15; round++) {
    await expect(page.getByRole('heading', { level: 1, name: 'Nå spiller Ida' })).toBeVisible()
    await expect(page.getByText(`Runde ${round} av 15`, { exact: true })).toBeVisible()
    await expect(table.button(/^Kast alle fem/)).toBeFocused()
    await page.keyboard.press('k')
    await expect(table.button(/2 kast igjen$/)).toBeFocused()
    const open = table.button(/, Ida: ledig, gir \d+$/).first()
    const [, row = ''] = /"(.+), Ida: /.exec(await open.ariaSnapshot()) ?? []
    await open.focus()
    await page.keyboard.press('Enter')
    await table.answerStrike(row, 'Ida')
    if (round === 15) break
    if (round === 2) {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Nå spiller Maskin: god' }),
      ).toBeVisible()
      const kast = table.button(/^Kast /)
      await expect(kast).toHaveAttribute('aria-disabled', 'true')
      await expect(kast).toHaveAccessibleDescription('Maskin: god spiller nå.')
      await program.stop()
      program = await start({ dataDir: program.dataDir })
      await table.open(program.address)
      await page.getByRole('link', { name: 'Fortsett: Ida og Maskin: god' }).click()
    }
    await expect(page.getByRole('status')).toHaveText(
      /^Maskin: god (skrev \d+ i|strøk) .*Nå spiller Ida\.$/,
    )
  }
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Ida|Maskin: god) .*\d+ poeng/ }),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Spillere' }).click()
  await expect(page.getByRole('listitem').getByText('Maskin: god')).toHaveCount(0)
})
