// AssemblyScript: compiled to WebAssembly by tools/kernel.ts, outside tsc and ESLint.
//
// One turn for all upper sums of an outline at once, six in a block (three vectors of two doubles);
// what is left of them takes a block of two vectors or one. How many `vectors` there are, and the
// `kinds` of a hold, are known when compiling: whatever takes them is inlined, once for each.
// It knows no rules: whoever calls has laid the tables of shared/coach/ in the memory and says where
// (kernelMemory.ts). Holds are in an order of their own there, and their blocks begin at 0, so that
// an offset in a table is an address.

import { enter, enterJokers, weigh } from './entries'
import { keepBest, meanOfBest, throwDice } from './holds'
import { JOKER, jokers, pastGroups, rounds, RUN, runs, wholeGroups } from './places'

export { setUp } from './places'

/** Writes the values of `classes` states from `result` on; one more may be overwritten. */
export function solveOutline(classes: i32, runCount: usize, jokerCount: usize, result: usize): void {
  const pastRuns = runs + runCount * RUN
  const pastJokers = jokers + jokerCount * JOKER
  const past: usize = classes
  let lane: usize = 0
  for (; lane + 4 < past; lane += 6) solveSix(lane, pastRuns, pastJokers, result)
  if (lane + 2 < past) solveFour(lane, pastRuns, pastJokers, result)
  else if (lane < past) solveTwo(lane, pastRuns, pastJokers, result)
}

function solveSix(lane: usize, pastRuns: usize, pastJokers: usize, result: usize): void {
  solveBlock(3, lane, pastRuns, pastJokers, result)
}

function solveFour(lane: usize, pastRuns: usize, pastJokers: usize, result: usize): void {
  solveBlock(2, lane, pastRuns, pastJokers, result)
}

function solveTwo(lane: usize, pastRuns: usize, pastJokers: usize, result: usize): void {
  solveBlock(1, lane, pastRuns, pastJokers, result)
}

// @ts-ignore: decorator
@inline
function solveBlock(vectors: i32, lane: usize, pastRuns: usize, pastJokers: usize, result: usize): void {
  weigh(vectors, lane, pastRuns)
  enter(vectors, pastRuns)
  enterJokers(vectors, pastJokers)
  for (let round = 1; round < rounds; round++) {
    throwDice(vectors)
    keepBest(vectors, pastGroups)
  }
  // Where nothing is thrown again the smaller holds stay as they were: worth nothing.
  if (rounds > 0) {
    throwDice(vectors)
    keepBest(vectors, wholeGroups)
  }
  meanOfBest(vectors, result + (lane << 3))
}
