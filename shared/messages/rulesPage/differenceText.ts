import type { DifferenceView, RulesPageView, ScoringView } from '../../rulesView.ts'
import type { RulesPageMessages } from './nb.ts'
import { payText, scoringText } from './scoringText.ts'
import { type Names, small } from './names.ts'

/** One difference as a sentence, seen from the game of the page. */
export function differenceText(
  point: DifferenceView,
  { dice }: Pick<RulesPageView, 'dice'>,
  words: RulesPageMessages,
  names: Names,
): string {
  const { differs } = words
  switch (point.kind) {
    case 'order':
      return differs.order[point.here]
    case 'onlyHere':
    case 'onlyThere':
      return differs[point.kind]({ rows: point.rows.map(names.row) })
    case 'scores':
      return scoresText(point, dice, words, names)
    case 'bonus':
      return differs.bonus(point)
    case 'jokerHere':
    case 'jokerThere':
      return differs[point.kind]({ row: names.row(point.row), extra: point.extra })
    default:
      return differs[point.kind](point)
  }
}

/** Where the throw that is wanted is the same, only what it pays is told of the other game. */
function scoresText(
  { row, here, there }: Extract<DifferenceView, { kind: 'scores' }>,
  dice: number,
  { differs, table }: RulesPageMessages,
  names: Names,
): string {
  const same = JSON.stringify(here.meaning.needs) === JSON.stringify(there.meaning.needs)
  const most = ({ meaning, max }: ScoringView) =>
    meaning.pays?.kind === 'fixed' ? '' : ` ${differs.most({ n: max })}`
  const other =
    same && there.meaning.pays
      ? payText(there.meaning.pays, dice, table.pays)
      : scoringText(there, dice, table)
  return differs.scores({
    row: names.row(row),
    here: small(scoringText(here, dice, table)) + most(here),
    there: small(other) + most(there),
  })
}
