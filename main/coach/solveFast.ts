import { doneAfter, payBonus, type SolveOptions } from '../../shared/coach/solve.ts'
import type { States } from '../../shared/coach/states.ts'
import { blockAt, type KernelMemory, layOut, LINE } from './kernelMemory.ts'

/** What kernel/kernel.ts exports. */
interface Kernel {
  setUp(...places: readonly number[]): void
  solveOutline(classes: number, moves: number, rows: number, jokers: number, result: number): void
}

/**
 * The same as `solve`, in WebAssembly: one call of the kernel for each set of filled rows.
 * @returns undefined when it was given up
 */
export function solveFast(
  module: WebAssembly.Module,
  states: States,
  { onLayer }: SolveOptions = {},
): Float64Array<ArrayBuffer> | undefined {
  const laid = layOut(states)
  const instance = new WebAssembly.Instance(module, { env: { memory: laid.memory } })
  const kernel = instance.exports as unknown as Kernel // what the source there exports
  kernel.setUp(...laid.places)
  payBonus(states, laid.values)
  for (const outlines of states.layers.toReversed().slice(1)) {
    for (const outline of outlines) solveOutline(kernel, laid, states, outline)
    if (onLayer?.(doneAfter(states, outlines.at(-1) ?? 0), states.count) === false) return undefined
  }
  return laid.values.slice()
}

function solveOutline(kernel: Kernel, laid: KernelMemory, states: States, outline: number): void {
  const filled = states.filled(outline)
  const open = states.openRows(filled)
  for (const [i, row] of open.entries()) laid.rows[i] = laid.ofThrowAt(row)
  const moves = writeMoves(laid, states, outline, open)
  const jokers = writeJokers(laid, states, outline)
  const result = laid.valuesAt + 8 * (states.first[outline] ?? 0)
  kernel.solveOutline(states.upper(filled).classes, moves, open.length, jokers, result)
}

/** Every outcome of the open rows: where it leads, and its points. @returns how many */
function writeMoves(
  { moves, valuesAt, nextClassAt }: KernelMemory,
  states: States,
  outline: number,
  open: readonly number[],
): number {
  const { list, start } = states.outcomes
  const filled = states.filled(outline)
  let line = 0
  for (const row of open)
    for (let outcome = start[row] ?? 0; outcome < (start[row + 1] ?? 0); outcome++, line++) {
      const at = (line * LINE) / 4
      moves.whole[at] = blockAt(outcome)
      moves.whole[at + 1] = valuesAt + 8 * (states.first[states.nextOutline(outline, outcome)] ?? 0)
      moves.whole[at + 2] = nextClassAt + 2 * states.nextClassAt(filled, outcome)
      moves.double[at / 2 + 2] = list[outcome]?.points ?? 0
    }
  return line
}

/** @returns how many placements */
function writeJokers({ jokers }: KernelMemory, states: States, outline: number): number {
  let line = 0
  for (const { thrown, placements } of states.jokerThrows(outline))
    for (const [i, { outcome, extra }] of placements.entries()) {
      const at = (line++ * LINE) / 4
      jokers.whole[at] = blockAt(thrown)
      jokers.whole[at + 1] = i === 0 ? 1 : 0
      jokers.whole[at + 2] = blockAt(outcome)
      jokers.double[at / 2 + 2] = extra
    }
  return line
}
