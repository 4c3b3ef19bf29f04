import type { Mark } from '../shared/playerLook.ts'

/** A shape for each mark, so that players are told apart without colour; in a box of 16 by 16. */
export const SHAPES: Record<Mark, string> = {
  circle: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
  triangle: 'M8 2l6.5 11.5h-13z',
  square: 'M3 3h10v10h-10z',
  diamond: 'M8 1l6 7l-6 7l-6-7z',
  star: 'M8 1l2.1 4.7l5.1.5l-3.8 3.4l1.1 5l-4.5-2.6l-4.5 2.6l1.1-5l-3.8-3.4l5.1-.5z',
  cross: 'M6 1.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z',
  drop: 'M8 .8c2.6 3.7 4.7 6.1 4.7 9a4.7 4.7 0 1 1-9.4 0c0-2.9 2.1-5.3 4.7-9z',
  heart: 'M8 14.5l-5.6-5.7a3.7 3.7 0 0 1 5.6-4.8a3.7 3.7 0 0 1 5.6 4.8z',
}
