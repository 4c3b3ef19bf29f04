import type { Database } from 'better-sqlite3'
import type { Moment } from '../../shared/events.ts'
import { type Game, results, totalsOf } from '../../shared/game.ts'
import type { Precision } from '../../shared/playedOn.ts'
import { ROW_COLUMNS } from './migrations.ts'
import { prepareDayEnds } from './settings.ts'

/**
 * The tables that statistics and lists read. They hold nothing of their own: each row follows
 * from a game's events and from when the family's day ends, and is written in the transaction that
 * adds an event, or says that anew.
 */
export function prepareProjection(database: Database) {
  const updateGame = database.prepare<[GameColumns & { id: number }]>(
    `UPDATE game SET ruleset = @ruleset, mode = @mode, state = @state, began = @began,
       changed = @changed, ended = @ended, known = @known, played = @played, offset = @offset,
       day = @day, year = @year, deleted = @deleted
     WHERE id = @id`,
  )
  const deleteSeats = database.prepare<[number]>('DELETE FROM seat WHERE game = ?')
  const insertSeat = database.prepare<[number, number, number]>(
    'INSERT INTO seat (game, seat, player) VALUES (?, ?, ?)',
  )
  const deleteResults = database.prepare<[number]>('DELETE FROM result WHERE game = ?')
  const insertResult = database.prepare<(number | null)[]>(
    `INSERT INTO result (${RESULT_COLUMNS.join(', ')})
     VALUES (${RESULT_COLUMNS.map(() => '?').join(', ')})`,
  )
  const selectMerged = database.prepare<[number], { into: number | null }>(
    'SELECT merged_into AS "into" FROM player WHERE id = ?',
  )

  const selectInstants = database.prepare<[], Moment & { id: number }>(
    `SELECT id, played AS at, offset FROM game WHERE known = 'instant'`,
  )
  const updateDay = database.prepare<[DayColumns & { id: number }]>(
    'UPDATE game SET day = @day, year = @year WHERE id = @id',
  )
  const dayEnds = prepareDayEnds(database)

  /** Whom a player is merged into, in the end. */
  function mergedInto(player: number): number {
    const into = selectMerged.get(player)?.into ?? undefined
    return into === undefined ? player : mergedInto(into)
  }

  /** Who sits where never changes after the game's first event. */
  function seat(id: number, { seats }: Game): void {
    deleteSeats.run(id)
    seats.forEach(({ player }, seat) => insertSeat.run(id, seat, player))
  }

  /** @param changed Unix seconds of the latest event */
  function project(id: number, game: Game, changed: number): void {
    updateGame.run({ ...gameColumns(game, changed, dayEnds()), id })
    deleteResults.run(id)
    if (game.state === 'finished')
      for (const row of resultRows(id, game, mergedInto)) insertResult.run(...row)
  }

  /** Counts every game for its day anew: all that were played here, none whose date was told. */
  function countDays(): void {
    const hours = dayEnds()
    for (const { id, ...ended } of selectInstants.all())
      updateDay.run({ id, ...dayColumns(ended, hours) })
  }

  return { seat, project, countDays }
}

interface DayColumns {
  readonly day: string | null
  readonly year: number | null
}

interface GameColumns extends DayColumns {
  readonly ruleset: string
  readonly mode: string
  readonly state: string
  readonly began: number
  readonly changed: number
  readonly ended: number | null
  readonly known: Precision | null
  readonly played: number | null
  readonly offset: number | null
  readonly deleted: number | null
}

function gameColumns(game: Game, changed: number, dayEnds: number): GameColumns {
  const { ruleset, mode, state, began, ended, deleted } = game
  return {
    ruleset: ruleset.id,
    mode,
    state,
    began: began.at,
    changed,
    ended: ended?.at ?? null,
    ...(ended ? playedColumns(game, ended, dayEnds) : UNPLAYED),
    deleted: deleted?.at ?? null,
  }
}

const UNPLAYED = { known: null, played: null, offset: null, day: null, year: null } as const

function playedColumns({ playedOn: on }: Game, ended: Moment, dayEnds: number) {
  const { at, offset } = ended
  if (on === undefined)
    return { known: 'instant', played: at, offset, ...dayColumns(ended, dayEnds) } as const
  const { known } = on
  if (known === 'date')
    return { ...UNPLAYED, known, day: on.date, year: Number(on.date.slice(0, 4)) }
  return { ...UNPLAYED, known, year: known === 'year' ? on.year : null }
}

function dayColumns(ended: Moment, dayEnds: number): DayColumns {
  const day = dayPlayed(ended, dayEnds)
  return { day, year: Number(day.slice(0, 4)) }
}

const RESULT_COLUMNS = [
  ...['game', 'seat', 'player', 'total', 'upper', 'bonus', 'extra', 'place', 'winners'],
  ...['rows', 'corrected', 'tips', ...ROW_COLUMNS],
]

function resultRows(
  id: number,
  game: Game,
  mergedInto: (player: number) => number,
): (number | null)[][] {
  const all = results(game)
  const winners = all.filter(({ place }) => place === 1).length
  return all.flatMap(({ seat, total, place }) => {
    const sitting = game.seats[seat]
    if (sitting === undefined) return []
    const { player, card, told, tips } = sitting
    const { upper = null, bonus = null, extra = null } = totalsOf(game, sitting)
    const points = ROW_COLUMNS.map((_, i) => card[game.ruleset.rows[i]?.id ?? '']?.points ?? null)
    const mended = [...Object.values(card), ...(told ? [told] : [])]
    const corrected = mended.filter((entry) => entry.corrected).length
    const line = [id, seat, mergedInto(player), total, upper, bonus, extra, place, winners]
    const marks = [told === undefined ? 1 : 0, corrected, tips === 'never' ? 0 : 1]
    return [[...line, ...marks, ...points]]
  })
}

/** The date on the wall where and when it was played: `2026-11-30`. */
export function localDay({ at, offset }: Moment): string {
  return new Date((at + offset * 60) * 1000).toISOString().slice(0, 10)
}

/**
 * The day a game that ended then counts for.
 * @param dayEnds until so many hours after midnight, by the clock on the wall, it is the day before
 */
export function dayPlayed({ at, offset }: Moment, dayEnds: number): string {
  return localDay({ at: at - dayEnds * HOUR_SECONDS, offset })
}
const HOUR_SECONDS = 3600
