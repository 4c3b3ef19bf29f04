import type { Base } from './base.ts'
import type { Counted } from './counted.ts'
import { around, Z } from './interval.ts'
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

/** By player, then by opponent. */
type Meetings = Map<number, Map<number, Meeting>>

/**
 * Statistic 10: won, tied and lost by the two totals, whoever else played; the mean difference
 * ± 1.96 s / √n, in points.
 */
export function headToHead({ games, players }: Base): StatisticsView['headToHead'] {
  const meetings: Meetings = new Map(players.map(({ id }) => [id, new Map()]))
  for (const counted of games) if (counted.contest !== undefined) addGame(meetings, counted)
  return players.flatMap(({ id }) =>
    players.flatMap(({ id: other }) => {
      const meeting = meetings.get(id)?.get(other)
      return meeting === undefined ? [] : [figureOf(id, other, meeting)]
    }),
  )
}

function addGame(meetings: Meetings, { people }: Counted): void {
  for (const own of people) {
    const met = meetings.get(own.player)
    for (const other of people)
      if (other !== own) addMeeting(met, other.player, own.total - other.total)
  }
}

function addMeeting(
  met: Map<number, Meeting> | undefined,
  opponent: number,
  difference: number,
): void {
  const meeting = met?.get(opponent) ?? { won: 0, tied: 0, lost: 0, sum: 0, squares: 0 }
  met?.set(opponent, meeting)
  if (difference > 0) meeting.won += 1
  else if (difference < 0) meeting.lost += 1
  else meeting.tied += 1
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
