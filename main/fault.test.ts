import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultLines } from './fault.ts'

/** A name that is nowhere in the program: where it is in a log, somebody's name could be. */
const NAME = 'Zyxwvut'
const POINTS = 4711

/** Texts that have the name or the points somewhere in them, in lines, quotes or JSON. */
const telling = fc
  .tuple(
    fc.string(),
    fc.constantFrom(NAME, `${POINTS}`, JSON.stringify({ name: NAME })),
    fc.string(),
  )
  .map((parts) => parts.join(''))
const trickyLine = fc.constantFrom(
  `\n    at ${NAME} (file:///home/${NAME}/${NAME}.js:${POINTS}:1)`,
  `\n    at ${NAME}\n    at ${POINTS}:1:1`,
  `\n${NAME}`,
)
const message = fc.oneof(
  telling,
  fc.tuple(telling, trickyLine).map((parts) => parts.join('')),
)

class ErrorOfOurs extends Error {
  override readonly name = NAME
  readonly details = { name: NAME, points: POINTS }
  readonly code = `${NAME} ${POINTS}`
}

const thrown = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    message,
    fc.constant({ name: NAME, points: POINTS, toString: () => NAME }),
    fc.tuple(message, tie('any')).map(([text, cause]) => new Error(text, { cause })),
    message.map((text) => new TypeError(text)),
    message.map((text) => new ErrorOfOurs(text)),
    message.map((text) => Object.assign(new Error(text), { path: `/home/${NAME}`, code: NAME })),
  ),
})).any

test('a name or points in an error never reach the log, wherever they are in it', () => {
  fc.assert(
    fc.property(thrown, (error) => {
      const told = faultLines(error).join('\n')
      expect(told).not.toContain(NAME)
      expect(told).not.toContain(`${POINTS}`)
    }),
    { numRuns: 2000 },
  )
})

describe('the log tells', () => {
  function somewhere(): Error {
    return new RangeError('x', { cause: Object.assign(new Error('y'), { code: 'ENOSPC' }) })
  }
  const [kind, place, ...others] = faultLines(somewhere())

  test('of what kind the error is', () => {
    expect(kind).toBe('RangeError')
  })

  test('where it happened, without the folder', () => {
    expect(place).toMatch(/^ {2}at somewhere fault\.test\.ts:\d+:\d+$/)
  })

  test('what caused it, with its code', () => {
    expect(others).toContain('  < Error ENOSPC')
  })

  test('that something was thrown that is no error', () => {
    expect(faultLines('Ida')).toEqual(['thrown: string'])
  })
})
