import type { ArgumentsOf, BackendEvent, Channel, ResultOf } from '../shared/contract.ts'
import { announcer } from './announcer.svelte.ts'
import { call, ConnectionLost, Failure } from './api.ts'
import { sentence } from './text.svelte.ts'

/** A game that the coach is working out, which takes a second the first time it is needed. */
class CoachWork {
  ruleset = $state<string>()
  /** Between 0 and 1. */
  done = $state(0)

  heard({ ruleset, done }: Extract<BackendEvent, { kind: 'coachProgress' }>): void {
    this.ruleset = done < 1 ? ruleset : undefined
    this.done = done
  }

  cancel = (): void => {
    if (this.ruleset !== undefined) void call('coach.cancel', { ruleset: this.ruleset })
  }
}

export const coachWork = new CoachWork()

type Question =
  Exclude<Extract<Channel, `coach.${string}`>, 'coach.cancel'> | Extract<Channel, 'statistics.luck'>

/** The coach's answer to the question asked last; an older one stands until it comes. */
export class CoachAnswer<C extends Question> {
  view = $state.raw<ResultOf<C>>()
  /** Given up on the way: it can be asked again. */
  stopped = $state(false)
  readonly #channel: C
  #asked = 0

  constructor(channel: C) {
    this.#channel = channel
  }

  async ask(args: ArgumentsOf<C>): Promise<void> {
    const asked = (this.#asked += 1)
    this.stopped = false
    try {
      const view = await call(this.#channel, args)
      if (asked === this.#asked) this.view = view
    } catch (error) {
      if (asked === this.#asked) this.#failed(error)
    }
  }

  /** Nothing is asked any more. */
  clear(): void {
    this.#asked += 1
    this.view = undefined
    this.stopped = false
  }

  #failed(error: unknown): void {
    // The page says itself that the program is gone; what moved on is asked about again.
    if (error instanceof ConnectionLost) return
    if (!(error instanceof Failure)) throw error
    if (error.code === 'stale') return
    this.view = undefined
    this.stopped = error.code === 'coachStopped'
    if (!this.stopped) announcer.alert(sentence(error))
  }
}
