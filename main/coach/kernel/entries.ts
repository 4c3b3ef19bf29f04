// What a throw is worth when it is entered, for as many `vectors` of two sums each.

import { BLOCK, JOKER, jokers, least, OUTCOME, outcomes, RUN, runs, SECOND, smaller, THIRD, worth } from './places'

/** What each outcome brings; and the most that the least outcomes of the rows bring, for every throw. */
// @ts-ignore: decorator
@inline
export function weigh(vectors: i32, lane: usize, pastRuns: usize): void {
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
      least1 = weighTwo(to, after1, points, isLeast, least1)
      if (vectors > 1) least2 = weighTwo(to + SECOND, after2, points, isLeast, least2)
      if (vectors > 2) least3 = weighTwo(to + THIRD, after3, points, isLeast, least3)
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

/** @param most that any row brings with its least outcome, of those till now @returns with this one */
// @ts-ignore: decorator
@inline
function weighTwo(to: usize, values: v128, points: v128, isLeast: bool, most: v128): v128 {
  const brings = f64x2.add(values, points)
  v128.store(to, brings)
  return isLeast ? f64x2.pmax(most, brings) : most
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
 * for them too is no matter: more points in a row never make a card worse, since no row, no bonus
 * and no joker's extra is below 0.
 */
// @ts-ignore: decorator
@inline
export function enter(vectors: i32, pastRuns: usize): void {
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
        raise(to, worth1)
        if (vectors > 1) raise(to + SECOND, worth2)
        if (vectors > 2) raise(to + THIRD, worth3)
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function raise(place: usize, value: v128): void {
  v128.store(place, f64x2.pmax(v128.load(place), value))
}

// @ts-ignore: decorator
@inline
export function enterJokers(vectors: i32, pastJokers: usize): void {
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
  if (load<u32>(joker, 4)) v128.store(to, brings)
  else raise(to, brings)
}
