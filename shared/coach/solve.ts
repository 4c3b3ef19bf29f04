import type { States } from './states.ts'
import { Turn } from './turn.ts'

export interface SolveOptions {
  /** Told after each layer how many states are done, of all; answers false to give up. */
  readonly onLayer?: (done: number, of: number) => boolean | undefined
}

/**
 * The expected points still to come of every state, in doubles, under the best play there is:
 * backward from full cards, where only the bonus is still to be paid. Written to be read; the same
 * in WebAssembly is some nine times as fast (main/coach/solveFast.ts).
 * @returns undefined when it was given up
 */
export function solve(states: States, { onLayer }: SolveOptions = {}): Float64Array | undefined {
  const values = new Float64Array(states.count)
  const turn = new Turn(states)
  payBonus(states, values)
  for (const outlines of states.layers.toReversed().slice(1)) {
    for (const outline of outlines) {
      const first = states.first[outline] ?? 0
      const { classes } = states.upper(states.filled(outline))
      turn.begin(outline)
      for (let sums = 0; sums < classes; sums++) values[first + sums] = turn.evaluate(sums, values)
    }
    const last = outlines.at(-1) ?? 0
    if (onLayer?.(doneAfter(states, last), states.count) === false) return undefined
  }
  return values
}

/** The values of full cards: what is paid at the very end. */
export function payBonus(states: States, values: Float64Array): void {
  const { bonus } = states.ruleset
  for (const outline of states.layers.at(-1) ?? []) {
    const { least } = states.upper(states.filled(outline))
    for (const [sums, sum] of least.entries())
      values[(states.first[outline] ?? 0) + sums] = sum >= bonus.limit ? bonus.points : 0
  }
}

/** How many states have their value once an outline has. */
export function doneAfter(states: States, outline: number): number {
  const { classes } = states.upper(states.filled(outline))
  return (states.first[outline] ?? 0) + classes
}
