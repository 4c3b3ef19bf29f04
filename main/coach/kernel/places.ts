// Where the tables lie that kernelMemory.ts has laid, and how wide a line of each is, in bytes.

export const SECOND: usize = 16 // from the first vector of a block
export const THIRD: usize = 32
export const BLOCK: usize = 48
export const RUN: usize = 16
export const OUTCOME: usize = 16
export const JOKER: usize = 24
export const GROUP: usize = 12

// Set once. A hold's block is given as its address.
export let smaller: usize // the block of the first hold that is no whole throw
export let holds: usize // past the last hold
export let after: usize // u16: the blocks of the six holds with a die more, for each smaller hold
export let groups: usize // holds with as many dice and kinds, fewest dice first: kinds u32, first block u32, block past u32
export let wholeGroups: usize // those of the whole throws, the last
export let pastGroups: usize
export let before: usize // u16: the blocks of the holds with a die less, hold by hold in the order of the groups
export let wholeBefore: usize // those of the whole throws
export let chance: usize // f64 by whole throw
export let rounds: i32 // throws after the first
export let outcomes: usize // by outcome: points f64, address of its throws u32 (0: the least of its row), pad
export let runs: usize // by run of outcomes: first u32, past u32, address of the values after them u32, of their class maps' addresses u32 (0: classes stay)
export let jokers: usize // by placement: thrown's block u32, 1 if the first of its throw u32, outcome's block from `worth` u32, pad, extra f64
export let worth: usize // scratch: a block by outcome
export let least: usize // scratch: a block

export let sixth: f64 // not a constant: that would be made anew for every hold

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
