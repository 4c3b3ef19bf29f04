import type { Dice } from '../../shared/dice.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { TryView } from '../../shared/rulesView.ts'
import type { Scorecard } from '../../shared/scorecard.ts'
import type { OptionView } from '../../shared/views.ts'
import { writtenEntry } from '../../shared/written.ts'
import { jokerView, optionViews } from './gameView.ts'

/**
 * Any dice on any card: what each row gives, or why it is closed.
 * @param filled points by row; a row that is not there is open
 * @throws Refusal wrongDice, unknownRow, impossible, forced
 */
export function tryDice(
  ruleset: Ruleset,
  filled: Readonly<Record<string, number>>,
  dice: Dice,
): TryView {
  const card = cardOf(ruleset, filled)
  const open = optionViews(ruleset, card, dice)
  const taken = (row: string): OptionView => ({ legal: false, closure: { code: 'rowTaken', row } })
  const joker = jokerView(ruleset, card, dice)
  return {
    options: Object.fromEntries(ruleset.rows.map(({ id }) => [id, open[id] ?? taken(id)])),
    ...(joker && { joker }),
  }
}

/** A card that can be: known rows, values they can hold, in forced order none skipped. */
function cardOf(ruleset: Ruleset, filled: Readonly<Record<string, number>>): Scorecard {
  const order = ruleset.rows.map(({ id }) => id)
  const stranger = Object.keys(filled).find((row) => !order.includes(row))
  if (stranger !== undefined) throw new Refusal('unknownRow', { row: stranger })
  let card: Scorecard = {}
  for (const row of order) {
    const points = filled[row]
    if (points !== undefined) card = { ...card, [row]: writtenEntry(ruleset, card, row, points) }
  }
  return card
}
