import { blockLines } from '../../shared/block.ts'
import { countFaces } from '../../shared/dice.ts'
import type { Held } from '../../shared/events.ts'
import { type Game, nextToOrder, ranking, seatTotals, steps, type Turn } from '../../shared/game.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import {
  bonusReachable,
  closure,
  isJoker,
  jokerExtra,
  maximum,
  par,
  placements,
  reachable,
  totals,
} from '../../shared/scorecard.ts'
import type {
  BonusState,
  ColumnView,
  GameView,
  LineView,
  OptionView,
  OrderingView,
  PlayerView,
  TurnView,
} from '../../shared/views.ts'

/**
 * All that a screen draws of one game.
 * @param held which dice were kept, where that was said for this version of the game
 */
export function gameView(
  id: number,
  game: Game,
  held: Held | undefined,
  playerOf: (id: number) => PlayerView,
): GameView {
  const { ruleset, mode, first, state, version } = game
  const ordering = orderingView(game)
  const turn = game.turn && turnView(game, game.turn, held)
  return {
    id,
    version,
    ruleset: ruleset.id,
    mode,
    first,
    state,
    rounds: ruleset.rows.length,
    dice: ruleset.dice,
    throws: ruleset.throws,
    bonus: ruleset.bonus,
    lines: lineViews(ruleset),
    columns: columnViews(game, playerOf),
    ...(ordering && { ordering }),
    ...(turn && { turn }),
    steps: steps(game),
    canRedo: game.timeline.takenBack.length > 0,
  }
}

function lineViews(ruleset: Ruleset): LineView[] {
  return blockLines(ruleset).map((line) => {
    if (line.kind === 'line') return { kind: 'line', id: line.line }
    const { id, section, face } = line.row
    return {
      kind: 'row',
      id,
      section,
      max: maximum(ruleset, id),
      single: reachable(ruleset, id).length === 2,
      ...(face && { face, perFace: par(ruleset, line.row) / face }),
    }
  })
}

function columnViews(game: Game, playerOf: (id: number) => PlayerView): ColumnView[] {
  const places = ranking(seatTotals(game))
  return game.order.flatMap((seat) => {
    const sitting = game.seats[seat]
    if (sitting === undefined) return []
    const place = places[seat]
    const { player, card } = sitting
    return {
      seat,
      player: playerOf(player),
      entries: Object.fromEntries(
        Object.entries(card).map(([row, { points, extra }]) => [row, { points, extra }]),
      ),
      totals: totals(game.ruleset, card),
      ...bonusOf(game.ruleset, card),
      ...(game.state === 'finished' && place !== undefined && { place }),
    }
  })
}

function bonusOf(
  ruleset: Ruleset,
  card: Parameters<typeof totals>[1],
): { bonus: BonusState; bonusMissing: number } {
  const { upper, bonus } = totals(ruleset, card)
  const bonusMissing = Math.max(0, ruleset.bonus.limit - upper)
  if (bonus > 0) return { bonus: 'won', bonusMissing }
  return { bonus: bonusReachable(ruleset, card) ? 'open' : 'lost', bonusMissing }
}

function turnView(game: Game, turn: Turn, held: Held | undefined): TurnView {
  const { seat, round, throwsLeft, dice } = turn
  const joker = jokerView(game, turn)
  return {
    seat,
    round,
    throwsLeft,
    held: held ?? turn.held,
    options: optionsOf(game, turn),
    ...(dice && { dice }),
    ...(joker && { joker }),
  }
}

/** Every open row: what the dice give there, or why it is closed. */
function optionsOf(game: Game, { seat, dice }: Turn): Record<string, OptionView> {
  const { ruleset } = game
  const card = game.seats[seat]?.card ?? {}
  const legal = new Map(
    (dice ? placements(ruleset, card, dice) : []).map((placement) => [placement.row, placement]),
  )
  const open = ruleset.rows.filter((row) => card[row.id] === undefined)
  return Object.fromEntries(
    open.map(({ id }): [string, OptionView] => {
      const closed = closure(ruleset, card, dice, id)
      if (closed !== undefined) return [id, { legal: false, closure: closed }]
      const placement = legal.get(id)
      return [
        id,
        placement
          ? { legal: true, points: placement.points, extra: placement.extra }
          : { legal: true },
      ]
    }),
  )
}

function jokerView({ ruleset, seats }: Game, { seat, dice }: Turn): TurnView['joker'] {
  const card = seats[seat]?.card ?? {}
  if (dice === undefined || !isJoker(ruleset, card, countFaces(dice))) return undefined
  const legal = placements(ruleset, card, dice)
  const only = legal.length === 1 ? legal[0]?.row : undefined
  return { extra: jokerExtra(ruleset, card), ...(only !== undefined && { row: only }) }
}

/** Still there in the first turn, so that the deciding dice stay in sight. */
function orderingView(game: Game): OrderingView | undefined {
  const { contenders, thrown } = game.ordering
  const next = nextToOrder(game)
  if (game.first !== 'highest' || (next === undefined && steps(game).length > 0)) return undefined
  return {
    contenders,
    thrown: [...thrown].map(([seat, die]) => ({ seat, die })),
    again: next !== undefined && contenders.length < game.seats.length,
    ...(next !== undefined && { next }),
  }
}
