import { FLOORS, type Statistic } from '../../shared/contract.ts'
import type { StatisticsView } from '../../shared/statistics/view.ts'
import type { PlayerView } from '../../shared/views.ts'
import { text } from '../text.svelte.ts'

/** What every section of the page is drawn from. */
export interface Page {
  readonly view: StatisticsView
  /** Whose figures are shown, in alphabetical order. */
  readonly players: readonly PlayerView[]
  /** Whose pictures are shown where a picture is of one player. */
  readonly player: PlayerView | undefined
  readonly variant: string
  /** The filter in words. */
  readonly filter: string
}

/** What a section is called. */
export interface SectionWords {
  readonly title: string
  /** What the picture is called for those who hear it. */
  readonly figure: string
  /** What it means, in plain words. */
  readonly meaning: readonly string[]
}

interface WordsOfOne {
  titleOf(of: { readonly name: string }): string
  figure(of: { readonly name: string }): string
  readonly meaning: readonly string[]
}

/** The words of a section that is about one player. */
export const wordsOf = ({ titleOf, figure, meaning }: WordsOfOne, name: string): SectionWords => ({
  title: titleOf({ name }),
  figure: figure({ name }),
  meaning,
})

interface OfPlayer {
  readonly player: number
  readonly n: number
  readonly value?: number
}

export type Named<F> = F & { readonly who: PlayerView; readonly tooFew: string | undefined }

/** The figures of those who are shown; each knows its player and how many games it lacks. */
export function figuresOf<F extends OfPlayer>(
  { players }: Page,
  figures: readonly F[],
  statistic: Statistic,
): Named<F>[] {
  return players.flatMap((who) =>
    figures
      .filter(({ player }) => player === who.id)
      .map((figure) => ({ ...figure, who, tooFew: tooFew(statistic, figure.n) })),
  )
}

/** The highest first, and last those who have played too little. */
export function ranked<F extends OfPlayer>(figures: readonly F[]): F[] {
  const rank = ({ value }: F): number => value ?? -Infinity
  return figures.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

/** Everybody who has the highest figure. */
export function highest<F extends OfPlayer>(figures: readonly F[]): F[] {
  const [first, ...others] = ranked(figures).filter(({ value }) => value !== undefined)
  return first === undefined ? [] : [first, ...others.filter(({ value }) => value === first.value)]
}

export function tooFew(statistic: Statistic, n: number): string | undefined {
  const min = FLOORS[statistic]
  return n < min ? text.statistics.tooFew({ n, min }) : undefined
}

/** The sentence where nobody has a figure: what is missing to the first. */
export function nobodyYet(figures: readonly { n: number }[], statistic: Statistic): string {
  const n = Math.max(0, ...figures.map(({ n }) => n))
  return text.statistics.tooFew({ n, min: FLOORS[statistic] })
}

export function nameOf({ view }: Page, player: number): string {
  return view.players.find(({ id }) => id === player)?.name ?? ''
}

export const namesOf = (figures: readonly { readonly who: PlayerView }[]): string[] =>
  figures.map(({ who }) => who.name)
