import { type Filled, options, rowsOf } from './oracle.ts'

/**
 * A game as simply as it can be kept: a table with everything on it, a photograph of the table
 * before each entry, and the photographs that undo put aside. It knows nothing of events.
 */
interface Table {
  readonly state: 'ordering' | 'playing' | 'finished' | 'abandoned'
  readonly order: readonly number[]
  /** Who still throws for the first turn, and what they have thrown. */
  readonly contenders: readonly number[]
  readonly orderDice: readonly number[]
  readonly cards: readonly Filled[]
  /** Turns played by all together. */
  readonly played: number
  /** What was held before each throw of this turn. */
  readonly holds: readonly (readonly number[])[]
  readonly dice: readonly number[] | undefined
  /** The table before each entry that stands, the latest last. */
  readonly photographs: readonly Table[]
}

const THROWS = 3
const DICE = 5

/** Every command answers whether it was allowed; one that was not leaves everything as it was. */
export class Model {
  table: Table
  private readonly ruleset: string
  private putAside: Table[] = []
  /** Throws once shown, by turn and holds. They outlive undo. */
  private readonly shown = new Map<string, readonly number[]>()

  constructor(ruleset: string, players: number, highestBegins: boolean) {
    this.ruleset = ruleset
    const seats = Array.from({ length: players }, (_, seat) => seat)
    const decided = !highestBegins || players === 1
    this.table = {
      state: decided ? 'playing' : 'ordering',
      order: seats,
      contenders: decided ? [0] : seats,
      orderDice: [],
      cards: seats.map(() => ({})),
      played: 0,
      holds: [],
      dice: undefined,
      photographs: [],
    }
  }

  get seat(): number {
    return this.table.order[this.table.played % this.table.order.length] ?? 0
  }

  get round(): number {
    return Math.floor(this.table.played / this.table.order.length) + 1
  }

  get throwsLeft(): number {
    return THROWS - this.table.holds.length
  }

  /** What lies held: after the last throw there is nothing to hold for. */
  get held(): readonly number[] {
    return this.throwsLeft === 0 ? [] : (this.table.holds.at(-1) ?? [])
  }

  orderThrow(throwDie: () => number): boolean {
    const { state, contenders, orderDice, order } = this.table
    if (state !== 'ordering') return false
    const thrown = [...orderDice, throwDie()]
    if (thrown.length < contenders.length) return this.lay({ orderDice: thrown })
    const tied = contenders.filter((_, i) => thrown[i] === Math.max(...thrown))
    if (tied.length > 1) return this.lay({ contenders: tied, orderDice: [] })
    const clockwise = order.map((seat) => (seat + (tied[0] ?? 0)) % order.length)
    return this.lay({ state: 'playing', order: clockwise })
  }

  throwDice(held: readonly number[], throwDie: () => number): boolean {
    const { state, dice, holds } = this.table
    if (state !== 'playing' || this.throwsLeft === 0 || held.length === DICE) return false
    if (dice === undefined && held.length > 0) return false
    const turn = JSON.stringify([this.seat, this.round, ...holds, held])
    const thrown = this.shown.get(turn) ?? [0, 1, 2, 3, 4].map((i) => this.die(i, held, throwDie))
    this.shown.set(turn, thrown)
    return this.lay({ dice: thrown, holds: [...holds, held] })
  }

  private die(position: number, held: readonly number[], throwDie: () => number): number {
    const kept = held.includes(position) ? this.table.dice?.[position] : undefined
    return kept ?? throwDie()
  }

  enter(row: string): boolean {
    const { state, dice, cards, played, photographs } = this.table
    if (state !== 'playing' || dice === undefined) return false
    const card = cards[this.seat] ?? {}
    const option = options(this.ruleset, card, dice).find((option) => option.row === row)
    if (option === undefined) return false
    const entered = { ...card, [row]: { points: option.points, extra: option.extra, dice } }
    const isLast = played + 1 === rowsOf(this.ruleset).length * cards.length
    return this.lay({
      state: isLast ? 'finished' : 'playing',
      cards: cards.with(this.seat, entered),
      played: played + 1,
      holds: [],
      dice: undefined,
      photographs: [...photographs, this.table],
    })
  }

  /** @param back how many entries: 1 is the latest */
  undo(back: number): boolean {
    const photograph = this.table.photographs.at(-back)
    if (this.table.state === 'abandoned' || photograph === undefined) return false
    this.putAside.push(this.table)
    this.table = photograph
    return true
  }

  redo(): boolean {
    const table = this.putAside.pop()
    if (table === undefined) return false
    this.table = table
    return true
  }

  abandon(): boolean {
    if (this.table.state === 'finished' || this.table.state === 'abandoned') return false
    return this.lay({ state: 'abandoned' })
  }

  /** Something new happens: what undo put aside is gone. */
  private lay(change: Partial<Table>): true {
    this.table = { ...this.table, ...change }
    this.putAside = []
    return true
  }
}
