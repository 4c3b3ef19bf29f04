// What it is worth to keep some dice and throw the others, for as many `vectors` of two sums each.

import {
  after, before, BLOCK, chance, GROUP, groups, holds, pastGroups, SECOND, sixth, smaller, THIRD, wholeBefore,
  wholeGroups,
} from './places'

/** What a smaller hold is worth is the mean of the six holds with one die more. */
// @ts-ignore: decorator
@inline
export function throwDice(vectors: i32): void {
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
export function keepBest(vectors: i32, past: usize): void {
  let at = before
  for (let group = groups; group < past; group += GROUP) at = ofKinds(vectors, group, at, 0)
}

/** The mean over the whole throws of the best of each, which is written nowhere. */
// @ts-ignore: decorator
@inline
export function meanOfBest(vectors: i32, mean: usize): void {
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
