import type { ArgumentsOf } from '../shared/contract.ts'
import type { ListedView } from '../shared/listViews.ts'
import { call } from './api.ts'

type Asked = ArgumentsOf<'games.list'>['filter']

const AT_ONCE = 50

/** What «Alle spill» shows. It outlives the screen: whoever comes back from a game finds it so. */
class GameList {
  games = $state.raw<readonly ListedView[]>()
  count = $state(0)
  #asked: Asked = {}

  /** As many as are shown, or the first. An answer to a question asked before is dropped. */
  async load(asked: Asked, limit = AT_ONCE): Promise<void> {
    this.#asked = asked
    const { games, count } = await call('games.list', { filter: asked, offset: 0, limit })
    if (asked !== this.#asked) return
    this.games = games
    this.count = count
  }

  async more(): Promise<void> {
    const shown = this.games ?? []
    const asked = this.#asked
    const { games } = await call('games.list', {
      filter: asked,
      offset: shown.length,
      limit: AT_ONCE,
    })
    if (asked === this.#asked) this.games = [...shown, ...games]
  }
}

export const gameList = new GameList()
