import type { PlayerView } from '../../shared/views.ts'

/** A player as every screen shows one, and no more. */
export function playerView({ id, name, colour, mark }: PlayerView): PlayerView {
  return { id, name, colour, mark }
}
