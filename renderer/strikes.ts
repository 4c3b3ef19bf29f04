import type { GameView } from '../shared/views.ts'
import { rowLabel, text } from './text.svelte.ts'

/**
 * What to ask before a 0 is entered, where the player may have overlooked something better.
 * @returns undefined where the row gives points, or every legal row gives 0 and no throw is left
 */
export function strikeQuestion({ turn }: GameView, row: string): string | undefined {
  const option = turn?.options[row]
  if (turn === undefined || !option?.legal || worth(option) > 0) return undefined
  const best = Object.entries(turn.options)
    .flatMap(([row, option]) => (option.legal ? [{ row, points: worth(option) }] : []))
    .reduce((best, other) => (other.points > best.points ? other : best), { row, points: 0 })
  const label = rowLabel(row)
  if (best.points > 0)
    return text.question.strike({ row: label, points: best.points, other: rowLabel(best.row) })
  return turn.throwsLeft > 0
    ? text.question.strikeEarly({ row: label, n: turn.throwsLeft })
    : undefined
}

function worth({ points = 0, extra = 0 }: { points?: number; extra?: number }): number {
  return points + extra
}
