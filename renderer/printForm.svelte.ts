import type { OptionKey, SheetOptions } from '../shared/sheetOptions.ts'
import type { PdfView, SheetView } from '../shared/sheetViews.ts'
import type { PlayerView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { language } from './language.svelte.ts'
import { parseBase64, printPdf, savePdf } from './pdf.ts'
import { sentence, text, variantLabel } from './text.svelte.ts'
import { wantedVariant } from './wanted.ts'

/** The pad being chosen: what main makes of each choice, and the file in the end. */
export class PrintForm {
  view = $state.raw<SheetView>()
  /** What has been chosen; main's answer to it may still be on its way. */
  options = $state.raw<SheetOptions>()
  family = $state.raw<readonly PlayerView[]>([])
  /** A file is being made. */
  making = $state(false)
  #asked = 0
  #job = 0

  constructor() {
    void this.#load()
  }

  async #load(): Promise<void> {
    const [view, family] = await Promise.all([
      call('sheets.open', { language: language.now }),
      call('players.list', {}),
    ])
    this.#take(view)
    this.family = family
    const wanted = view.choices['ruleset']?.find(({ value }) => value === wantedVariant())
    if (wanted !== undefined && wanted.value !== view.options.ruleset)
      await this.choose('ruleset', wanted.value as SheetOptions['ruleset']) // as main listed them
  }

  #take(view: SheetView): void {
    this.view = view
    this.options = view.options
  }

  choose<K extends OptionKey>(key: K, value: SheetOptions[K]): Promise<void> {
    if (this.options === undefined) return Promise.resolve()
    const options = { ...this.options, [key]: value }
    this.options = options
    return this.#show(() => call('sheets.consider', { options }))
  }

  standard(): Promise<void> {
    return this.#show(() => call('sheets.standard', { language: language.now }))
  }

  /** Whoever chooses fast sees only the latest. */
  async #show(ask: () => Promise<SheetView>): Promise<void> {
    const asked = ++this.#asked
    try {
      const view = await ask()
      if (asked === this.#asked) this.#take(view)
    } catch (error) {
      if (asked === this.#asked) this.options = this.view?.options
      tell(error)
    }
  }

  async save(): Promise<void> {
    const { options } = this
    const pdf = await this.#make()
    if (pdf === undefined || options === undefined) return
    const variant = variantLabel(options.ruleset)
    savePdf(parseBase64(pdf.bytes), text.sheet.fileName({ variant }))
  }

  async print(): Promise<void> {
    const pdf = await this.#make()
    if (pdf !== undefined) printPdf(parseBase64(pdf.bytes))
  }

  /** What is being made is thrown away when it comes. */
  cancel(): void {
    this.#job += 1
    this.making = false
  }

  async #make(): Promise<PdfView | undefined> {
    const { options } = this
    if (this.making || options === undefined) return undefined
    this.making = true
    const job = ++this.#job
    try {
      const pdf = await call('sheets.pdf', { options, language: language.now })
      return job === this.#job ? pdf : undefined
    } catch (error) {
      tell(error)
      return undefined
    } finally {
      if (job === this.#job) this.making = false
    }
  }
}

/** A finished game on the printed block. */
export function printGame(game: number): Promise<void> {
  return take(() => call('sheets.game', { game, language: language.now }), printPdf)
}

/** The rules of a game, in the language on the screen. */
export function printRules(ruleset: string): Promise<void> {
  return take(() => call('sheets.rules', { ruleset, language: language.now }), printPdf)
}

/** The year on one page. */
export function printYear(ruleset: string, year: number): Promise<void> {
  return take(() => call('sheets.year', { ruleset, year, language: language.now }), printPdf)
}

export function saveYear(ruleset: string, year: number): Promise<void> {
  const name = text.statistics.year.fileName({ year, variant: variantLabel(ruleset) })
  return take(
    () => call('sheets.year', { ruleset, year, language: language.now }),
    (bytes) => savePdf(bytes, name),
  )
}

async function take(
  make: () => Promise<PdfView>,
  use: (bytes: ReturnType<typeof parseBase64>) => void,
): Promise<void> {
  try {
    use(parseBase64((await make()).bytes))
  } catch (error) {
    tell(error)
  }
}

function tell(error: unknown): void {
  if (!(error instanceof Failure)) throw error
  announcer.alert(sentence(error))
}
