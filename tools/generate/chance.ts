import type { Die } from '../../shared/dice.ts'
import { seededDie, seededNumbers } from '../../shared/testing/play.ts'

/** Chance that follows from a seed: the same seed gives the same family. */
export class Chance {
  readonly die: () => Die
  private readonly next: () => number

  constructor(seed: number) {
    this.next = seededNumbers(seed)
    this.die = seededDie(seed ^ 0x5eed)
  }

  /** From 0 up to, not including, 1. */
  share(): number {
    return this.next() / 2 ** 32
  }

  /** Whether something comes about that does so in this share of all cases. */
  happens(share: number): boolean {
    return this.share() < share
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1))
  }

  /** One of them; those with more weight oftener. */
  weighted<T>(all: readonly T[], weight: (one: T) => number): T {
    let left = this.share() * all.reduce((sum, one) => sum + weight(one), 0)
    const found = all.find((one) => (left -= weight(one)) < 0) ?? all.at(-1)
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  one<T>(all: readonly T[]): T {
    return this.weighted(all, () => 1)
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, at: this.share() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  }

  /** Near enough normally distributed about 0. */
  normal(deviation: number): number {
    // Three even shares together deviate by a half.
    return (this.share() + this.share() + this.share() - 1.5) * 2 * deviation
  }

  /** In the form of a UUID of version 4. */
  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.next().toString(16).padStart(8, '0')).join('')
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
    return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-')
  }
}
