import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { Table } from './table.ts'

test('a name that is taken, in other letters, is refused and stays to be mended', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.goTo('Spillere')
  await table.add('Åse')
  await expect(page.getByRole('listitem').filter({ hasText: 'Åse' })).toBeVisible()
  // The same name with capitals, spaces and a ring of its own.
  await table.add('  A\u030aSE ')
  await expect(
    table.alert('Navnet «Åse» er i bruk. Skriv noe som skiller dem, for eksempel «Åse B.»'),
  ).toBeVisible()
  await expect(page.getByLabel('Ny spiller')).toHaveValue('  A\u030aSE ')
  await table.add('   ')
  await expect(table.alert('Skriv et navn.')).toBeVisible()
  await table.add('x'.repeat(300))
  await expect(table.alert('Navnet kan ha høyst 40 tegn.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Endre navn på/ })).toHaveCount(1)
})

test('a player is renamed, and the old name is free again', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.goTo('Spillere')
  await table.add('Ida')
  await table.button('Endre navn på Ida').click()
  await page.getByRole('textbox', { name: 'Endre navn på Ida' }).fill('Ida Marie')
  await page.keyboard.press('Enter')
  await expect(table.button('Endre navn på Ida Marie')).toBeFocused()
  await table.add('Ida')
  await expect(table.button('Endre navn på Ida')).toBeVisible()
})

test('nobody, and a seventh player, are refused in words', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  await expect(page.getByText('Hvem spiller hos dere? Skriv det første navnet.')).toBeVisible()
  await table.button('Start spillet').click()
  await expect(table.alert('Velg minst én spiller.')).toBeVisible()
  for (const name of ['Ida', 'Ola', 'Kari', 'Bjørn', 'Øyvind', 'Åse']) await table.takeIn(name)
  await table.add('Sju')
  await expect(table.alert('Blokka har plass til seks spillere.')).toBeVisible()
  await expect(table.button('Sju')).toHaveAttribute('aria-pressed', 'false')
})

test('a fourth throw, and keeping before the first, are refused in words', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await table.begin(['Ida'])
  await table.die(1).press('Enter')
  await expect(table.alert('Kast først. Så kan du velge hva du beholder.')).toBeVisible()
  for (let n = 0; n < 3; n++) await table.throw()
  const dice = await table.dice()
  await page.keyboard.press('k')
  await expect(table.alert('Alle tre kastene er brukt. Velg en rute.')).toBeVisible()
  await expect.poll(() => table.dice()).toEqual(dice)
})

test('a damaged file is set aside, and the newest backup brought back', async ({ page, start }) => {
  const table = new Table(page)
  let program = await start()
  await table.open(program.address)
  await table.begin(['Ida'])
  await table.throw()
  const answer = await page.evaluate(async () => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    return (await fetch('/invoke/data.backup', options)).json()
  })
  expect(answer).toMatchObject({ ok: true, value: { games: 1 } })
  await program.stop()
  const file = join(program.dataDir, 'yatzyblokka.db')
  const whole = await readFile(file)
  const broken = whole.subarray(0, whole.length / 2)
  await writeFile(file, broken)

  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await expect(page.getByRole('heading', { name: 'Fila med spillene er skadet' })).toBeVisible()
  await expect(
    page.getByText(/^Den nyeste sikkerhetskopien er fra .* og har 1 spill\.$/),
  ).toBeVisible()
  const [aside = ''] = (await readdir(join(program.dataDir, 'damaged'))).filter((name) =>
    name.endsWith('.db'),
  )
  expect(await readFile(join(program.dataDir, 'damaged', aside))).toEqual(broken)

  // Nobody has chosen yet: the next start asks again.
  await program.kill()
  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await table.button('Hent tilbake sikkerhetskopien').click()
  await page.getByRole('link', { name: 'Fortsett: Ida' }).click()
  await expect(table.button(/2 kast igjen$/)).toBeVisible()
})

test('a file that was changed while the program was closed is shown for what it is, and may be used', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  let program = await start()
  await table.open(program.address)
  await table.begin(['Ida'])
  await table.throw()
  await program.stop()
  const file = join(program.dataDir, 'yatzyblokka.db')
  const changed = (await readFile(file, 'latin1')).replaceAll('Ida', 'Ide')
  await writeFile(file, changed, 'latin1')

  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  const heading = page.getByRole('heading', { name: 'Noe i fila med spillene er endret' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Fila kan leses og har 1 spill')).toBeVisible()
  await expect(page.getByText('Det finnes ingen sikkerhetskopi.')).toBeVisible()
  await expect(table.button('Hent tilbake sikkerhetskopien')).toHaveCount(0)
  await table.button('Bruk fila likevel').click()
  await expect(page.getByRole('link', { name: 'Fortsett: Ide' })).toBeVisible()
})

test('a foreign file is set aside, and the family may begin anew', async ({ page, start }) => {
  const table = new Table(page)
  let program = await start()
  await program.stop()
  const file = join(program.dataDir, 'yatzyblokka.db')
  await writeFile(file, 'Kjære dagbok. I dag vant mormor igjen.'.repeat(10))
  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await expect(page.getByText('Det finnes ingen sikkerhetskopi.')).toBeVisible()
  await table.button('Begynn på nytt').click()
  await expect(page.getByText(/^Ingen spill ennå\./)).toBeVisible()
})

test('a newer database is left alone', async ({ page, start }) => {
  const table = new Table(page)
  let program = await start()
  await program.stop()
  const file = join(program.dataDir, 'yatzyblokka.db')
  const newer = await readFile(file)
  newer.writeUInt32BE(99, 60) // user_version in SQLite's header
  await rm(`${file}.sha256`)
  await writeFile(file, newer)
  program = await start({ dataDir: program.dataDir })
  await table.open(program.address)
  await expect(
    page.getByText(/lagret med en nyere utgave av Yatzyblokka\. Ingenting er endret/),
  ).toBeVisible()
  await program.stop()
  expect(await readFile(file)).toEqual(newer)
})
