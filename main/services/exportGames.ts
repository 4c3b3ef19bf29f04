import type { Store } from '../store/store.ts'
import type { GameLine } from './gameLine.ts'
import { HEADER } from './gameLine.ts'

/**
 * Every game with all that happened in it, deleted ones too: a header, then a game a line, each
 * when it is asked for. Lines have no line break.
 */
export function* exportLines({
  games,
  players,
}: Pick<Store, 'games' | 'players'>): Generator<string> {
  yield JSON.stringify(HEADER)
  for (const { id, uuid } of games.all()) {
    const { game } = games.load(id)
    const seated = game.seats.flatMap(({ player }) => players.byId(player) ?? [])
    const line: GameLine = {
      uuid,
      players: seated.map(({ uuid, name, colour, mark }) => ({ uuid, name, colour, mark })),
      events: games.log(id).map(({ kind, seat, at, data }, n) => [
        kind,
        seat,
        at,
        // Numbers of players are this family's own: in a file they are places in the line's list.
        n === 0 ? withPlayers(data, (_, i) => i) : data,
      ]),
    }
    yield JSON.stringify(line)
  }
}

/** The first event's data with other numbers for its players. */
export function withPlayers(
  data: string | null,
  numberOf: (player: number, index: number) => number,
): string {
  const began = JSON.parse(data ?? '') as { players: number[] } // what the codec has written or read
  return JSON.stringify({ ...began, players: began.players.map(numberOf) })
}
