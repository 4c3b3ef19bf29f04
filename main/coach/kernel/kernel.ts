// AssemblyScript: compiled to WebAssembly by tools/kernel.ts, outside tsc and ESLint.
//
// One turn for all upper sums of an outline at once, four in a block (two vectors of two doubles).
// It knows no rules: whoever calls has laid the tables of shared/coach/ in the memory and says where.
// Holds are numbered as in shared/coach/holds.ts; all offsets are bytes.

const BLOCK: usize = 32 // four doubles

// Where the tables lie; set once.
let holds: usize // number of holds
let throws: usize // the first so many are whole throws
let after: usize // u16: six for each smaller hold, the block of the hold with a die more
let before: usize // u16: the blocks of the holds with a die less, hold by hold, downwards
let beforeCount: usize // u8: how many, by hold
let chance: usize // f64 by throw
let rounds: i32 // throws after the first
let outcomes: usize // by move: outcome's block u32, first value's address u32, class map's address u32, pad u32, points f64
let rows: usize // by row: address of its u16 per throw, the block of the outcome
let jokers: usize // by placement: thrown's block u32, 1 if the first of its throw u32, outcome's block u32, pad, extra f64
let worth: usize // scratch: a block by outcome
let best: usize // scratch: a block by hold

export function setUp(
  holds_: usize, throws_: usize, after_: usize, before_: usize, beforeCount_: usize, chance_: usize,
  rounds_: i32, outcomes_: usize, rows_: usize, jokers_: usize, worth_: usize, best_: usize,
): void {
  holds = holds_
  throws = throws_
  after = after_
  before = before_
  beforeCount = beforeCount_
  chance = chance_
  rounds = rounds_
  outcomes = outcomes_
  rows = rows_
  jokers = jokers_
  worth = worth_
  best = best_
}

/** Writes the values of `classes` states from `result` on; up to three more are overwritten. */
export function solveOutline(
  classes: i32, outcomeCount: usize, rowCount: usize, jokerCount: usize, result: usize,
): void {
  for (let lane = 0; lane < classes; lane += 4) {
    weigh(lane, outcomeCount)
    enter(rowCount)
    enterJokers(jokerCount)
    for (let round = 0; round < rounds; round++) {
      throwDice()
      keepBest()
    }
    mean(result + ((<usize>lane) << 3))
  }
}

// @ts-ignore: decorator
@inline
function value(first: usize, map: usize): f64 {
  return load<f64>(first + ((<usize>load<u16>(map)) << 3))
}

function weigh(lane: i32, count: usize): void {
  const end = outcomes + count * 24
  const shift = (<usize>lane) << 1
  for (let at = outcomes; at < end; at += 24) {
    const to = worth + load<u32>(at)
    const first: usize = load<u32>(at, 4)
    const map: usize = <usize>load<u32>(at, 8) + shift
    const points = f64x2.splat(load<f64>(at, 16))
    const low = f64x2.replace_lane(f64x2.splat(value(first, map)), 1, value(first, map + 2))
    const high = f64x2.replace_lane(f64x2.splat(value(first, map + 4)), 1, value(first, map + 6))
    v128.store(to, f64x2.add(low, points))
    v128.store(to, f64x2.add(high, points), 16)
  }
}

function enter(count: usize): void {
  const end = rows + (count << 2)
  for (let thrown: usize = 0; thrown < throws; thrown++) {
    let from = worth + load<u16>(<usize>load<u32>(rows) + (thrown << 1))
    let low = v128.load(from)
    let high = v128.load(from, 16)
    for (let row = rows + 4; row < end; row += 4) {
      from = worth + load<u16>(<usize>load<u32>(row) + (thrown << 1))
      low = f64x2.pmax(low, v128.load(from))
      high = f64x2.pmax(high, v128.load(from, 16))
    }
    const to = best + thrown * BLOCK
    v128.store(to, low)
    v128.store(to, high, 16)
  }
}

function enterJokers(count: usize): void {
  const end = jokers + count * 24
  for (let at = jokers; at < end; at += 24) {
    const to = best + load<u32>(at)
    const from = worth + load<u32>(at, 8)
    const extra = f64x2.splat(load<f64>(at, 16))
    let low = f64x2.add(v128.load(from), extra)
    let high = f64x2.add(v128.load(from, 16), extra)
    if (!load<u32>(at, 4)) {
      low = f64x2.pmax(v128.load(to), low)
      high = f64x2.pmax(v128.load(to, 16), high)
    }
    v128.store(to, low)
    v128.store(to, high, 16)
  }
}

function throwDice(): void {
  const sixth = f64x2.splat(1.0 / 6.0)
  const end = best + holds * BLOCK
  let at = after
  for (let to = best + throws * BLOCK; to < end; to += BLOCK) {
    const a = best + load<u16>(at)
    const b = best + load<u16>(at, 2)
    const c = best + load<u16>(at, 4)
    const d = best + load<u16>(at, 6)
    const e = best + load<u16>(at, 8)
    const f = best + load<u16>(at, 10)
    at += 12
    const low = f64x2.add(
      f64x2.add(f64x2.add(v128.load(a), v128.load(b)), f64x2.add(v128.load(c), v128.load(d))),
      f64x2.add(v128.load(e), v128.load(f)),
    )
    const high = f64x2.add(
      f64x2.add(f64x2.add(v128.load(a, 16), v128.load(b, 16)), f64x2.add(v128.load(c, 16), v128.load(d, 16))),
      f64x2.add(v128.load(e, 16), v128.load(f, 16)),
    )
    v128.store(to, f64x2.mul(low, sixth))
    v128.store(to, f64x2.mul(high, sixth), 16)
  }
}

function keepBest(): void {
  let at = before
  let count = beforeCount
  // Downwards through the list: from one die to five; nothing at all is the last and stays.
  for (let to = best + (holds - 2) * BLOCK; to >= best; to -= BLOCK) {
    let low = v128.load(to)
    let high = v128.load(to, 16)
    const end = at + ((<usize>load<u8>(count++)) << 1)
    for (; at < end; at += 2) {
      const from = best + load<u16>(at)
      low = f64x2.pmax(low, v128.load(from))
      high = f64x2.pmax(high, v128.load(from, 16))
    }
    v128.store(to, low)
    v128.store(to, high, 16)
  }
}

function mean(to: usize): void {
  let low = f64x2.splat(0)
  let high = f64x2.splat(0)
  for (let thrown: usize = 0; thrown < throws; thrown++) {
    const weight = f64x2.splat(load<f64>(chance + (thrown << 3)))
    const from = best + thrown * BLOCK
    low = f64x2.add(low, f64x2.mul(weight, v128.load(from)))
    high = f64x2.add(high, f64x2.mul(weight, v128.load(from, 16)))
  }
  v128.store(to, low)
  v128.store(to, high, 16)
}
