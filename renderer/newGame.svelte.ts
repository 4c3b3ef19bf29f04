import type { FirstRule, Mode } from '../shared/events.ts'
import type { Look } from '../shared/playerLook.ts'
import type { ComputerView, PlayerView, RulesetView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { language } from './language.svelte.ts'
import { router } from './router.svelte.ts'
import { sentence, text } from './text.svelte.ts'
import { wantedPlayers, wantedVariant } from './wanted.ts'

/** In the order they are offered; the first is chosen until somebody says otherwise. */
export const FIRST_RULES_SHOWN = [
  'highest',
  'listed',
  'last',
] as const satisfies readonly FirstRule[]
export const MODES_SHOWN = ['screen', 'own'] as const satisfies readonly Mode[]

type Strength = ComputerView['strength']

/** Somebody who is in: a player, or one more computer. */
export interface Sitter {
  readonly key: string
  readonly name: string
  /** How a player is told from the others; a computer gets a look when it first plays. */
  readonly look?: Look
  readonly sits: number | { readonly computer: Strength }
}

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
  sitters = $state.raw<readonly Sitter[]>([])

  constructor() {
    this.#loading = this.#load()
  }

  async #load(): Promise<void> {
    const [rulesets, family] = await Promise.all([call('rules.list', {}), call('players.list', {})])
    this.rulesets = rulesets
    const wanted = rulesets.find(({ id }) => id === wantedVariant())
    this.ruleset = (wanted ?? rulesets[0])?.id ?? ''
    this.family = family
    const ids = wantedPlayers()
    for (const player of family) if (ids.includes(player.id)) this.toggle(player)
    this.loaded = true
  }

  get #chosen(): RulesetView | undefined {
    return this.rulesets.find(({ id }) => id === this.ruleset)
  }

  /** Who can be played against in this game; nobody with dice of one's own. */
  get computers(): readonly ComputerView[] {
    return this.mode === 'screen' ? (this.#chosen?.computers ?? []) : []
  }

  get hasComputers(): boolean {
    return this.sitters.some(({ sits }) => typeof sits !== 'number')
  }

  isIn({ id }: PlayerView): boolean {
    return this.sitters.some(({ sits }) => sits === id)
  }

  toggle(player: PlayerView): void {
    const { id, name } = player
    if (this.isIn(player)) this.sitters = this.sitters.filter(({ sits }) => sits !== id)
    else this.#takeIn({ key: String(id), name, look: player, sits: id })
  }

  addComputer(strength: Strength): void {
    const names = this.sitters.map(({ name }) => name)
    // As main names them; a person may be called so too, and then main knows better.
    const name = Array.from({ length: names.length + 1 }, (_, i) =>
      text.computer.name({ strength, n: i + 1 }),
    ).find((name) => !names.includes(name))
    if (name === undefined) return
    this.#takeIn({ key: name, name, sits: { computer: strength } })
  }

  takeOut(sitter: Sitter): void {
    this.sitters = this.sitters.filter(({ key }) => key !== sitter.key)
  }

  /** Somebody new, who may be quicker than the list of those who were here before. */
  async added(player: PlayerView): Promise<void> {
    await this.#loading
    if (this.family.every(({ id }) => id !== player.id)) this.family = [...this.family, player]
    if (!this.isIn(player)) this.toggle(player)
  }

  #takeIn(sitter: Sitter): void {
    const { max } = this.#chosen?.players ?? { max: Infinity }
    if (this.sitters.length < max) this.sitters = [...this.sitters, sitter]
    else announcer.alert(sentence(new Failure('tooMany', { max })))
  }

  moveUp(index: number): void {
    const sitter = this.sitters[index]
    if (sitter === undefined || index === 0) return
    const others = this.sitters.filter((_, i) => i !== index)
    this.sitters = [...others.slice(0, index - 1), sitter, ...others.slice(index - 1)]
  }

  async begin(): Promise<void> {
    const players = this.sitters.map(({ sits }) => sits)
    // One alone has nobody to throw against.
    const first = players.length > 1 ? this.first : 'listed'
    try {
      const { ruleset, mode } = this
      const { now: spoken } = language
      const view = await call('games.begin', { ruleset, mode, players, first, language: spoken })
      router.go({ screen: 'game', game: view.id })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}
