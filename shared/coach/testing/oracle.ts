import { type Dice, FACES } from '../../dice.ts'
import type { Ruleset } from '../../ruleset.ts'
import { isFull, placements, type Scorecard, totals } from '../../scorecard.ts'

/**
 * The expected final score of the best play, by plain recursion over real cards and every one of
 * the throws, die by die: nothing merged, nothing numbered. For rulesets of a few rows.
 */
export function bestExpected(ruleset: Ruleset, card: Scorecard = {}): number {
  const known = new Map<string, number>()
  const begin = (card: Scorecard): number => {
    if (isFull(ruleset, card)) return totals(ruleset, card).total
    const key = JSON.stringify(Object.entries(card).sort())
    const value = known.get(key) ?? throwDice(new Map(), card, [], ruleset.throws)
    known.set(key, value)
    return value
  }
  type Turn = Map<string, number>
  const throwDice = (turn: Turn, card: Scorecard, held: Dice, left: number): number => {
    if (held.length === ruleset.dice) return choose(turn, card, held, left - 1)
    const key = `${held.toSorted().join('')} ${left}`
    const value =
      turn.get(key) ??
      FACES.reduce((sum, face) => sum + throwDice(turn, card, [...held, face], left), 0) / 6
    turn.set(key, value)
    return value
  }
  const choose = (turn: Turn, card: Scorecard, dice: Dice, left: number): number => {
    const key = `${dice.toSorted().join('')} ${left} chosen`
    const value = turn.get(key) ?? Math.max(...ways(turn, card, dice, left))
    turn.set(key, value)
    return value
  }
  const ways = (turn: Turn, card: Scorecard, dice: Dice, left: number): number[] => {
    const entered = placements(ruleset, card, dice).map(({ row, points, extra }) =>
      begin({ ...card, [row]: { points, extra } }),
    )
    if (left === 0) return entered
    // Each of the dice is kept or not; keeping all is to enter them.
    const holds = Array.from({ length: 2 ** dice.length - 1 }, (_, kept) =>
      dice.filter((_, i) => kept & (1 << i)),
    )
    return [...entered, ...holds.map((held) => throwDice(turn, card, held, left))]
  }
  return begin(card)
}
