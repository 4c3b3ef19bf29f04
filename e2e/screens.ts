import { expect, type Page } from '@playwright/test'
import { THEME_NAMES } from '../renderer/statisticsAddress.ts'
import { RULESET_IDS } from '../shared/rulesets/index.ts'
import { begin, call } from './setup.ts'
import { enterTheYears } from './years.ts'

/**
 * A screen of each kind, with something on it.
 * @returns their addresses, after `#/`
 */
export async function everyScreen(page: Page, players: readonly string[]): Promise<string[]> {
  await enterTheYears(page)
  const finished = await begin(page, { players, ruleset: 'nordicForced', mode: 'own' })
  await finished.writeAll()
  const own = await begin(page, { players, ruleset: 'american', mode: 'own' })
  const open = await begin(page, { players, ruleset: 'nordic' })
  const ordering = await begin(page, { players, first: 'highest' })
  const { options } = await call(page, 'sheets.open', { language: 'nb' })
  // A block whose language was chosen keeps it.
  await call(page, 'sheets.pdf', { options: { ...options, language: 'da' }, language: 'nb' })
  const games = [finished, own, open, ordering].map(({ view }) => `spill/${view.id}`)
  const others = ['', 'nytt', 'papir', 'alle', 'slettede', 'spillere', 'skriv-ut']
  return [...others, ...games, `spill/${finished.view.id}/kast`, ...TOLD]
}

/** The screens that tell most: every part of the statistics, the rules and the settings. */
export const TOLD: readonly string[] = [
  ...THEME_NAMES.map((theme) => `statistikk?variant=nordic&vis=${theme}`),
  ...RULESET_IDS.map((ruleset) => `regler/${ruleset}`),
  'innstillinger',
]

/** Opens a screen anew, and waits until all of it is there. */
export async function showScreen(page: Page, screen: string): Promise<void> {
  await page.goto(new URL(`/#/${screen}`, page.url()).href)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
