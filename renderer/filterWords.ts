import type { PlayerView } from '../shared/views.ts'
import { today } from './clock.ts'
import type { Filter } from './filter.ts'
import { text, variantLabel } from './text.svelte.ts'

/** The filter in words, as it stands on every picture and in every file. */
export function filterWords(
  filter: Filter,
  ruleset: string,
  family: readonly PlayerView[],
): string {
  const t = text.statistics.filter
  return [
    variantLabel(ruleset),
    periodWords(filter),
    playerWords(filter, family),
    t.sources[filter.source],
    ...(filter.number === 'any' ? [] : [t.numbers[filter.number]]),
    ...(filter.tips === 'any' ? [] : [text.coach.filter.tips[filter.tips]]),
    ...(filter.computers ? [t.computers] : []),
  ].join(' · ')
}

function periodWords({ period, from, to }: Filter): string {
  const t = text.statistics.filter
  if (period === 'thisYear') return t.thisYear({ year: today().slice(0, 4) })
  if (period === 'lastYear') return t.lastYear
  const dates = [
    ...(from === '' ? [] : [t.since({ date: text.format.date(from) })]),
    ...(to === '' ? [] : [t.until({ date: text.format.date(to) })]),
  ]
  return period === 'between' && dates.length > 0 ? dates.join(' ') : t.allYears
}

function playerWords({ players, exactly }: Filter, family: readonly PlayerView[]): string {
  const t = text.statistics.filter
  const names = family.filter(({ id }) => players.includes(id)).map(({ name }) => name)
  if (names.length === 0) return t.anybody
  return exactly ? t.exactly({ names }) : t.anyOf({ names })
}
