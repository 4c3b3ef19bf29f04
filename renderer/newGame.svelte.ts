import type { FirstRule, Mode } from '../shared/events.ts'
import type { PlayerView, RulesetView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { router } from './router.svelte.ts'
import { sentence } from './text.svelte.ts'
import { wantedVariant } from './wantedVariant.ts'

/** In the order they are offered; the first is chosen until somebody says otherwise. */
export const FIRST_RULES_SHOWN = [
  'highest',
  'listed',
  'last',
] as const satisfies readonly FirstRule[]
export const MODES_SHOWN = ['screen', 'own'] as const satisfies readonly Mode[]

/** What is being set up: who plays what, and who begins. */
export class NewGameForm {
  rulesets = $state.raw<readonly RulesetView[]>([])
  family = $state.raw<readonly PlayerView[]>([])
  loaded = $state(false)
  readonly #loading: Promise<void>
  ruleset = $state('')
  mode = $state<Mode>('screen')
  first = $state<FirstRule>('highest')
  /** Who is in, in the order they sit. */
  players = $state.raw<readonly PlayerView[]>([])

  constructor() {
    this.#loading = this.#load()
  }

  async #load(): Promise<void> {
    const [rulesets, family] = await Promise.all([call('rules.list', {}), call('players.list', {})])
    this.rulesets = rulesets
    const wanted = rulesets.find(({ id }) => id === wantedVariant())
    this.ruleset = (wanted ?? rulesets[0])?.id ?? ''
    this.family = family
    this.loaded = true
  }

  isIn(player: PlayerView): boolean {
    return this.players.some(({ id }) => id === player.id)
  }

  toggle(player: PlayerView): void {
    if (this.isIn(player)) this.players = this.players.filter(({ id }) => id !== player.id)
    else this.#takeIn(player)
  }

  /** Somebody new, who may be quicker than the list of those who were here before. */
  async added(player: PlayerView): Promise<void> {
    await this.#loading
    if (this.family.every(({ id }) => id !== player.id)) this.family = [...this.family, player]
    this.#takeIn(player)
  }

  #takeIn(player: PlayerView): void {
    const { max } = this.rulesets.find(({ id }) => id === this.ruleset)?.players ?? {
      max: Infinity,
    }
    if (this.players.length < max) this.players = [...this.players, player]
    else announcer.alert(sentence(new Failure('tooMany', { max })))
  }

  moveUp(index: number): void {
    const player = this.players[index]
    if (player === undefined || index === 0) return
    const others = this.players.filter((_, i) => i !== index)
    this.players = [...others.slice(0, index - 1), player, ...others.slice(index - 1)]
  }

  async begin(): Promise<void> {
    const players = this.players.map(({ id }) => id)
    // One alone has nobody to throw against.
    const first = players.length > 1 ? this.first : 'listed'
    try {
      const { ruleset, mode } = this
      const view = await call('games.begin', { ruleset, mode, players, first })
      router.go({ screen: 'game', game: view.id })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}
