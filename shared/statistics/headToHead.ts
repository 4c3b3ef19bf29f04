import type { Base } from './base.ts'
import { around, Z } from './interval.ts'
import type { PlayedResult } from './sample.ts'
import { FLOORS, type StatisticsView } from './view.ts'

type HeadToHead = StatisticsView['headToHead'][number]

/** Games of two people, seen from one side; whole numbers, so that the other side is the exact opposite. */
interface Meeting {
  won: number
  tied: number
  lost: number
  sum: number
  squares: number
}

/**
 * Statistic 10: won, tied and lost by the two totals, whoever else played; the mean difference
 * ± 1.96 s / √n, in points.
 */
export function headToHead(base: Base): StatisticsView['headToHead'] {
  const meetings = meetingsIn(base)
  return base.players.flatMap(({ id }) =>
    base.players.flatMap(({ id: other }) => {
      const meeting = meetings.get(id)?.get(other)
      return meeting === undefined ? [] : [figureOf(id, other, meeting)]
    }),
  )
}

function meetingsIn({ lines }: Base): Map<number, Map<number, Meeting>> {
  const meetings = new Map<number, Map<number, Meeting>>()
  for (const [player, own] of lines) {
    const met = new Map<number, Meeting>()
    meetings.set(player, met)
    for (const { game, result, contest } of own)
      if (contest !== undefined)
        for (const other of game.results) if (other !== result) addMeeting(met, result, other)
  }
  return meetings
}

function addMeeting(met: Map<number, Meeting>, own: PlayedResult, other: PlayedResult): void {
  if (other.computer) return
  const meeting = met.get(other.player) ?? { won: 0, tied: 0, lost: 0, sum: 0, squares: 0 }
  met.set(other.player, meeting)
  const difference = own.total - other.total
  meeting[difference > 0 ? 'won' : difference < 0 ? 'lost' : 'tied'] += 1
  meeting.sum += difference
  meeting.squares += difference ** 2
}

function figureOf(player: number, opponent: number, meeting: Meeting): HeadToHead {
  const { won, tied, lost, sum, squares } = meeting
  const n = won + tied + lost
  const counted = { player, opponent, n, won, tied, lost }
  if (n < FLOORS.headToHead) return counted
  const value = sum / n
  const variance = (squares - sum ** 2 / n) / (n - 1)
  return { ...counted, value, ...around(value, Z * Math.sqrt(variance / n)) }
}
