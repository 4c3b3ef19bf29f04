import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Lifetime, makeLifetime } from './lifetime.ts'

const end = vi.fn<() => void>()
let lifetime: Lifetime

beforeEach(() => {
  vi.useFakeTimers()
  end.mockReset()
  lifetime = makeLifetime(end)
  return () => vi.useRealTimers()
})

const HOUR = 3_600_000

/** After how many milliseconds the program ends; undefined if it doesn't. */
function endsAfter(): number | undefined {
  for (let ms = 0; ms <= 60_000; ms += 1000) {
    vi.advanceTimersByTime(ms === 0 ? 0 : 1000)
    if (end.mock.calls.length > 0) return ms
  }
  return undefined
}

describe('with a browser of its own the program', () => {
  beforeEach(() => lifetime.browserStarted())

  test('waits for the first page as long as it takes', () => {
    expect(endsAfter()).toBeUndefined()
  })

  test('ends with the browser', () => {
    lifetime.pagesChanged(1)
    lifetime.pagesChanged(0)
    lifetime.browserLeft()
    expect(endsAfter()).toBe(0)
  })

  test('ends with the last connection where that outlives the browser', () => {
    lifetime.pagesChanged(1)
    lifetime.browserLeft()
    vi.advanceTimersByTime(500)
    expect(end).not.toHaveBeenCalled()
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBe(0)
  })

  test('goes on while a reloaded or stopped page is away', () => {
    lifetime.pagesChanged(1)
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBeUndefined()
  })

  test('goes on until the last of two browsers has gone', () => {
    lifetime.browserStarted()
    lifetime.pagesChanged(2)
    lifetime.pagesChanged(1)
    lifetime.browserLeft()
    vi.advanceTimersByTime(HOUR)
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBeUndefined()
    lifetime.browserLeft()
    expect(endsAfter()).toBe(0)
  })

  test('follows the page that an older process on the same profile has taken over', () => {
    lifetime.browserLeft()
    vi.advanceTimersByTime(1000)
    lifetime.pagesChanged(1)
    vi.advanceTimersByTime(HOUR)
    lifetime.pagesChanged(0)
    lifetime.pagesChanged(1)
    expect(endsAfter()).toBeUndefined()
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBe(10_000)
  })

  test('follows such a page that was there before the browser left', () => {
    lifetime.pagesChanged(1)
    lifetime.browserLeft()
    vi.advanceTimersByTime(HOUR)
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBe(10_000)
  })

  test('ends where no such page comes', () => {
    lifetime.browserLeft()
    expect(endsAfter()).toBe(10_000)
  })
})

describe('with the default browser the program', () => {
  beforeEach(() => lifetime.followPages())

  test('waits for the first page as long as it takes', () => {
    expect(endsAfter()).toBeUndefined()
  })

  test('ends ten seconds after the last page', () => {
    lifetime.pagesChanged(1)
    vi.advanceTimersByTime(HOUR)
    lifetime.pagesChanged(0)
    expect(endsAfter()).toBe(10_000)
  })

  test('goes on when a page comes back within that time', () => {
    lifetime.pagesChanged(1)
    lifetime.pagesChanged(0)
    vi.advanceTimersByTime(9_999)
    lifetime.pagesChanged(1)
    expect(endsAfter()).toBeUndefined()
  })
})

test('a program whose address was printed goes on without pages', () => {
  lifetime.followPages()
  lifetime.stay()
  lifetime.pagesChanged(1)
  lifetime.pagesChanged(0)
  expect(endsAfter()).toBeUndefined()
})
