import { basename } from 'node:path'

/**
 * What a log may tell of an error: its kind, its code and where it happened, cause by cause. Never
 * its message: that may quote what the program was at, a name, a path or points. The line of the
 * source that the first place leads to has the message.
 */
export function faultLines(error: unknown): string[] {
  if (!(error instanceof Error)) return [`thrown: ${typeof error}`]
  const code = 'code' in error ? ` ${plain(error.code, /^[A-Z][A-Z0-9_]*$/)}` : ''
  return [
    `${plain(error.constructor.name, /^[A-Z]\w*$/)}${code}`,
    ...places(error),
    ...(error.cause === undefined ? [] : faultLines(error.cause).map((line) => `  < ${line}`)),
  ]
}

/** A word of a form that the program's own words have, a question mark for any other. */
const plain = (word: unknown, form: RegExp): string =>
  typeof word === 'string' && form.test(word) ? word : '?'

/** `    at TheClass.method (file:///home/ida/dist/main/games.js:12:5)`, with and without a name. */
const PLACE = /^ {4}at (?:(?:async )?(.+) \()?(.+?):(\d+):(\d+)\)?$/

/** Where it happened, innermost first: functions, and files without their folders. */
function places(error: Error): string[] {
  const message = String(error.message)
  return String(error.stack)
    .split('\n')
    .filter((line) => !message.includes(line))
    .map((line) => PLACE.exec(line))
    .filter((place) => place !== null)
    .map(
      ([, name, file = '', line, column]) =>
        `  at ${name === undefined ? '' : `${name} `}${basename(file)}:${line ?? ''}:${column ?? ''}`,
    )
}
