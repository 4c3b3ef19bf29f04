import type { Handlers } from '../../shared/contract.ts'
import type { PlayedOn } from '../../shared/playedOn.ts'
import type { ListedView } from '../../shared/listViews.ts'
import type { GameRow, Games } from '../store/games.ts'
import { type Context, momentOf } from './context.ts'
import { makeFilter } from './makeFilter.ts'

type ListHandlers = Pick<Handlers, 'games.overview' | 'games.list'>

const LATEST_SHOWN = 5
const UNFINISHED_SHOWN = 50

/** So long a deleted game can be had back. */
export const DELETED_DAYS = 30
const DAY_SECONDS = 86_400

export function gameListService(context: Context): ListHandlers {
  return {
    'games.overview': () => overview(context),

    'games.list': ({ filter, offset, limit }) => {
      const { games } = context.store()
      const { at } = momentOf(context.now())
      const wanted = makeFilter(filter)
      return {
        games: games.filtered(wanted, limit, offset).map((row) => listed(games, row, at)),
        count: games.countFiltered(wanted),
      }
    },
  }
}

function listed(games: Games, row: GameRow, now: number): ListedView {
  const { id, ruleset, mode, deleted } = row
  const days = (now - (deleted ?? now)) / DAY_SECONDS
  return {
    id,
    ruleset,
    mode,
    played: playedOf(row),
    results: games
      .results(id)
      .map(({ tips, ...result }) => ({ ...result, ...(tips === 1 && { tips: true }) })),
    ...(deleted !== null && { daysLeft: Math.max(0, Math.ceil(DELETED_DAYS - days)) }),
  }
}

function playedOf({ day, year }: GameRow): PlayedOn {
  if (day !== null) return { known: 'date', date: day }
  return year === null ? { known: 'nothing' } : { known: 'year', year }
}

/** Lets go for good of what was deleted more than thirty days ago. */
export function purgeDeleted(games: Games, now: Date): void {
  games.purge(momentOf(now).at - DELETED_DAYS * DAY_SECONDS)
}

function overview({ store, now, log }: Context): ReturnType<ListHandlers['games.overview']> {
  const { games, players } = store()
  const open = ['ordering', 'playing'] as const
  const unfinished = open
    .flatMap((state) => games.inState(state, UNFINISHED_SHOWN))
    .sort((a, b) => b.changed - a.changed || b.id - a.id)
    .flatMap(({ id, changed }) => {
      const game = readable(() => games.load(id).game, log)
      if (game === undefined) return []
      const { ruleset, seats, order, turn, mode } = game
      const nameOf = (seat: number): string => players.present(seats[seat]?.player ?? 0)?.name ?? ''
      return {
        id,
        ruleset: ruleset.id,
        mode,
        players: order.map(nameOf),
        round: turn?.round ?? 1,
        rounds: ruleset.rows.length,
        turn: turn === undefined ? '' : nameOf(turn.seat),
        thrown: turn === undefined ? 0 : ruleset.throws - turn.throwsLeft,
        throws: ruleset.throws,
        changed,
      }
    })
  const { at } = momentOf(now())
  const latest = games.latest(LATEST_SHOWN).map((row) => listed(games, row, at))
  return { paperBegun: store().paper.draft() !== undefined, unfinished, latest }
}

/** One game that cannot be read must not keep the family from all the others. */
function readable<T>(read: () => T, log: (error: unknown) => void): T | undefined {
  try {
    return read()
  } catch (error) {
    log(error)
    return undefined
  }
}
