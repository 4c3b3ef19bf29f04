import { describe, expect } from 'vitest'
import type { Language } from '../shared/messages/language.ts'
import { printedFile, run } from '../tools/printed.ts'
import { enterPaper, IN_YEAR, NORDIC, ON_DAY, SOME_DAY } from './testing/paper.ts'
import { expectRefused, test } from './testing/test.ts'
import { TestGame } from './testing/table.ts'

const textOf = (base64: string): string => Buffer.from(base64, 'base64').toString('latin1')

describe('printed blocks', () => {
  test('start from the standard choice, and come back as they were last printed', async ({
    program,
  }) => {
    const { options, blocks, pages, page } = await program.call('sheets.open', {})
    expect(options).toMatchObject({ ruleset: 'nordic', paper: 'a4', perSheet: 2, sheets: 20 })
    expect({ blocks, pages }).toEqual({ blocks: 40, pages: 20 })
    expect(textOf(page)).toMatch(/^%PDF-/)

    const chosen = { ...options, ruleset: 'american' as const, names: ['Ida'], sheets: 3 }
    const pdf = await program.call('sheets.pdf', { options: chosen })
    expect(pdf).toMatchObject({ pages: 3, blocks: 6, warnings: [] })
    await program.restart()
    expect((await program.call('sheets.open', {})).options).toEqual(chosen)
    expect((await program.call('sheets.standard', {})).options).toEqual(options)
  })

  test('are in the language of the screen until another is chosen for them', async ({
    program,
  }) => {
    const languageIn = async (language: Language) =>
      (await program.call('sheets.open', { language })).options.language
    const { options } = await program.call('sheets.open', { language: 'sv' })
    expect(options.language).toBe('sv')
    await program.call('sheets.pdf', { options, language: 'sv' })
    expect(await languageIn('da')).toBe('da')
    await program.call('sheets.pdf', { options: { ...options, language: 'en' }, language: 'sv' })
    expect(await languageIn('da')).toBe('en')
    const standard = await program.call('sheets.standard', { language: 'nn' })
    expect(standard.options.language).toBe('nn')
  })

  test('looking at a choice remembers nothing', async ({ program }) => {
    const { options } = await program.call('sheets.open', {})
    await program.call('sheets.consider', { options: { ...options, sheets: 99 } })
    expect((await program.call('sheets.open', {})).options.sheets).toBe(20)
  })

  test('the same choice on the same day is the same bytes', async ({ program }) => {
    const { options } = await program.call('sheets.open', {})
    const first = await program.call('sheets.pdf', { options })
    expect(await program.call('sheets.pdf', { options })).toEqual(first)
  })

  test('what cannot be printed is refused with its reason, and not remembered', async ({
    program,
  }) => {
    const { options } = await program.call('sheets.open', {})
    const impossible = { ...options, paper: 'a5', perSheet: 4, tally: false } as const
    await expectRefused(program, 'sheets.pdf', { options: impossible }, 'impossibleSheet')
    await expectRefused(program, 'sheets.consider', { options: impossible }, 'impossibleSheet')
  })

  test('a name that is too long is told', async ({ program }) => {
    const { options } = await program.call('sheets.open', {})
    const name = 'Bestemor Elisabeth Margrethe av Trøndelag og Østfold'
    const { warnings } = await program.call('sheets.consider', {
      options: { ...options, names: [name] },
    })
    expect(warnings).toEqual([{ code: 'nameCut', name }])
  })
})

describe('a finished game on paper', () => {
  test('is one page with one block', async ({ program }) => {
    const table = await TestGame.begin(program, { names: ['Ida'] })
    for (const line of table.view.lines) if (line.kind === 'row') await table.play('11123', line.id)
    const { game } = table.now({})
    const printed = await program.call('sheets.game', { game })
    expect(printed).toMatchObject({ pages: 1, blocks: 1, warnings: [] })
    expect(textOf(printed.bytes)).toMatch(/^%PDF-/)
  })

  test.for([
    [
      'with the day it was played, not the day it was typed',
      ON_DAY('2025-02-14'),
      'Dato 14. feb. 2025',
    ],
    ['with an empty line for the date where only the year is known', IN_YEAR('1987'), undefined],
    ['with an empty line for the date where nothing is known', SOME_DAY, undefined],
  ] as const)('is printed %s', async ([, on, date], { program }) => {
    const { id: game } = await enterPaper(program, { Ida: NORDIC }, { on })
    const { bytes } = await program.call('sheets.game', { game })
    const file = printedFile(Buffer.from(bytes, 'base64'))
    const text = run('pdftotext', ['-layout', file.path, '-']).toString()
    file.close()
    expect(text).toMatch(/Dato/)
    if (date !== undefined) expect(text).toContain(date)
    else expect(text).not.toMatch(/20\d\d|19\d\d/)
  })

  test('is refused while it is being played', async ({ program }) => {
    const table = await TestGame.begin(program, { names: ['Ida'] })
    const { game } = table.now({})
    await expectRefused(program, 'sheets.game', { game }, 'unknownGame')
    await expectRefused(program, 'sheets.game', { game: 99 }, 'unknownGame')
  })
})

describe('settings', () => {
  test('keep what was set, and only that', async ({ program }) => {
    const standard = await program.call('settings.get', {})
    expect(standard).toMatchObject({
      language: 'system',
      theme: 'system',
      textSize: 100,
      singleKeys: true,
    })
    const changed = await program.call('settings.set', { theme: 'dark', singleKeys: false })
    expect(changed).toEqual({ ...standard, theme: 'dark', singleKeys: false })
    await program.restart()
    expect(await program.call('settings.get', {})).toEqual(changed)
    expect(program.told).toContainEqual({ kind: 'settingsChanged' })
  })

  test.for([
    { theme: 'pink' },
    { language: 'fi' },
    { textSize: 110 },
    { unknown: 1 },
    { singleKeys: 1 },
  ])('refuse %o', async (wrong, { program }) => {
    const before = await program.everything()
    expect(await program.answer('settings.set', wrong)).toMatchObject({ code: 'badArguments' })
    expect(await program.everything()).toEqual(before)
  })
})
