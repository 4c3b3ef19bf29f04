import type { ExampleView, QuestionView, RulesPageView, SummaryView } from '../../rulesView.ts'
import type { RulesPageMessages } from './nb.ts'
import { diceText, type Names } from './names.ts'

export interface QuestionText {
  /** For an address: `difference-american`. */
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The page tells it elsewhere in more words. */
  readonly told?: true
}

type Words = RulesPageMessages['questions']
type Of<Id extends QuestionView['id']> = Extract<QuestionView, { id: Id }>

export function questionText(
  question: QuestionView,
  view: RulesPageView,
  { questions: words }: RulesPageMessages,
  names: Names,
): QuestionText {
  const id = question.id === 'difference' ? `difference-${question.other}` : question.id
  const several = view.questions.filter((other) => other.id === question.id).length > 1
  const own = several && 'row' in question ? `${id}-${question.row}` : id
  const [asked, answer] = wording(question, view, words, names)
  const told = question.id === 'difference' && { told: true as const }
  return { id: own, question: asked, answer, ...told }
}

function wording(
  question: QuestionView,
  view: RulesPageView,
  words: Words,
  names: Names,
): [question: string, answer: string] {
  switch (question.id) {
    case 'difference':
      return difference(question, view, words.difference, names)
    case 'again':
      return again(question, view, words.again, names)
    case 'less': {
      const { less } = words
      const free = question.order === 'free'
      return [less.ask, free ? less.free(exampleText(question.example, names)) : less.forced]
    }
    case 'nothing':
      return [words.nothing.ask, words.nothing[question.order]]
    case 'order':
      return [words.order.ask, words.order[question.order]]
    case 'highest':
      return [
        words.highest.ask({ row: names.row(question.row) }),
        words.highest.answer(oneText(question, names)),
      ]
    case 'others': {
      const example = exampleText(question.example, names)
      const rows = example.gives.map(({ row }) => row)
      const answer = question.all ? words.others.all(example) : words.others.counted(example)
      return [words.others.ask({ rows }), answer]
    }
    case 'split':
      return apart(question, words.split.ask, words, names)
    case 'house':
      return house(question, view, words, names)
    case 'bonusStruck': {
      const { bonus, most, row } = question
      const { ask, answer } = words.bonusStruck
      return [ask, answer({ bonus, most, row: names.row(row) })]
    }
    case 'keep':
      return [words.keep.ask, words.keep.answer(question)]
    case 'tie':
      return [words.tie.ask, words.tie.answer]
    case 'players':
      return [words.players.ask, words.players.answer(question)]
    case 'max':
      return [words.max.ask, words.max.answer(question)]
  }
}

function difference(
  { other, here, there }: Of<'difference'>,
  { ruleset }: RulesPageView,
  words: Words['difference'],
  names: Names,
): [string, string] {
  const [mine, theirs] = [names.variant(ruleset), names.variant(other)]
  const game = (name: string, { order, ...facts }: SummaryView) =>
    words.game({ name, forced: order === 'forced', ...facts })
  return [words.ask({ here: mine, there: theirs }), `${game(mine, here)} ${game(theirs, there)}`]
}

function again(
  { row: id, example, extra }: Of<'again'>,
  { rows }: RulesPageView,
  words: Words['again'],
  names: Names,
): [string, string] {
  const row = names.row(id)
  const { dice, gives } = exampleText(example, names)
  // That fives give nothing in ones nobody asks.
  const asked = rows.filter(({ section }) => section === 'lower').map((row) => row.id)
  const zero = example.gives
    .filter((worth) => worth.points === 0 && asked.includes(worth.row))
    .map((worth) => names.row(worth.row))
  const worth = gives.filter(({ points }) => points > 0)
  return [
    words.ask({ row }),
    extra === undefined
      ? words.nothing({ row, dice, gives: worth, zero })
      : words.extra({ row, extra }),
  ]
}

function apart(
  question: Of<'split' | 'house'>,
  ask: Words['split']['ask'],
  words: Words,
  names: Names,
): [string, string] {
  const { dice } = question.example
  const n = dice.filter((die) => die === dice[0]).length
  return [ask({ n, row: names.row(question.row) }), words.split.answer(oneText(question, names))]
}

function house(
  question: Of<'house'>,
  { joker }: RulesPageView,
  words: Words,
  names: Names,
): [string, string] {
  const [asked, answer] = apart(question, words.house.ask, words, names)
  if (question.joker === undefined || joker === undefined) return [asked, answer]
  const holder = names.row(joker.row)
  return [asked, `${answer} ${words.house.joker({ points: question.joker, holder })}`]
}

function exampleText({ dice, gives }: ExampleView, names: Names) {
  return { dice: diceText(dice), gives: names.worths(gives) }
}

/** An example of one row. */
function oneText({ row, example }: { row: string; example: ExampleView }, names: Names) {
  const points = example.gives.find((worth) => worth.row === row)?.points ?? 0
  return { dice: diceText(example.dice), points, row: names.row(row) }
}
