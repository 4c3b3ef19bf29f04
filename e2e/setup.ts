import { expect, type Page } from '@playwright/test'
import type { Answer, ArgumentsOf, Channel, ResultOf } from '../shared/contract.ts'
import type { FirstRule, Mode } from '../shared/events.ts'
import type { GameView } from '../shared/views.ts'

/** A turn that is thrown once and entered: the dice as they fall, and the id of the row. */
export type Turn = readonly [dice: string, row: string]

/** The dice of turns, in the order they fall, for `start({ dice })`. */
export const diceOf = (turns: readonly Turn[]): string => turns.map(([dice]) => dice).join('')

interface Wanted {
  readonly players: readonly string[]
  readonly ruleset?: 'nordic' | 'nordicForced' | 'american'
  readonly mode?: Mode
  readonly first?: FirstRule
}

/**
 * One call from inside the page, as the page itself makes it. For what comes before the story of a
 * test: the story is told with the mouse and the keyboard.
 * @throws Error where the program refuses
 */
export async function call<C extends Channel>(
  page: Page,
  channel: C,
  args: ArgumentsOf<C>,
): Promise<ResultOf<C>> {
  const answer = await page.evaluate(
    async ({ channel, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/invoke/${channel}`, { method: 'POST', headers, body })
      return (await response.json()) as Answer // the program's own envelope
    },
    { channel, body: JSON.stringify(args) },
  )
  if (!answer.ok) throw new Error(`${channel} was refused: ${answer.code}`)
  return answer.value as ResultOf<C> // the contract ties the channel to its result; JSON can't
}

/** Begins a game of people of these names, who are added where they are new. */
export async function begin(page: Page, wanted: Wanted): Promise<PreparedGame> {
  const { ruleset = 'nordic', mode = 'screen', first = 'listed' } = wanted
  const family = await call(page, 'players.list', {})
  const players: number[] = []
  for (const name of wanted.players) {
    const known = family.find((player) => player.name === name)
    players.push((known ?? (await call(page, 'players.add', { name }))).id)
  }
  return new PreparedGame(page, await call(page, 'games.begin', { ruleset, mode, players, first }))
}

/** A game that is brought to where the story begins. */
export class PreparedGame {
  readonly page: Page
  view: GameView

  constructor(page: Page, view: GameView) {
    this.page = page
    this.view = view
  }

  /** Plays turns of one throw each, whoever's they are. */
  async play(turns: readonly Turn[]): Promise<this> {
    for (const [, row] of turns) {
      this.view = await call(this.page, 'games.throw', { ...this.#present, held: [] })
      this.view = await call(this.page, 'games.enter', { ...this.#present, row })
    }
    return this
  }

  /** Writes points by hand, in a game with the family's own dice. */
  async write(seat: number, row: string, points: number): Promise<this> {
    const written = { points }
    this.view = await call(this.page, 'games.write', { ...this.#present, seat, row, written })
    return this
  }

  /** Fills what is open in everybody's column: with the best, and for a seat that strikes with 0. */
  async writeAll({ but = [], strikes = [] }: { but?: string[]; strikes?: number[] } = {}) {
    const rows = this.view.lines.flatMap((line) => (line.kind === 'row' ? [line] : []))
    for (const { seat } of this.view.columns)
      for (const { id, max } of rows)
        if (!but.includes(id) && !(id in this.#entries(seat)))
          await this.write(seat, id, strikes.includes(seat) ? 0 : max)
    return this
  }

  /** Looks anew: the story may have moved the game on. */
  async look(): Promise<GameView> {
    this.view = await call(this.page, 'games.view', { game: this.view.id })
    return this.view
  }

  /** Shows it on the page. */
  async show(): Promise<void> {
    await this.page.evaluate((id) => (location.hash = `#/spill/${id}`), this.view.id)
    await expect(this.page.getByRole('grid')).toBeVisible()
  }

  get #present(): { game: number; version: number } {
    return { game: this.view.id, version: this.view.version }
  }

  #entries(seat: number): GameView['columns'][number]['entries'] {
    return this.view.columns.find((column) => column.seat === seat)?.entries ?? {}
  }
}
