import type { Database } from 'better-sqlite3'
import { expectedScore, type Table } from '../../shared/coach/advise.ts'
import { review } from '../../shared/coach/review.ts'
import { makeStates, type States } from '../../shared/coach/states.ts'
import { foldGame } from '../../shared/game.ts'
import { RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { luckChoices, type LuckGame } from '../../shared/statistics/luck.ts'
import { LUCK_GAMES, type LuckChoicesView } from '../../shared/statistics/view.ts'
import { type EventRow, rowToEvent } from './eventCodec.ts'
import { FILTERED, parameters } from './gameFilter.ts'
import type { SampleFilter } from './statistics.ts'

export interface LuckQuestion {
  readonly about: 'luck'
  readonly filter: SampleFilter & { readonly ruleset: RulesetId }
  /** Whose games; everybody's where it is left out. */
  readonly of?: readonly number[]
  /** The solved table, in memory that threads share. */
  readonly values: Float64Array
}

interface LuckRow {
  readonly game: number
  readonly seat: number
  readonly player: number
  readonly day: string | null
  readonly changed: number
}

/** Reckoned once for a game as it stands: four evaluations a turn are some milliseconds a player. */
const known = new Map<string, LuckGame>()
const MOST_KNOWN = 20_000
const statesKnown = new Map<RulesetId, States>()

/** Luck and choices of the latest screen games of each player, without rows corrected by hand. */
export function answerLuck(
  database: Database,
  { filter, of, values }: LuckQuestion,
): LuckChoicesView {
  const table = { states: statesOf(filter.ruleset), values }
  const selectEvents = database.prepare<[number], EventRow>(
    'SELECT kind, seat, data FROM event WHERE game = ? ORDER BY n',
  )
  const reviewed = (row: LuckRow): LuckGame | undefined => {
    const key = `${row.game} ${row.seat} ${row.changed}`
    const found = known.get(key) ?? luckOf(table, row, selectEvents.all(row.game))
    if (known.size >= MOST_KNOWN) known.clear()
    if (found !== undefined) known.set(key, found)
    return found
  }
  const games = new Map<number, LuckGame[]>()
  for (const row of selectRows(database, filter, of)) {
    const game = reviewed(row)
    if (game !== undefined) games.set(row.player, [...(games.get(row.player) ?? []), game])
  }
  return luckChoices(expectedScore(table, {}), games)
}

/** The earliest first. */
function selectRows(
  database: Database,
  filter: SampleFilter,
  of: readonly number[] | undefined,
): LuckRow[] {
  const select = database.prepare<[object], LuckRow>(
    `SELECT game, seat, player, day, changed FROM (
       SELECT result.game, seat, player, day, changed, ended,
         row_number() OVER (PARTITION BY player ORDER BY day DESC NULLS LAST, ended DESC, id DESC)
           AS latest
       FROM result JOIN game ON game.id = result.game
       WHERE mode = 'screen' AND corrected = 0
         AND (@of IS NULL OR player IN (SELECT value FROM json_each(@of)))
         AND player IN (SELECT id FROM player WHERE strength IS NULL)
         AND result.game IN (SELECT id FROM game WHERE ${FILTERED}))
     WHERE latest <= ${LUCK_GAMES} ORDER BY player, latest DESC`,
  )
  return select.all({ ...parameters(filter), of: of === undefined ? null : JSON.stringify(of) })
}

function luckOf(table: Table, row: LuckRow, events: readonly EventRow[]): LuckGame | undefined {
  const game = foldGame(RULESETS, events.map(rowToEvent))
  const found = review(table, game, row.seat)
  if (found === undefined) return undefined
  const { played, luck, loss } = found
  return { game: row.game, day: row.day ?? undefined, total: played, luck, loss }
}

function statesOf(id: RulesetId): States {
  const states = statesKnown.get(id) ?? makeStates(RULESETS[id])
  if (states === undefined) throw new Error(`the coach does not know ${id}`)
  statesKnown.set(id, states)
  return states
}
