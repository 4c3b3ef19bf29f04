import type { Handlers } from '../../shared/contract.ts'
import { type Game, results } from '../../shared/game.ts'
import type { Language } from '../../shared/messages/language.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isRulesetId, RULESETS } from '../../shared/rulesets/index.ts'
import type { SheetOptions } from '../../shared/sheetOptions.ts'
import type { SheetView } from '../../shared/sheetViews.ts'
import { fonts } from '../sheet/fonts.ts'
import type { Printed } from '../sheet/makePdf.ts'
import { CHOSEN_KEYS, choices, fillOptions, objections, settle } from '../sheet/options.ts'
import type { FilledCard } from '../sheet/plan.ts'
import { localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'
import { makeBase64, pdfView } from './pdfView.ts'
import { playedOf } from './playedOf.ts'
import { rememberedOptions, rememberOptions } from './rememberedOptions.ts'

type SheetHandlers = Pick<
  Handlers,
  Exclude<Extract<keyof Handlers, `sheets.${string}`>, 'sheets.year' | 'sheets.rules'>
>

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

  const remembered = (language: Language): SheetOptions => rememberedOptions(store(), language)

  return {
    'sheets.open': ({ language = 'nb' }) => view(remembered(language)),

    'sheets.standard': ({ language = 'nb' }) => view(fillOptions({ language })),

    'sheets.consider': ({ options }) => view(settle(options)),

    'sheets.pdf': async ({ options, language = 'nb' }) => {
      checkPossible(options)
      const printed = await print(options)
      rememberOptions(store(), options, language)
      return pdfView(printed)
    },

    'sheets.game': async ({ game: id, language: onScreen = 'nb' }) => {
      const { game } = store().games.load(id)
      const { paper, colour, language, inkSaving } = remembered(onScreen)
      const ruleset = isRulesetId(game.ruleset.id) ? game.ruleset.id : undefined
      if (ruleset === undefined || game.ended === undefined) throw new Refusal('unknownGame')
      const on = playedOf(game, game.ended, store().settings.dayEnds())
      const day = on.known === 'date' ? on.date : undefined
      const chosen = { ruleset, paper, colour, language, inkSaving }
      const options = fillOptions({
        ...chosen,
        perSheet: 1,
        sheets: 1,
        tally: false,
        date: day === undefined ? 'blank' : 'today',
      })
      const cards = filledCards(game, (player) => store().players.byId(player)?.name ?? '')
      return pdfView(await print(options, cards, day))
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
