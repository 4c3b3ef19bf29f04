import { HOLDERS_SHOWN, type RecordKind, type RecordView } from './view.ts'

type Holder = RecordView['holders'][number]

export type Better = 'highest' | 'lowest'

/** The game a record was set in, or the day or year. */
interface Occasion {
  readonly id?: number
  readonly day: string | undefined
  readonly year: number | undefined
}

/**
 * Keeps the best of all values it is offered, from the earliest on, and who has it: each person once,
 * where it was reached first.
 */
export class Keeper {
  private readonly sign: 1 | -1
  private value: number | undefined
  private holders: Holder[] = []
  /** Players, or days by name. */
  private held = new Set<number | string>()

  constructor(better: Better) {
    this.sign = better === 'highest' ? 1 : -1
  }

  offer(value: number, who: number | string, occasion: Occasion): void {
    if (this.value !== undefined) {
      const difference = this.sign * (value - this.value)
      if (difference < 0 || (difference === 0 && this.held.has(who))) return
      if (difference > 0) [this.holders, this.held] = [[], new Set()]
    }
    this.value = value
    this.held.add(who)
    if (this.holders.length < HOLDERS_SHOWN) this.holders.push(makeHolder(who, occasion))
  }

  /** @returns undefined where nobody was offered */
  view(kind: RecordKind, row?: string): RecordView | undefined {
    if (this.value === undefined) return undefined
    const { value, holders } = this
    return { kind, ...(row !== undefined && { row }), value, holders, held: this.held.size }
  }
}

function makeHolder(who: number | string, { id, day, year }: Occasion): Holder {
  return {
    players: typeof who === 'number' ? [who] : [],
    ...(id !== undefined && { game: id }),
    ...(day !== undefined && { day }),
    ...(year !== undefined && { year }),
  }
}
