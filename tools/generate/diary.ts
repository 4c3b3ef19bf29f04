import type { GameEvent, Moment } from '../../shared/events.ts'

/** A game's events as they happen, each with its second since the game began. */
export class Diary {
  readonly log: { readonly event: GameEvent; readonly at: number }[] = []
  readonly began: Moment
  private second = 0

  constructor(began: Moment) {
    this.began = began
  }

  /** The moment it is, after `seconds` more. */
  after(seconds: number): Moment {
    this.second += seconds
    return this.now
  }

  get now(): Moment {
    return { at: this.began.at + this.second, offset: this.began.offset }
  }

  add(...events: readonly GameEvent[]): void {
    for (const event of events) this.log.push({ event, at: this.second })
  }

  get events(): GameEvent[] {
    return this.log.map(({ event }) => event)
  }
}
