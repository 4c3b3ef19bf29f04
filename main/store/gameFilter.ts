import type { Source } from '../../shared/events.ts'

/** Which finished games are wanted; what is null is not asked. */
export interface GameFilter {
  /** The first and last local date. A game with a year alone fits when the whole year does. */
  readonly from: string | null
  readonly to: string | null
  readonly players: readonly number[] | null
  /** Whether the players are to be those and no others; a computer that played along is none. */
  readonly exactly: boolean
  readonly ruleset: string | null
  readonly modes: readonly Source[] | null
  readonly solo: boolean | null
  /** Whether anybody had tips. */
  readonly tips: boolean | null
  readonly deleted: boolean
}

/** Nearly all games are: by the index, which the plus forbids, a club's would take twice as long. */
export const FINISHED = `+state = 'finished'`

/** The condition on `game` that a filter's `parameters` fill in. */
export const FILTERED = `${FINISHED} AND (deleted IS NOT NULL) = @deleted
  AND (@ruleset IS NULL OR ruleset = @ruleset)
  AND (@modes IS NULL OR mode IN (SELECT value FROM json_each(@modes)))
  AND (@from IS NULL OR coalesce(day, year || '-01-01') >= @from)
  AND (@to IS NULL OR coalesce(day, year || '-12-31') <= @to)
  AND (@solo IS NULL OR @solo = (SELECT count(*) = 1 FROM result WHERE result.game = game.id))
  AND (@tips IS NULL OR @tips = EXISTS
    (SELECT 1 FROM result WHERE result.game = game.id AND result.tips = 1))
  AND (@players IS NULL OR CASE WHEN @exactly
    THEN @players = (SELECT json_group_array(player) FROM
      (SELECT player FROM result WHERE result.game = game.id
        AND player NOT IN (SELECT id FROM player WHERE strength IS NOT NULL) ORDER BY player))
    ELSE EXISTS (SELECT 1 FROM result WHERE result.game = game.id
      AND player IN (SELECT value FROM json_each(@players))) END)`

export function parameters({ players, modes, exactly, solo, tips, deleted, ...rest }: GameFilter) {
  const bit = (value: boolean): number => (value ? 1 : 0)
  return {
    ...rest,
    players: players && JSON.stringify(players.toSorted((a, b) => a - b)),
    modes: modes && JSON.stringify(modes),
    exactly: bit(exactly),
    solo: solo === null ? null : bit(solo),
    tips: tips === null ? null : bit(tips),
    deleted: bit(deleted),
  }
}
