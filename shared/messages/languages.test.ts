import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from './language.ts'
import { EQUAL_TO_BOKMAL } from './testing/equal.ts'
import { equalTexts, putIn, saidIn } from './testing/said.ts'

const SAID = Object.fromEntries(
  LANGUAGES.map((language) => [language, saidIn(language)]),
) as Record<Language, ReturnType<typeof saidIn>> // each of the languages was just put there
const OTHERS = ['nn', 'en', 'sv', 'da'] as const

const all = (language: Language): [path: string, text: string][] =>
  [...SAID[language]].flatMap(([path, texts]) =>
    texts.map((text): [string, string] => [path, text]),
  )

describe.each(OTHERS)('%s', (language) => {
  test('says what bokmål says, nothing more and nothing less', () => {
    expect([...SAID[language].keys()].sort()).toEqual([...SAID.nb.keys()].sort())
  })

  test('names the same people, rows and numbers in every sentence', () => {
    for (const [path, texts] of SAID[language])
      for (const [n, text] of texts.entries())
        expect(putIn(text), `${path}: ${text}`).toEqual(putIn(SAID.nb.get(path)?.[n] ?? ''))
  })

  test('has bokmål’s own words only where they are its own as well', () => {
    const equal = equalTexts(SAID[language], SAID.nb)
    expect(equal.sort()).toEqual([...EQUAL_TO_BOKMAL[language]].sort())
  })
})

describe.each(LANGUAGES)('%s', (language) => {
  test('always says something, and it reads as a sentence', () => {
    for (const [path, text] of all(language)) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|NaN|\[object|⟨⟩|\s[.,:]| {2}/)
    }
  })

  test('shouts at nobody: a greeting alone has an exclamation mark', () => {
    const shouted = all(language).filter(([, text]) => text.includes('!'))
    expect(shouted.filter(([path]) => !path.startsWith('start.greeting.'))).toEqual([])
  })

  test('quotes as its readers do', () => {
    const [open, close] = { nb: '«»', nn: '«»', sv: '””', da: '””', en: '“”' }[language]
    for (const [path, text] of all(language)) {
      const marks = text.match(/["«»“”„]/g) ?? []
      expect(marks, `${path}: ${text}`).toEqual(marks.map((_, n) => (n % 2 === 0 ? open : close)))
      expect(marks.length % 2, `${path}: ${text}`).toBe(0)
    }
  })

  test('never bends the name of a person or a row', () => {
    for (const [path, text] of all(language))
      expect(text, path).not.toMatch(/⟨\w+⟩(\p{L}|['’´:]s)/u)
  })
})
