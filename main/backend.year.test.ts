import { expect } from 'vitest'
import { printedFile, words } from '../tools/printed.ts'
import { draftOf, enterPaper, NORDIC, ON_DAY } from './testing/paper.ts'
import { expectRefused, test } from './testing/test.ts'

test('a year that was played is one page with its players and figures', async ({ program }) => {
  await enterPaper(program, { 'Mormor Åse': NORDIC }, { on: ON_DAY('2025-03-04') })
  await enterPaper(
    program,
    { Ida: { total: 231 }, 'Mormor Åse': { total: 229 } },
    { on: ON_DAY('2025-07-17') },
  )
  const printed = await program.call('sheets.year', { ruleset: 'nordic', year: 2025 })
  expect(printed).toMatchObject({ pages: 1, warnings: [] })
  const file = printedFile(Buffer.from(printed.bytes, 'base64'))
  const text = words(file)
    .map((word) => word.text)
    .join(' ')
  file.close()
  for (const word of ['2025', 'Yatzy', 'Mormor Åse', '231', 'Ida foran Mormor Åse', '17. juli'])
    expect(text).toContain(word)
})

test('the page speaks the language the family prints its blocks in', async ({ program }) => {
  const { options } = await program.call('sheets.standard', {})
  await program.call('sheets.pdf', { options: { ...options, language: 'sv' } })
  await enterPaper(program, { Ida: NORDIC }, { on: ON_DAY('2025-03-04') })
  const { bytes } = await program.call('sheets.year', { ruleset: 'nordic', year: 2025 })
  const file = printedFile(Buffer.from(bytes, 'base64'))
  const text = words(file)
    .map((word) => word.text)
    .join(' ')
  file.close()
  expect(text).toContain('Högsta resultat')
})

test('a year of a game nobody knows is refused', async ({ program }) => {
  await draftOf(program, { Ida: NORDIC })
  await expectRefused(program, 'sheets.year', { ruleset: 'maxi', year: 2025 }, 'unknownRuleset')
})
