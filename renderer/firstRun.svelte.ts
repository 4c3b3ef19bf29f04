import type { OverviewView } from '../shared/listViews.ts'
import type { PlayerView, RulesetView } from '../shared/views.ts'
import { call } from './api.ts'
import { Family } from './family.svelte.ts'
import { pathOf } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'
import { pathWithVariant } from './wanted.ts'

/** What a family that has no game yet is asked, and what is suggested to it. */
export class FirstRun {
  readonly family = new Family()
  #noGames = $state(false)
  /** From when there was nobody until the names are told. */
  #asking = $state(false)
  #first = $state.raw<RulesetView>()

  /** Finds out how it stands, where there is no game yet. */
  async look({ unfinished, latest }: OverviewView): Promise<void> {
    this.#noGames = unfinished.length + latest.length === 0
    if (!this.#noGames) return
    const [[first]] = await Promise.all([call('rules.list', {}), this.family.load()])
    this.#first = first
    if (this.family.view?.players.length === 0) this.#asking = settings.now.askNames
  }

  /** Whether the family is asked for its names. */
  get asks(): boolean {
    return this.#noGames && this.#asking
  }

  /** The first game of all, with as many as can play it. */
  get suggestion(): { ruleset: string; players: readonly PlayerView[] } | undefined {
    const players = this.family.shown.slice(0, this.#first?.players.max)
    if (!this.#noGames || !this.#first || players.length === 0) return undefined
    return { ruleset: this.#first.id, players }
  }

  /** Where a new game is set up, with what is suggested chosen there. */
  get newGamePath(): string {
    if (!this.suggestion) return pathOf({ screen: 'newGame' })
    const { ruleset, players } = this.suggestion
    return pathWithVariant(
      { screen: 'newGame' },
      ruleset,
      players.map(({ id }) => id),
    )
  }

  /** All names are told, or nobody wants to: then nobody is asked again. */
  close(): void {
    this.#asking = false
    if (this.family.shown.length === 0) void settings.change({ askNames: false })
  }
}
