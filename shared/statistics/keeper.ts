import type { PlayedGame } from './sample.ts'
import { HOLDERS_SHOWN, type RecordKind, type RecordView } from './view.ts'

type Holder = RecordView['holders'][number]

export type Better = 'highest' | 'lowest'

/**
 * Keeps the best of all values it is offered, from the earliest on, and who has it: each person once,
 * where it was reached first.
 */
export class Keeper {
  private readonly sign: 1 | -1
  private value: number | undefined
  private holders: Holder[] = []
  /** Who or what holds it: a player, or a day. */
  private held = new Set<number | string>()

  constructor(better: Better) {
    this.sign = better === 'highest' ? 1 : -1
  }

  /** @param holder asked for only where it is one */
  offer(value: number, who: number | string, holder: () => Holder): void {
    if (this.value !== undefined) {
      const difference = this.sign * (value - this.value)
      if (difference < 0 || (difference === 0 && this.held.has(who))) return
      if (difference > 0) [this.holders, this.held] = [[], new Set()]
    }
    this.value = value
    this.held.add(who)
    if (this.holders.length < HOLDERS_SHOWN) this.holders.push(holder())
  }

  /** @returns undefined where nobody was offered */
  view(kind: RecordKind, row?: string): RecordView | undefined {
    if (this.value === undefined) return undefined
    const { value, holders } = this
    return { kind, ...(row !== undefined && { row }), value, holders, held: this.held.size }
  }
}

/** A record that a player set in a game. */
export function heldIn(player: number, { id, day, year }: PlayedGame): Holder {
  return {
    players: [player],
    game: id,
    ...(day !== undefined && { day }),
    ...(year !== undefined && { year }),
  }
}
