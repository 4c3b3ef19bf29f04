import type { Adviser, Table } from '../../shared/coach/advise.ts'
import type { Position } from '../../shared/coach/distribution.ts'
import type { ChancesView } from '../../shared/coachViews.ts'
import type { BackendEvent, Handlers } from '../../shared/contract.ts'
import { cardOf, type Game } from '../../shared/game.ts'
import { parseHeld } from '../../shared/moves.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { isRulesetId, RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { chanceThread, type Pending } from '../coach/chanceThread.ts'
import { createCoach } from '../coach/coachThread.ts'
import type { Context } from './context.ts'
import { gameCommands, type OnGame, Stale } from './gameCommands.ts'

type CoachHandlers = Pick<Handlers, Extract<keyof Handlers, `coach.${string}`>>

export interface CoachService {
  readonly handlers: CoachHandlers
  /** @throws Refusal noCoach; coachStopped when the work was given up */
  readonly tableFor: (ruleset: Ruleset) => Promise<Table>
  /** What happens in the program: chances of a game that has moved on are not wanted any more. */
  readonly heard: (event: BackendEvent) => void
  /** Ends what is being worked out, and answers whoever waits for it. */
  readonly close: () => Promise<void>
}

/**
 * The coach's word on a game. Tables are worked out when they are first needed, on a thread of their
 * own; what weighs with them is loaded no sooner: the program starts without it.
 */
export function coachService(context: Context): CoachService {
  const { emit, store } = context
  const { present } = gameCommands(context)
  const coach = createCoach()
  const chances = chanceThread()
  const solving = new Map<RulesetId, Promise<Table | undefined>>()
  const advisers = new Map<Table, Adviser>()
  const pending = new Map<number, Set<Pending>>()

  function solve(ruleset: RulesetId): Promise<Table | undefined> {
    const tell = (done: number): void => emit({ kind: 'coachProgress', ruleset, done })
    tell(0)
    const table = coach
      .table(ruleset, (done, of) => tell(done / of))
      .finally(() => {
        solving.delete(ruleset)
        tell(1)
      })
    solving.set(ruleset, table)
    return table
  }

  /** @throws Refusal noCoach; coachStopped when the work was given up */
  async function tableFor(ruleset: Ruleset): Promise<Table> {
    const { id } = ruleset
    if (!isRulesetId(id) || RULESETS[id] !== ruleset) throw new Refusal('noCoach')
    const table = coach.known(id) ?? (await (solving.get(id) ?? solve(id)))
    if (table === undefined) throw new Refusal('coachStopped')
    return table
  }

  async function adviserOf(table: Table): Promise<Adviser> {
    const weighing = await import('../../shared/coach/advise.ts')
    const adviser = advisers.get(table) ?? new weighing.Adviser(table)
    advisers.set(table, adviser)
    return adviser
  }

  /** @throws Stale */
  function seenGame({ game: id, version }: OnGame): Game {
    const { game } = store().games.load(id)
    if (game.version !== version) throw new Stale(present(id))
    return game
  }

  async function ask(id: number, table: Table, game: Game): Promise<ChancesView> {
    const seats = game.order.filter((seat) => game.seats[seat]?.left === false)
    const positions = seats.map((seat) => positionOf(game, seat))
    const ruleset = game.ruleset.id as RulesetId // its table was found
    const asked = chances.ask({ ruleset, values: table.values, positions })
    pending.set(id, (pending.get(id) ?? new Set()).add(asked))
    const found = await asked.chances.finally(() => pending.get(id)?.delete(asked))
    if (found === undefined) throw new Refusal('coachStopped')
    const { exact, players } = found
    return { exact, players: players.map((player, i) => ({ seat: seats[i] ?? 0, ...player })) }
  }

  return {
    tableFor,

    handlers: {
      'coach.advise': async ({ held, ...on }) => {
        const game = seenGame(on)
        const kept = parseHeld(game, held)
        if (game.seats[game.turn?.seat ?? -1]?.tips !== 'on') throw new Refusal('tipsOff')
        if (game.turn?.dice === undefined) throw new Refusal('throwFirst')
        const adviser = await adviserOf(await tableFor(game.ruleset))
        const { adviceView } = await import('./adviceView.ts')
        return adviceView(adviser, game, kept)
      },

      'coach.review': async ({ game: id }) => {
        const { game } = store().games.load(id)
        if (game.mode !== 'screen') throw new Refusal('wrongMode')
        if (game.state !== 'finished') throw new Refusal('notFinished')
        const table = await tableFor(game.ruleset)
        const { gameReviewView } = await import('./reviewView.ts')
        return gameReviewView(table, game, nextTurn)
      },

      'coach.chances': async (on) => {
        const game = seenGame(on)
        if (game.mode === 'paper') throw new Refusal('wrongMode')
        if (game.state !== 'playing') throw new Refusal('gameOver')
        return ask(on.game, await tableFor(game.ruleset), game)
      },

      'coach.cancel': async ({ ruleset }) => {
        if (!isRulesetId(ruleset)) throw new Refusal('unknownRuleset', { ruleset })
        await coach.cancel(ruleset)
        return {}
      },
    },

    heard(event) {
      if (event.kind === 'gameChanged')
        for (const asked of pending.get(event.game) ?? []) asked.giveUp()
    },

    async close() {
      await Promise.all([coach.close(), chances.close()])
    },
  }
}

/** Where a player stands; with dice on the table where it is that player's turn. */
function positionOf(game: Game, seat: number): Position {
  const points = Object.entries(cardOf(game, seat)).map(
    ([row, { points, extra }]) => [row, { points, extra }] as const,
  )
  const card = Object.fromEntries(points)
  const { turn } = game
  if (turn?.seat !== seat || turn.dice === undefined) return { card }
  return { card, underway: { dice: turn.dice, throwsLeft: turn.throwsLeft } }
}

/** Lets what waits on this thread go first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
