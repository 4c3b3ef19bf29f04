import { allThrows, countFaces } from '../../shared/dice.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import type { DifferenceView, ScoringView } from '../../shared/rulesView.ts'
import { maximum, maximumExtra, maximumTotal } from '../../shared/scorecard.ts'
import { meaningOf } from '../sheet/hints.ts'

/** All in which a game differs from another, found from the data of both. */
export function differences(here: Ruleset, there: Ruleset): DifferenceView[] {
  return [
    ...numbers(here, there),
    ...(here.order === there.order
      ? []
      : [{ kind: 'order' as const, here: here.order, there: there.order }]),
    ...rowsOnlyIn('onlyHere', here, there),
    ...rowsOnlyIn('onlyThere', there, here),
    ...scoring(here, there),
    ...bonus(here, there),
    ...jokerOnlyIn('jokerHere', here, there),
    ...jokerOnlyIn('jokerThere', there, here),
    ...different('max', bestTotal(here), bestTotal(there)),
  ]
}

/** With every extra there can be. */
const bestTotal = (ruleset: Ruleset): number => maximumTotal(ruleset) + maximumExtra(ruleset)

const numbers = (here: Ruleset, there: Ruleset): DifferenceView[] => [
  ...different('dice', here.dice, there.dice),
  ...different('throws', here.throws, there.throws),
  ...different('rows', here.rows.length, there.rows.length),
]

function different(
  kind: 'dice' | 'throws' | 'rows' | 'max',
  here: number,
  there: number,
): DifferenceView[] {
  return here === there ? [] : [{ kind, here, there }]
}

function rowsOnlyIn(
  kind: 'onlyHere' | 'onlyThere',
  one: Ruleset,
  other: Ruleset,
): DifferenceView[] {
  const rows = one.rows.filter(({ id }) => rowIn(other, id) === undefined).map(({ id }) => id)
  return rows.length === 0 ? [] : [{ kind, rows }]
}

const rowIn = (ruleset: Ruleset, id: string): Row | undefined =>
  ruleset.rows.find((row) => row.id === id)

/** Rows of the same name that give other points for some throw. */
function scoring(here: Ruleset, there: Ruleset): DifferenceView[] {
  const throws = allThrows(here.dice).map(countFaces)
  return here.rows.flatMap((row): DifferenceView[] => {
    const other = rowIn(there, row.id)
    if (other === undefined || throws.every((t) => row.score(t) === other.score(t))) return []
    const [mine, theirs] = [scoringOf(here, row), scoringOf(there, other)]
    return [{ kind: 'scores', row: row.id, here: mine, there: theirs }]
  })
}

function scoringOf(ruleset: Ruleset, row: Row): ScoringView {
  return { meaning: meaningOf(ruleset, row), max: maximum(ruleset, row.id) }
}

function bonus({ bonus: here }: Ruleset, { bonus: there }: Ruleset): DifferenceView[] {
  const same = here.limit === there.limit && here.points === there.points
  return same ? [] : [{ kind: 'bonus', here, there }]
}

function jokerOnlyIn(
  kind: 'jokerHere' | 'jokerThere',
  one: Ruleset,
  other: Ruleset,
): DifferenceView[] {
  if (one.joker === undefined || one.joker.extra === other.joker?.extra) return []
  return [{ kind, ...one.joker }]
}
