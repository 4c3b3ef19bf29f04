// AssemblyScript: compiled to WebAssembly by tools/kernel.ts, outside tsc and ESLint.
//
// One turn for all upper sums of an outline at once, six in a block (three vectors of two doubles);
// what is left of them takes a block of two vectors or one. How many `vectors` there are, and the
// `kinds` of a hold, are known when compiling: whatever takes them is inlined, once for each.
// It knows no rules: whoever calls has laid the tables of shared/coach/ in the memory and says where
// (kernelMemory.ts). Holds are in an order of their own there, and their blocks begin at 0, so that
// an offset in a table is an address. All offsets are bytes.

const SECOND: usize = 16 // from the first vector of a block
const THIRD: usize = 32
const BLOCK: usize = 48
const RUN: usize = 16
const OUTCOME: usize = 16
const JOKER: usize = 24
const GROUP: usize = 12

// Where the tables lie; set once. What is a hold's block is an address.
let smaller: usize // the block of the first hold that is no whole throw
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
let jokers: usize // by placement: thrown's block u32, 1 if the first of its throw u32, outcome's block from `worth` u32, pad, extra f64
let worth: usize // scratch: a block by outcome
let least: usize // scratch: a block

let sixth: f64 // not a constant: that would be made anew for every hold

export function setUp(
  smaller_: usize, holds_: usize, after_: usize, groups_: usize, wholeGroups_: usize, pastGroups_: usize,
  before_: usize, wholeBefore_: usize, chance_: usize, rounds_: i32, outcomes_: usize, runs_: usize,
  jokers_: usize, worth_: usize, least_: usize,
): void {
  smaller = smaller_
  holds = holds_
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
  least = least_
  sixth = 1.0 / 6.0
}

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

/** What each outcome brings; and the most that the least outcomes of the rows bring, for every throw. */
// @ts-ignore: decorator
@inline
function weigh(vectors: i32, lane: usize, pastRuns: usize): void {
  let least1 = f64x2.splat(0)
  let least2 = f64x2.splat(0)
  let least3 = f64x2.splat(0)
  for (let run = runs; run < pastRuns; run += RUN) {
    let outcome: usize = load<u32>(run)
    const past: usize = load<u32>(run, 4)
    const values: usize = load<u32>(run, 8)
    let maps: usize = load<u32>(run, 12)
    let to = worthOf(outcome)
    let after1 = v128.load(values + (lane << 3))
    let after2 = v128.load(values + (lane << 3), SECOND)
    let after3 = v128.load(values + (lane << 3), THIRD)
    for (; outcome < past; outcome += OUTCOME, to += BLOCK) {
      if (maps) {
        const map = <usize>load<u32>(maps) + (lane << 1)
        after1 = two(values, map)
        if (vectors > 1) after2 = two(values, map + 4)
        if (vectors > 2) after3 = two(values, map + 8)
        maps += 4
      }
      const points = v128.load64_splat(outcome)
      const isLeast = !load<u32>(outcome, 8)
      const worth1 = f64x2.add(after1, points)
      v128.store(to, worth1)
      if (isLeast) least1 = f64x2.pmax(least1, worth1)
      if (vectors > 1) {
        const worth2 = f64x2.add(after2, points)
        v128.store(to, worth2, SECOND)
        if (isLeast) least2 = f64x2.pmax(least2, worth2)
      }
      if (vectors > 2) {
        const worth3 = f64x2.add(after3, points)
        v128.store(to, worth3, THIRD)
        if (isLeast) least3 = f64x2.pmax(least3, worth3)
      }
    }
  }
  for (let to: usize = 0; to < smaller; to += BLOCK) {
    v128.store(to, least1)
    if (vectors > 1) v128.store(to, least2, SECOND)
    if (vectors > 2) v128.store(to, least3, THIRD)
  }
  v128.store(least, least1)
  v128.store(least, least2, SECOND)
  v128.store(least, least3, THIRD)
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
 * Every outcome that is worth more than the least, for its throws. That the least of its row stands
 * for them too is no matter: more points in a row never make a card worse, since no bonus and no
 * joker's extra is below 0.
 */
// @ts-ignore: decorator
@inline
function enter(vectors: i32, pastRuns: usize): void {
  const least1 = v128.load(least)
  const least2 = v128.load(least, SECOND)
  const least3 = v128.load(least, THIRD)
  for (let run = runs; run < pastRuns; run += RUN) {
    const past: usize = load<u32>(run, 4)
    for (let outcome: usize = load<u32>(run); outcome < past; outcome += OUTCOME) {
      let thrown: usize = load<u32>(outcome, 8)
      if (!thrown) continue
      const from = worthOf(outcome)
      const worth1 = v128.load(from)
      const worth2 = v128.load(from, SECOND)
      const worth3 = v128.load(from, THIRD)
      let more = f64x2.gt(worth1, least1)
      if (vectors > 1) more = v128.or(more, f64x2.gt(worth2, least2))
      if (vectors > 2) more = v128.or(more, f64x2.gt(worth3, least3))
      if (!v128.any_true(more)) continue
      const last = thrown + ((<usize>load<u16>(thrown)) << 1)
      while (thrown < last) {
        thrown += 2
        const to: usize = load<u16>(thrown)
        v128.store(to, f64x2.pmax(v128.load(to), worth1))
        if (vectors > 1) v128.store(to, f64x2.pmax(v128.load(to, SECOND), worth2), SECOND)
        if (vectors > 2) v128.store(to, f64x2.pmax(v128.load(to, THIRD), worth3), THIRD)
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function enterJokers(vectors: i32, pastJokers: usize): void {
  for (let joker = jokers; joker < pastJokers; joker += JOKER) {
    enterJoker(joker, 0)
    if (vectors > 1) enterJoker(joker, SECOND)
    if (vectors > 2) enterJoker(joker, THIRD)
  }
}

// @ts-ignore: decorator
@inline
function enterJoker(joker: usize, vector: usize): void {
  const to = <usize>load<u32>(joker) + vector
  const from = worth + load<u32>(joker, 8) + vector
  const brings = f64x2.add(v128.load(from), v128.load64_splat(joker, 16))
  v128.store(to, load<u32>(joker, 4) ? brings : f64x2.pmax(v128.load(to), brings))
}

/** What a smaller hold is worth is the mean of the six holds with one die more. */
// @ts-ignore: decorator
@inline
function throwDice(vectors: i32): void {
  const weight = f64x2.splat(sixth)
  let at = after
  for (let to = smaller; to < holds; to += BLOCK, at += 12) {
    const a: usize = load<u16>(at)
    const b: usize = load<u16>(at, 2)
    const c: usize = load<u16>(at, 4)
    const d: usize = load<u16>(at, 6)
    const e: usize = load<u16>(at, 8)
    const f: usize = load<u16>(at, 10)
    v128.store(to, f64x2.mul(weight, sumOf(a, b, c, d, e, f, 0)))
    if (vectors > 1) v128.store(to, f64x2.mul(weight, sumOf(a, b, c, d, e, f, SECOND)), SECOND)
    if (vectors > 2) v128.store(to, f64x2.mul(weight, sumOf(a, b, c, d, e, f, THIRD)), THIRD)
  }
}

// @ts-ignore: decorator
@inline
function sumOf(a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, vector: usize): v128 {
  const ab = f64x2.add(v128.load(a + vector), v128.load(b + vector))
  const cd = f64x2.add(v128.load(c + vector), v128.load(d + vector))
  const ef = f64x2.add(v128.load(e + vector), v128.load(f + vector))
  return f64x2.add(f64x2.add(ab, cd), ef)
}

/** The best of some dice is to keep them all, or the best of one die less. */
// @ts-ignore: decorator
@inline
function keepBest(vectors: i32, past: usize): void {
  let at = before
  for (let group = groups; group < past; group += GROUP) at = ofKinds(vectors, group, at, 0)
}

/** The mean over the whole throws of the best of each, which is written nowhere. */
// @ts-ignore: decorator
@inline
function meanOfBest(vectors: i32, mean: usize): void {
  v128.store(mean, f64x2.splat(0))
  if (vectors > 1) v128.store(mean, f64x2.splat(0), SECOND)
  if (vectors > 2) v128.store(mean, f64x2.splat(0), THIRD)
  let at = wholeBefore
  for (let group = wholeGroups; group < pastGroups; group += GROUP) at = ofKinds(vectors, group, at, mean)
}

// @ts-ignore: decorator
@inline
function ofKinds(vectors: i32, group: usize, at: usize, mean: usize): usize {
  const kinds = load<u32>(group)
  if (kinds == 1) return ofGroup(vectors, 1, group, at, mean)
  if (kinds == 2) return ofGroup(vectors, 2, group, at, mean)
  if (kinds == 3) return ofGroup(vectors, 3, group, at, mean)
  if (kinds == 4) return ofGroup(vectors, 4, group, at, mean)
  return ofGroup(vectors, 5, group, at, mean)
}

/**
 * The best of each hold of a group, written to its block, or added to what is at `mean` where that is
 * not 0. As many holds with a die less for all of them: no loop within the loop.
 */
// @ts-ignore: decorator
@inline
function ofGroup(vectors: i32, kinds: usize, group: usize, at: usize, mean: usize): usize {
  const first: usize = load<u32>(group, 4)
  const past: usize = load<u32>(group, 8)
  let weightAt = chance + first / (BLOCK / 8)
  let sum1 = f64x2.splat(0)
  let sum2 = f64x2.splat(0)
  let sum3 = f64x2.splat(0)
  for (let hold = first; hold < past; hold += BLOCK, at += kinds << 1) {
    const a: usize = load<u16>(at)
    const b: usize = kinds > 1 ? load<u16>(at, 2) : 0
    const c: usize = kinds > 2 ? load<u16>(at, 4) : 0
    const d: usize = kinds > 3 ? load<u16>(at, 6) : 0
    const e: usize = kinds > 4 ? load<u16>(at, 8) : 0
    const best1 = bestOf(kinds, hold, a, b, c, d, e, 0)
    const best2 = vectors > 1 ? bestOf(kinds, hold, a, b, c, d, e, SECOND) : best1
    const best3 = vectors > 2 ? bestOf(kinds, hold, a, b, c, d, e, THIRD) : best1
    if (mean) {
      const weight = v128.load64_splat(weightAt)
      sum1 = f64x2.add(sum1, f64x2.mul(weight, best1))
      if (vectors > 1) sum2 = f64x2.add(sum2, f64x2.mul(weight, best2))
      if (vectors > 2) sum3 = f64x2.add(sum3, f64x2.mul(weight, best3))
      weightAt += 8
    } else {
      v128.store(hold, best1)
      if (vectors > 1) v128.store(hold, best2, SECOND)
      if (vectors > 2) v128.store(hold, best3, THIRD)
    }
  }
  if (mean) {
    addTo(mean, sum1)
    if (vectors > 1) addTo(mean + SECOND, sum2)
    if (vectors > 2) addTo(mean + THIRD, sum3)
  }
  return at
}

// @ts-ignore: decorator
@inline
function bestOf(
  kinds: usize, hold: usize, a: usize, b: usize, c: usize, d: usize, e: usize, vector: usize,
): v128 {
  let most = f64x2.pmax(v128.load(hold + vector), v128.load(a + vector))
  if (kinds > 1) most = f64x2.pmax(most, v128.load(b + vector))
  if (kinds > 2) most = f64x2.pmax(most, v128.load(c + vector))
  if (kinds > 3) most = f64x2.pmax(most, v128.load(d + vector))
  if (kinds > 4) most = f64x2.pmax(most, v128.load(e + vector))
  return most
}

// @ts-ignore: decorator
@inline
function addTo(place: usize, value: v128): void {
  v128.store(place, f64x2.add(v128.load(place), value))
}
