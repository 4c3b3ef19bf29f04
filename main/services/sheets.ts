import * as v from 'valibot'
import type { Handlers } from '../../shared/contract.ts'
import { type Game, results } from '../../shared/game.ts'
import type { Language } from '../../shared/messages/language.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isRulesetId, RULESETS } from '../../shared/rulesets/index.ts'
import { givenOptions, type SheetOptions } from '../../shared/sheetOptions.ts'
import type { PdfView, SheetView } from '../../shared/views.ts'
import { fonts } from '../sheet/fonts.ts'
import type { Printed } from '../sheet/makePdf.ts'
import { CHOSEN_KEYS, choices, fillOptions, objections, settle } from '../sheet/options.ts'
import type { FilledCard } from '../sheet/plan.ts'
import { localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'

type SheetHandlers = Pick<
  Handlers,
  Exclude<Extract<keyof Handlers, `sheets.${string}`>, 'sheets.year'>
>

/** The setting the last choice is kept in. */
const REMEMBERED = 'sheet'

export function sheetService({ store, now }: Context): SheetHandlers {
  async function print(
    options: SheetOptions,
    game?: readonly FilledCard[],
    day?: string,
  ): Promise<Printed> {
    // The PDF maker is most of the program's size, and nobody waits for it to start a game.
    const { makePdf } = await import('../sheet/makePdf.ts')
    const today = day ?? localDay(momentOf(now()))
    const ruleset = RULESETS[options.ruleset]
    return makePdf({ ruleset, options, today, ...(game && { game }) }, now(), fonts)
  }

  /** One sheet as it will be printed, and what may be chosen from here. */
  async function view(options: SheetOptions): Promise<SheetView> {
    checkPossible(options)
    const { sheets, perSheet, back } = options
    const { bytes, warnings } = await print({ ...options, sheets: 1 })
    return {
      options,
      choices: Object.fromEntries(CHOSEN_KEYS.map((key) => [key, choiceViews(options, key)])),
      pages: sheets * (back ? 2 : 1),
      blocks: sheets * perSheet,
      warnings,
      page: makeBase64(bytes),
    }
  }

  function remembered(language: Language): SheetOptions {
    const stored = store().settings.all().get(REMEMBERED)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), givenOptions), stored)
    const options = fillOptions({ language, ...(parsed.success && parsed.output) })
    return objections(options).length === 0 ? options : fillOptions({ language })
  }

  /** A language that is the screen's was not chosen for the block, and follows the screen's. */
  function remember({ language, ...others }: SheetOptions, onScreen: Language): void {
    const chosen = language === onScreen ? others : { ...others, language }
    store().settings.set({ [REMEMBERED]: JSON.stringify(chosen) })
  }

  return {
    'sheets.open': ({ language = 'nb' }) => view(remembered(language)),

    'sheets.standard': ({ language = 'nb' }) => view(fillOptions({ language })),

    'sheets.consider': ({ options }) => view(settle(options)),

    'sheets.pdf': async ({ options, language = 'nb' }) => {
      checkPossible(options)
      const printed = await print(options)
      remember(options, language)
      return pdfView(printed)
    },

    'sheets.game': async ({ game: id, language: onScreen = 'nb' }) => {
      const { game } = store().games.load(id)
      const { paper, colour, language, inkSaving } = remembered(onScreen)
      const ruleset = isRulesetId(game.ruleset.id) ? game.ruleset.id : undefined
      if (ruleset === undefined || game.ended === undefined) throw new Refusal('unknownGame')
      const chosen = { ruleset, paper, colour, language, inkSaving }
      const options = fillOptions({
        ...chosen,
        perSheet: 1,
        sheets: 1,
        tally: false,
        date: 'today',
      })
      const cards = filledCards(game, (player) => store().players.byId(player)?.name ?? '')
      return pdfView(await print(options, cards, localDay(game.ended)))
    },
  }
}

/** @throws Refusal impossibleSheet */
function checkPossible(options: SheetOptions): void {
  const [first] = objections(options)
  if (first !== undefined) throw new Refusal('impossibleSheet', { objection: first.code })
}

function choiceViews(options: SheetOptions, key: (typeof CHOSEN_KEYS)[number]) {
  return choices(options, key).map(({ value, objection }) => ({
    // Every option with a list of values has plain ones; only the names are a list themselves.
    value: value as string | number | boolean,
    ...(objection && { objection: objection.code }),
  }))
}

/** The cards of everybody who stayed, in the order they played. */
function filledCards(game: Game, nameOf: (player: number) => string): FilledCard[] {
  const places = new Map(results(game).map(({ seat, place }) => [seat, place]))
  return game.order.flatMap((seat) => {
    const sitting = game.seats[seat]
    if (sitting === undefined || sitting.left) return []
    const { player, card } = sitting
    return { name: nameOf(player), card, winner: places.get(seat) === 1 }
  })
}

function pdfView({ bytes, pages, blocks, warnings }: Printed): PdfView {
  return { bytes: makeBase64(bytes), pages, blocks, warnings }
}

const makeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
