import { doneAfter, payBonus, type SolveOptions } from '../../shared/coach/solve.ts'
import type { States } from '../../shared/coach/states.ts'
import { blockAt, blockOf } from './kernelHolds.ts'
import { type KernelMemory, layOut } from './kernelMemory.ts'

/** What kernel/kernel.ts exports. */
interface Kernel {
  setUp(...places: readonly number[]): void
  solveOutline(classes: number, runs: number, jokers: number, result: number): void
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
  const { classes } = states.upper(states.filled(outline))
  const runs = writeRuns(laid, states, outline)
  const jokers = writeJokers(laid, states, outline)
  kernel.solveOutline(classes, runs, jokers, valuesOf(laid, states, outline))
}

/** Where the values of an outline lie. */
function valuesOf({ valuesAt }: KernelMemory, { first }: States, outline: number): number {
  return valuesAt + 8 * (first[outline] ?? 0)
}

/** What the open rows can be filled with, and where it leads. @returns how many runs */
function writeRuns(laid: KernelMemory, states: States, outline: number): number {
  const filled = states.filled(outline)
  const maps = laid.mapsAt(states.upper(filled))
  let at = 0
  for (const row of states.openRows(filled))
    for (const { outcome, onward, from, past, upper } of laid.runsOf[row] ?? []) {
      laid.runs[at++] = from
      laid.runs[at++] = past
      laid.runs[at++] = valuesOf(laid, states, outline + onward)
      laid.runs[at++] = upper ? maps + 4 * outcome : 0
    }
  return at / 4
}

/** @returns how many placements */
function writeJokers({ jokers }: KernelMemory, states: States, outline: number): number {
  let line = 0
  for (const { thrown, placements } of states.jokerThrows(outline))
    for (const [i, { outcome, extra }] of placements.entries()) {
      const at = 6 * line++
      jokers.whole[at] = blockOf(thrown)
      jokers.whole[at + 1] = i === 0 ? 1 : 0
      jokers.whole[at + 2] = blockAt(outcome)
      jokers.double[at / 2 + 2] = extra
    }
  return line
}
