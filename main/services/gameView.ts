import { blockLines } from '../../shared/block.ts'
import { isCoached } from '../../shared/coach/coached.ts'
import { countFaces, type Dice } from '../../shared/dice.ts'
import type { Held } from '../../shared/events.ts'
import {
  cardOf,
  type Game,
  nextToOrder,
  results,
  type Seat,
  steps,
  totalsOf,
  type Turn,
} from '../../shared/game.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import {
  bonusReachable,
  closure,
  type Entry,
  isJoker,
  jokerExtra,
  maximum,
  par,
  placements,
  reachable,
  type Scorecard,
} from '../../shared/scorecard.ts'
import { mostExtra } from '../../shared/written.ts'
import type {
  BonusState,
  ColumnView,
  EntryView,
  GameView,
  LineView,
  OptionView,
  OrderingView,
  PlayerView,
  TurnView,
} from '../../shared/views.ts'
import { playedOf } from './playedOf.ts'

/**
 * All that a screen draws of one game.
 * @param held which dice were kept, where that was said for this version of the game
 * @param dayEnds hours after midnight
 */
export function gameView(
  id: number,
  game: Game,
  held: Held | undefined,
  playerOf: (id: number) => PlayerView,
  dayEnds: number,
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
    order: ruleset.order,
    rounds: ruleset.rows.length,
    dice: ruleset.dice,
    throws: ruleset.throws,
    bonus: ruleset.bonus,
    ...(ruleset.joker && { joker: ruleset.joker }),
    lines: lineViews(ruleset, isWritable(game)),
    columns: columnViews(game, playerOf),
    ...(ordering && { ordering }),
    ...(turn && { turn }),
    steps: steps(game),
    canRedo: game.timeline.takenBack.length > 0,
    coached: isCoached(ruleset),
    ...(game.ended && { played: playedOf(game, game.ended, dayEnds) }),
    ...(game.deleted && { deleted: true }),
  }
}

/** Whether points may be written by hand: all along with own dice, else when the game is over. */
function isWritable({ mode, state }: Game): boolean {
  return mode === 'own' || state === 'finished'
}

/** @param writable whether every value of a row is wanted */
export function lineViews(ruleset: Ruleset, writable: boolean): LineView[] {
  return blockLines(ruleset).map((line) => {
    if (line.kind === 'line') return { kind: 'line', id: line.line }
    const { id, section, face } = line.row
    return {
      kind: 'row',
      id,
      section,
      max: maximum(ruleset, id),
      single: reachable(ruleset, id).length === 2,
      // Only where points are written by hand does a screen need every value.
      ...(writable && { values: reachable(ruleset, id) }),
      ...(face && { face, perFace: par(ruleset, line.row) / face }),
    }
  })
}

function columnViews(game: Game, playerOf: (id: number) => PlayerView): ColumnView[] {
  const places = new Map(
    game.state === 'finished' ? results(game).map(({ seat, place }) => [seat, place]) : [],
  )
  return game.order.flatMap((seat) => {
    const sitting = game.seats[seat]
    if (sitting === undefined) return []
    const place = places.get(seat)
    const { player, card, told, left, tips } = sitting
    const most = game.ruleset.joker && mostExtra(game.ruleset, card, game.ruleset.joker.row)
    return {
      seat,
      player: playerOf(player),
      entries: Object.fromEntries(
        Object.entries(card).map(([row, entry]) => [row, entryView(entry)]),
      ),
      totals: totalsOf(game, sitting),
      ...(told && { totalsOnly: true as const }),
      ...(told?.corrected && { corrected: true as const }),
      ...bonusOf(game, sitting),
      left,
      tips,
      ...(place !== undefined && { place }),
      ...(game.mode === 'own' && { options: optionsOf(game, seat, undefined) }),
      ...(most !== undefined && { mostExtra: most }),
    }
  })
}

function entryView({ points, extra, corrected }: Entry): EntryView {
  return { points, extra, ...(corrected && { corrected }) }
}

function bonusOf(game: Game, sitting: Seat): { bonus: BonusState; bonusMissing: number } {
  const { ruleset } = game
  const { upper = 0, bonus = 0 } = totalsOf(game, sitting)
  const bonusMissing = Math.max(0, ruleset.bonus.limit - upper)
  if (bonus > 0) return { bonus: 'won', bonusMissing }
  const isOpen = sitting.told === undefined && bonusReachable(ruleset, sitting.card)
  return { bonus: isOpen ? 'open' : 'lost', bonusMissing }
}

function turnView(game: Game, turn: Turn, held: Held | undefined): TurnView {
  const { seat, round, throwsLeft, dice } = turn
  const joker = dice && jokerView(game.ruleset, cardOf(game, seat), dice)
  return {
    seat,
    round,
    throwsLeft,
    held: held ?? turn.held,
    options: optionsOf(game, seat, dice),
    ...(dice && { dice }),
    ...(joker && { joker }),
  }
}

function optionsOf(game: Game, seat: number, dice: Dice | undefined): Record<string, OptionView> {
  return optionViews(game.ruleset, cardOf(game, seat), dice)
}

/** Every open row: what the dice give there, or why it is closed. @throws Refusal wrongDice */
export function optionViews(
  ruleset: Ruleset,
  card: Scorecard,
  dice: Dice | undefined,
): Record<string, OptionView> {
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

/** @returns undefined where the throw is no joker on this card */
export function jokerView(ruleset: Ruleset, card: Scorecard, dice: Dice): TurnView['joker'] {
  if (!isJoker(ruleset, card, countFaces(dice))) return undefined
  const legal = placements(ruleset, card, dice)
  const only = legal.length === 1 ? legal[0]?.row : undefined
  return { extra: jokerExtra(ruleset, card), ...(only !== undefined && { row: only }) }
}

/** Still there in the first turn, so that the deciding dice stay in sight. */
function orderingView(game: Game): OrderingView | undefined {
  const { contenders, thrown } = game.ordering
  const next = nextToOrder(game)
  const isAsked = game.first !== 'listed' && game.seats.length > 1
  if (!isAsked || (next === undefined && steps(game).length > 0)) return undefined
  const all = game.timeline.live.flatMap((event) => (event.kind === 'ordered' ? [event] : []))
  const again = next !== undefined && all.length > thrown.size
  // Until the tied throw again, the dice that tied lie there: nobody's die goes unseen.
  const shown =
    again && thrown.size === 0 ? new Map(all.map(({ seat, die }) => [seat, die])) : thrown
  return {
    contenders,
    thrown: [...shown].map(([seat, die]) => ({ seat, die })),
    again,
    ...(next !== undefined && { next }),
  }
}
