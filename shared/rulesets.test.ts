import { describe, expect, test } from 'vitest'
import { allThrows, countFaces } from './dice.ts'
import { isRulesetId, RULESET_IDS, RULESETS } from './rulesets/index.ts'
import { isFull, maximum, maximumTotal, place, placements, reachable, totals } from './scorecard.ts'
import { Play, refusalOf, seededDie } from './testing/play.ts'

const RULESET_LIST = Object.values(RULESETS)

describe.each(RULESET_LIST)('$id', (ruleset) => {
  const throws = allThrows(ruleset.dice)

  test('is found under its own id', () => {
    expect(isRulesetId(ruleset.id)).toBe(true)
    expect(RULESETS[ruleset.id as keyof typeof RULESETS]).toBe(ruleset)
  })

  test('has no two rows of one id, and the upper section first', () => {
    const ids = ruleset.rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const sections = ruleset.rows.map(({ section }) => section)
    expect(sections).toEqual(sections.toSorted().reverse())
  })

  test('counts a face of its own in each row of the upper section, and in no other', () => {
    const faces = (section: string) =>
      ruleset.rows.filter((row) => row.section === section).map(({ face }) => face)
    expect(faces('upper')).toEqual([1, 2, 3, 4, 5, 6])
    expect(faces('lower').every((face) => face === undefined)).toBe(true)
  })

  test.each(ruleset.rows)('no throw beats the maximum of $id, and some throw reaches it', (row) => {
    const points = throws.map((dice) => row.score(countFaces(dice)))
    expect(Math.max(...points)).toBe(maximum(ruleset, row.id))
  })

  test('pays a joker only what a plain throw can reach', () => {
    for (const { id, score } of ruleset.rows)
      expect(reachable(ruleset, id)).toContain(score.fixed ?? 0)
  })

  test('has a joker row among its rows, if it has a joker', () => {
    const ids = ruleset.rows.map(({ id }) => id)
    expect(ids).toContain(ruleset.joker?.row ?? ids[0])
  })

  test('takes no points from anybody: no row, no bonus and no extra is below 0', () => {
    const { rows, bonus, joker } = ruleset
    const points = rows.flatMap(({ id }) => reachable(ruleset, id))
    expect(Math.min(...points, bonus.points, joker?.extra ?? 0)).toBeGreaterThanOrEqual(0)
  })

  test('has a bonus that can be reached and can be missed', () => {
    const best = ruleset.rows
      .filter(({ section }) => section === 'upper')
      .reduce((sum, { id }) => sum + maximum(ruleset, id), 0)
    expect(ruleset.bonus.limit).toBeGreaterThan(0)
    expect(ruleset.bonus.limit).toBeLessThanOrEqual(best)
  })

  test.each([1, 2, 3, 6])('is over when the cards of %i players are full', (players) => {
    const play = new Play(ruleset.id, players, seededDie(players))
    play.playOn(players * ruleset.rows.length - 1)
    expect(play.game).toMatchObject({ state: 'playing', turn: { round: ruleset.rows.length } })
    play.playOn(1)
    const { state, seats, turn, ended } = play.game
    expect({ state, turn }).toEqual({ state: 'finished', turn: undefined })
    expect(ended).toBeDefined()
    expect(seats.every(({ card }) => isFull(ruleset, card))).toBe(true)
    expect(refusalOf(() => play.throw())?.code).toBe('gameOver')
  })

  test('gives only points a row can hold, and no total above the best card', () => {
    for (let seed = 0; seed < 40; seed++) {
      const [seat] = new Play(ruleset.id, 1, seededDie(seed)).playOn().game.seats
      const card = seat?.card ?? {}
      for (const [row, { points }] of Object.entries(card))
        expect(reachable(ruleset, row)).toContain(points)
      const { total, extra } = totals(ruleset, card)
      expect(total - extra).toBeLessThanOrEqual(maximumTotal(ruleset))
    }
  })

  test('leaves a row to enter until the card is full, also when every throw is five sixes', () => {
    const die = seededDie(1)
    const sixes = Array<6>(ruleset.dice).fill(6)
    let card = {}
    for (let filled = 0; filled < ruleset.rows.length; filled++) {
      const open = placements(ruleset, card, sixes)
      card = place(ruleset, card, sixes, open[die() % open.length]?.row ?? 'nothing is open')
    }
    expect(isFull(ruleset, card)).toBe(true)
    expect(placements(ruleset, card, sixes)).toEqual([])
  })
})

test('every ruleset has an id of its own', () => {
  const ids = RULESET_LIST.map(({ id }) => id)
  expect(ids).toEqual(RULESET_IDS)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['', 'Nordic', 'yahtzee', 'toString', '__proto__'])('"%s" is no ruleset', (id) => {
  expect(isRulesetId(id)).toBe(false)
})

/** Written out from rules.md, "Rulesets". */
const NUMBERS = 'ones twos threes fours fives sixes'
const NORDIC = `${NUMBERS} onePair twoPairs threeOfAKind fourOfAKind smallStraight largeStraight fullHouse chance yatzy`
const AMERICAN = `${NUMBERS} threeOfAKind fourOfAKind fullHouse smallStraight largeStraight chance yatzy`

const DESCRIBED = ['nordic', 'nordicForced', 'american'] as const

describe('as rules.md has them', () => {
  test.each([
    ['nordic', NORDIC, 'free', { limit: 63, points: 50 }],
    ['nordicForced', NORDIC, 'forced', { limit: 42, points: 50 }],
    ['american', AMERICAN, 'free', { limit: 63, points: 35 }],
  ] as const)('%s has its rows in their order, and its bonus', (id, rows, order, bonus) => {
    expect(RULESETS[id].rows.map(({ id }) => id).join(' ')).toBe(rows)
    expect(RULESETS[id]).toMatchObject({ order, bonus })
  })

  test.each(DESCRIBED)('%s has five dice, three throws and one to six players', (id) => {
    expect(RULESETS[id]).toMatchObject({ dice: 5, throws: 3, players: { min: 1, max: 6 } })
  })

  test('only american has a joker', () => {
    const jokers = DESCRIBED.map((id) => [id, RULESETS[id].joker])
    expect(Object.fromEntries(jokers)).toEqual({
      nordic: undefined,
      nordicForced: undefined,
      american: { row: 'yatzy', extra: 100 },
    })
  })
})
