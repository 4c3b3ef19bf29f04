import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { printedFile, run } from '../../tools/printed.ts'
import { runs, time } from '../testing/fuzz.ts'
import { fonts } from './fonts.ts'
import { makePdf } from './makePdf.ts'
import { fillOptions } from './options.ts'

const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc.string({ unit: codeUnit, maxLength: 100 }),
  fc.constantFrom('%PDF-1.7', ') Tj ET', '\\', '(((', '<</A', '\0', '👩‍👩‍👧', 'عمر', '漢字', '\ud800'),
)

test(
  'whatever stands at the top of a column, the sheet is a sound PDF',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (names) => {
        const options = fillOptions({ ruleset: 'nordic', columns: 6, names, sheets: 1 })
        const now = new Date('2026-11-30T12:00:00Z')
        const order = { ruleset: RULESETS.nordic, options, today: '2026-11-30' }
        const { bytes, pages } = await makePdf(order, now, fonts)
        const file = printedFile(bytes)
        run('qpdf', ['--check', file.path])
        expect(run('pdftotext', [file.path, '-']).toString()).toContain('Totalsum')
        expect(pages).toBe(1)
        file.close()
      }),
      { numRuns: runs(15), endOnFailure: true },
    )
  },
  time(60),
)
