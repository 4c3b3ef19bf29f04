import { expectedScore, type Table } from '../../shared/coach/advise.ts'
import {
  dearest,
  type Decision,
  isCorrected,
  review,
  type Review,
  type TurnReview,
} from '../../shared/coach/review.ts'
import type {
  DearView,
  GameReviewView,
  ReviewView,
  StepReviewView,
} from '../../shared/coachViews.ts'
import type { Game } from '../../shared/game.ts'
import { choiceView, weighedView } from './adviceView.ts'
import { stepsIn } from './replay.ts'

/**
 * Luck and choices of everybody whose game stands as it was played; for the steps of a replay of
 * everybody who played to the end.
 * @param pause between two players: each takes some milliseconds
 */
export async function gameReviewView(
  table: Table,
  game: Game,
  pause: () => Promise<void>,
): Promise<GameReviewView> {
  const players: ReviewView[] = []
  const corrected: number[] = []
  const steps: StepReviewView[] = []
  const at = stepNumbers(game)
  for (const seat of game.order) {
    await pause()
    const found = review(table, game, seat)
    if (found === undefined) continue
    steps.push(...found.turns.flatMap((turn) => turnSteps(turn, at)))
    if (isCorrected(game, seat)) corrected.push(seat)
    else players.push(reviewView(seat, found))
  }
  return { start: expectedScore(table, {}), players, corrected, steps }
}

function reviewView(seat: number, found: Review): ReviewView {
  const { played, luck, loss, turns } = found
  return {
    ...{ seat, total: played, luck, loss },
    turns: turns.map(({ round, luck, loss }) => ({ round, luck, loss })),
    dearest: dearest(found).map(dearView),
  }
}

function dearView({ round, dice, throwsLeft, chosen, better }: Decision): DearView {
  return {
    ...{ round, dice, throwsLeft },
    chosen: weighedView(chosen),
    better: choiceView(better),
  }
}

/** By the number of an event: which step of the replay it is, from 1. */
function stepNumbers({ timeline: { live } }: Game): ReadonlyMap<number, number> {
  return new Map(stepsIn(live).map((index, step) => [live[index]?.n ?? 0, step + 1]))
}

/** Throws show their luck, and which dice were kept for them; the entry shows what was left. */
function turnSteps(
  { events, lucks, decisions }: TurnReview,
  at: ReadonlyMap<number, number>,
): StepReviewView[] {
  const kept = lucks.length - 1
  return events.map((event, i) => {
    const luck = lucks[i]
    const choices = i <= kept ? decisions.slice(Math.max(0, i - 1), i) : decisions.slice(kept)
    const choice = choiceOf(choices)
    return {
      at: at.get(event) ?? 0,
      ...(luck !== undefined && { luck }),
      ...(choice && { choice }),
    }
  })
}

/** What several choices at once gave away, and what would have been better at the dearest. */
function choiceOf(choices: readonly Decision[]): StepReviewView['choice'] {
  const [dearest] = choices.toSorted((a, b) => b.chosen.cost - a.chosen.cost)
  if (dearest === undefined) return undefined
  const cost = choices.reduce((sum, { chosen }) => sum + chosen.cost, 0)
  return { cost, better: choiceView(dearest.better) }
}
