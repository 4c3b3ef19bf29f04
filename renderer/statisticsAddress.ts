import { EVERYTHING, type Filter, parseFilter, queryText, writeFilter } from './filter.ts'

/**
 * The parts of the page, each called in addresses by its first statistic; `overview` by none. A
 * statistic's own name leads to the part it stands in.
 */
export const THEMES = {
  overview: [],
  mean: ['mean', 'strength', 'spread', 'distribution'],
  winShare: ['winShare', 'winIndex', 'headToHead', 'streaks'],
  rowMeans: ['rowMeans', 'strikes', 'bonusRate', 'yatzyRate'],
  luckChoices: ['luckChoices', 'luckGames'],
  rolling: ['rolling', 'calendar'],
  records: ['records'],
  year: ['year'],
} as const
export type Theme = keyof typeof THEMES
export const THEME_NAMES = Object.keys(THEMES) as Theme[] // the keys of a literal are its names

/** What is looked at, beside the filter. */
export interface Look {
  readonly theme: Theme
  /** The statistic that was asked for. */
  readonly statistic: string
  /** Whose pictures are shown, where a picture is of one player. */
  readonly player: number | undefined
  /** Also those who have played little. */
  readonly everybody: boolean
  readonly year: number | undefined
}

export function parseLook(query: URLSearchParams): Look {
  const statistic = query.get('vis') ?? ''
  const holds = (theme: Theme): boolean => THEMES[theme].some((name) => name === statistic)
  return {
    theme: THEME_NAMES.find(holds) ?? 'overview',
    statistic,
    player: numberIn(query, 'spiller'),
    everybody: query.get('alle') === '1',
    year: numberIn(query, 'aret'),
  }
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const said = query.get(key) ?? ''
  return /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined
}

/** The same filter on another part of the page; what is only of one part stays behind. */
export function themeQuery(query: string, theme: Theme): string {
  const before = new URLSearchParams(query)
  const after = writeFilter(parseFilter(before))
  if (theme !== 'overview') after.set('vis', theme)
  for (const key of ['spiller', 'alle']) {
    const value = before.get(key)
    if (value !== null) after.set(key, value)
  }
  return queryText(after)
}

/** The same filter where no figure is looked at: «Alle spill». */
export const filterQuery = (query: string): string =>
  queryText(writeFilter(parseFilter(new URLSearchParams(query))))

/** The address with something else chosen; nothing takes a choice back. */
export function chosen(query: string, key: string, value: string | undefined): string {
  const after = new URLSearchParams(query)
  if (value === undefined) after.delete(key)
  else after.set(key, value)
  return queryText(after)
}

/** Whether the filter leaves out any game of a ruleset. */
export function isNarrow(filter: Filter): boolean {
  const { ruleset: _ruleset, computers: _computers, ...rest } = filter
  return JSON.stringify(rest) !== JSON.stringify(without(EVERYTHING))
}

function without({ ruleset: _ruleset, computers: _computers, ...rest }: Filter): object {
  return rest
}
