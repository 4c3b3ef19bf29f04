import * as v from 'valibot'
import { STRENGTHS } from './coach/strength.ts'
import { FACES } from './dice.ts'
import { FIRST_RULES, type Held as HeldDice, MODES, SOURCES } from './events.ts'
import { LANGUAGES } from './messages/language.ts'
import { PaperDraft } from './paperDraft.ts'
import { COLOURS, MARKS } from './playerLook.ts'
import type { RefusalCode, RefusalDetails } from './refusal.ts'
import type { RulesPageView, TryView } from './rulesView.ts'
import { SettingChanges, type Settings } from './settings.ts'
import { sheetOptions } from './sheetOptions.ts'
import type { LuckChoicesView, StatisticsView, YearView } from './statistics/view.ts'
import type { AdviceView, ChancesView, GameReviewView } from './coachViews.ts'
import type { ListView, OverviewView } from './listViews.ts'
import type { PaperView } from './paperViews.ts'
import type { DataView, ImportView, ProgramView, ReportView } from './programViews.ts'
import type { PdfView, SheetView } from './sheetViews.ts'
import type {
  FamilyView,
  GameView,
  OptionView,
  PlayerView,
  ReplayView,
  RulesetView,
} from './views.ts'

/** How many games a figure needs: the screen tells how many are missing. */
export { FLOORS, type Statistic } from './statistics/view.ts'

type Schema = v.GenericSchema

/** A call: its arguments as a schema; its result is a type alone. */
export interface Call<Arguments extends Schema, Result> {
  readonly args: Arguments
  /** Never there at run time. */
  readonly result?: Result
}

const call =
  <Result>() =>
  <Arguments extends Schema>(args: Arguments): Call<Arguments, Result> => ({ args })

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Nothing = v.strictObject({})
/** The screen's: a block has it as long as no other was chosen for it, and names are sorted by it. */
const ScreenLanguage = v.optional(v.picklist(LANGUAGES))
type Nothing = Readonly<Record<string, never>>
const Token = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.-]+$/))
const Name = v.pipe(v.string(), v.maxLength(1000))
const Computer = v.strictObject({ computer: v.picklist(STRENGTHS) })
const Position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const Held = v.pipe(
  v.array(Position),
  v.maxLength(10),
  v.check((held) => held.every((position, i) => i === 0 || position > (held[i - 1] ?? -1))),
)

const RowId = v.pipe(v.string(), v.maxLength(100))
const RulesetArg = v.pipe(v.string(), v.maxLength(100))
const Points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const WrittenDice = v.pipe(v.array(v.picklist(FACES)), v.maxLength(10))

const WrittenCell = v.union([
  v.strictObject({ points: Points, extra: v.optional(Points) }),
  v.strictObject({ dice: WrittenDice }),
])

const TypedText = v.pipe(v.string(), v.maxLength(20))
const DateText = v.pipe(v.string(), v.maxLength(20))
const PlayedOnArg = v.variant('known', [
  v.strictObject({ known: v.literal('date'), date: DateText }),
  v.strictObject({ known: v.literal('year'), year: v.number() }),
  v.strictObject({ known: v.literal('nothing') }),
])

/** Which finished games are wanted; what is left out is not asked. */
const GAME_FILTER = {
  /** The first and last local date, `2026-11-30`. */
  from: v.optional(DateText),
  to: v.optional(DateText),
  players: v.optional(
    v.strictObject({ ids: v.pipe(v.array(Id), v.maxLength(100)), exactly: v.boolean() }),
  ),
  ruleset: v.optional(v.pipe(v.string(), v.maxLength(100))),
  modes: v.optional(v.array(v.picklist(SOURCES))),
  solo: v.optional(v.boolean()),
  /** Whether anybody had tips. */
  tips: v.optional(v.boolean()),
}
const GameFilterArg = v.strictObject({ ...GAME_FILTER, deleted: v.optional(v.boolean()) })
export type GameFilterArg = v.InferOutput<typeof GameFilterArg>

/** Scores of different rulesets are never mixed: one is always asked for. */
const StatisticsFilter = v.strictObject({
  ...GAME_FILTER,
  ruleset: v.pipe(v.string(), v.maxLength(100)),
  /** Whether games with a computer count in wins, streaks and head to head. */
  computers: v.optional(v.boolean()),
})
export type StatisticsFilter = v.InferOutput<typeof StatisticsFilter>

/** A command on a game is made for the version its sender saw. */
const onGame = { game: Id, version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }

/** Every call the renderer may make. */
export const CALLS = {
  'program.look': call<ProgramView>()(Nothing),
  /** Ends the choice that a damaged database asks for. */
  'program.recover': call<ProgramView>()(
    v.strictObject({ choice: v.picklist(['restore', 'use', 'startEmpty']) }),
  ),

  /** What can be sent of a fault: no names and no points. */
  'program.report': call<ReportView>()(Nothing),

  'rules.list': call<readonly RulesetView[]>()(Nothing),
  /** All that a page of rules says of one game. */
  'rules.page': call<RulesPageView>()(v.strictObject({ ruleset: RulesetArg })),
  /** What dice would give on a card that holds these points: nothing is written. */
  'rules.try': call<TryView>()(
    v.strictObject({
      ruleset: RulesetArg,
      dice: WrittenDice,
      filled: v.optional(v.record(RowId, Points)),
    }),
  ),

  'players.list': call<readonly PlayerView[]>()(Nothing),
  'players.add': call<PlayerView>()(v.strictObject({ name: Name })),
  'players.rename': call<PlayerView>()(v.strictObject({ player: Id, name: Name })),

  'players.family': call<FamilyView>()(Nothing),
  'players.look': call<FamilyView>()(
    v.strictObject({ player: Id, colour: v.picklist(COLOURS), mark: v.picklist(MARKS) }),
  ),
  'players.hide': call<FamilyView>()(v.strictObject({ player: Id, hidden: v.boolean() })),
  /** Both were one person all the time: results of `player` count for `into` from now on. */
  'players.merge': call<FamilyView>()(v.strictObject({ player: Id, into: Id })),
  'players.unmerge': call<FamilyView>()(v.strictObject({ player: Id })),
  /** Only somebody who never sat in a game. */
  'players.delete': call<FamilyView>()(v.strictObject({ player: Id })),

  'games.overview': call<OverviewView>()(Nothing),
  'games.begin': call<GameView>()(
    v.strictObject({
      ruleset: v.pipe(v.string(), v.maxLength(100)),
      mode: v.picklist(MODES),
      /** By seat: a player, or another computer of that strength. */
      players: v.pipe(v.array(v.union([Id, Computer])), v.maxLength(100)),
      first: v.picklist(FIRST_RULES),
      /** What computers are called in, unless the family has chosen a language. */
      language: ScreenLanguage,
    }),
  ),
  /** Who begins, with the family's own dice. */
  'games.choose': call<GameView>()(v.strictObject({ ...onGame, seat: Position })),
  /** Points, or dice to be counted, in a cell of anybody's: own dice. */
  'games.write': call<GameView>()(
    v.strictObject({
      ...onGame,
      seat: Position,
      row: RowId,
      written: WrittenCell,
    }),
  ),
  /** What these dice would give anybody: nothing is written. */
  'games.count': call<Readonly<Record<string, OptionView>>>()(
    v.strictObject({ game: Id, seat: Position, without: v.optional(RowId), dice: WrittenDice }),
  ),
  /** Tips for a player from here on, or no longer. */
  'games.advise': call<GameView>()(v.strictObject({ ...onGame, seat: Position, on: v.boolean() })),
  'games.leave': call<GameView>()(v.strictObject({ ...onGame, seat: Position })),
  'games.abandon': call<GameView>()(v.strictObject(onGame)),
  /** How it stands; where it is a computer's turn, the computer goes on. */
  'games.view': call<GameView>()(v.strictObject({ game: Id })),
  /** The computers whose turn it is play on without a pause. */
  'games.hurry': call<Nothing>()(v.strictObject({ game: Id })),
  'games.order': call<GameView>()(v.strictObject(onGame)),
  /** Keeps dice on the table; not an event, but it survives a kill. */
  'games.hold': call<GameView>()(v.strictObject({ ...onGame, held: Held })),
  'games.throw': call<GameView>()(v.strictObject({ ...onGame, held: Held })),
  'games.enter': call<GameView>()(v.strictObject({ ...onGame, row: RowId })),
  'games.undo': call<GameView>()(v.strictObject({ ...onGame, to: v.optional(Id) })),
  'games.redo': call<GameView>()(v.strictObject(onGame)),

  'games.list': call<ListView>()(
    v.strictObject({
      filter: GameFilterArg,
      offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    }),
  ),
  /** Other points in a row of a finished game. */
  'games.correct': call<GameView>()(
    v.strictObject({ ...onGame, seat: Position, row: RowId, written: WrittenCell }),
  ),
  /** Other totals of a column whose rows are not known, as they are typed. */
  'games.correctTotals': call<GameView>()(
    v.strictObject({ ...onGame, seat: Position, total: TypedText, upper: TypedText }),
  ),
  'games.redate': call<GameView>()(v.strictObject({ ...onGame, on: PlayedOnArg })),
  'games.delete': call<GameView>()(v.strictObject(onGame)),
  'games.restore': call<GameView>()(v.strictObject(onGame)),
  /** The game as it stood after so many steps. */
  'games.replay': call<ReplayView>()(
    v.strictObject({ game: Id, at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  ),

  /** What is kept of a block that is being typed from paper, or an empty one. */
  'paper.draft': call<PaperView>()(Nothing),
  'paper.keep': call<PaperView>()(v.strictObject({ draft: PaperDraft })),
  'paper.discard': call<PaperView>()(Nothing),
  'paper.enter': call<GameView>()(v.strictObject({ draft: PaperDraft })),
  /** The pad as it was last chosen. */
  'sheets.open': call<SheetView>()(v.strictObject({ language: ScreenLanguage })),
  'sheets.standard': call<SheetView>()(v.strictObject({ language: ScreenLanguage })),
  /** Another choice; what can't be had beside it follows where it may. */
  'sheets.consider': call<SheetView>()(v.strictObject({ options: sheetOptions })),
  /** The whole pad; the choice is remembered. */
  'sheets.pdf': call<PdfView>()(
    v.strictObject({ options: sheetOptions, language: ScreenLanguage }),
  ),
  /** The page of rules, as it lies on paper. */
  'sheets.rules': call<PdfView>()(
    v.strictObject({ ruleset: RulesetArg, language: v.picklist(LANGUAGES) }),
  ),
  /** A finished game on the same block. */
  'sheets.game': call<PdfView>()(v.strictObject({ game: Id, language: ScreenLanguage })),

  /** All statistics of one ruleset, reckoned beside the thread that answers. */
  'statistics.page': call<StatisticsView>()(
    v.strictObject({ filter: StatisticsFilter, language: ScreenLanguage }),
  ),
  /** Luck and choices of these players' latest screen games. */
  'statistics.luck': call<LuckChoicesView>()(
    v.strictObject({ filter: StatisticsFilter, of: v.pipe(v.array(Id), v.maxLength(100)) }),
  ),
  'statistics.year': call<YearView>()(
    v.strictObject({
      ruleset: v.pipe(v.string(), v.maxLength(100)),
      year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(9999)),
      language: ScreenLanguage,
    }),
  ),
  /** The year on one page. */
  'sheets.year': call<PdfView>()(
    v.strictObject({
      ruleset: v.pipe(v.string(), v.maxLength(100)),
      year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(9999)),
      language: ScreenLanguage,
    }),
  ),

  /** What is best with these dice kept, for a player who has tips. */
  'coach.advise': call<AdviceView>()(v.strictObject({ ...onGame, held: Held })),
  /** Luck and choices of a finished game. */
  'coach.review': call<GameReviewView>()(v.strictObject({ game: Id })),
  /** How likely each is to win from here. */
  'coach.chances': call<ChancesView>()(v.strictObject(onGame)),
  /** Gives up working a game out; who waits for it is told so. */
  'coach.cancel': call<Nothing>()(v.strictObject({ ruleset: RulesetArg })),

  'settings.get': call<Settings>()(Nothing),
  /** Only what is to change. */
  'settings.set': call<Settings>()(SettingChanges),

  /** How many games are here, and which backups. */
  'data.look': call<DataView>()(Nothing),
  /** A file that was sent, or a backup; answered when it is done. */
  'data.import': call<ImportView>()(
    v.strictObject({
      from: v.variant('kind', [
        v.strictObject({ kind: v.literal('file'), token: Token }),
        v.strictObject({ kind: v.literal('backup'), name: Token }),
      ]),
      how: v.picklist(['merge', 'replace']),
    }),
  ),
  /** Ends an import that runs; that one changes nothing and says so. */
  'data.stop': call<Nothing>()(Nothing),
  'data.backup': call<{ readonly day: string; readonly games: number }>()(Nothing),
} as const

export type Channel = keyof typeof CALLS
export type ArgumentsOf<C extends Channel> = v.InferOutput<(typeof CALLS)[C]['args']>
export type ResultOf<C extends Channel> = NonNullable<(typeof CALLS)[C]['result']>

/** One handler for each call; one without doesn't compile. */
export type Handlers = {
  readonly [C in Channel]: (args: ArgumentsOf<C>) => ResultOf<C> | Promise<ResultOf<C>>
}

/** What a call can fail with beside a refusal. Nothing has changed. */
export const FAILURES = [
  'unknownCall',
  'badArguments',
  'foreignSender',
  'closing',
  'stale',
  'failed',
] as const
export type FailureCode = (typeof FAILURES)[number] | RefusalCode

export type Answer<Result = unknown> =
  | { readonly ok: true; readonly value: Result }
  | {
      readonly ok: false
      readonly code: FailureCode
      readonly details?: RefusalDetails
      /** The present game, where the command was made for another version of it. */
      readonly view?: GameView
    }

/** What main tells the windows unasked. */
export type BackendEvent =
  | { readonly kind: 'gameChanged'; readonly game: number; readonly version: number }
  /** A computer keeps these dice, and throws the others next. */
  | {
      readonly kind: 'held'
      readonly game: number
      readonly version: number
      readonly held: HeldDice
    }
  /** The disk has no room for what a computer does; it goes on by itself when there is. */
  | { readonly kind: 'noRoom'; readonly game: number }
  | { readonly kind: 'playersChanged' }
  | { readonly kind: 'settingsChanged' }
  /** How much of an import is done, between 0 and 1. */
  | { readonly kind: 'importing'; readonly done: number }
  /** How much of a game the coach has worked out, between 0 and 1. */
  | { readonly kind: 'coachProgress'; readonly ruleset: string; readonly done: number }
  /** Games and players may all be others than before. */
  | { readonly kind: 'familyChanged' }
  | { readonly kind: 'closing' }
