import * as v from 'valibot'
import { COLOURS, MARKS } from '../../shared/playerLook.ts'

/** The first line of an exported family. */
export const HEADER = { format: 'yatzyblokka', version: 1 } as const

export const HeaderLine = v.object({
  format: v.literal(HEADER.format),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const Uuid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const MOST_EVENTS = 20_000

/** A game in a line: who sat where, and everything that happened: kind, seat, second, data. */
export const GameLine = v.strictObject({
  uuid: Uuid,
  players: v.pipe(
    v.array(
      v.strictObject({
        uuid: Uuid,
        name: v.pipe(v.string(), v.maxLength(1000)),
        colour: v.picklist(COLOURS),
        mark: v.picklist(MARKS),
      }),
    ),
    v.maxLength(100),
  ),
  events: v.pipe(
    v.array(
      v.tuple([
        v.pipe(v.string(), v.maxLength(20)),
        v.nullable(Whole),
        v.pipe(v.number(), v.safeInteger()),
        v.nullable(v.pipe(v.string(), v.maxLength(2000))),
      ]),
    ),
    v.minLength(1),
    v.maxLength(MOST_EVENTS),
  ),
})
export type GameLine = v.InferOutput<typeof GameLine>
