import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createBackend } from '../main/backend.ts'
import { serve } from '../main/browser/serve.ts'
import { SYSTEM } from '../main/system.ts'
import type { Answer } from '../shared/contract.ts'
import { isDie } from '../shared/dice.ts'
import { build, isBuildStale } from './build.ts'
import { installedBrowser } from './machine.ts'

/*
 * Pictures of every screen but the statistics, light and dark, to be looked at. They are the README's as well:
 *
 *   npm run look                 all of them, into test-results/look
 *   npm run look -- docs/pictures start-light game-light …   only these
 */
const [folder = 'test-results/look', ...wanted] = process.argv.slice(2)
const FAMILY = ['Ida', 'Mormor Åse', 'Bjørn', 'Kari', 'Øyvind', 'Bestefar Magnus']
const SIZES = { wide: { width: 1366, height: 728 }, small: { width: 1024, height: 560 } } as const
const ACCENT_THROW = '25525'
/** Columns that a family may have had on paper: the rows of the Nordic block, downwards. */
const ON_PAPER = [
  [3, 6, 9, 12, 15, 18, 10, 16, 15, 16, 15, 20, 24, 21, 50],
  [2, 4, 9, 12, 10, 24, 12, 18, 12, 0, 15, 0, 19, 22, 0],
  [1, 6, 6, 16, 15, 12, 8, 14, 9, 8, 0, 20, 28, 17, 0],
]
const NORDIC_ROWS =
  'ones twos threes fours fives sixes onePair twoPairs threeOfAKind fourOfAKind smallStraight largeStraight fullHouse chance yatzy'

process.chdir(resolve(import.meta.dirname, '..'))
if (isBuildStale()) await build()
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'yatzyblokka-look-'))

/** Always the same dice: pictures change only when the screens do. */
let state = 2026
const seededDie = (): 1 | 2 | 3 | 4 | 5 | 6 => {
  state = (state * 48_271) % 2_147_483_647
  const die = (Math.floor(state / 7) % 6) + 1
  if (!isDie(die)) throw new Error('no die')
  return die
}
let coming: number[] = []
const backend = createBackend({
  ...SYSTEM,
  dataDir,
  rendererDir: resolve('dist/renderer'),
  throwDie: () => {
    const die = coming.shift() ?? 0
    return isDie(die) ? die : seededDie()
  },
})
// Whatever this machine speaks.
await backend.invoke('settings.set', { language: 'nb' })
const served = await serve(backend)
const browser = await chromium.launch({
  executablePath: installedBrowser() ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

try {
  const unfinished = await playFor('nordic', 6 * 6)
  const finished = await playFor('american', Infinity)
  coming = [...ACCENT_THROW].map(Number)
  await onTurn(unfinished, 'games.throw', { held: [] })
  await onTurn(unfinished, 'games.hold', { held: [1, 2, 4] })
  const paper = await enterPaper()
  await typePaper()
  const screens: Record<string, string> = {
    start: '#/',
    newGame: '#/nytt',
    result: `#/spill/${finished}`,
    players: '#/spillere',
    print: '#/skriv-ut',
    settings: '#/innstillinger',
    paper: '#/papir',
    games: '#/alle',
    deleted: '#/slettede',
    paperResult: `#/spill/${paper}`,
    replay: `#/spill/${finished}/kast`,
    game: `#/spill/${unfinished}`,
  }
  for (const theme of ['light', 'dark'] as const)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(served.addressToPrint())
      for (const [screen, hash] of Object.entries(screens))
        await take(page, hash, [screen, theme, ...(size === 'wide' ? [] : [size])].join('-'))
      await page.close()
    }
} finally {
  await browser.close()
  await backend.close()
  await served.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(page: Page, hash: string, name: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  await page.evaluate((hash) => (location.hash = hash), hash)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

async function value<T>(channel: string, args: object): Promise<T> {
  const answer: Answer = await backend.invoke(channel, args)
  if (!answer.ok) throw new Error(`${channel}: ${answer.code}`)
  return answer.value as T // the caller knows the channel
}

interface Seen {
  readonly id: number
  readonly version: number
  readonly turn?: {
    readonly options: Record<string, { readonly points?: number; readonly legal: boolean }>
  }
}

async function onTurn(game: number, channel: string, more: object): Promise<Seen> {
  const { version } = await value<Seen>('games.view', { game })
  return value<Seen>(channel, { game, version, ...more })
}

/** A game played by people who throw twice and take the most points. @returns its id */
async function playFor(ruleset: string, turns: number): Promise<number> {
  const known = await value<{ id: number; name: string }[]>('players.list', {})
  const players = known.length > 0 ? known.map(({ id }) => id) : await Promise.all(FAMILY.map(add))
  let game = await value<Seen>('games.begin', { ruleset, mode: 'screen', players, first: 'listed' })
  for (let turn = 0; turn < turns && game.turn !== undefined; turn++) {
    await onTurn(game.id, 'games.throw', { held: [] })
    const { turn } = await onTurn(game.id, 'games.throw', { held: [0, 1] })
    const legal = Object.entries(turn?.options ?? {}).filter(([, option]) => option.legal)
    const [best] = legal.toSorted(([, a], [, b]) => (b.points ?? 0) - (a.points ?? 0))
    game = await onTurn(game.id, 'games.enter', { row: best?.[0] })
  }
  return game.id
}

async function draft(columns: readonly (readonly (number | string)[])[], date: string) {
  const players = await value<{ id: number }[]>('players.list', {})
  const cells = (column: readonly (number | string)[]): Record<string, string> =>
    Object.fromEntries(column.map((one, i) => [NORDIC_ROWS.split(' ')[i] ?? '', String(one)]))
  return {
    ruleset: 'nordic',
    played: { known: 'date', date, year: '' },
    totalsOnly: false,
    columns: columns.map((column, i) => ({
      player: players[i]?.id ?? 0,
      cells: cells(column),
      sum: i === 0 ? '298' : '',
    })),
  }
}

async function enterPaper(): Promise<number> {
  const on = (date: string) => draft(ON_PAPER, date)
  const gone = await value<Seen>('paper.enter', { draft: await on('2024-12-24') })
  await onTurn(gone.id, 'games.delete', {})
  const { id } = await value<Seen>('paper.enter', { draft: await on('2025-07-12') })
  await onTurn(id, 'games.correct', { seat: 1, row: 'yatzy', written: { points: 50 } })
  return id
}

/** A block of six that is being typed: one column with a slip, one half done. */
async function typePaper(): Promise<void> {
  const [first = [], second = [], third = []] = ON_PAPER
  const columns = [first, second.with(12, 10), third, first, second.slice(0, 7), []]
  await value('paper.keep', { draft: await draft(columns, '2026-10-04') })
}

async function add(name: string): Promise<number> {
  return (await value<{ id: number }>('players.add', { name })).id
}
