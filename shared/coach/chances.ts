import type { Ruleset } from '../ruleset.ts'
import { totals } from '../scorecard.ts'
import type { Table } from './advise.ts'
import { distributionFrom, type Position, type Spread } from './distribution.ts'
import { seededRandom } from './random.ts'
import { Simulator } from './simulate.ts'

/** With more open rows than these, a player's distribution would take seconds. */
const MOST_OPEN = 8

/** Games played on from a card where the distribution would take too long. */
export const SIMULATED = 2000
const SEED = 20_261_130

/** What a player may end with, under the best play from here on. */
export interface Outlook {
  readonly totals: Spread
  /** How likely the bonus is. */
  readonly bonus: number
}

/** Whether the outlook can be worked out, not only sampled: in forced order always. */
export function isExact({ rows, order }: Ruleset, { card }: Position): boolean {
  const open = rows.filter(({ id }) => card[id] === undefined).length
  return order === 'forced' || open <= MOST_OPEN
}

/** @returns undefined when it was given up: that is asked time and again */
export function outlookOf(
  table: Table,
  position: Position,
  exact: boolean,
  isGivenUp: () => boolean = () => false,
): Outlook | undefined {
  if (!exact) return sampledOutlook(table, position, isGivenUp)
  const found = distributionFrom(table, position, isGivenUp)
  return found && { totals: found.spread, bonus: found.bonusRate }
}

/** From the same position always the same games. */
function sampledOutlook(
  table: Table,
  position: Position,
  isGivenUp: () => boolean,
): Outlook | undefined {
  const { ruleset } = table.states
  const simulator = new Simulator(table, { kind: 'perfect' }, seededRandom(SEED))
  const [counts, bonuses] = [new Map<number, number>(), { n: 0 }]
  for (let game = 0; game < SIMULATED; game++) {
    if (isGivenUp()) return undefined
    const { total, bonus } = totals(ruleset, simulator.playOn(position))
    counts.set(total, (counts.get(total) ?? 0) + 1)
    if (bonus > 0) bonuses.n += 1
  }
  const least = Math.min(...counts.keys())
  const length = Math.max(...counts.keys()) - least + 1
  const chances = Array.from({ length }, (_, i) => (counts.get(least + i) ?? 0) / SIMULATED)
  return { totals: { least, chances }, bonus: bonuses.n / SIMULATED }
}

/**
 * How likely each is to win, where nobody's dice know of the others': those who share the win have
 * equal parts of it, so that all of them together are 1.
 */
export function winChances(all: readonly Spread[]): number[] {
  const sorted = all.map(cumulated)
  const shares = sorted.map((own, player) => {
    const others = sorted.toSpliced(player, 1)
    return own.chances.reduce((sum, chance, i) => sum + chance * part(others, own.least + i), 0)
  })
  // What is negligible was left out of the distributions.
  const sum = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / sum)
}

interface Cumulated extends Spread {
  /** `below[i]`: how likely less than `least + i` is; one more than there are chances. */
  readonly below: readonly number[]
}

function cumulated({ least, chances }: Spread): Cumulated {
  let sum = 0
  const below = [0, ...chances.map((chance) => (sum += chance))]
  return { least, chances, below }
}

/** The part of the win a total has against the others: 1 / (1 + how many have the same). */
function part(others: readonly Cumulated[], total: number): number {
  // By how many others have the same and none has more: how likely that is.
  const same = others.reduce<number[]>(
    (ways, { least, chances, below }) => {
      const equal = chances[total - least] ?? 0
      const fewer = below[Math.min(Math.max(total - least, 0), chances.length)] ?? 0
      return [...ways, 0].map((way, n) => way * fewer + (ways[n - 1] ?? 0) * equal)
    },
    [1],
  )
  return same.reduce((sum, way, n) => sum + way / (n + 1), 0)
}
