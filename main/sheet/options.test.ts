import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { choices, fillOptions, OBJECTIONS, objections, settle } from './options.ts'
import { type GivenOptions, sheetOptions } from '../../shared/sheetOptions.ts'

test('the standard choice is Nordic, A4, two blocks, 20 sheets, short hints, tally, no colour', () => {
  expect(fillOptions()).toMatchObject({
    ruleset: 'nordic',
    paper: 'a4',
    perSheet: 2,
    sheets: 20,
    columns: 6,
    hints: 'short',
    tally: true,
    colour: 'none',
    cutMarks: true,
    margin: 'none',
    language: 'nb',
  })
  expect(objections(fillOptions())).toEqual([])
})

test.each<GivenOptions>([
  { large: true },
  { margin: 'punch' },
  { margin: 'glue' },
  { perSheet: 4 },
  { perSheet: 1 },
  { paper: 'a5' },
  { paper: 'a5', perSheet: 1 },
  { large: true, margin: 'glue', paper: 'letter' },
])('what follows from %o is filled in legally', (given) => {
  expect(objections(fillOptions(given))).toEqual([])
})

describe('impossible combinations name the option and the reason', () => {
  test.each<[GivenOptions, string, string]>([
    [{ paper: 'a5', perSheet: 4 }, 'perSheet', 'a5Four'],
    [{ large: true, paper: 'a5' }, 'paper', 'largePaper'],
    [{ large: true, perSheet: 2 }, 'perSheet', 'largeAlone'],
    [{ large: true, columns: 5 }, 'columns', 'largeColumns'],
    [{ large: true, tally: true }, 'tally', 'largeTally'],
    [{ perSheet: 4, tally: true }, 'tally', 'smallTally'],
    [{ paper: 'a5', perSheet: 2, tally: true }, 'tally', 'smallTally'],
    [{ margin: 'punch', perSheet: 2 }, 'perSheet', 'marginAlone'],
    [{ margin: 'glue', paper: 'a5' }, 'paper', 'marginPaper'],
    [{ perSheet: 1, cutMarks: true }, 'cutMarks', 'nothingToCut'],
    [{ columns: 2, names: ['a', 'b', 'c'] }, 'names', 'tooManyNames'],
    [{ columnsAre: 'games', names: ['a', 'b'] }, 'names', 'tooManyNames'],
  ])('%o', (given, option, code) => {
    expect(objections(fillOptions(given))).toContainEqual({ option, code })
  })

  test.each(LANGUAGES)('in %s every reason is a sentence', (language) => {
    for (const code of OBJECTIONS)
      expect(SHEET_MESSAGES[language].sheet.objections[code]).toMatch(/^\p{Lu}.*\.$/u)
  })
})

test('each value of an option says what stands against it', () => {
  expect(choices(fillOptions({ paper: 'a5' }), 'perSheet')).toEqual([
    { value: 1 }, // the cut marks follow
    { value: 2 },
    { value: 4, objection: { option: 'perSheet', code: 'a5Four' } },
  ])
})

test('what there is no room for follows the option that was chosen', () => {
  const two = fillOptions({ perSheet: 2, names: ['Ida', 'Ola', 'Kari'] })
  expect(two).toMatchObject({ tally: true, cutMarks: true })
  expect(settle({ ...two, perSheet: 1 })).toMatchObject({ tally: true, cutMarks: false })
  expect(settle({ ...two, perSheet: 4 })).toMatchObject({ tally: false, cutMarks: true })
  expect(settle({ ...two, columns: 2 }).names).toEqual(['Ida', 'Ola'])
  expect(settle({ ...two, columnsAre: 'games' }).names).toEqual(['Ida'])
})

test('the option that was chosen itself gives way to nothing, and what is in order stays', () => {
  const alone = fillOptions({ perSheet: 1 })
  expect(settle({ ...alone, cutMarks: true }, 'cutMarks').cutMarks).toBe(true)
  expect(choices(alone, 'cutMarks')).toEqual([
    { value: true, objection: { option: 'cutMarks', code: 'nothingToCut' } },
    { value: false },
  ])
  expect(settle(alone)).toEqual(alone)
})

test.each([
  { sheets: 0 },
  { sheets: 1001 },
  { sheets: 2.5 },
  { perSheet: 3 },
  { columns: 7 },
  { paper: 'a3' },
  { language: 'fi' },
  { unknown: 1 },
])('%o is no option', (wrong) => {
  expect(v.safeParse(sheetOptions, { ...fillOptions(), ...wrong }).success).toBe(false)
})
