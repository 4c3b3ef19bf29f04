import { describe, expect, test } from 'vitest'
import { foldGame, ranking } from './game.ts'
import { RULESETS } from './rulesets/index.ts'
import { loadedDie, MOMENT, Play, seededDie } from './testing/play.ts'

const solo = (faces: string): Play => new Play('nordic', 1, loadedDie(faces))

describe('a turn', () => {
  test('has three throws', () => {
    const play = solo('12345 66666 55555')
    const left = [3, 2, 1, 0].map(() => {
      const { throwsLeft = 0 } = play.game.turn ?? {}
      if (throwsLeft > 0) play.throw()
      return throwsLeft
    })
    expect(left).toEqual([3, 2, 1, 0])
  })

  test('begins with all dice', () => {
    expect(solo('62345').throw().dice).toBe('62345')
  })

  test('goes on with the dice that are not held; the held lie where they lay', () => {
    const play = solo('33661 642 33').throw().throw(2, 3)
    expect(play.dice).toBe('64662')
    expect(play.game.turn?.held).toEqual([2, 3])
    expect(play.throw(0, 2, 3).dice).toBe('63663')
  })

  test('may release a die that was held', () => {
    expect(solo('66123 555 4444').throw().throw(0, 1).throw(0).dice).toBe('64444')
  })

  test('may throw all dice again', () => {
    expect(solo('66123 12345').throw().throw().dice).toBe('12345')
  })

  test('holds nothing after the last throw: there is nothing to hold for', () => {
    expect(solo('66123 555 444').throw().throw(0, 1).throw(0, 1).game.turn?.held).toEqual([])
  })

  test.each([1, 2, 3])('may end after throw %i', (throws) => {
    const play = solo('12345'.repeat(3))
    for (let i = 0; i < throws; i++) play.throw()
    expect(play.enter('smallStraight').game.seats[0]?.card).toEqual({
      smallStraight: { points: 15, extra: 0, dice: [1, 2, 3, 4, 5] },
    })
  })

  test('of the next player begins afresh', () => {
    const play = new Play('nordic', 2, loadedDie('66123 555')).throw().throw(0, 1).enter('sixes')
    expect(play.game.turn).toEqual({ seat: 1, round: 1, throwsLeft: 3, held: [] })
  })
})

describe('rounds', () => {
  test.each([
    ['nordic', 15],
    ['nordicForced', 15],
    ['american', 13],
  ])('%s has %i for each player', (id, rounds) => {
    const play = new Play(id, 3, seededDie(3))
    const turns: string[] = []
    for (; play.game.turn !== undefined; play.playOn(1))
      turns.push(`${String(play.game.turn.round)}:${String(play.game.turn.seat)}`)
    const all = Array.from({ length: rounds }, (_, i) => [0, 1, 2].map((s) => `${i + 1}:${s}`))
    expect(turns).toEqual(all.flat())
    expect(play.game).toMatchObject({ state: 'finished', ended: MOMENT })
  })
})

describe('places', () => {
  test.each([
    [
      [300, 300, 200],
      [1, 1, 3],
    ],
    [
      [200, 300, 300],
      [3, 1, 1],
    ],
    [
      [300, 200, 200, 100],
      [1, 2, 2, 4],
    ],
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
    [[0], [1]],
    [[], []],
  ])('%j: %j', (totals, places) => {
    expect(ranking(totals)).toEqual(places)
  })
})

describe('events no program wrote', () => {
  test.each([
    ['none at all', []],
    ['no beginning', [{ kind: 'redone' as const }]],
  ])('%s are no game', (_, events) => {
    expect(() => foldGame(RULESETS, events)).toThrow('a game starts with the event began')
  })
})
