import { eventToRow } from '../store/eventCodec.ts'
import { Play, seededDie } from '../../shared/testing/play.ts'

const KINDS = 20

/**
 * A family's file with so many games of three, as an export would write it: twenty different games
 * under ever new uuids.
 */
export function* manyGames(count: number): Generator<string> {
  yield JSON.stringify({ format: 'yatzyblokka', version: 1, games: count })
  const players = ['Ida', 'Ola', 'Åse']
  for (const name of players) {
    const look = { colour: 'blue', mark: 'circle', hidden: false, strength: null }
    yield JSON.stringify({ player: name, also: [], name, ...look, into: null, edits: 0 })
  }
  const logs = Array.from({ length: Math.min(KINDS, count) }, (_, i) => playedLog(i + 1))
  for (let i = 0; i < count; i++)
    yield JSON.stringify({ game: `many-${i}`, players, events: logs[i % logs.length] })
}

function playedLog(seed: number): unknown[] {
  const [began, ...events] = new Play('nordic', 3, seededDie(seed)).playOn().events
  if (began?.kind !== 'began') throw new Error('a game has a beginning')
  return [{ ...began, players: [0, 1, 2] }, ...events].map((event, at) => {
    const { kind, seat, data } = eventToRow(event)
    return [kind, seat, at, data]
  })
}
