import type { Look } from '../../shared/playerLook.ts'
import type { PlayerView } from '../../shared/views.ts'
import { LABEL, NOTE, textWidth } from './measure.ts'

/** One line of a picture: who or what it is of, and from how many games. */
export interface ChartRow {
  readonly id: number | string
  readonly label: string
  readonly look?: Look
  readonly note?: string
  /** Said instead of a figure. */
  readonly tooFew?: string | undefined
}

/** A player's figure as a line of a picture. */
export const rowOf = <F extends { readonly who: PlayerView }>(figure: F, note: string) => ({
  ...figure,
  ...{ id: figure.who.id, label: figure.who.name, look: figure.who, note },
})

export interface RowLayout {
  /** Names stand above their lines: there is no room beside them. */
  readonly stacked: boolean
  readonly labelWidth: number
  readonly left: number
  readonly right: number
  readonly rowHeight: number
  /** From a row's upper edge to the middle of its figure, and to the foot of its name. */
  readonly middle: number
  readonly nameAt: number
}

export const MARK_ROOM = 20
const GAP = 14
const STACKED_BELOW = 470

export function layoutRows(rows: readonly ChartRow[], width: number, height: number): RowLayout {
  const widest = (sizes: readonly number[]): number => Math.ceil(Math.max(0, ...sizes))
  const marks = rows.some(({ look }) => look !== undefined) ? MARK_ROOM : 0
  const names = widest(rows.map(({ label }) => textWidth(label, LABEL))) + marks
  const notes = widest(rows.map(({ note }) => (note ? textWidth(note, NOTE) : 0)))
  const stacked = width < STACKED_BELOW && marks > 0
  const labelWidth = stacked ? width - notes - GAP : Math.min(names, width * 0.32)
  return {
    stacked,
    labelWidth,
    left: stacked ? 0 : labelWidth + GAP,
    right: stacked ? width : width - (notes === 0 ? 0 : notes + GAP),
    rowHeight: stacked ? height + 22 : height,
    middle: stacked ? 22 + height * 0.55 : height * 0.6,
    nameAt: stacked ? 16 : height * 0.6 + 5,
  }
}
