import type { StepReviewView } from '../shared/coachViews.ts'
import type { Die } from '../shared/dice.ts'
import type { ReplayView } from '../shared/views.ts'
import { choiceWords } from './coachWords.ts'
import { rowLabel, text } from './text.svelte.ts'

/** What the last step was, in a sentence. */
export function stepWords({ step, view }: ReplayView): string {
  const t = text.family.replay
  if (step === undefined) return t.start
  const name = view.columns.find(({ seat }) => seat === step.seat)?.player.name ?? ''
  switch (step.kind) {
    case 'ordered':
      return t.ordered({ name, die: step.die })
    case 'thrown': {
      const { turn, throws } = view
      return t.thrown({ name, n: throws - (turn?.throwsLeft ?? throws), dice: step.dice })
    }
    case 'entered':
    case 'corrected':
      return t[step.kind]({ name, row: rowLabel(step.row), points: step.points + step.extra })
    default:
      return t[step.kind]({ name })
  }
}

/** The dice of the last step, and which of them were kept. */
export function diceOf({ step }: ReplayView): { readonly die: Die; readonly held: boolean }[] {
  if (step === undefined || !('dice' in step)) return []
  const held: readonly number[] = 'held' in step ? step.held : []
  return (step.dice ?? []).map((die, i) => ({ die, held: held.includes(i) }))
}

/** What the coach says of a step: nothing, or what the choice cost and what the dice were worth. */
export function verdictWords(step: StepReviewView | undefined): string[] {
  if (step === undefined) return []
  const { luck, choice } = step
  const t = text.coach.replay
  return [
    ...(choice === undefined ? [] : [choiceVerdict(choice)]),
    ...(luck === undefined ? [] : [t.luck({ n: luck })]),
  ]
}

function choiceVerdict({ cost, better }: NonNullable<StepReviewView['choice']>): string {
  const t = text.coach.replay
  return cost === 0 ? t.best : t.cost({ cost, better: choiceWords(better) })
}
