import type { RulesPageMessages } from '../../shared/messages/rulesPage/nb.ts'
import { LOCALES } from '../../shared/messages/language.ts'
import type { RulesPageText } from '../../shared/messages/rulesPage/text.ts'
import { type Group, type Item, type Page, type Type } from './display.ts'
import type { Sheet } from './layout.ts'
import { fillColumns } from './rulesPageColumns.ts'
import {
  hanging,
  heading,
  makePen,
  paragraph,
  type Pen,
  rule,
  space,
  textItem,
  together,
  type Unit,
} from './rulesPagePen.ts'
import { diceRow, flowPicture } from './rulesPagePicture.ts'
import { rulesTable } from './rulesPageTable.ts'

const PAGE = { width: 210, height: 297 }
const AREA = { x: 13, y: 12, width: 184, height: 273 }
const COLUMN_GAP = 8
const COLUMN = (AREA.width - COLUMN_GAP) / 2

const LARGEST = 11.5
/** Read at arm's length: what does not fit goes on another page rather than below this. */
const LEAST = 9
/** One sheet of paper, both sides. */
const SIDES = 2

/** The rules of a game on paper, in the largest type that brings them onto one sheet. */
export function rulesSheet(text: RulesPageText, words: RulesPageMessages, type: Type): Sheet {
  let pages: Page[] = []
  for (let size = LARGEST; size >= LEAST; size -= 0.25) {
    pages = rulesPages(text, words, makePen(type, size))
    if (pages.length <= SIDES) break
  }
  const locale = LOCALES[words.language]
  return {
    title: words.title({ variant: text.title }),
    locale,
    pages,
    copies: 1,
    blocks: 0,
    warnings: [],
  }
}

function rulesPages(text: RulesPageText, words: RulesPageMessages, pen: Pen): Page[] {
  const top = titleGroup(text, pen)
  const at = { ...AREA, y: AREA.y + top.height }
  const table = rulesTable(pen, words.table, text.table.lines, at)
  const from = at.y + table.height
  const columns = fillColumns(units(text, pen), [AREA.y + AREA.height - from, AREA.height])
  return columns.map((two, page): Page => {
    const y = page === 0 ? from : AREA.y
    const items = two.flatMap((column, i) =>
      together(...column).at(AREA.x + i * (COLUMN + COLUMN_GAP), y),
    )
    const groups = page === 0 ? [top.group, table.group, { items }] : [{ items }]
    return { ...PAGE, groups }
  })
}

function titleGroup({ title, facts }: RulesPageText, pen: Pen): { group: Group; height: number } {
  const size = pen.size * 2
  const line = pen.lead * 2.1
  const items: Item[] = [
    textItem(pen, AREA.x, AREA.y, title, { weight: 'bold', size, role: 'title' }),
    textItem(pen, AREA.x, AREA.y + line, facts.join(' · ')),
    rule(AREA.x, AREA.y + line + pen.lead * 1.35, AREA.width, true),
  ]
  return { group: { items }, height: line + pen.lead * 1.6 }
}

/** All below the table, in the order it is read. */
function units(text: RulesPageText, pen: Pen): Unit[] {
  const part = (title: string, ...rest: readonly Unit[]): Unit[] => [
    heading(pen, COLUMN, title),
    ...rest,
  ]
  const { turn, differs, joker, questions } = text
  return [
    ...part(turn.heading, ...turn.steps.map((step, i) => stepUnit(pen, step, i + 1))),
    ...part(differs.heading),
    ...differs.others.flatMap(({ heading: other, sentences }): Unit[] => [
      { ...paragraph(pen, COLUMN, other, { weight: 'bold' }), stays: true },
      ...sentences.map((sentence) => hanging(pen, COLUMN, '–', sentence)),
      space(pen.lead * 0.3),
    ]),
    ...(joker ? part(joker.heading, flowPicture(pen, COLUMN, joker)) : []),
    ...part(questions.heading),
    ...questions.items
      .filter(({ told }) => !told)
      .map(({ question, answer }) =>
        together(
          paragraph(pen, COLUMN, question, { weight: 'bold' }),
          paragraph(pen, COLUMN, answer),
          space(pen.lead * 0.35),
        ),
      ),
  ]
}

function stepUnit(pen: Pen, step: RulesPageText['turn']['steps'][number], n: number): Unit {
  const said = hanging(pen, COLUMN, `${n}`, step.text)
  if (step.throw === undefined) return said
  const dice = diceRow(step.throw)
  const indented: Unit = { ...dice, at: (x, y) => dice.at(x + (pen.size * 1.35 * 25.4) / 72, y) }
  return together(said, indented)
}
