import { countFaces, type Dice, type Die } from '../../shared/dice.ts'
import type { Held } from '../../shared/events.ts'
import { type Row, rowOf, type Ruleset } from '../../shared/ruleset.ts'
import {
  bonusReachable,
  par,
  placements,
  type Placement,
  type Scorecard,
} from '../../shared/scorecard.ts'
import { type Aim, aims, multiset } from './aims.ts'
import type { Chance } from './chance.ts'

export interface Throw {
  readonly dice: Dice
  readonly held: Held
}

export interface PlayedTurn {
  readonly throws: readonly Throw[]
  /** What was chosen, and what else was legal. */
  readonly placement: Placement
  readonly others: readonly Placement[]
}

/** How many points somebody without any skill is wrong about a row. */
const WILDEST = 9
/** What a point above a number row's share of the bonus is worth beyond itself. */
const BONUS_PULL = 1.6
/** A row that hardly ever comes when it is wanted comes by itself now and then: it is kept for that. */
const LONG_SHOT = { below: 8, worth: 8 }
/** How often somebody without any skill stops though there are throws left. */
const HASTE = 0.25

/**
 * A turn of somebody who wants one row at a time: the one that promises most above what it usually
 * gives, as far as that player's skill (0 to 1) sees.
 */
export function playTurn(
  ruleset: Ruleset,
  card: Scorecard,
  skill: number,
  chance: Chance,
): PlayedTurn {
  const all = aims(ruleset)
  const bonus = bonusReachable(ruleset, card)
  const price = new Map(all.map((aim) => [aim.row.id, priceOf(aim, skill, chance)]))
  const merit = (row: Row, points: number): number =>
    points - (price.get(row.id) ?? 0) + (bonus ? pull(ruleset, row, points) : 0)
  const open = all.filter(({ row }) => card[row.id] === undefined)
  const wanted = ruleset.order === 'forced' ? open.slice(0, 1) : open
  const throws: Throw[] = [{ dice: throwAll(ruleset, chance), held: [] }]
  for (let left = ruleset.throws - 1; left > 0 && !chance.happens(HASTE * (1 - skill)); left--) {
    const { dice } = throws.at(-1) ?? { dice: [] }
    const key = multiset(countFaces(dice))
    const aim = highest(wanted, ({ row, best }) => merit(row, best[left]?.get(key)?.value ?? 0))
    const held = positions(dice, aim.best[left]?.get(key)?.held ?? [])
    if (held.length === ruleset.dice) break
    throws.push({ held, dice: dice.map((die, i) => (held.includes(i) ? die : chance.die())) })
  }
  const legal = placements(ruleset, card, throws.at(-1)?.dice ?? [])
  const placement = highest(legal, ({ row, points, extra }) =>
    merit(rowOf(ruleset, row), points + extra),
  )
  return { throws, placement, others: legal.filter((one) => one !== placement) }
}

/** What somebody thinks a row should give, rightly or not. */
function priceOf({ row, worth }: Aim, skill: number, chance: Chance): number {
  const isLongShot = row.section === 'lower' && worth < LONG_SHOT.below
  return worth + (isLongShot ? LONG_SHOT.worth : 0) + chance.normal(WILDEST * (1 - skill))
}

function pull(ruleset: Ruleset, row: Row, points: number): number {
  return row.section === 'upper' ? BONUS_PULL * (points - par(ruleset, row)) : 0
}

const throwAll = (ruleset: Ruleset, chance: Chance): Dice =>
  Array.from({ length: ruleset.dice }, (): Die => chance.die())

function positions(dice: Dice, held: readonly number[]): Held {
  const left = [...held]
  return dice.flatMap((die, position) => {
    const stays = (left[die] ?? 0) > 0
    if (stays) left[die] = (left[die] ?? 0) - 1
    return stays ? [position] : []
  })
}

function highest<T>(all: readonly T[], value: (one: T) => number): T {
  let [best] = all
  let most = -Infinity
  for (const one of all) {
    const here = value(one)
    if (here > most) [best, most] = [one, here]
  }
  if (best === undefined) throw new Error('nothing to choose from')
  return best
}
