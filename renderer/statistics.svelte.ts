import type { ArgumentsOf } from '../shared/contract.ts'
import type { StatisticsView, YearView } from '../shared/statistics/view.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { sentence } from './text.svelte.ts'

/** What main answers to one question at a time: asked again only when it has answered. */
class Question<Asked, View> {
  view = $state.raw<View>()
  /** What is shown is an answer to another question, or older than what has happened. */
  busy = $state(false)
  /** The same, for nobody to follow: an effect that asks would ask again at each answer. */
  #isAsking = false
  readonly #ask: (asked: Asked) => Promise<View>
  #next: { readonly asked: Asked } | undefined

  constructor(ask: (asked: Asked) => Promise<View>) {
    this.#ask = ask
  }

  /** Of many questions in a row only the last is asked: during a game each throw is news. */
  async load(asked: Asked): Promise<void> {
    this.#next = { asked }
    if (this.#isAsking) return
    this.#isAsking = this.busy = true
    try {
      while (this.#next !== undefined) {
        const { asked } = this.#next
        this.#next = undefined
        await this.#answer(asked)
      }
    } finally {
      this.#isAsking = this.busy = false
    }
  }

  async #answer(asked: Asked): Promise<void> {
    try {
      this.view = await this.#ask(asked)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}

/** The page as it was last reckoned. It outlives the screen: whoever comes back finds it so. */
export const statistics = new Question<ArgumentsOf<'statistics.page'>, StatisticsView>((asked) =>
  call('statistics.page', asked),
)

export const yearStatistics = new Question<ArgumentsOf<'statistics.year'>, YearView>((asked) =>
  call('statistics.year', asked),
)
