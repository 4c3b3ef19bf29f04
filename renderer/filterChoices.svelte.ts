import type { FamilyPlayerView, RulesetView } from '../shared/views.ts'
import { call } from './api.ts'
import {
  type Filter,
  gameFilter,
  knownFilter,
  parseFilter,
  queryText,
  writeFilter,
} from './filter.ts'
import { router } from './router.svelte.ts'

/** What a filter can be made of, and the one the address has. */
class FilterChoices {
  rulesets = $state.raw<readonly RulesetView[]>([])
  /** Everybody with a game. */
  family = $state.raw<readonly FamilyPlayerView[]>([])
  loaded = $state(false)

  get filter(): Filter {
    const said = parseFilter(new URLSearchParams(router.query))
    return this.loaded ? knownFilter(said, this.rulesets, this.family) : said
  }

  get isFiltered(): boolean {
    return Object.keys(gameFilter(this.filter)).length > 0
  }

  /** Writes the filter in the address; what else stands there stays. */
  change(changes: Partial<Filter>): void {
    const query = writeFilter({ ...this.filter, ...changes })
    for (const [key, value] of new URLSearchParams(router.query))
      if (!OF_THE_FILTER.has(key)) query.set(key, value)
    router.refine(queryText(query))
  }

  async load(): Promise<void> {
    const [rulesets, { players }] = await Promise.all([
      call('rules.list', {}),
      call('players.family', {}),
    ])
    this.rulesets = rulesets
    this.family = players.filter(({ games }) => games > 0)
    this.loaded = true
  }
}

const OF_THE_FILTER = new Set(
  'variant periode fra til spillere bare kilde antall tips maskin'.split(' '),
)

export const choices = new FilterChoices()
