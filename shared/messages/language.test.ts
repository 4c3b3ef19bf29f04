import { expect, test } from 'vitest'
import { makeFormat } from './format.ts'
import { systemLanguage } from './language.ts'

test.each([
  ['nb', ['nb-NO']],
  ['nb', ['no']],
  ['nb', ['se-NO']],
  ['nb', ['smj']],
  ['nb', ['sma_NO']],
  ['nn', ['nn-NO', 'nb-NO']],
  ['sv', ['sv-FI']],
  ['da', ['DA-dk']],
  ['en', ['en-US', 'nb']],
  ['sv', ['fi-FI', 'sv-FI']],
  ['en', ['fr-FR']],
  ['en', []],
])('speaks %s on a system that lists %j', (language, tags) => {
  expect(systemLanguage(tags)).toBe(language)
})

const PLACES = [1, 2, 3, 4, 11, 21]

test.each([
  ['en', ['1st', '2nd', '3rd', '4th', '11th', '21st']],
  ['sv', ['1:a', '2:a', '3:e', '4:e', '11:e', '21:a']],
] as const)('counts places in %s', (language, expected) => {
  const endings = {
    en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
    sv: { one: ':a', other: ':e' },
  }[language]
  const { ordinal } = makeFormat(language)
  expect(PLACES.map((n) => `${n}${ordinal(n, endings)}`)).toEqual(expected)
})
