/** Shapes that are told apart without colour; the screen draws them. */
export const MARKS = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'star',
  'cross',
  'drop',
  'heart',
] as const
export type Mark = (typeof MARKS)[number]

/** Names of colours; which they are in a light and a dark theme, the screen decides. */
export const COLOURS = [
  'blue',
  'red',
  'green',
  'purple',
  'orange',
  'teal',
  'pink',
  'brown',
] as const
export type Colour = (typeof COLOURS)[number]

/** How a player is told from the others at a glance. */
export interface Look {
  readonly colour: Colour
  readonly mark: Mark
}

/** The mark and the colour that fewest of the others have, the first among equals. */
export function freeLook(others: readonly Look[]): Look {
  const mark = rarest(
    MARKS,
    others.map(({ mark }) => mark),
  )
  return {
    mark,
    colour: rarest(
      COLOURS,
      others.map(({ colour }) => colour),
    ),
  }
}

function rarest<T>(all: readonly [T, ...T[]], used: readonly T[]): T {
  const count = (one: T): number => used.filter((other) => other === one).length
  return all.reduce((best, one) => (count(one) < count(best) ? one : best))
}
