import type { Page } from '@playwright/test'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../shared/messages/language.ts'
import { saidIn, wordsOf } from '../shared/messages/testing/said.ts'
import { expect, test } from './fixtures.ts'
import { expectNone, outOfLabels, overflows, sideways } from './overflows.ts'
import { everyScreen, showScreen, TOLD } from './screens.ts'
import { begin, call } from './setup.ts'
import { Table } from './table.ts'
import { enterTheYears } from './years.ts'

/** What a family sees at a game in each language. */
const AT_THE_TABLE = {
  nb: { title: 'Yatzy, runde 1: Ida', heading: 'Nå spiller Ida', row: 'Hus', roll: /^Kast alle/ },
  nn: { title: 'Yatzy, runde 1: Ida', heading: 'No spelar Ida', row: 'Hus', roll: /^Kast alle/ },
  en: {
    title: 'Yatzy, round 1: Ida',
    heading: 'Ida to play',
    row: 'Full house',
    roll: /^Roll all/,
  },
  sv: { title: 'Yatzy, omgång 1: Ida', heading: 'Nu spelar Ida', row: 'Kåk', roll: /^Kasta alla/ },
  da: {
    title: 'Yatzy, runde 1: Ida',
    heading: 'Nu spiller Ida',
    row: 'Fuldt hus',
    roll: /^Kast alle/,
  },
} as const satisfies Record<Language, unknown>
const SETTINGS = {
  nb: 'Innstillinger',
  nn: 'Innstillingar',
  en: 'Settings',
  sv: 'Inställningar',
  da: 'Indstillinger',
} as const satisfies Record<Language, string>

async function expectTable(page: Page, language: Language): Promise<void> {
  const { title, heading, row, roll } = AT_THE_TABLE[language]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(`${title} – Yatzyblokka`)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${row}, Ida: `) })).toHaveCount(1)
  await expect(page.getByRole('button', { name: roll })).toBeVisible()
}

/** All that a screen says, to whoever sees it and whoever hears it. */
async function everything(page: Page): Promise<string> {
  const seen = await page.locator('body').ariaSnapshot()
  // Addresses are the same in every language, and nobody reads them.
  return `${await page.title()}\n${seen.replaceAll(/^ *- \/url: .*\n/gm, '')}`
}

test('a switch in the settings keeps the focus, and the open game follows in another window', async ({
  page,
  start,
  context,
}) => {
  const program = await start()
  await new Table(page).open(program.address)
  const game = await begin(page, { players: ['Ida', 'Åse'] })
  await game.show()
  const other = await context.newPage()
  await other.goto(new URL('/#/innstillinger', page.url()).href)
  for (const language of ['sv', 'en', 'da', 'nn', 'nb'] as const) {
    const choice = other.getByRole('radio', { name: LANGUAGE_NAMES[language] })
    await choice.check()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(SETTINGS[language])
    await expect(other).toHaveTitle(`${SETTINGS[language]} – Yatzyblokka`)
    await expect(choice).toBeFocused()
    await expectTable(page, language)
    await page.reload()
    await expectTable(page, language)
  }
})

const SWITCHED_TO = ['sv', 'en', 'da', 'nn'] as const

test('every screen that is switched says what it says when it is opened anew', async ({
  page,
  start,
}) => {
  test.slow()
  await new Table(page).open((await start()).address)
  const screens = await everyScreen(page, ['Ida', 'Åse'])
  for (const [n, screen] of screens.entries()) {
    const language = SWITCHED_TO[n % SWITCHED_TO.length] ?? 'sv'
    await call(page, 'settings.set', { language: 'nb' })
    await showScreen(page, screen)
    const before = await everything(page)
    await call(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
    const switched = await everything(page)
    expect(switched, screen).not.toBe(before)
    await showScreen(page, screen)
    expect(switched, `${screen} in ${language}`).toBe(await everything(page))
  }
})

/** Words of bokmål that the language itself has nowhere. */
function bokmalOnly(language: Language): ReadonlySet<string> {
  const own = wordsSaidIn(language)
  return new Set([...wordsSaidIn('nb')].filter((word) => !own.has(word)))
}
const wordsSaidIn = (language: Language): ReadonlySet<string> =>
  new Set([...saidIn(language).values()].flat().flatMap(lowWords))
const lowWords = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase())

test('statistics, rules and settings have no word of bokmål left', async ({ page, start }) => {
  test.slow()
  await new Table(page).open((await start()).address)
  await enterTheYears(page)
  await call(page, 'settings.set', { language: 'nb' })
  await showScreen(page, 'innstillinger')
  for (const language of SWITCHED_TO)
    expect(lowWords(await everything(page)).some((word) => bokmalOnly(language).has(word))).toBe(
      true,
    )
  for (const language of SWITCHED_TO) {
    const foreign = bokmalOnly(language)
    await call(page, 'settings.set', { language })
    for (const screen of TOLD) {
      await showScreen(page, screen)
      for (const more of await page.locator('summary').all()) await more.click()
      const words = lowWords(await everything(page))
      expect
        .soft(
          [...new Set(words)].filter((word) => foreign.has(word)),
          `${screen} in ${language}`,
        )
        .toEqual([])
    }
  }
})

const SMALL = { width: 1024, height: 560 }
/** A usual laptop at 200 %. */
const ZOOMED = { width: 683, height: 364 }

test('in every language every screen fits across, and the table without a scroll bar', async ({
  page,
  start,
}) => {
  test.slow()
  await page.setViewportSize(SMALL)
  await new Table(page).open((await start()).address)
  const screens = await everyScreen(page, [
    'Bestemor Margrethe Elisabeth Aurdal-Lie',
    'Alexander Kristoffersen-Bjørnstad',
    'Wilhelmina Wolff-Schwarzenberg-Mæland',
  ])
  for (const screen of screens) {
    await showScreen(page, screen)
    for (const language of LANGUAGES) {
      await call(page, 'settings.set', { language })
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
      const tight = (await page.getByRole('grid').count()) > 0 && !screen.endsWith('kast')
      const either = screen.startsWith('spill/') && tight
      const at = `${screen} in ${language}`
      await expectNone(() => (either ? overflows(page) : sideways(page)), at)
      for (const size of [ZOOMED, SMALL]) {
        await page.setViewportSize(size)
        const wide = `${at}, ${size.width} wide`
        await expectNone(() => outOfLabels(page), wide)
        await expectNone(() => sideways(page), wide)
      }
    }
  }
})

test('a switch elsewhere takes nothing that was chosen or typed', async ({ page, start }) => {
  const table = new Table(page)
  await table.open((await start()).address)
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  await table.takeIn('Ida')
  await page.getByRole('radio', { name: 'Egne terninger' }).check()
  const name = page.getByLabel('Ny spiller')
  await name.fill('Mormor Å')
  await call(page, 'settings.set', { language: 'sv' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nytt spel')
  await expect(page.getByLabel('Ny spelare')).toHaveValue('Mormor Å')
  await expect(page.getByLabel('Ny spelare')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Egna tärningar' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Ida', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto(new URL('/#/papir', page.url()).href)
  await page.getByRole('button', { name: 'Ida', exact: true }).click()
  const cell = page.getByRole('textbox', { name: 'Kåk, Ida' })
  await cell.pressSequentially('2')
  await call(page, 'settings.set', { language: 'en' })
  const same = page.getByRole('textbox', { name: 'Full house, Ida' })
  await expect(same).toHaveValue('2')
  await expect(same).toBeFocused()
})

for (const { locale, greeting, language } of [
  { locale: 'sv-SE', greeting: /^God (morgon|dag|kväll)!$/, language: 'sv' },
  { locale: 'nn-NO', greeting: /^God (morgon|dag|kveld)!$/, language: 'nn' },
  { locale: 'fr-FR', greeting: /^(Good morning|Hello|Good evening)!$/, language: 'en' },
] as const)
  test.describe(`a first start on a system in ${locale}`, () => {
    test.use({ locale })
    test(`greets in ${LANGUAGE_NAMES[language]}, and prints in it`, async ({ page, start }) => {
      await new Table(page).open((await start()).address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
      await page.goto(new URL('/#/skriv-ut', page.url()).href)
      await expect(page.getByRole('radio', { name: LANGUAGE_NAMES[language] })).toBeChecked()
    })
  })
