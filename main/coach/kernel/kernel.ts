// AssemblyScript: compiled to WebAssembly by tools/kernel.ts, outside tsc and ESLint.
//
// One turn for all upper sums of an outline at once, four in a block (two vectors of two doubles).
// It knows no rules: whoever calls has laid the tables of shared/coach/ in the memory and says where
// (kernelMemory.ts). Holds are in an order of their own there; all offsets are bytes.

const BLOCK: usize = 32 // four doubles
const HIGH: usize = 16 // from the first two of a block to the others
const RUN: usize = 16
const OUTCOME: usize = 16
const JOKER: usize = 24
const GROUP: usize = 12

// Where the tables lie; set once. Blocks are offsets from `best`, of outcomes from `worth`.
let smaller: usize // the first hold that is no whole throw
let holds: usize // past the last hold
let after: usize // u16: the blocks of the six holds with a die more, for each smaller hold
let groups: usize // holds with as many dice and kinds, fewest dice first: kinds u32, first block u32, block past u32
let wholeGroups: usize // those of the whole throws, the last
let pastGroups: usize
let before: usize // u16: the blocks of the holds with a die less, hold by hold in the order of the groups
let wholeBefore: usize // those of the whole throws
let chance: usize // f64 by whole throw
let rounds: i32 // throws after the first
let outcomes: usize // by outcome: points f64, address of its throws u32 (0: the least of its row), pad
let runs: usize // by run of outcomes: first u32, past u32, address of the values after them u32, of their class maps' addresses u32 (0: classes stay)
let jokers: usize // by placement: thrown's block u32, 1 if the first of its throw u32, outcome's block u32, pad, extra f64
let worth: usize // scratch: a block by outcome
let best: usize // scratch: a block by hold

let sixth: f64 // not a constant: that would be made anew for every hold
let meanLow: v128 = f64x2.splat(0)
let meanHigh: v128 = f64x2.splat(0)

export function setUp(
  smaller_: usize, holds_: usize, after_: usize, groups_: usize, wholeGroups_: usize, pastGroups_: usize,
  before_: usize, wholeBefore_: usize, chance_: usize, rounds_: i32, outcomes_: usize, runs_: usize,
  jokers_: usize, worth_: usize, best_: usize,
): void {
  smaller = best_ + smaller_
  holds = best_ + holds_
  after = after_
  groups = groups_
  wholeGroups = wholeGroups_
  pastGroups = pastGroups_
  before = before_
  wholeBefore = wholeBefore_
  chance = chance_
  rounds = rounds_
  outcomes = outcomes_
  runs = runs_
  jokers = jokers_
  worth = worth_
  best = best_
  sixth = 1.0 / 6.0
}

/** Writes the values of `classes` states from `result` on; up to three more are overwritten. */
export function solveOutline(classes: i32, runCount: usize, jokerCount: usize, result: usize): void {
  const pastRuns = runs + runCount * RUN
  for (let lane: usize = 0; lane < <usize>classes; lane += 4) {
    weigh(lane, pastRuns)
    enter(pastRuns)
    enterJokers(jokerCount)
    for (let round = 1; round < rounds; round++) {
      throwDice()
      keepBest(pastGroups)
    }
    // Where nothing is thrown again the smaller holds stay as they were: worth nothing.
    if (rounds > 0) {
      throwDice()
      keepBest(wholeGroups)
    }
    meanOfBest(result + (lane << 3))
  }
}

/** What each outcome brings; and the most that the least outcomes bring, for every throw. */
function weigh(lane: usize, pastRuns: usize): void {
  let leastLow = f64x2.splat(0)
  let leastHigh = f64x2.splat(0)
  for (let run = runs; run < pastRuns; run += RUN) {
    let outcome: usize = load<u32>(run)
    const past: usize = load<u32>(run, 4)
    const values: usize = load<u32>(run, 8)
    let maps: usize = load<u32>(run, 12)
    let to = worthOf(outcome)
    let low = v128.load(values + (lane << 3))
    let high = v128.load(values + (lane << 3), HIGH)
    for (; outcome < past; outcome += OUTCOME, to += BLOCK) {
      if (maps) {
        const map = <usize>load<u32>(maps) + (lane << 1)
        low = two(values, map)
        high = two(values, map + 4)
        maps += 4
      }
      const points = v128.load64_splat(outcome)
      const lowHere = f64x2.add(low, points)
      const highHere = f64x2.add(high, points)
      v128.store(to, lowHere)
      v128.store(to, highHere, HIGH)
      if (!load<u32>(outcome, 8)) {
        leastLow = f64x2.pmax(leastLow, lowHere)
        leastHigh = f64x2.pmax(leastHigh, highHere)
      }
    }
  }
  for (let to = best; to < smaller; to += BLOCK) {
    v128.store(to, leastLow)
    v128.store(to, leastHigh, HIGH)
  }
}

// @ts-ignore: decorator
@inline
function worthOf(outcome: usize): usize {
  return worth + (outcome - outcomes) * (BLOCK / OUTCOME)
}

/** The values of the two classes that a map of classes names. */
// @ts-ignore: decorator
@inline
function two(values: usize, map: usize): v128 {
  const first = v128.load64_zero(values + ((<usize>load<u16>(map)) << 3))
  return v128.load64_lane(values + ((<usize>load<u16>(map, 2)) << 3), first, 1)
}

/**
 * Every other outcome, for its throws. That the least of its row stands for them too is no matter:
 * more points in a row never make a card worse, since no bonus and no joker's extra is below 0.
 */
function enter(pastRuns: usize): void {
  for (let run = runs; run < pastRuns; run += RUN) {
    const past: usize = load<u32>(run, 4)
    for (let outcome: usize = load<u32>(run); outcome < past; outcome += OUTCOME) {
      let thrown: usize = load<u32>(outcome, 8)
      if (!thrown) continue
      const from = worthOf(outcome)
      const low = v128.load(from)
      const high = v128.load(from, HIGH)
      const last = thrown + ((<usize>load<u16>(thrown)) << 1)
      while (thrown < last) {
        thrown += 2
        const to = best + load<u16>(thrown)
        v128.store(to, f64x2.pmax(v128.load(to), low))
        v128.store(to, f64x2.pmax(v128.load(to, HIGH), high), HIGH)
      }
    }
  }
}

function enterJokers(count: usize): void {
  const end = jokers + count * JOKER
  for (let at = jokers; at < end; at += JOKER) {
    const to = best + load<u32>(at)
    const from = worth + load<u32>(at, 8)
    const extra = f64x2.splat(load<f64>(at, 16))
    let low = f64x2.add(v128.load(from), extra)
    let high = f64x2.add(v128.load(from, HIGH), extra)
    if (!load<u32>(at, 4)) {
      low = f64x2.pmax(v128.load(to), low)
      high = f64x2.pmax(v128.load(to, HIGH), high)
    }
    v128.store(to, low)
    v128.store(to, high, HIGH)
  }
}

/**
 * What a smaller hold is worth is the mean of the six holds with one die more. Both halves of a block
 * are written out, here and below: in a function for one half the compiler looks up each place twice.
 */
function throwDice(): void {
  const weight = f64x2.splat(sixth)
  let at = after
  for (let to = smaller; to < holds; to += BLOCK, at += 12) {
    const a = best + load<u16>(at)
    const b = best + load<u16>(at, 2)
    const c = best + load<u16>(at, 4)
    const d = best + load<u16>(at, 6)
    const e = best + load<u16>(at, 8)
    const f = best + load<u16>(at, 10)
    const low = f64x2.add(
      f64x2.add(f64x2.add(v128.load(a), v128.load(b)), f64x2.add(v128.load(c), v128.load(d))),
      f64x2.add(v128.load(e), v128.load(f)),
    )
    const high = f64x2.add(
      f64x2.add(f64x2.add(v128.load(a, HIGH), v128.load(b, HIGH)), f64x2.add(v128.load(c, HIGH), v128.load(d, HIGH))),
      f64x2.add(v128.load(e, HIGH), v128.load(f, HIGH)),
    )
    v128.store(to, f64x2.mul(low, weight))
    v128.store(to, f64x2.mul(high, weight), HIGH)
  }
}

/** The best of some dice is to keep them all, or the best of one die less. */
function keepBest(past: usize): void {
  let at = before
  for (let group = groups; group < past; group += GROUP) at = ofKinds(group, at, false)
}

/** The mean over the whole throws of the best of each, which is written nowhere. */
function meanOfBest(to: usize): void {
  meanLow = f64x2.splat(0)
  meanHigh = f64x2.splat(0)
  let at = wholeBefore
  for (let group = wholeGroups; group < pastGroups; group += GROUP) at = ofKinds(group, at, true)
  v128.store(to, meanLow)
  v128.store(to, meanHigh, HIGH)
}

// @ts-ignore: decorator
@inline
function ofKinds(group: usize, at: usize, mean: bool): usize {
  const kinds = load<u32>(group)
  if (kinds == 1) return ofGroup(1, group, at, mean)
  if (kinds == 2) return ofGroup(2, group, at, mean)
  if (kinds == 3) return ofGroup(3, group, at, mean)
  if (kinds == 4) return ofGroup(4, group, at, mean)
  return ofGroup(5, group, at, mean)
}

/** Written for a number of kinds known when compiling: no loop within the loop. */
// @ts-ignore: decorator
@inline
function ofGroup(kinds: usize, group: usize, at: usize, mean: bool): usize {
  let sumLow = meanLow
  let sumHigh = meanHigh
  let weightAt = chance + (load<u32>(group, 4) >> 2)
  const past = best + load<u32>(group, 8)
  for (let all = best + load<u32>(group, 4); all < past; all += BLOCK, at += kinds << 1) {
    let less = best + load<u16>(at)
    let low = f64x2.pmax(v128.load(all), v128.load(less))
    let high = f64x2.pmax(v128.load(all, HIGH), v128.load(less, HIGH))
    if (kinds > 1) {
      less = best + load<u16>(at, 2)
      low = f64x2.pmax(low, v128.load(less))
      high = f64x2.pmax(high, v128.load(less, HIGH))
    }
    if (kinds > 2) {
      less = best + load<u16>(at, 4)
      low = f64x2.pmax(low, v128.load(less))
      high = f64x2.pmax(high, v128.load(less, HIGH))
    }
    if (kinds > 3) {
      less = best + load<u16>(at, 6)
      low = f64x2.pmax(low, v128.load(less))
      high = f64x2.pmax(high, v128.load(less, HIGH))
    }
    if (kinds > 4) {
      less = best + load<u16>(at, 8)
      low = f64x2.pmax(low, v128.load(less))
      high = f64x2.pmax(high, v128.load(less, HIGH))
    }
    if (mean) {
      const weight = v128.load64_splat(weightAt)
      sumLow = f64x2.add(sumLow, f64x2.mul(weight, low))
      sumHigh = f64x2.add(sumHigh, f64x2.mul(weight, high))
      weightAt += 8
    } else {
      v128.store(all, low)
      v128.store(all, high, HIGH)
    }
  }
  if (mean) {
    meanLow = sumLow
    meanHigh = sumHigh
  }
  return at
}
