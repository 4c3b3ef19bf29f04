import { correct, correctTotals, remove, restore } from './afterwards.ts'
import type { GameEvent, Moment, Numbered } from './events.ts'
import { cardOf, foldGame, foldNext, foldOnward, type Game } from './game.ts'
import * as moves from './moves.ts'
import { checkTotals } from './paper.ts'
import { checkPlayedOn } from './playedOn.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { isFull } from './scorecard.ts'
import { writtenEntry } from './written.ts'

type Rulesets = Readonly<Record<string, Ruleset>>

/**
 * The game of a log from elsewhere: every event must be one that its move would have given.
 * @param today the local date now
 * @throws Refusal that of the move, with `event`, the number of the event, among its details;
 *   Error when a move would have given another event
 * @returns without the timeline, where nothing was undone
 */
export function checkLog(rulesets: Rulesets, events: readonly GameEvent[], today: string): Game {
  const [began, ...rest] = events
  if (began === undefined) throw new Error('a log has a beginning')
  checkSame(began, beginning(rulesets, began))
  let game = foldGame(rulesets, [began])
  // A throw has been shown before only where something was undone; to keep track is most of the work.
  const isOnward = events.every(({ kind }) => kind !== 'undone')
  for (const [i, event] of rest.entries()) {
    const n = i + 2
    checkSame(event, expectedAt(n, game, event, today))
    game = isOnward
      ? foldOnward(game, { ...event, n })
      : foldNext(rulesets, game, events.slice(0, n))
  }
  return game
}

function beginning(rulesets: Rulesets, event: GameEvent): GameEvent {
  if (event.kind !== 'began') throw new Error('a game starts with the event began')
  const { ruleset: id, mode, players, first, contenders, moment } = event
  const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
  if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: id })
  if (contenders.some((seat) => seat >= players.length)) throw new Refusal('unknownPlayer')
  return moves.begin(ruleset, mode, players, first, moment, contenders)
}

function expectedAt(n: number, game: Game, event: GameEvent, today: string): GameEvent | undefined {
  try {
    return expected(game, event, today)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, { ...error.details, event: n })
  }
}

/** What the move behind an event gives in the game as it stands. */
function expected(game: Game, event: GameEvent, today: string): GameEvent | undefined {
  if (game.deleted !== undefined && event.kind !== 'restored') throw new Refusal('gameDeleted')
  switch (event.kind) {
    case 'began':
      throw new Error('a game begins once')
    case 'ordered':
      return moves.order(game, () => event.die)
    case 'chosen':
      return moves.choose(game, event.seat)
    case 'thrown': {
      const coming = event.dice.filter((_, i) => !event.held.includes(i))
      return moves.throwDice(game, event.held, () => coming.shift() ?? 1)
    }
    case 'entered':
      return entered(game, event)
    case 'corrected':
      return game.state === 'playing'
        ? moves.write(game, event.seat, event.row, writtenOf(event), game.began)[0]
        : correct(game, event.seat, event.row, writtenOf(event))
    case 'totals':
      if (game.state === 'finished') return correctTotals(game, event.seat, event)
      checkOpenPaper(game, event.seat)
      return checkTotals(game.ruleset, event)
    case 'left':
      return moves.leave(game, event.seat, game.began)[0]
    case 'advised':
      return moves.advise(game, event.seat, event.on)[0]
    case 'undone':
      return moves.undo(game, event.to)
    case 'redone':
      return moves.redo(game)
    case 'ended':
      return ended(game, event)
    case 'redated':
      return { kind: 'redated', on: checkPlayedOn(event.on, today) }
    case 'deleted':
      return remove(game, event.moment)
    case 'restored':
      return restore(game)
  }
}

type Written = Extract<GameEvent, { kind: 'entered' | 'corrected' }>

const writtenOf = ({ points, extra, dice }: Written): moves.Written =>
  dice ? { dice } : { points, extra }

function entered(game: Game, event: Written): GameEvent | undefined {
  const { seat, row, points, extra } = event
  if (game.mode === 'screen') return moves.enter(game, row, game.began)[0]
  if (game.mode === 'own') return moves.write(game, seat, row, writtenOf(event), game.began)[0]
  checkOpenPaper(game, seat)
  return {
    kind: 'entered',
    seat,
    row,
    ...writtenEntry(game.ruleset, cardOf(game, seat), row, points, extra),
  }
}

function checkOpenPaper(game: Game, seat: number): void {
  if (game.mode !== 'paper') throw new Refusal('wrongMode')
  if (game.state !== 'playing') throw new Refusal('gameOver')
  const sitting = moves.sittingAt(game, seat)
  if (sitting.told !== undefined) throw new Refusal('rowTaken', { row: 'total' })
}

function ended(game: Game, { ending, moment }: { ending: string; moment: Moment }): GameEvent {
  if (ending === 'noResult') return moves.abandon(game, moment)
  if (game.state !== 'playing') throw new Refusal('gameOver')
  const isDone = game.seats.every(
    ({ left, told, card }) => left || told !== undefined || isFull(game.ruleset, card),
  )
  if (!isDone) throw new Refusal('notFinished')
  return { kind: 'ended', ending: 'full', moment }
}

function checkSame(event: GameEvent | Numbered, move: GameEvent | undefined): void {
  if (!isSame(event, move)) throw new Error(`no move gives ${JSON.stringify(event)}`)
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && isSame(one[key as keyof object], other[key as keyof object]),
    )
  )
}
