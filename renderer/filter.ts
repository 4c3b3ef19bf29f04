import type { ArgumentsOf, StatisticsFilter } from '../shared/contract.ts'
import type { Source } from '../shared/events.ts'
import { daysBefore, today } from './clock.ts'

export const PERIODS = ['all', 'thisYear', 'lastYear', 'between'] as const
export type Period = (typeof PERIODS)[number]
export const NUMBERS = ['any', 'solo', 'several'] as const
export type NumberShown = (typeof NUMBERS)[number]
export const SOURCES_SHOWN = ['any', 'screen', 'own', 'paper'] as const satisfies readonly (
  Source | 'any'
)[]
export type SourceShown = (typeof SOURCES_SHOWN)[number]

export const TIPS_SHOWN = ['any', 'with', 'without'] as const
export type TipsShown = (typeof TIPS_SHOWN)[number]

/** Which games are asked for, as it is chosen on screen and written in the address. */
export interface Filter {
  readonly period: Period
  /** Of `between`: local dates, empty where open. */
  readonly from: string
  readonly to: string
  /** Empty: any. */
  readonly ruleset: string
  readonly source: SourceShown
  readonly number: NumberShown
  readonly tips: TipsShown
  readonly players: readonly number[]
  /** Those players and nobody else. */
  readonly exactly: boolean
  /** Whether wins against a computer count. */
  readonly computers: boolean
}

export const EVERYTHING: Filter = {
  period: 'all',
  from: '',
  to: '',
  ruleset: '',
  source: 'any',
  number: 'any',
  tips: 'any',
  players: [],
  exactly: false,
  computers: false,
}

/** The words of the address; a choice without one is what an address without it means. */
const PERIOD_WORDS = { ar: 'thisYear', tolv: 'lastYear', mellom: 'between' } as const
const SOURCE_WORDS = { skjerm: 'screen', egne: 'own', papir: 'paper' } as const
const NUMBER_WORDS = { alene: 'solo', flere: 'several' } as const
const TIPS_WORDS = { med: 'with', uten: 'without' } as const

/** What an address says; what it says wrongly it does not say. */
export function parseFilter(query: URLSearchParams): Filter {
  return {
    period: meaning(PERIOD_WORDS, query.get('periode')) ?? 'all',
    from: dateIn(query, 'fra'),
    to: dateIn(query, 'til'),
    ruleset: query.get('variant')?.slice(0, LONGEST_ID) ?? '',
    source: meaning(SOURCE_WORDS, query.get('kilde')) ?? 'any',
    number: meaning(NUMBER_WORDS, query.get('antall')) ?? 'any',
    tips: meaning(TIPS_WORDS, query.get('tips')) ?? 'any',
    players: idsIn(query.get('spillere') ?? ''),
    exactly: query.get('bare') === '1',
    computers: query.get('maskin') === '1',
  }
}

/** The same filter in an address, the shortest way: only what is chosen. */
export function writeFilter(filter: Filter): URLSearchParams {
  const between = filter.period === 'between'
  return written({
    variant: filter.ruleset,
    periode: word(PERIOD_WORDS, filter.period),
    fra: between ? filter.from : '',
    til: between ? filter.to : '',
    spillere: filter.players.join(','),
    bare: filter.exactly && filter.players.length > 0 ? '1' : '',
    kilde: word(SOURCE_WORDS, filter.source),
    antall: word(NUMBER_WORDS, filter.number),
    tips: word(TIPS_WORDS, filter.tips),
    maskin: filter.computers ? '1' : '',
  })
}

/** A query of those that are not empty, in this order. */
export function written(parts: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
}

/** Commas are what ids are parted by: they may stand in an address as they are. */
export const queryText = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',')

const LONGEST_ID = 100
const MOST_PLAYERS = 100

function meaning<T>(words: Readonly<Record<string, T>>, said: string | null): T | undefined {
  return said !== null && Object.hasOwn(words, said) ? words[said] : undefined
}

function word(words: Readonly<Record<string, string>>, meant: string): string {
  return Object.keys(words).find((one) => words[one] === meant) ?? ''
}

function dateIn(query: URLSearchParams, key: string): string {
  const said = query.get(key) ?? ''
  const date = new Date(`${said}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said)
  return /^\d{4}-\d\d-\d\d$/.test(said) && exists ? said : ''
}

export function idsIn(said: string): number[] {
  const ids = said
    .split(',')
    .filter((one) => /^[1-9]\d*$/.test(one))
    .map(Number)
    .filter(Number.isSafeInteger)
  return [...new Set(ids)].slice(0, MOST_PLAYERS)
}

type GameFilter = ArgumentsOf<'games.list'>['filter']

/** What main is asked for. */
export function gameFilter(filter: Filter): GameFilter {
  const { ruleset, source, number, tips, players, exactly } = filter
  return {
    ...datesOf(filter),
    ...(ruleset !== '' && { ruleset }),
    ...(source !== 'any' && { modes: [source] }),
    ...(number !== 'any' && { solo: number === 'solo' }),
    ...(tips !== 'any' && { tips: tips === 'with' }),
    ...(players.length > 0 && { players: { ids: [...players], exactly } }),
  }
}

export function statisticsFilter(filter: Filter, ruleset: string): StatisticsFilter {
  return { ...gameFilter(filter), ruleset, ...(filter.computers && { computers: true }) }
}

const YEAR_DAYS = 365

function datesOf({ period, from, to }: Filter): Pick<GameFilter, 'from' | 'to'> {
  if (period === 'thisYear') return { from: `${today().slice(0, 4)}-01-01` }
  if (period === 'lastYear') return { from: daysBefore(YEAR_DAYS) }
  if (period === 'all') return {}
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) }
}

/** Without those that nobody knows: an old address, or one typed by hand. */
export function knownFilter(
  filter: Filter,
  rulesets: readonly { readonly id: string }[],
  family: readonly { readonly id: number }[],
): Filter {
  const players = filter.players.filter((id) => family.some((player) => player.id === id))
  const ruleset = rulesets.some(({ id }) => id === filter.ruleset) ? filter.ruleset : ''
  return { ...filter, players, ruleset }
}

export const toggled = (players: readonly number[], player: number): readonly number[] =>
  players.includes(player) ? players.filter((other) => other !== player) : [...players, player]
