import type { JokerRuleView } from '../../rulesView.ts'
import type { RulesPageMessages } from './nb.ts'
import { diceText, type Names, small } from './names.ts'

/** A question of the decision picture: what follows a yes, and what follows a no. */
export interface FlowStep {
  readonly question: string
  readonly yes: string
  /** Where it is missing, a no leads to the next question. */
  readonly no?: string
}

/** The joker as a decision: one question after the other, and what is left in the end. */
export interface FlowText {
  readonly heading: string
  readonly picture: string
  readonly start: string
  readonly steps: readonly FlowStep[]
  readonly end: string
  readonly yes: string
  readonly no: string
  /** The same in sentences. */
  readonly sentences: readonly string[]
}

export function flowText(
  view: JokerRuleView,
  { joker: words }: RulesPageMessages,
  names: Names,
): FlowText {
  const row = names.row(view.row)
  const steps = flowSteps(view, words, names)
  const end = view.strikes ? words.strike : words.noStrike
  return {
    heading: words.heading({ row }),
    picture: words.picture({ row }),
    start: words.start({ row }),
    ...{ steps, end, yes: words.yes, no: words.no },
    sentences: steps.map(({ question, yes, no }, i) => {
      const otherwise = no ?? (i === steps.length - 1 ? end : undefined)
      const more = otherwise === undefined ? '' : ` ${words.ifNo({ answer: small(otherwise) })}`
      return words.ifYes({ question, answer: small(yes) }) + more
    }),
  }
}

function flowSteps(
  { row, extra, own, lower }: JokerRuleView,
  words: RulesPageMessages['joker'],
  names: Names,
): FlowStep[] {
  const dice = own ? diceText(own.dice) : ''
  const holds: FlowStep = {
    question: words.holds({ row: names.row(row) }),
    yes: words.extra({ extra }),
    no: words.noExtra,
  }
  const inOwn: FlowStep[] = own
    ? [
        {
          question: words.own,
          yes: words.inOwn({ dice, points: own.points, row: names.row(own.row) }),
        },
      ]
    : []
  const inLower: FlowStep[] =
    lower.length > 0
      ? [{ question: words.lower, yes: words.inLower({ gives: names.worths(lower), dice }) }]
      : []
  return [holds, ...inOwn, ...inLower]
}
