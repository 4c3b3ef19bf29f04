import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULES_PAGE_MESSAGES } from '../../shared/messages/rulesPage/all.ts'
import { rulesPageText } from '../../shared/messages/rulesPage/text.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../../shared/rulesets/index.ts'
import { inside, printedFile, run, words } from '../../tools/printed.ts'
import { pageFaults } from '../../tools/sheetFaults.ts'
import { rulesPage } from '../services/rulesPage.ts'
import { openPress } from './draw.ts'
import { fonts } from './fonts.ts'
import { rulesSheet } from './rulesPage.ts'
import { makeRulesPdf } from './rulesPagePdf.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, NOW)
// Other programs look at the files; they take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const all = Object.values(RULESETS)
const views = new Map(all.map((ruleset) => [ruleset.id, rulesPage(ruleset, all)]))
const viewOf = (id: RulesetId) => views.get(id) ?? rulesPage(RULESETS[id], all)
const textOf = (id: RulesetId, language: Language) =>
  rulesPageText(viewOf(id), {
    words: RULES_PAGE_MESSAGES[language],
    block: SHEET_MESSAGES[language].block,
  })

/** Every text of a page, wherever it stands. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe.each(RULESET_IDS)('%s', (id) => {
  test.each(LANGUAGES)('fits one sheet, clear of its edges, in type to read: %s', (language) => {
    const sheet = rulesSheet(textOf(id, language), RULES_PAGE_MESSAGES[language], type)
    expect(sheet.pages.length).toBeLessThanOrEqual(2)
    for (const page of sheet.pages) {
      // As one group: no text may meet another of any part.
      const items = page.groups.flatMap((group) => group.items)
      expect(pageFaults({ ...page, groups: [{ items }] }, type, 9)).toEqual([])
    }
  })

  test.each(LANGUAGES)('says nothing that is not a word: %s', (language) => {
    for (const said of texts(textOf(id, language)))
      expect(said).not.toMatch(/undefined|NaN|object| {2}|\.\.|!|^$/)
  })

  test('is the page in its own language, and no two languages are the same', () => {
    const told = LANGUAGES.map((language) => textOf(id, language).questions.items.at(-1)?.answer)
    const asked = LANGUAGES.map((language) => textOf(id, language).turn.steps[0]?.text)
    expect(told.every((answer) => answer !== undefined)).toBe(true)
    expect(new Set(asked).size).toBe(LANGUAGES.length)
  })

  test('is a sound file with every row, every question and the same bytes again', async () => {
    const { bytes, pages } = await makeRulesPdf(viewOf(id), 'nn', NOW, fonts)
    const file = printedFile(bytes)
    run('qpdf', ['--check', file.path])
    const { mediaBoxes, text } = inside(file)
    expect(mediaBoxes).toHaveLength(pages)
    for (const [, , width = 0, height = 0] of mediaBoxes) {
      expect(width).toBeCloseTo((210 / 25.4) * 72, 2)
      expect(height).toBeCloseTo((297 / 25.4) * 72, 2)
    }
    expect(text).toContain('nn-NO')
    const found = words(file)
      .map((word) => word.text)
      .join(' ')
    const { table, questions } = textOf(id, 'nn')
    for (const { label } of table.lines) expect(found).toContain(label)
    for (const { question, told } of questions.items) if (!told) expect(found).toContain(question)
    expect(found).not.toContain('\uFFFD')
    file.close()
    expect((await makeRulesPdf(viewOf(id), 'nn', NOW, fonts)).bytes).toEqual(bytes)
  })
})
