import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dearest, type Review, review } from '../../shared/coach/review.ts'
import type { GameEvent } from '../../shared/events.ts'
import { cardOf, foldGame, type Game, totalsOf } from '../../shared/game.ts'
import * as moves from '../../shared/moves.ts'
import { RULESET_IDS, RULESETS } from '../../shared/rulesets/index.ts'
import type { Die } from '../../shared/dice.ts'
import { placements } from '../../shared/scorecard.ts'
import { MOMENT, Play, seededDie } from '../../shared/testing/play.ts'
import { tableOf } from './testing/tables.ts'

/** A whole game of random throws, holds, early entries, and now and then an entry undone. */
function randomGame(ruleset: string, players: number, seed: number, die = seededDie(seed)): Play {
  const play = new Play(ruleset, players, die)
  const chance = seededDie(seed + 1)
  while (play.game.turn !== undefined) {
    play.throw()
    while ((play.game.turn?.throwsLeft ?? 0) > 0 && chance() > 2) {
      const held = [0, 1, 2, 3, 4].filter(() => chance() > 3)
      if (held.length < 5) play.throw(...held)
    }
    enterAny(play, chance())
    if (chance() === 6 && play.game.turn !== undefined) enterAny(play.undo(), chance())
  }
  return play
}

/** Shows the same face again and again: five alike in most throws, so that jokers come. */
function stickyDie(seed: number): () => Die {
  const die = seededDie(seed)
  let face = die()
  return () => (die() === 6 ? (face = die()) : face)
}

function enterAny(play: Play, pick: number): void {
  const { ruleset, turn } = play.game
  const card = cardOf(play.game, turn?.seat ?? 0)
  const legal = placements(ruleset, card, turn?.dice ?? [])
  play.enter(legal[pick % legal.length]?.row ?? 'nothing is open')
}

const total = (game: Game, seat: number): number => {
  const sitting = game.seats[seat]
  return sitting === undefined ? NaN : totalsOf(game, sitting).total
}

describe.each(RULESET_IDS)('a game of %s', (id) => {
  const table = tableOf(id)

  function expectIdentity(game: Game, seat: number): Review {
    const found = review(table, game, seat)
    if (found === undefined) throw new Error('a finished game has a review')
    expect(found.turns).toHaveLength(RULESETS[id].rows.length)
    expect(found.played).toBe(total(game, seat))
    expect(found.start + found.luck - found.loss).toBeCloseTo(found.played, 6)
    return found
  }

  test('is what was to be expected, and the luck, less the loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(1_000_000), (players, seed) => {
        const { game } = randomGame(id, players, seed)
        for (let seat = 0; seat < players; seat++) {
          const found = expectIdentity(game, seat)
          for (const { loss, decisions } of found.turns) {
            expect(loss).toBeGreaterThanOrEqual(0)
            const costs = decisions.reduce((sum, { chosen }) => sum + chosen.cost, 0)
            expect(loss).toBeCloseTo(costs, 9)
          }
          const [first, second, third, ...more] = dearest(found)
          expect(more).toEqual([])
          expect(first?.chosen.cost).toBeGreaterThanOrEqual(second?.chosen.cost ?? 0)
          expect(second?.chosen.cost).toBeGreaterThanOrEqual(third?.chosen.cost ?? 0)
          expect(first?.better.cost).toBe(0)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('is that too where five alike come turn after turn, jokers with their extras among them', () => {
    const extras = Array.from({ length: 15 }, (_, seed) => {
      const { game } = randomGame(id, 1, seed, stickyDie(seed))
      expectIdentity(game, 0)
      const cells = Object.values(game.seats[0]?.card ?? {})
      return cells.reduce((sum, cell) => sum + (cell?.extra ?? 0), 0)
    })
    const paid = RULESETS[id].joker === undefined ? 0 : 10
    expect(extras.filter((extra) => extra > 0).length).toBeGreaterThanOrEqual(paid)
  })
})

describe('a review', () => {
  const table = tableOf('nordic')

  test('is there for those who stayed when somebody has left, and not for who left', () => {
    const play = new Play('nordic', 2, seededDie(5)).playOn(3)
    play.events.push(...moves.leave(play.game, 1, MOMENT))
    const { game } = play.playOn()
    expect(review(table, game, 1)).toBeUndefined()
    const stayed = review(table, game, 0)
    expect((stayed?.start ?? 0) + (stayed?.luck ?? 0) - (stayed?.loss ?? 0)).toBeCloseTo(
      total(game, 0),
      6,
    )
  })

  test('is not there before the game is over, nor for a seat that is none', () => {
    const play = new Play('nordic', 1, seededDie(6)).playOn(3)
    expect(review(table, play.game, 0)).toBeUndefined()
    expect(review(table, play.playOn().game, 1)).toBeUndefined()
  })

  test('keeps a later correction apart from what was played', () => {
    const { events, game } = new Play('nordic', 1, seededDie(7)).playOn()
    const chance = game.seats[0]?.card['chance']?.points ?? 0
    const corrected = { kind: 'corrected', seat: 0, row: 'chance', points: 30, extra: 0 } as const
    const after = foldGame(RULESETS, [...events, corrected] satisfies GameEvent[])
    const found = review(table, after, 0)
    expect(found?.corrected).toBe(30 - chance)
    expect(found?.played).toBe(total(game, 0))
  })

  test('finds the choice that was thrown away', () => {
    const play = new Play('nordic', 1, seededDie(8))
    play.die = () => 6
    play.throw().enter('ones')
    play.die = seededDie(9)
    const found = review(table, play.playOn().game, 0)
    expect(found && dearest(found)[0]).toMatchObject({
      round: 1,
      throwsLeft: 0,
      chosen: { kind: 'row', row: 'ones', points: 0 },
      better: { kind: 'row', row: 'yatzy', points: 50 },
    })
  })
})
