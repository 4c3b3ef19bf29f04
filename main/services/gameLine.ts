import * as v from 'valibot'
import { COLOURS, MARKS } from '../../shared/playerLook.ts'

/*
 * A family as JSON Lines: the header, everybody who plays, then games, what games lost against,
 * and what was let go for good. Players stand before the lines that seat them.
 */

export const FORMAT = 'yatzyblokka'
export const VERSION = 1

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The first line: with how many games follow, so that a file that was cut is found out. */
export const HeaderLine = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.optional(Count),
})
export type HeaderLine = v.InferOutput<typeof HeaderLine>

const Uuid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const MOST_EVENTS = 20_000
const MOST_ALIASES = 1000

/** Somebody who plays, and all that the family has said of that one. */
export const PlayerLine = v.strictObject({
  player: Uuid,
  /** Other uuids, from when two families had added the same person each for itself. */
  also: v.pipe(v.array(Uuid), v.maxLength(MOST_ALIASES)),
  name: v.pipe(v.string(), v.maxLength(1000)),
  colour: v.picklist(COLOURS),
  mark: v.picklist(MARKS),
  hidden: v.boolean(),
  /** How well it plays, where it is a computer. */
  strength: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** Whom this player is merged into. */
  into: v.nullable(Uuid),
  edits: Count,
})
export type PlayerLine = v.InferOutput<typeof PlayerLine>

const Log = {
  /** By seat. */
  players: v.pipe(v.array(Uuid), v.maxLength(100)),
  /** Everything that happened: kind, seat, second, data; players by their seats. */
  events: v.pipe(
    v.array(
      v.tuple([
        v.pipe(v.string(), v.maxLength(20)),
        v.nullable(Count),
        v.pipe(v.number(), v.safeInteger()),
        v.nullable(v.pipe(v.string(), v.maxLength(2000))),
      ]),
    ),
    v.minLength(1),
    v.maxLength(MOST_EVENTS),
  ),
}

export const GameLine = v.strictObject({ game: Uuid, ...Log })
export type GameLine = v.InferOutput<typeof GameLine>

/** How a game went on elsewhere, where what was changed later is the game. */
export const LostLine = v.strictObject({ lost: Uuid, ...Log })
export type LostLine = v.InferOutput<typeof LostLine>

/** A game that was let go for good. */
export const PurgedLine = v.strictObject({ purged: Uuid })
export type PurgedLine = v.InferOutput<typeof PurgedLine>

export type LogLine = Pick<GameLine, 'players' | 'events'>
