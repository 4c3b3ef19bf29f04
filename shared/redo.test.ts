import { describe, expect, test } from 'vitest'
import { foldGame, steps } from './game.ts'
import { RULESETS } from './rulesets/index.ts'
import { Play, refusalOf, seededDie, seen } from './testing/play.ts'

/** Numbers of the entered events that stand, the earliest first. */
const entries = (play: Play): number[] => steps(play.game).map(({ to }) => to)

describe('redo', () => {
  test('is refused when nothing was undone', () => {
    const play = new Play('nordic', 1, seededDie(1)).throw().enter('ones')
    expect(refusalOf(() => play.redo())?.code).toBe('nothingToRedo')
    play.undo().redo()
    expect(refusalOf(() => play.redo())?.code).toBe('nothingToRedo')
  })

  test('restores exactly what undo took, throws and all', () => {
    const play = new Play('nordic', 2, seededDie(6)).playOn(5).throw().throw(1, 3)
    const before = seen(play)
    expect(seen(play.undo(entries(play)[1]).redo())).toEqual(before)
  })

  test.each<[string, (play: Play) => unknown]>([
    ['a throw', (play) => play.throw()],
    ['a throw with holds', (play) => play.throw(0)],
    ['an entry', (play) => play.enter('chance')],
    ['giving up', (play) => play.abandon()],
  ])('is gone after %s', (_, command) => {
    const play = new Play('nordic', 2, seededDie(6)).throw().enter('ones').throw().enter('ones')
    play.undo().undo()
    command(play)
    expect(refusalOf(() => play.redo())?.code).toBe('nothingToRedo')
  })

  test('all after undo all gives the same game', () => {
    const play = new Play('american', 3, seededDie(8)).playOn()
    const photographs = [seen(play)]
    const count = entries(play).length
    for (let i = 0; i < count; i++) photographs.unshift(seen(play.undo()))
    expect(play.game.seats.every(({ card }) => Object.keys(card).length === 0)).toBe(true)
    expect(refusalOf(() => play.undo())?.code).toBe('nothingToUndo')
    for (const photograph of photographs) {
      expect(seen(play)).toEqual(photograph)
      if (play.game.timeline.takenBack.length > 0) play.redo()
    }
    expect(play.game.state).toBe('finished')
  })
})

describe('folding', () => {
  const play = new Play('american', 3, seededDie(8)).playOn(20).undo().undo().redo().throw()

  test('twice gives the same game', () => {
    expect(foldGame(RULESETS, play.events)).toEqual(foldGame(RULESETS, play.events))
  })

  test('leaves the events as they were, and what was stored as text gives the same game', () => {
    const stored = JSON.stringify(play.events)
    expect(foldGame(RULESETS, JSON.parse(stored))).toEqual(play.game)
    expect(JSON.stringify(play.events)).toBe(stored)
  })

  test('counts every event in the version, also what was undone', () => {
    expect(play.game.version).toBe(play.events.length)
  })
})
