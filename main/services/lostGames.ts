import type { LostRow } from '../store/exchange.ts'
import type { Store } from '../store/store.ts'
import { digest } from './digest.ts'
import type { LogLine } from './gameLine.ts'

/**
 * Keeps how a game went on elsewhere. Of two where the one continues the other, the longer.
 * @returns whether it is new here
 */
export function keepLost(
  game: string,
  { players, events }: LogLine,
  exchange: Store['exchange'],
): boolean {
  const kept = exchange.lostOf(game)
  if (kept.some((row) => continues(eventsOf(row), events))) return false
  for (const row of kept) if (continues(events, eventsOf(row))) exchange.dropLost(row)
  const text = JSON.stringify(events)
  // Not of the players: two families may have other uuids for them.
  exchange.keepLost({ game, digest: digest(text), players: JSON.stringify(players), events: text })
  return true
}

const eventsOf = ({ events }: LostRow): LogLine['events'] => JSON.parse(events) as LogLine['events'] // as it was kept

/** Whether the one is the other, or that and more. */
function continues(whole: LogLine['events'], start: LogLine['events']): boolean {
  return (
    start.length <= whole.length &&
    start.every((event, i) => JSON.stringify(event) === JSON.stringify(whole[i]))
  )
}
