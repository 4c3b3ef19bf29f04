import type { Moment } from '../../shared/events.ts'
import type { Game } from '../../shared/game.ts'
import type { PlayedOn } from '../../shared/playedOn.ts'
import { dayPlayed } from '../store/projection.ts'

/**
 * When a game was played: as the family has it, else as it ended here.
 * @param dayEnds hours after midnight
 */
export function playedOf({ playedOn }: Game, ended: Moment, dayEnds: number): PlayedOn {
  return playedOn ?? { known: 'date', date: dayPlayed(ended, dayEnds) }
}
