import * as v from 'valibot'
import type { Handlers } from '../../shared/contract.ts'
import { type PaperColumn, paperGame } from '../../shared/paper.ts'
import { type DraftColumn, PaperDraft } from '../../shared/paperDraft.ts'
import type { PlayedOn } from '../../shared/playedOn.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { PaperView } from '../../shared/paperViews.ts'
import { dayPlayed, localDay } from '../store/projection.ts'
import { type Context, momentOf } from './context.ts'
import { gameCommands } from './gameCommands.ts'
import { lineViews } from './gameView.ts'
import { paperColumnView, paperRows, parseTotals } from './paperColumn.ts'
import { playerView } from './playerView.ts'

type PaperHandlers = Pick<Handlers, Extract<keyof Handlers, `paper.${string}`>>

/** Blocks that were filled on paper. What is typed is kept at once, finished or not. */
export function paperService(context: Context): PaperHandlers {
  const { rulesets, store } = context

  function rulesetOf(id: string): Ruleset {
    const ruleset = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined
    if (ruleset === undefined) throw new Refusal('unknownRuleset', { ruleset: id })
    return ruleset
  }

  const today = (): string => localDay(momentOf(context.now()))

  function emptyDraft(): PaperDraft {
    const [ruleset = ''] = Object.keys(rulesets)
    const date = dayPlayed(momentOf(context.now()), store().settings.dayEnds())
    const played = { known: 'date', date, year: '' } as const
    return { ruleset, played, totalsOnly: false, columns: [] }
  }

  /** What was kept, but for players that are gone since, and nothing of a release that had more. */
  function keptDraft(): PaperDraft {
    const kept = v.safeParse(
      v.pipe(v.string(), v.parseJson(), PaperDraft),
      store().paper.draft() ?? '',
    )
    if (!kept.success || !Object.hasOwn(rulesets, kept.output.ruleset)) return emptyDraft()
    return { ...kept.output, columns: kept.output.columns.filter(({ player }) => isKnown(player)) }
  }

  const isKnown = (player: number): boolean => {
    const found = store().players.byId(player)
    return found?.merged_into === null && found.strength === null
  }

  function view(draft: PaperDraft): PaperView {
    const ruleset = rulesetOf(draft.ruleset)
    return {
      draft,
      lines: lineViews(ruleset, true),
      bonus: ruleset.bonus,
      ...(ruleset.joker && { joker: ruleset.joker }),
      columns: draft.columns.map((column) => {
        const player = store().players.byId(column.player)
        if (player === undefined) throw new Refusal('unknownPlayer', { player: column.player })
        return {
          player: playerView(player),
          ...paperColumnView(ruleset, column, draft.totalsOnly),
        }
      }),
    }
  }

  return {
    'paper.draft': () => view(keptDraft()),

    'paper.keep': ({ draft }) => {
      const kept = view(draft)
      store().paper.keep(JSON.stringify(draft))
      return kept
    },

    'paper.discard': () => {
      store().paper.discard()
      return view(emptyDraft())
    },

    'paper.enter': ({ draft }) => {
      const ruleset = rulesetOf(draft.ruleset)
      const players = draft.columns.map(({ player }) => player)
      const unknown = players.find((player) => !isKnown(player))
      if (unknown !== undefined) throw new Refusal('unknownPlayer', { player: unknown })
      const moment = momentOf(context.now())
      const columns = draft.columns.map((column) => paperColumn(ruleset, column, draft.totalsOnly))
      const events = paperGame(ruleset, players, columns, playedOn(draft), moment, today())
      // At once: a block that is in and still a draft would be entered twice.
      const id = store().transaction(() => {
        store().paper.discard()
        return store().games.create(context.newId(), events, moment)
      })
      context.emit({ kind: 'gameChanged', game: id, version: events.length })
      return gameCommands(context).present(id)
    },
  }
}

function paperColumn(ruleset: Ruleset, column: DraftColumn, totalsOnly: boolean): PaperColumn {
  if (!totalsOnly) return { rows: paperRows(ruleset, column) }
  const { total, upper } = parseTotals(column)
  if (total === undefined) throw new Refusal('missing', { player: column.player, row: 'total' })
  return { total, upper }
}

/** @throws Refusal noDate */
function playedOn({ played: { known, date, year } }: PaperDraft): PlayedOn {
  if (known === 'nothing') return { known }
  if (known === 'date') return { known, date: date.trim() }
  if (!/^\d{4}$/.test(year.trim())) throw new Refusal('noDate')
  return { known, year: Number(year) }
}
