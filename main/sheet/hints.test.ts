import { describe, expect, test } from 'vitest'
import { blockLines } from '../../shared/block.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { hint, type HintStyle } from './hints.ts'

const hintsOf = (id: keyof typeof RULESETS, style: HintStyle, language: 'nb' | 'en' = 'nb') =>
  blockLines(RULESETS[id]).map((line) =>
    hint(RULESETS[id], line, style, SHEET_MESSAGES[language].sheet.hints),
  )

describe('hints say what the rules say', () => {
  test('nordic, short', () => {
    expect(hintsOf('nordic', 'short')).toEqual([
      '3',
      '6',
      '9',
      '12',
      '15',
      '18',
      undefined,
      '63+ gir 50',
      'maks 12',
      'maks 22',
      'maks 18',
      'maks 24',
      '15',
      '20',
      'maks 28',
      'maks 30',
      '50',
      'maks 374',
    ])
  })

  test('nordic, full', () => {
    expect(hintsOf('nordic', 'full')).toEqual([
      '3 × 1 = 3',
      '3 × 2 = 6',
      '3 × 3 = 9',
      '3 × 4 = 12',
      '3 × 5 = 15',
      '3 × 6 = 18',
      undefined,
      '63+ gir 50',
      'de to · maks 12',
      'de fire · maks 22',
      'de tre · maks 18',
      'de fire · maks 24',
      '1-2-3-4-5 · 15',
      '2-3-4-5-6 · 20',
      'sum av alle · maks 28',
      'sum av alle · maks 30',
      'fem like · 50',
      'maks 374',
    ])
  })

  test('the forced game counts two of each and 42', () => {
    expect(hintsOf('nordicForced', 'full').slice(0, 8)).toEqual([
      '2 × 1 = 2',
      '2 × 2 = 4',
      '2 × 3 = 6',
      '2 × 4 = 8',
      '2 × 5 = 10',
      '2 × 6 = 12',
      undefined,
      '42+ gir 50',
    ])
  })

  test('american, full, in English', () => {
    expect(hintsOf('american', 'full', 'en').slice(7)).toEqual([
      '63+ gives 35',
      undefined,
      'sum of all · max 30',
      'sum of all · max 30',
      '3 + 2 · 25',
      'four in a row · 30',
      'five in a row · 40',
      'sum of all · max 30',
      'five alike · 50',
      '100 each',
      undefined,
      'max 1575',
    ])
  })
})
