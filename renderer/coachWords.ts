import type { ChoiceView, GameReviewView, ReviewView } from '../shared/coachViews.ts'
import { rowLabel, text } from './text.svelte.ts'

/** A choice in the middle of a sentence: «behold 5, 5», «skriv 19 i Hus». */
export function choiceWords(choice: ChoiceView): string {
  return choice.kind === 'hold'
    ? text.coach.choice.hold(choice)
    : text.coach.choice.row({ ...choice, row: rowLabel(choice.row) })
}

/** In points, to one decimal. */
export interface Account {
  readonly start: number
  readonly luck: number
  readonly loss: number
  readonly total: number
}

/**
 * *start + luck − loss = total*, to one decimal, so that it adds up as it stands: what rounding
 * leaves over goes to the luck.
 */
export function accountOf({ start }: GameReviewView, { total, loss }: ReviewView): Account {
  const [from, cost] = [tenths(start), tenths(loss)]
  return { start: from / 10, luck: (10 * total - from + cost) / 10, loss: cost / 10, total }
}

const tenths = (n: number): number => Math.round(10 * n)
