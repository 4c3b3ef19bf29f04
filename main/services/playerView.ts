import { isStrength } from '../../shared/coach/strength.ts'
import type { Look } from '../../shared/playerLook.ts'
import type { PlayerView } from '../../shared/views.ts'

interface Shown extends Look {
  readonly id: number
  readonly name: string
  readonly strength?: string | null
}

/** A player as every screen shows one, and no more. */
export function playerView({ id, name, colour, mark, strength = null }: Shown): PlayerView {
  return { id, name, colour, mark, ...(isStrength(strength) && { strength }) }
}
