import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Bounds,
  clampToScreen,
  openingBounds,
  readWindowPlace,
  type WindowPlace,
  writeWindowPlace,
} from './windowBounds.ts'

const box = (x: number, y: number, width: number, height: number): Bounds => ({
  x,
  y,
  width,
  height,
})
const LAPTOP = { workArea: box(0, 24, 1366, 744) }
const BESIDE = { workArea: box(1366, 0, 1920, 1080) }

describe('a window', () => {
  test.each<[string, Bounds, Bounds]>([
    ['that fits stays', box(100, 100, 800, 600), box(100, 100, 800, 600)],
    ['on the other screen stays', box(1500, 50, 1200, 900), box(1500, 50, 1200, 900)],
    ['over the edge comes in', box(-200, 0, 800, 600), box(0, 24, 800, 600)],
    [
      'between two screens goes to the one that has more',
      box(1300, 0, 400, 400),
      box(1366, 0, 400, 400),
    ],
    ['that is too large is made smaller', box(0, 0, 1300, 2000), box(0, 24, 1300, 744)],
    [
      'on a screen that is gone comes to the main one',
      box(9000, 9000, 800, 600),
      box(566, 168, 800, 600),
    ],
  ])('%s', (_, window, clamped) => {
    expect(clampToScreen(window, [LAPTOP, BESIDE])).toEqual(clamped)
  })

  test('is always whole on one screen, and stays where it is put', () => {
    const bounds = fc.record({
      x: fc.integer({ min: -5000, max: 5000 }),
      y: fc.integer({ min: -5000, max: 5000 }),
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    })
    const screen = fc.record({ workArea: bounds })
    fc.assert(
      fc.property(screen, fc.array(screen), bounds, (first, others, window) => {
        const screens = [first, ...others] as const
        const clamped = clampToScreen(window, screens)
        expect(screens.some(({ workArea }) => isInside(clamped, workArea))).toBe(true)
        expect(clampToScreen(clamped, screens)).toEqual(clamped)
      }),
    )
  })
})

describe('a window opens', () => {
  test('where it was', () => {
    const place = { bounds: box(1500, 50, 1200, 900), isMaximized: false }
    expect(openingBounds(place, [LAPTOP, BESIDE])).toEqual(place.bounds)
    expect(openingBounds(place, [LAPTOP])).toEqual(box(166, 24, 1200, 744))
  })

  test('in the middle the first time, no larger than the main screen', () => {
    expect(openingBounds(undefined, [BESIDE, LAPTOP])).toEqual({ width: 1366, height: 800 })
    expect(openingBounds(undefined, [LAPTOP, BESIDE])).toEqual({ width: 1366, height: 744 })
  })
})

const isInside = (a: Bounds, b: Bounds): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

describe('a place', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
    file = join(folder, 'window.json')
    return () => rmSync(folder, { recursive: true })
  })
  const PLACE: WindowPlace = { bounds: box(1, 2, 3, 4), isMaximized: true }

  test('is kept', () => {
    expect(readWindowPlace(file)).toBeUndefined()
    writeWindowPlace(file, PLACE)
    expect(readWindowPlace(file)).toEqual(PLACE)
  })

  test.each(['', '{', 'null', '{"bounds":{"x":1},"isMaximized":false}'])(
    'that is none is passed over: %s',
    (text) => {
      writeFileSync(file, text)
      expect(readWindowPlace(file)).toBeUndefined()
    },
  )

  test('that can’t be kept is no fault', () => {
    writeWindowPlace(join(folder, 'gone', 'window.json'), PLACE)
    expect(readWindowPlace(join(folder, 'gone', 'window.json'))).toBeUndefined()
  })
})
