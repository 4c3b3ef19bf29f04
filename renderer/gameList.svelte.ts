import type { Source } from '../shared/events.ts'
import type { ArgumentsOf } from '../shared/contract.ts'
import type { ListedView, PlayerView, RulesetView } from '../shared/views.ts'
import { call } from './api.ts'
import { daysBefore, today } from './clock.ts'

type Filter = ArgumentsOf<'games.list'>['filter']

export const PERIODS = ['all', 'thisYear', 'lastYear', 'between'] as const
export type Period = (typeof PERIODS)[number]
export const NUMBERS = ['any', 'solo', 'several'] as const
export const SOURCES_SHOWN = ['any', 'screen', 'own', 'paper'] as const

const AT_ONCE = 50
const YEAR_DAYS = 365

/** What «Alle spill» shows. It outlives the screen: whoever comes back from a game finds it so. */
class GameList {
  period = $state<Period>('all')
  from = $state('')
  to = $state('')
  ruleset = $state('')
  source = $state<Source | 'any'>('any')
  number = $state<(typeof NUMBERS)[number]>('any')
  players = $state.raw<readonly number[]>([])
  exactly = $state(false)

  rulesets = $state.raw<readonly RulesetView[]>([])
  family = $state.raw<readonly PlayerView[]>([])
  games = $state.raw<readonly ListedView[]>()
  count = $state(0)

  get filter(): Filter {
    const { ruleset, source, number, players, exactly } = this
    return {
      ...this.#period(),
      ...(ruleset !== '' && { ruleset }),
      ...(source !== 'any' && { modes: [source] }),
      ...(number !== 'any' && { solo: number === 'solo' }),
      ...(players.length > 0 && { players: { ids: [...players], exactly } }),
    }
  }

  #period(): Filter {
    if (this.period === 'thisYear') return { from: `${today().slice(0, 4)}-01-01` }
    if (this.period === 'lastYear') return { from: daysBefore(YEAR_DAYS) }
    if (this.period === 'all') return {}
    return { ...(this.from !== '' && { from: this.from }), ...(this.to !== '' && { to: this.to }) }
  }

  get isFiltered(): boolean {
    return Object.keys(this.filter).length > 0
  }

  toggle(player: number): void {
    this.players = this.players.includes(player)
      ? this.players.filter((other) => other !== player)
      : [...this.players, player]
  }

  /** Who and what may be chosen. */
  async loadChoices(): Promise<void> {
    const [rulesets, family] = await Promise.all([
      call('rules.list', {}),
      call('players.family', {}),
    ])
    this.rulesets = rulesets
    this.family = family.players.filter(({ games }) => games > 0)
  }

  /** As many as are shown, or the first. An answer to a question asked before is dropped. */
  async load(filter: Filter, limit = AT_ONCE): Promise<void> {
    const asked = JSON.stringify(filter)
    const { games, count } = await call('games.list', { filter, offset: 0, limit })
    if (asked !== JSON.stringify(this.filter)) return
    this.games = games
    this.count = count
  }

  async more(): Promise<void> {
    const shown = this.games ?? []
    const { filter } = this
    const { games } = await call('games.list', { filter, offset: shown.length, limit: AT_ONCE })
    this.games = [...shown, ...games]
  }
}

export const gameList = new GameList()
