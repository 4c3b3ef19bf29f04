import type { Moment } from '../../shared/events.ts'
import { type PaperColumn, paperGame } from '../../shared/paper.ts'
import type { PlayedOn } from '../../shared/playedOn.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { type Scorecard, totals } from '../../shared/scorecard.ts'
import type { Chance } from './chance.ts'
import type { Kind } from './circle.ts'
import { Diary } from './diary.ts'
import { LAST_DAY, startOf } from './evenings.ts'
import { playTurn } from './turn.ts'

/** How many days go by before somebody types a block. */
const TYPED_AFTER = 40
/** How often a sum of the number rows is told where the rows are not. */
const UPPER_TOLD = 0.4
/** Blocks without a date are as often full as not. */
const TOTALS_WITHOUT_DATE = 0.5

/** A game that was played on paper, as it is typed some days later. */
export function blockFromPaper(
  ruleset: Ruleset,
  kind: Exclude<Kind, 'screen' | 'own'>,
  skills: readonly number[],
  played: Moment,
  chance: Chance,
): Diary {
  const day = dayOf(played)
  const last = startOf(LAST_DAY) - played.at
  const typed = {
    ...played,
    at: played.at + Math.max(0, Math.min(last, chance.whole(0, TYPED_AFTER) * 86_400)),
  }
  const isTotals = kind === 'totals' || (kind !== 'paper' && chance.happens(TOTALS_WITHOUT_DATE))
  const columns = skills.map((skill) =>
    column(ruleset, fullCard(ruleset, skill, chance), isTotals, chance),
  )
  const diary = new Diary(typed)
  const seats = skills.map((_, seat) => seat)
  diary.add(...paperGame(ruleset, seats, columns, playedOn(kind, day), typed, dayOf(typed)))
  return diary
}

export const dayOf = ({ at, offset }: Moment): string =>
  new Date((at + offset * 60) * 1000).toISOString().slice(0, 10)

function playedOn(kind: Kind, date: string): PlayedOn {
  if (kind === 'undated') return { known: 'nothing' }
  return kind === 'yearOnly'
    ? { known: 'year', year: Number(date.slice(0, 4)) }
    : { known: 'date', date }
}

function fullCard(ruleset: Ruleset, skill: number, chance: Chance): Scorecard {
  let card: Scorecard = {}
  for (let round = 0; round < ruleset.rows.length; round++) {
    const { row, points, extra } = playTurn(ruleset, card, skill, chance).placement
    card = { ...card, [row]: { points, extra } }
  }
  return card
}

/** On paper the further yatzys are counted beside the joker's row, wherever they were entered. */
function column(ruleset: Ruleset, card: Scorecard, isTotals: boolean, chance: Chance): PaperColumn {
  const { total, upper, extra } = totals(ruleset, card)
  if (isTotals) return { total, ...(chance.happens(UPPER_TOLD) && { upper }) }
  const rows = Object.entries(card).map(([row, { points }]) => [
    row,
    row === ruleset.joker?.row ? { points, extra } : { points },
  ])
  return { rows: Object.fromEntries(rows) as Record<string, { points: number }> }
}
