import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../shared/messages/language.ts'
import { OWN_WORDS } from '../shared/messages/testing/ownWords.ts'
import { saidIn, wordsOf } from '../shared/messages/testing/said.ts'
import { DICTIONARIES, missingDictionaries } from './dictionaries.ts'

/** What each language calls itself stands in every language. */
const NAMES_OF_LANGUAGES = 'sheet.value.language.'

const missing = missingDictionaries()
if (missing.length > 0)
  console.warn(`SPELLING IS NOT CHECKED: Debian's ${missing.join(', ')} are not installed.`)

test.skipIf(missing.length > 0).each(LANGUAGES)(
  'every word in %s is in the dictionary or among our own, and no other is among our own',
  (language) => {
    const texts = [...saidIn(language)].filter(([path]) => !path.startsWith(NAMES_OF_LANGUAGES))
    const words = new Set(texts.flatMap(([, said]) => said.flatMap(wordsOf)))
    expect(unknownTo(DICTIONARIES[language].name, words)).toEqual([...OWN_WORDS[language]].sort())
  },
)

test.skipIf(missing.length > 0)('a misspelt word is found', () => {
  expect(unknownTo('sv_SE', new Set(['tärning', 'tæring']))).toEqual(['tæring'])
})

function unknownTo(dictionary: string, words: ReadonlySet<string>): string[] {
  const input = [...words].join('\n')
  const options = ['-d', dictionary, '-i', 'utf-8', '-l']
  const { status, stdout } = spawnSync('hunspell', options, { input, encoding: 'utf8' })
  expect(status).toBe(0)
  return [...new Set(stdout.split('\n').filter((word) => word !== ''))].sort()
}
