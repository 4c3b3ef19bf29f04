import { type Dice, FACES } from '../../shared/dice.ts'
import { type Row, rowOf, type Ruleset } from '../../shared/ruleset.ts'
import type { JokerRuleView, RuleRowView, RulesPageView } from '../../shared/rulesView.ts'
import {
  type Entry,
  maximum,
  maximumExtra,
  maximumSum,
  maximumTotal,
  par,
  placements,
  reachable,
  type Scorecard,
} from '../../shared/scorecard.ts'
import { meaningOf } from '../sheet/hints.ts'
import { differences } from './rulesDifferences.ts'
import { exampleOf, turnExample, worthOf } from './rulesExamples.ts'
import { questions } from './rulesQuestions.ts'

/** All that a page says of a ruleset, computed from its data; `all` are the games there are. */
export function rulesPage(ruleset: Ruleset, all: readonly Ruleset[]): RulesPageView {
  const { id, dice, throws, players, order, bonus } = ruleset
  const others = all.filter((other) => other !== ruleset)
  const perFace = perFaceOf(ruleset)
  const joker = jokerRule(ruleset)
  return {
    ...{ ruleset: id, dice, throws, players, order, bonus },
    ...(perFace !== undefined && { perFace }),
    rows: ruleset.rows.map((row) => rowView(ruleset, row)),
    most: {
      upper: maximumSum(ruleset, 'upper'),
      total: maximumTotal(ruleset),
      extra: maximumExtra(ruleset),
    },
    turn: turnExample(ruleset),
    ...(joker && { joker }),
    differences: others.map((other) => ({ other: other.id, points: differences(ruleset, other) })),
    questions: questions(ruleset, others),
  }
}

function perFaceOf(ruleset: Ruleset): number | undefined {
  const row = ruleset.rows.find(({ face }) => face !== undefined)
  const each = row?.face && par(ruleset, row) / row.face
  return Number.isInteger(each) ? each : undefined
}

function rowView(ruleset: Ruleset, row: Row): RuleRowView {
  const { id, section, face } = row
  return {
    id,
    section,
    ...(face && { face }),
    meaning: meaningOf(ruleset, row),
    values: reachable(ruleset, id),
    max: maximum(ruleset, id),
    example: exampleOf(ruleset, row),
  }
}

/** What a card holds in a filled row is no matter here, but for the joker's own. */
const FILLED: Entry = { points: 0, extra: 0 }

function jokerRule(ruleset: Ruleset): JokerRuleView | undefined {
  const { joker } = ruleset
  if (joker === undefined) return undefined
  const dice = fittingThrow(ruleset, rowOf(ruleset, joker.row))
  const own = ruleset.rows.find((row) => row.face !== undefined && worthOf(row, dice) > 0)
  const legal = (closed: readonly (Row | undefined)[]) =>
    placements(ruleset, holding(ruleset, closed), dice).map(({ row, points }) => ({ row, points }))
  const [ownWorth] = own ? legal([]) : []
  const lower = legal([own])
  const upper = ruleset.rows.filter((row) => row !== own && row.section === 'upper')
  return {
    ...joker,
    most: maximumExtra(ruleset),
    ...(ownWorth && { own: { dice, ...ownWorth } }),
    lower,
    strikes: upper.length > 0,
  }
}

/** The joker's row is filled, and these. */
function holding({ joker }: Ruleset, rows: readonly (Row | undefined)[]): Scorecard {
  const ids = [joker?.row, ...rows.map((row) => row?.id)].filter((id) => id !== undefined)
  return Object.fromEntries(ids.map((id) => [id, FILLED]))
}

/** As many alike as there are dice, of a face in the middle of those the row takes. */
function fittingThrow({ dice }: Ruleset, row: Row): Dice {
  const throws = FACES.map((face) => Array.from({ length: dice }, () => face))
  const fitting = throws.filter((alike) => worthOf(row, alike) > 0)
  return fitting[Math.floor(fitting.length / 2)] ?? []
}
