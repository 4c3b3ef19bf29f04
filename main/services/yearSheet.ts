import type { Handlers } from '../../shared/contract.ts'
import { fonts } from '../sheet/fonts.ts'
import type { Context } from './context.ts'
import { pdfView } from './pdfView.ts'
import { rememberedOptions } from './rememberedOptions.ts'

type YearSheetHandlers = Pick<Handlers, 'sheets.year'>

/**
 * The year on one page, in the language and colour of the family's blocks.
 * @param yearOf reckons its figures
 */
export function yearSheetService(
  { store, now }: Context,
  yearOf: Handlers['statistics.year'],
): YearSheetHandlers {
  return {
    'sheets.year': async ({ language: onScreen = 'nb', ...asked }) => {
      const { language, colour, inkSaving } = rememberedOptions(store(), onScreen)
      const view = await yearOf({ ...asked, language })
      // As with blocks: the PDF maker is loaded when somebody prints.
      const { makeYearPdf } = await import('../sheet/yearPage.ts')
      return pdfView(await makeYearPdf({ view, language, colour, inkSaving }, now(), fonts))
    },
  }
}
