import { isCoached } from '../../shared/coach/coached.ts'
import { STRENGTHS } from '../../shared/coach/strength.ts'
import { strengthFigure, type StrengthFigure } from '../../shared/coach/strengths.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { ComputerView } from '../../shared/views.ts'

/** Who can be played against in a game: all that the coach knows, or nobody. */
export function computerViews(ruleset: Ruleset): ComputerView[] {
  if (!isCoached(ruleset)) return []
  return STRENGTHS.map((strength) => {
    const figure = strengthFigure(ruleset.id, strength)
    return { strength, ...(figure && { figures: figuresOf(figure) }) }
  })
}

/** In whole points; one standard deviation to each side holds two games of three. */
function figuresOf({ mean, sd, wins }: StrengthFigure): Required<ComputerView>['figures'] {
  const games = wins < 0.095 ? 100 : 10
  return {
    mean: Math.round(mean),
    low: Math.round(mean - sd),
    high: Math.round(mean + sd),
    wins: Math.round(wins * games),
    games,
  }
}
