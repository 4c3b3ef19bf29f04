import type { PlayedOn } from '../shared/playedOn.ts'
import { today } from './clock.ts'
import { text } from './text.svelte.ts'

/** When a game was played, as far as it is known: «søndag 29. november», «1987», «dato ukjent». */
export function playedLabel(played: PlayedOn | undefined): string {
  if (played?.known === 'date') return text.format.day(played.date, today())
  return played?.known === 'year' ? String(played.year) : text.family.played.unknown
}
