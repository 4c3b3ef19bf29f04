import { describe, expect, test } from 'vitest'
import { results } from './game.ts'
import { parseHeld } from './moves.ts'
import { loadedDie, MOMENT, Play, refusalOf, seededDie } from './testing/play.ts'

const solo = (faces: string, ruleset = 'nordic'): Play => new Play(ruleset, 1, loadedDie(faces))

/** Refused with this code, and nothing is changed by it. */
function expectRefused(play: Play, command: () => unknown, code: string): void {
  const before = play.game
  expect(refusalOf(command)?.code).toBe(code)
  expect(play.game).toEqual(before)
}

describe('in a game it is refused', () => {
  test('to throw a fourth time', () => {
    const play = solo('1'.repeat(20)).throw().throw().throw()
    expectRefused(play, () => play.throw(), 'noThrows')
    expectRefused(play, () => play.throw(0, 1), 'noThrows')
  })

  test('to hold before the first throw', () => {
    const play = solo('12345')
    expectRefused(play, () => play.throw(0), 'throwFirst')
    expect(refusalOf(() => parseHeld(play.game, [0]))?.code).toBe('throwFirst')
    expect(refusalOf(() => parseHeld(play.game, []))).toBeUndefined()
  })

  test('to hold after the last throw', () => {
    const play = solo('1'.repeat(15)).throw().throw().throw()
    expect(refusalOf(() => parseHeld(play.game, [0]))?.code).toBe('noThrows')
  })

  test('to throw with all five held', () => {
    const play = solo('12345 6').throw()
    expectRefused(play, () => play.throw(0, 1, 2, 3, 4), 'allKept')
  })

  // The contract lets positions 0 to 9 through: only the game knows how many dice there are.
  test.each([[[5]], [[0, 9]], [[0, 1, 2, 3, 4, 5]]])(
    'to hold dice that are not there: %j',
    (held) => {
      const play = solo('12345 66666').throw()
      const before = play.game
      expect(refusalOf(() => play.throw(...held))).toBeDefined()
      expect(play.game).toEqual(before)
    },
  )

  test('to enter before throwing', () => {
    const play = solo('12345 66666')
    expectRefused(play, () => play.enter('ones'), 'throwFirst')
    play.throw().enter('ones')
    expectRefused(play, () => play.enter('twos'), 'throwFirst')
  })

  test('to enter in a taken row, in an unknown row, or out of the forced order', () => {
    const play = solo('12345 66666').throw().enter('ones').throw()
    expectRefused(play, () => play.enter('ones'), 'rowTaken')
    expectRefused(play, () => play.enter('seven'), 'unknownRow')
    const forced = solo('66666', 'nordicForced').throw()
    expectRefused(forced, () => forced.enter('sixes'), 'forced')
  })

  test('to enter a joker in another row than its own', () => {
    const play = solo('55555 55555', 'american').throw().enter('yatzy').throw()
    expectRefused(play, () => play.enter('chance'), 'jokerUpper')
    expect(play.enter('fives').game.seats[0]?.card.fives).toMatchObject({ points: 25, extra: 100 })
    expect(results(play.game)).toEqual([{ seat: 0, total: 175, place: 1 }])
  })
})

describe('an abandoned game', () => {
  const playing = () => new Play('nordic', 2, seededDie(5)).playOn(3).throw()

  test('is over without a result, and keeps its cards', () => {
    const { seats } = playing().game
    const { state, ended, turn, seats: kept } = playing().abandon().game
    expect({ state, ended, turn }).toEqual({ state: 'abandoned', ended: MOMENT, turn: undefined })
    expect(kept).toEqual(seats)
  })

  test.each<[string, (play: Play) => unknown]>([
    ['throwing', (play) => play.throw()],
    ['holding', (play) => play.throw(0)],
    ['entering', (play) => play.enter('chance')],
    ['throwing for the order', (play) => play.order()],
    ['undoing', (play) => play.undo()],
    ['undoing to an entry', (play) => play.undo(3)],
    ['abandoning it again', (play) => play.abandon()],
  ])('refuses %s', (_, command) => {
    const play = playing().abandon()
    expectRefused(play, () => command(play), 'gameOver')
  })

  test('refuses redoing what was undone before', () => {
    const play = playing().undo().abandon()
    expectRefused(play, () => play.redo(), 'nothingToRedo')
  })

  test('may still be ordering', () => {
    const play = new Play('nordic', 2, loadedDie('3'), 'highest').order().abandon()
    expect(play.game.state).toBe('abandoned')
    expectRefused(play, () => play.order(), 'gameOver')
  })

  test('a finished game is not abandoned', () => {
    const play = new Play('american', 1, seededDie(5)).playOn()
    expectRefused(play, () => play.abandon(), 'gameOver')
  })
})
