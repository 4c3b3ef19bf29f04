import { describe, expect, test } from 'vitest'
import { nextToOrder } from './game.ts'
import { begin } from './moves.ts'
import { RULESETS } from './rulesets/index.ts'
import { loadedDie, MOMENT, Play, refusalOf } from './testing/play.ts'

const { nordic } = RULESETS

/** Four players throw for who begins, until the loaded dice are used up. */
function ordered(faces: string, players = 4): Play {
  const play = new Play('nordic', players, loadedDie(faces), 'highest')
  for (const _ of faces.replaceAll(' ', '')) play.order()
  return play
}

describe('a game begins', () => {
  test.each([1, 6])('with %i players', (players) => {
    const play = new Play('nordic', players, loadedDie(''))
    expect(play.game).toMatchObject({ state: 'playing', version: 1, began: MOMENT })
    expect(play.game.seats).toHaveLength(players)
    expect(play.game.seats.every(({ card }) => Object.keys(card).length === 0)).toBe(true)
  })

  test.each([
    ['with nobody', [], { code: 'nobody', details: { min: 1 } }],
    ['with seven', [1, 2, 3, 4, 5, 6, 7], { code: 'tooMany', details: { max: 6 } }],
    ['with the same player twice', [8, 9, 8], { code: 'alreadyIn', details: { player: 8 } }],
  ])('not %s', (_, players, refusal) => {
    const command = () => begin(nordic, 'screen', players, 'listed', MOMENT)
    expect(refusalOf(command)).toEqual(refusal)
  })
})

describe('as listed', () => {
  test('the first listed begins, and the others follow', () => {
    const { order, turn } = new Play('nordic', 3, loadedDie('')).game
    expect(order).toEqual([0, 1, 2])
    expect(turn).toEqual({ seat: 0, round: 1, throwsLeft: 3, held: [] })
  })

  test('nobody throws a die for it', () => {
    const play = new Play('nordic', 3, loadedDie('6'))
    expect(nextToOrder(play.game)).toBeUndefined()
    expect(refusalOf(() => play.order())).toBeDefined()
  })
})

describe('by the highest die', () => {
  test('each throws once, in the order listed', () => {
    const next = ['', '1', '16', '162'].map((faces) => nextToOrder(ordered(faces).game))
    expect(next).toEqual([0, 1, 2, 3])
  })

  test.each([
    ['6123', [0, 1, 2, 3]],
    ['1623', [1, 2, 3, 0]],
    ['1263', [2, 3, 0, 1]],
    ['1236', [3, 0, 1, 2]],
  ])('%s: the highest begins, then clockwise from there', (faces, order) => {
    const { game } = ordered(faces)
    expect(game.order).toEqual(order)
    expect(game).toMatchObject({ state: 'playing', turn: { seat: order[0], round: 1 } })
  })

  test('players keep their seats, whoever begins', () => {
    expect(ordered('1263').game.seats.map(({ player }) => player)).toEqual([101, 102, 103, 104])
  })

  test('only the tied throw again', () => {
    const tied = ordered('5151')
    expect(tied.game.state).toBe('ordering')
    expect(tied.game.ordering.contenders).toEqual([0, 2])
    expect(nextToOrder(tied.game)).toBe(0)
    expect(nextToOrder(ordered('5151 3').game)).toBe(2)
  })

  test('a tie below the highest is no tie', () => {
    expect(ordered('3363').game.order).toEqual([2, 3, 0, 1])
  })

  test('the highest of the tied begins, though another threw more the first time', () => {
    expect(ordered('5415 12').game.order).toEqual([3, 0, 1, 2])
  })

  test('ties follow one another, each among fewer or as many', () => {
    const game = (faces: string) => ordered(faces).game
    expect(game('6666').ordering.contenders).toEqual([0, 1, 2, 3])
    expect(game('6666 4144').ordering.contenders).toEqual([0, 2, 3])
    expect(game('6666 4144 222').ordering.contenders).toEqual([0, 2, 3])
    expect(game('6666 4144 222 133').ordering.contenders).toEqual([2, 3])
    expect(game('6666 4144 222 133 65').order).toEqual([2, 3, 0, 1])
  })

  test('the dice that decided stay in sight, those of a tie do not', () => {
    expect(ordered('66', 2).game.ordering.thrown.size).toBe(0)
    const decided = new Map([
      [0, 2],
      [1, 5],
    ])
    expect(ordered('66 25', 2).game.ordering.thrown).toEqual(decided)
  })

  test('one alone begins without a throw', () => {
    expect(new Play('nordic', 1, loadedDie(''), 'highest').game.state).toBe('playing')
  })

  test('nobody throws the dice or enters before it is decided', () => {
    const play = ordered('61')
    const commands = [() => play.throw(), () => play.enter('ones'), () => play.undo()]
    const version = play.game.version
    expect(commands.every((command) => refusalOf(command) !== undefined)).toBe(true)
    expect(play.game.version).toBe(version)
  })

  test('the throws that decided it are not taken back', () => {
    expect(refusalOf(() => ordered('6123').undo())?.code).toBe('nothingToUndo')
  })

  test('the clockwise order holds through every round', () => {
    const play = ordered('1623')
    play.die = loadedDie('12345'.repeat(8))
    const turns = Array.from({ length: 8 }, () => {
      const { seat, round } = play.game.turn ?? {}
      play.throw().enter(round === 1 ? 'ones' : 'twos')
      return seat
    })
    expect(turns).toEqual([1, 2, 3, 0, 1, 2, 3, 0])
  })
})
