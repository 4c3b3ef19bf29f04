import { allThrows, countFaces, type Dice, type Die, FACES } from '../../shared/dice.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import type { RuleRowView, TurnExampleView, WorthView } from '../../shared/rulesView.ts'
import { reachable } from '../../shared/scorecard.ts'

/** What a throw gives in these rows by itself, whatever is on the card. */
export function worths(rows: readonly Row[], dice: Dice): WorthView[] {
  const counts = countFaces(dice)
  return rows.map((row) => ({ row: row.id, points: row.score(counts) }))
}

export const worthOf = (row: Row, dice: Dice): number => row.score(countFaces(dice))

/**
 * A plain example of a row: worth about the middle of what the row can give, of as many faces as
 * there may be, and fit for as few other rows as possible, so that it shows this row and no other.
 */
export function exampleOf(ruleset: Ruleset, row: Row): RuleRowView['example'] {
  const values = reachable(ruleset, row.id).filter((value) => value > 0)
  const points = values[Math.floor(values.length / 2)] ?? 0
  const others = ruleset.rows.filter((other) => other.section === 'lower')
  const plainness = (dice: Dice): number => 100 * facesOf(dice).length - fitting(others, dice)
  const throws = allThrows(ruleset.dice).filter((dice) => worthOf(row, dice) === points)
  const best = Math.max(...throws.map(plainness))
  return { dice: inGroups(middle(throws.filter((dice) => plainness(dice) === best))), points }
}

const middle = (throws: readonly Dice[]): Dice => throws[Math.floor(throws.length / 2)] ?? []

const fitting = (rows: readonly Row[], dice: Dice): number =>
  worths(rows, dice).filter(({ points }) => points > 0).length

const facesOf = (dice: Dice): Die[] => FACES.filter((face) => dice.includes(face))

/** The largest group first, as one would lay them out. */
function inGroups(dice: Dice): Dice {
  const counts = countFaces(dice)
  const number = (face: Die): number => counts[face] ?? 0
  return [...dice].sort((a, b) => number(b) - number(a) || a - b)
}

/**
 * A turn that ends in a throw many rows can take: after each throw some more of its dice are
 * kept, and the rest show faces that are of no use.
 */
export function turnExample(ruleset: Ruleset): TurnExampleView {
  const final = choiceOf(ruleset)
  const used = facesOf(final)
  const spare = FACES.filter((face) => !used.includes(face))
  const throws = Array.from({ length: ruleset.throws }, (_, i) => {
    const lying = i === 0 ? 0 : keptAfter(ruleset, i)
    const kept = i + 1 === ruleset.throws ? final.length : keptAfter(ruleset, i + 1)
    const dice = final.map((die, at) =>
      at < Math.max(lying, kept) ? die : (spare[(at + 2 * i) % spare.length] ?? die),
    )
    return { dice, kept: i + 1 === ruleset.throws ? [] : positions(kept) }
  })
  return { throws, gives: worths(ruleset.rows, final).filter(({ points }) => points > 0) }
}

const keptAfter = ({ dice, throws }: Ruleset, n: number): number => Math.round((dice * n) / throws)

const positions = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Of the throws of more than one face: where most combination rows give points. */
function choiceOf(ruleset: Ruleset): Dice {
  const lower = ruleset.rows.filter((row) => row.section === 'lower')
  const throws = allThrows(ruleset.dice).filter((dice) => facesOf(dice).length > 1)
  const few = (dice: Dice): number => 10 * fitting(lower, dice) - facesOf(dice).length
  const best = Math.max(...throws.map(few))
  const candidates = throws.filter((dice) => few(dice) === best)
  return inGroups(middle(candidates))
}
