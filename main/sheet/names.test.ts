import { expect, test } from 'vitest'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { fonts } from './fonts.ts'
import { printedFile, run, words } from '../../tools/printed.ts'
import { pageFaults } from '../../tools/sheetFaults.ts'
import { openPress } from './draw.ts'
import { layout } from './layout.ts'
import { makePdf } from './makePdf.ts'
import { cleanName, fit } from './names.ts'
import { fillOptions } from './options.ts'
import type { GivenOptions } from '../../shared/sheetOptions.ts'

const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))

const AWKWARD = [
  ['nothing', ''],
  ['spaces', '   '],
  ['one letter', 'Q'],
  ['forty letters', 'Wilhelmina Wergeland Wedel-Jarlsberg Wøø'],
  ['300 letters without a space', 'W'.repeat(300)],
  ['Polish', 'Łukasz Žižka'],
  ['Sámi', 'Áŋŋá'],
  ['letters apart from their marks', 'A\u0301s\u030ase'],
  ['an emoji', '👩‍👩‍👧‍👦 Ola 🇳🇴 👍🏽'],
  ['only an emoji', '🎲'],
  ['right to left', 'שלום עולם'],
  ['Arabic', 'فاطمة'],
  ['Chinese', '王小明'],
  ['control letters', 'O\u0000l\u202ea\n\tP'],
] as const

const orderOf = (given: GivenOptions) => {
  const options = fillOptions({ sheets: 1, ...given })
  return { ruleset: RULESETS[options.ruleset], options, today: '2026-01-01' }
}

test.each(AWKWARD)('a name that is %s stays in its cell, in every size', async (_, name) => {
  const formats: GivenOptions[] = [
    { perSheet: 1 },
    { perSheet: 2, columnsAre: 'games' },
    { perSheet: 4 },
    { perSheet: 4, columnsAre: 'games', ruleset: 'nordicForced' },
    { large: true },
  ]
  for (const format of formats) {
    const names = format.columnsAre === 'games' ? [name] : [name, name, 'Ida', name]
    const order = orderOf({ ...format, names })
    const [page] = layout(order, type).pages
    expect(page && pageFaults(page, type, format.large ? 14 : 6)).toEqual([])
    const { bytes } = await makePdf(order, new Date(0), fonts)
    const file = printedFile(bytes)
    run('qpdf', ['--check', file.path])
    expect(words(file).filter((word) => /[\ufffd\0]/.test(word.text))).toEqual([])
    file.close()
  }
})

test('Polish and Sámi letters come out right and can be copied', async () => {
  const names = ['Łukasz', 'Áŋŋá', 'Žižka']
  const file = printedFile(
    (await makePdf(orderOf({ perSheet: 1, names }), new Date(0), fonts)).bytes,
  )
  const found = words(file).map((word) => word.text)
  for (const name of names) expect(found).toContain(name)
  file.close()
})

test('a long name is shrunk, then cut at its end, and the user is told', () => {
  const room = { width: 20, size: 11, least: 6, weight: 'regular' } as const
  expect(fit('Ida', room, type)).toEqual({ text: 'Ida', size: 11, cut: false })
  const shrunk = fit('Mormor Åse B', room, type)
  expect(shrunk).toMatchObject({ text: 'Mormor Åse B', cut: false })
  expect(shrunk.size).toBeLessThan(11)
  const cut = fit('Wilhelmina Wergeland', room, type)
  expect(cut.cut).toBe(true)
  expect(cut.size).toBeCloseTo(7.7)
  expect(cut.text).toMatch(/^Wilhelm.*…$/)
  expect(type.width(cut.text, 'regular', cut.size)).toBeLessThanOrEqual(20)
  const { warnings } = layout(orderOf({ names: ['Wilhelmina Wergeland'] }), type)
  expect(warnings).toEqual([{ code: 'nameCut', name: 'Wilhelmina Wergeland' }])
})

test('type never shrinks below 6 points, 14 in large print', () => {
  const small = { width: 9, size: 7.5, least: 6, weight: 'regular' } as const
  expect(fit('Wilhelmina', small, type).size).toBe(6)
  const large = { width: 20, size: 18, least: 14, weight: 'regular' } as const
  expect(fit('Wilhelmina', large, type).size).toBe(14)
})

test('an emoji is dropped without a word, another missing letter is named', () => {
  expect(cleanName('👍🏽 Ola 🇳🇴', type)).toEqual({ text: 'Ola', missing: '' })
  expect(cleanName('王小王 Ola', type)).toEqual({ text: 'Ola', missing: '王小' })
  const { warnings } = layout(orderOf({ names: ['王小明'] }), type)
  expect(warnings).toEqual([{ code: 'lettersMissing', name: '王小明', letters: '王小明' }])
})

test('words that are read from the right stand from the right', () => {
  expect(cleanName('שלום עולם', type).text).toBe('עולם שלום')
})
