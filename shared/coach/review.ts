import { type Dice, makeDiceText } from '../dice.ts'
import type { EventOf, Numbered } from '../events.ts'
import { cardOf, type Game, totalsOf } from '../game.ts'
import type { Scorecard } from '../scorecard.ts'
import { type Advice, Adviser, expectedScore, type Table, type WeighedChoice } from './advise.ts'

/** A choice a player made, and what the coach would have done. */
export interface Decision {
  /** The turn it was made in, from 1. */
  readonly round: number
  readonly dice: Dice
  readonly throwsLeft: number
  readonly chosen: WeighedChoice
  readonly better: WeighedChoice
}

/** One turn: what the dice brought beyond the expected, and what the choices gave away, in points. */
export interface TurnReview {
  readonly round: number
  readonly luck: number
  readonly loss: number
  /** Of each throw by itself. */
  readonly lucks: readonly number[]
  /** What was kept of each throw; all of it, where throws were left and none was made; the row. */
  readonly decisions: readonly Decision[]
  /** The numbers of the turn's events: its throws, and at last the entry. */
  readonly events: readonly number[]
}

/**
 * One player's finished game. *played = start + luck − loss* holds exactly, and the same turn by turn.
 */
export interface Review {
  /** The final score to be expected of an empty card. */
  readonly start: number
  /** The total as it was played. */
  readonly played: number
  /** What corrections have since added to the total. */
  readonly corrected: number
  readonly luck: number
  readonly loss: number
  readonly turns: readonly TurnReview[]
}

type Thrown = Numbered<EventOf<'thrown'>>
type Entered = Numbered<EventOf<'entered'>>

/**
 * Reviews what stands of a game: undone turns count for nothing.
 * @returns undefined unless the seat played to the end with every throw kept: own dice and paper
 *   have none, and who left has no result
 */
export function review(table: Table, game: Game, seat: number): Review | undefined {
  const sitting = game.seats[seat]
  if (game.state !== 'finished' || game.mode !== 'screen' || sitting === undefined || sitting.left)
    return undefined
  const adviser = new Adviser(table)
  const turns: TurnReview[] = []
  let card: Scorecard = {}
  for (const { throws, entered } of turnsOf(game, seat)) {
    turns.push(reviewTurn(adviser, card, turns.length + 1, throws, entered))
    const { row, points, extra } = entered
    card = { ...card, [row]: { points, extra } }
  }
  const sum = (part: (turn: TurnReview) => number): number =>
    turns.reduce((total, turn) => total + part(turn), 0)
  const played = expectedScore(table, card)
  return {
    start: expectedScore(table, {}),
    played,
    corrected: totalsOf(game, sitting).total - played,
    luck: sum(({ luck }) => luck),
    loss: sum(({ loss }) => loss),
    turns,
  }
}

/** Whether what stands is not what was played: a row was corrected by hand. */
export function isCorrected(game: Game, seat: number): boolean {
  return Object.values(cardOf(game, seat)).some(({ corrected }) => corrected)
}

/** The choices that gave away most, the dearest first; only those that gave away anything. */
export function dearest({ turns }: Review, most = 3): Decision[] {
  return turns
    .flatMap(({ decisions }) => decisions)
    .filter(({ chosen }) => chosen.cost > 0)
    .sort((a, b) => b.chosen.cost - a.chosen.cost)
    .slice(0, most)
}

function turnsOf(game: Game, seat: number): { throws: Thrown[]; entered: Entered }[] {
  let throws: Thrown[] = []
  const turns: { throws: Thrown[]; entered: Entered }[] = []
  for (const event of game.timeline.live) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'thrown') throws.push(event)
    if (event.kind !== 'entered') continue
    turns.push({ throws, entered: event })
    throws = []
  }
  return turns
}

/**
 * Walks through a turn: a throw is luck, worth more or less than what was expected of it; a choice
 * can only cost.
 */
function reviewTurn(
  adviser: Adviser,
  card: Scorecard,
  round: number,
  throws: readonly Thrown[],
  { row, n }: Entered,
): TurnReview {
  const decisions: Decision[] = []
  let expected = expectedScore(adviser.table, card)
  const lucks: number[] = []
  const choose = (
    dice: Dice,
    throwsLeft: number,
    { choices, best: [better] }: Advice,
    isChosen: (choice: WeighedChoice) => boolean,
  ): void => {
    const chosen = choices.find(isChosen)
    if (chosen === undefined || better === undefined) throw new Error('no such choice in this turn')
    decisions.push({ round, dice, throwsLeft, chosen, better })
    expected = chosen.value
  }
  for (const [i, { dice }] of throws.entries()) {
    const throwsLeft = adviser.table.states.ruleset.throws - 1 - i
    const advice = adviser.advise(card, dice, throwsLeft)
    lucks.push(advice.value - expected)
    if (throwsLeft > 0) {
      const kept = makeDiceText(keptIn(dice, throws[i + 1]).toSorted())
      const isKept = (choice: WeighedChoice): boolean =>
        choice.kind === 'hold' && makeDiceText(choice.hold) === kept
      choose(dice, throwsLeft, advice, isKept)
    }
    if (i === throws.length - 1)
      choose(
        dice,
        0,
        adviser.advise(card, dice, 0),
        (choice) => choice.kind === 'row' && choice.row === row,
      )
  }
  const loss = decisions.reduce((sum, { chosen }) => sum + chosen.cost, 0)
  const luck = lucks.reduce((sum, one) => sum + one, 0)
  const events = [...throws.map(({ n }) => n), n]
  return { round, luck, loss, lucks, decisions, events }
}

/** What was held of a throw for the next one; all of it, where none came. */
function keptIn(dice: Dice, next: Thrown | undefined): Dice {
  return next === undefined ? dice : dice.filter((_, position) => next.held.includes(position))
}
