import type { Dice } from '../../dice.ts'
import type { RulesPageView, TurnExampleView } from '../../rulesView.ts'
import { differenceText } from './differenceText.ts'
import { flowText, type FlowText } from './flowText.ts'
import { type Names, namesOf, type PageWords } from './names.ts'
import type { RulesPageMessages } from './nb.ts'
import { questionText, type QuestionText } from './questionText.ts'
import { scoringText } from './scoringText.ts'

/** A page of rules in words, for the screen and for paper alike. */
export interface RulesPageText {
  readonly title: string
  readonly facts: readonly string[]
  readonly turn: { readonly heading: string; readonly steps: readonly StepText[] }
  readonly table: { readonly heading: string; readonly lines: readonly TableLine[] }
  readonly differs: {
    readonly heading: string
    readonly others: readonly { readonly heading: string; readonly sentences: readonly string[] }[]
  }
  readonly joker?: FlowText
  readonly questions: { readonly heading: string; readonly items: readonly QuestionText[] }
}

export interface StepText {
  readonly text: string
  /** The dice as they lie, and the positions that are kept. */
  readonly throw?: TurnExampleView['throws'][number]
}

export interface TableLine {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly example?: { readonly dice: Dice; readonly points: number }
  readonly max: string
  /** A sum or bonus, and no row. */
  readonly sum?: true
}

/** The page of a game, in the language of these words. */
export function rulesPageText(view: RulesPageView, { words, block }: PageWords): RulesPageText {
  const names = namesOf({ words, block })
  return {
    title: names.variant(view.ruleset),
    facts: factTexts(view, words),
    turn: { heading: words.turn.heading, steps: stepTexts(view, words, names) },
    table: { heading: words.table.heading, lines: tableLines(view, words, names) },
    differs: {
      heading: words.differs.heading,
      others: view.differences.map(({ other, points }) => ({
        heading: words.differs.from({ other: names.variant(other) }),
        sentences:
          points.length === 0
            ? [words.differs.none]
            : points.map((point) => differenceText(point, view, words, names)),
      })),
    },
    ...(view.joker && { joker: flowText(view.joker, words, names) }),
    questions: {
      heading: words.questions.heading,
      items: view.questions.map((question) => questionText(question, view, words, names)),
    },
  }
}

function factTexts(view: RulesPageView, { facts }: RulesPageMessages): string[] {
  return [
    facts.dice({ n: view.dice }),
    facts.throws({ n: view.throws }),
    facts.rows({ n: view.rows.length }),
    facts.players(view.players),
    facts.most({ n: view.most.total + view.most.extra }),
  ]
}

function stepTexts(view: RulesPageView, { turn }: RulesPageMessages, names: Names): StepText[] {
  const { throws } = view.turn
  const gives = names.worths(view.turn.gives)
  return [
    { text: turn.start },
    ...throws.map((thrown, i): StepText => {
      if (i === 0) return { text: turn.first(view), throw: thrown }
      const isLast = i === throws.length - 1
      return { text: isLast ? turn.last(view) : turn.again, throw: thrown }
    }),
    { text: view.order === 'forced' ? turn.enterForced({ gives }) : turn.enterFree({ gives }) },
    { text: turn.strike },
    { text: turn.end({ rows: view.rows.length }) },
  ]
}

function tableLines(view: RulesPageView, { table }: RulesPageMessages, names: Names): TableLine[] {
  const rows = (section: string) =>
    view.rows
      .filter((row) => row.section === section)
      .map(({ id, face, example, max, ...row }): TableLine => ({
        id,
        label: names.row(id),
        text: face === undefined ? scoringText(row, view.dice, table) : table.face({ face }),
        example,
        max: table.most({ n: max }),
      }))
  const sum = (id: string, text: string, max: number): TableLine => ({
    ...{ id, label: names.line(id), text, max: table.most({ n: max }), sum: true },
  })
  const { bonus, perFace, joker, most } = view
  const share = perFace === undefined ? '' : `. ${table.perFace({ n: perFace, ...bonus })}`
  return [
    ...rows('upper'),
    sum('bonus', table.bonus(bonus) + share, bonus.points),
    ...rows('lower'),
    ...(joker
      ? [sum('extra', table.extra({ ...joker, row: names.row(joker.row) }), joker.most)]
      : []),
    sum(
      'total',
      joker ? table.totalExtra({ total: most.total }) : table.total,
      most.total + most.extra,
    ),
  ]
}
