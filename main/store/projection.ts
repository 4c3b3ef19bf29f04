import type { Database } from 'better-sqlite3'
import type { Moment } from '../../shared/events.ts'
import { type Game, results } from '../../shared/game.ts'
import { totals } from '../../shared/scorecard.ts'
import { ROW_COLUMNS } from './migrations.ts'

/**
 * The tables that statistics and lists read. They hold nothing of their own: each row follows
 * from a game's events, and is written in the transaction that adds an event.
 */
export function prepareProjection(database: Database) {
  const updateGame = database.prepare<
    [string, string, string, number, number, number | null, string | null, number]
  >(
    `UPDATE game SET ruleset = ?, mode = ?, state = ?, began = ?, changed = ?, played = ?, day = ?
     WHERE id = ?`,
  )
  const deleteResults = database.prepare<[number]>('DELETE FROM result WHERE game = ?')
  const columns = ['game', 'seat', 'player', 'total', 'upper', 'bonus', 'extra', 'place', 'winners']
  const all = [...columns, ...ROW_COLUMNS]
  const insertResult = database.prepare<(number | null)[]>(
    `INSERT INTO result (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})`,
  )

  /** @param changed Unix seconds of the latest event */
  return function project(id: number, game: Game, changed: number): void {
    const { ruleset, mode, state, began, ended } = game
    const day = ended ? localDay(ended) : null
    updateGame.run(ruleset.id, mode, state, began.at, changed, ended?.at ?? null, day, id)
    deleteResults.run(id)
    if (state === 'finished') for (const row of resultRows(id, game)) insertResult.run(...row)
  }
}

function resultRows(id: number, game: Game): (number | null)[][] {
  const { ruleset, seats } = game
  const all = results(game)
  const winners = all.filter(({ place }) => place === 1).length
  return all.map(({ seat, total, place }) => {
    const { player = 0, card = {} } = seats[seat] ?? {}
    const { upper, bonus, extra } = totals(ruleset, card)
    const points = ROW_COLUMNS.map((_, i) => card[ruleset.rows[i]?.id ?? '']?.points ?? null)
    return [id, seat, player, total, upper, bonus, extra, place, winners, ...points]
  })
}

/** The date on the wall where and when it was played: `2026-11-30`. */
export function localDay({ at, offset }: Moment): string {
  return new Date((at + offset * 60) * 1000).toISOString().slice(0, 10)
}
