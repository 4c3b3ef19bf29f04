import { existsSync, readFileSync } from 'node:fs'
import { solve, type SolveOptions } from '../../shared/coach/solve.ts'
import type { States } from '../../shared/coach/states.ts'
import { solveFast } from './solveFast.ts'

/** Beside the built program; in a checkout where tools/kernel.ts puts it. */
const KERNEL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/kernel/kernel.wasm' : './kernel.wasm',
  import.meta.url,
)

/** @returns undefined in a checkout where nothing has been built yet */
export function loadKernel(): WebAssembly.Module | undefined {
  return existsSync(KERNEL) ? new WebAssembly.Module(readFileSync(KERNEL)) : undefined
}

/** By the kernel where it has been built, else by the plain solver: the same, only later. */
export function solveBest(states: States, options?: SolveOptions): Float64Array | undefined {
  const kernel = loadKernel()
  return kernel === undefined ? solve(states, options) : solveFast(kernel, states, options)
}
