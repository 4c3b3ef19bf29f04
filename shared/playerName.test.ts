import { describe, expect, test } from 'vitest'
import { parseName } from './playerName.ts'

describe('a name', () => {
  test.each([
    ['keeps what joins an emoji', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['loses half a letter, which no file can hold', 'Ida\ud83d', 'Ida'],
    ['turns nothing around that stands beside it', '\u202eIda', 'Ida'],
    ['loses what takes no room', 'I\u200bda\ufeff', 'Ida'],
    ['has single spaces and no control characters', '  Ida \n\0 Marie ', 'Ida Marie'],
  ])('%s', (_, text, name) => expect(parseName(text)).toBe(name))

  test.each(['', ' ', '\u200b', '\ud800', '\u0301', '\u2066\u2069', '\u{10ffff}'])(
    'of which nothing can be seen is none: %j',
    (text) => {
      expect(() => parseName(text)).toThrow(expect.objectContaining({ code: 'nameEmpty' }))
    },
  )
})
