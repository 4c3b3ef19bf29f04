import { makeBase, type Wish } from './base.ts'
import { calendarOf } from './calendar.ts'
import { distributions } from './distribution.ts'
import { headToHead } from './headToHead.ts'
import type { Optimum } from './optimum/optimum.ts'
import { bonusRates, yatzyRates } from './rates.ts'
import { recordsIn } from './records.ts'
import { rollingMeans } from './rolling.ts'
import { rowMeans, strikes } from './rows.ts'
import type { Sample } from './sample.ts'
import { meanScores, spreads } from './scores.ts'
import { streaks } from './streaks.ts'
import { strengths } from './strength.ts'
import { verdictOf } from './verdict.ts'
import type { OptimumView, StatisticsView } from './view.ts'
import { winIndices, winShares } from './wins.ts'

/** Every statistic but luck and the year, of one ruleset's games. */
export function statisticsOf(sample: Sample, wish: Wish): StatisticsView {
  const base = makeBase(sample, wish)
  const [mean, strength] = [meanScores(base), strengths(base)]
  const [meanVerdict, strengthVerdict] = [verdictOf(mean), verdictOf(strength)]
  return {
    ruleset: wish.facts.id,
    games: sample.length,
    rows: wish.facts.rows,
    players: base.players,
    ...(base.optimum && { optimum: optimumView(base.optimum) }),
    mean,
    ...(meanVerdict && { meanVerdict }),
    spread: spreads(base),
    records: recordsIn(base),
    winShare: winShares(base),
    winIndex: winIndices(base),
    bonusRate: bonusRates(base),
    yatzyRate: yatzyRates(base),
    rowMeans: rowMeans(base),
    strikes: strikes(base),
    headToHead: headToHead(base),
    rolling: rollingMeans(base),
    distribution: distributions(base),
    strength,
    ...(strengthVerdict && { strengthVerdict }),
    streaks: streaks(base),
    calendar: calendarOf(sample),
  }
}

function optimumView({ distribution: _, rows, ...figures }: Optimum): OptimumView {
  const { expected, sd, bonusRate, yatzyRate } = figures
  const shown = Object.entries(rows).map(([row, { mean, zero }]) => [row, { mean, zero }])
  return { expected, sd, bonusRate, yatzyRate, rows: Object.fromEntries(shown) }
}
