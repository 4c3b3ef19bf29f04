import { describe, expect, test } from 'vitest'
import { steps } from './game.ts'
import { RULESETS } from './rulesets/index.ts'
import { loadedDie, Play, refusalOf, seededDie, seen } from './testing/play.ts'

/** Numbers of the entered events that stand, the earliest first. */
const entries = (play: Play): number[] => steps(play.game).map(({ to }) => to)

describe('undo', () => {
  test('takes back the latest entry and leaves its dice on the table', () => {
    const play = new Play('nordic', 2, loadedDie('11123 55')).throw().throw(0, 1, 2)
    const before = seen(play)
    play.enter('ones').undo()
    expect(seen(play)).toEqual(before)
    expect(play.dice).toBe('11155')
  })

  test('takes an extra yatzy away with the entry that earned it', () => {
    const play = new Play('american', 1, loadedDie('5'.repeat(10)))
    play.throw().enter('yatzy').throw().enter('fives').undo()
    expect(Object.keys(play.game.seats[0]?.card ?? {})).toEqual(['yatzy'])
  })

  test('reaches back any number of entries', () => {
    const play = new Play('nordic', 3, seededDie(2))
    const photographs: unknown[] = []
    for (let turn = 0; turn < 12; turn++) {
      photographs.push(seen(play.throw()))
      play.enter(RULESETS.nordic.rows[Math.floor(turn / 3)]?.id ?? '')
    }
    entries(play).forEach((to, index) => {
      expect(seen(play.undo(to))).toEqual(photographs[index])
      play.redo()
    })
  })

  test('is refused when nothing is entered', () => {
    const play = new Play('nordic', 2, seededDie(1)).throw()
    expect(refusalOf(() => play.undo())?.code).toBe('nothingToUndo')
  })

  test.each([0, 1, 2, 4, 99, -1, 3.5])('is refused for event %d, which is no entry', (to) => {
    const play = new Play('nordic', 2, seededDie(1)).throw().enter('ones') // began, thrown, entered
    expect(refusalOf(() => play.undo(to))?.code).toBe('nothingToUndo')
    expect(entries(play)).toEqual([3])
  })

  test('is refused for an entry that is taken back already', () => {
    const play = new Play('nordic', 2, seededDie(1)).throw().enter('ones').undo(3)
    expect(refusalOf(() => play.undo(3))?.code).toBe('nothingToUndo')
  })

  test('of the very last entry opens a finished game again', () => {
    const play = new Play('american', 2, seededDie(9)).playOn()
    const finished = seen(play)
    play.undo()
    expect(play.game).toMatchObject({ state: 'playing', turn: { seat: 1, round: 13 } })
    expect(play.game.ended).toBeUndefined()
    expect(seen(play.redo())).toEqual(finished)
    play.undo().playOn()
    expect(play.game.state).toBe('finished')
  })
})

describe('undo says whose throws go', () => {
  const three = () => new Play('nordic', 3, seededDie(4))
  const lost = (play: Play) => steps(play.game).map(({ throwsLost }) => throwsLost)

  test('nobody, when nobody has thrown since', () => {
    expect(lost(three().throw().enter('ones'))).toEqual([[]])
  })

  test('the next player, who has thrown', () => {
    expect(lost(three().throw().enter('ones').throw().throw())).toEqual([[1]])
  })

  test('each once, in the order they threw', () => {
    const play = three().playOn(4).throw()
    expect(lost(play)).toEqual([[1, 2, 0], [2, 0, 1], [0, 1], [1]])
  })

  test('and names the entry itself', () => {
    const play = new Play('american', 2, loadedDie('33333')).throw().enter('threes')
    expect(steps(play.game)).toEqual([
      { to: 3, kind: 'entered', seat: 0, row: 'threes', points: 15, extra: 0, throwsLost: [] },
    ])
  })
})

describe('a throw that was shown stands', () => {
  /** Two turns alone: the second with 11223, then 1-1 held and 456 thrown. Five sixes wait. */
  const played = () => {
    const play = new Play('nordic', 1, loadedDie('55512 11223 456 66666'))
    return play.throw().enter('fives').throw().throw(0, 1).enter('ones')
  }
  const firstEntry = 3

  test('after undo the same turn with the same holds gives the same dice', () => {
    const play = played().undo(firstEntry).enter('threeOfAKind')
    expect(play.throw().dice).toBe('11223')
    expect(play.throw(0, 1).dice).toBe('11456')
  })

  test('other holds give new dice', () => {
    const play = played().undo(firstEntry).enter('fives').throw()
    expect(play.throw(2, 3).dice).toBe('66226')
  })

  test('a hold of a die that is not there is no other hold, and gives no new dice', () => {
    const play = new Play('nordic', 1, loadedDie('12345 11223 44556 66666'))
    play.throw().enter('ones').throw().throw().enter('twos').undo(3).enter('ones').throw()
    refusalOf(() => play.throw(7))
    expect(['11223', '44556']).toContain(play.dice) // refused, or taken as holding nothing
  })

  test('another throw is new after other holds, even with the same holds again', () => {
    const play = new Play('nordic', 1, loadedDie('12345 66666 111 333 555'))
    play.throw().enter('ones').throw().throw(0, 1).throw(0, 1).enter('twos').undo(3).enter('ones')
    expect(play.throw().dice).toBe('66666')
    expect(play.throw(2, 3).dice).toBe('55665')
  })

  test('also for the players whose throws went with it', () => {
    const play = new Play('nordic', 2, loadedDie('11111 22222 33333'))
    play.throw().enter('ones').throw().undo().enter('chance')
    expect(play.game.turn?.seat).toBe(1)
    expect(play.throw().dice).toBe('22222')
  })

  test('however often it is taken back', () => {
    const play = played()
    for (let i = 0; i < 3; i++) {
      play.undo(entries(play)[0]).enter('fives').throw().throw(0, 1)
      expect(play.dice).toBe('11456')
      play.enter('ones')
    }
  })

  test('but the next turn is another turn', () => {
    expect(played().throw().dice).toBe('66666')
  })
})
