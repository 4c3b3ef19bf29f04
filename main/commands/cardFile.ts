import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { isFull, type Scorecard } from '../../shared/scorecard.ts'
import { checkReachable } from '../../shared/written.ts'
import { Misuse, type Surroundings } from './command.ts'

const EXAMPLE = '{ "ones": { "points": 3, "extra": 0 } }'

/** A card is a few hundred bytes. */
const MOST_BYTES = 100_000

const cardFile = v.pipe(
  v.unknown(),
  // A list would pass as a record of numbered rows.
  v.check((content) => !Array.isArray(content)),
  v.record(v.string(), v.strictObject({ points: v.number(), extra: v.optional(v.number(), 0) })),
)

/**
 * A card from a file: `{ row: { points, extra } }`. Without a file it is empty.
 * @throws Misuse with a sentence for a file that cannot be read, and for a card no game comes to
 */
export async function readCard(
  ruleset: Ruleset,
  path: string | undefined,
  words: CliMessages,
  around: Surroundings,
): Promise<Scorecard> {
  if (path === undefined) return {}
  const file = resolve(around.cwd, path)
  const parsed = v.safeParse(cardFile, parseJson(await readSmall(file, words), file, words))
  if (!parsed.success) throw new Misuse([words.coach.notACard({ path: file, example: EXAMPLE })])
  const wrong = objection(ruleset, parsed.output)
  if (wrong !== undefined) throw new Misuse([words.coach.badCard[wrong.code](wrong)])
  return parsed.output
}

async function readSmall(file: string, words: CliMessages): Promise<string> {
  try {
    if ((await stat(file)).size > MOST_BYTES)
      throw new Misuse([words.coach.notACard({ path: file, example: EXAMPLE })])
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Misuse) throw error
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Misuse([words.coach.unreadable({ path: file, reason })])
  }
}

function parseJson(text: string, file: string, words: CliMessages): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Misuse([words.coach.notACard({ path: file, example: EXAMPLE })])
  }
}

export interface CardObjection {
  readonly code: 'unknownRow' | 'impossible' | 'forced' | 'extra' | 'full'
  readonly row: string
  readonly list: string
}

function objection(ruleset: Ruleset, card: Scorecard): CardObjection | undefined {
  const about = (code: CardObjection['code'], row: string, list = ''): CardObjection => ({
    code,
    row,
    list,
  })
  for (const [row, { points }] of Object.entries(card)) {
    if (!ruleset.rows.some(({ id }) => id === row)) return about('unknownRow', row)
    const list = impossible(ruleset, row, points)
    if (list !== undefined) return about('impossible', row, list)
  }
  if (isFull(ruleset, card)) return about('full', '')
  const skipped = ruleset.rows.find(({ id }) => card[id] === undefined)?.id ?? ''
  const filled = ruleset.rows.filter(({ id }) => card[id] !== undefined)
  if (
    ruleset.order === 'forced' &&
    ruleset.rows.slice(0, filled.length).some(({ id }) => id === skipped)
  )
    return about('forced', skipped)
  const extra = impossibleExtra(ruleset, card)
  return extra === undefined ? undefined : about('extra', extra)
}

/** @returns what the row can hold, where these points are not among it */
function impossible(ruleset: Ruleset, row: string, points: number): string | undefined {
  try {
    checkReachable(ruleset, row, points)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { list } = error.details
    return Array.isArray(list) ? list.join(', ') : ''
  }
}

/**
 * Extras stand with the entry that earned them, or, where that is not known, all at the joker's
 * row: in either case at most one for each other row, and none unless the joker's row holds points.
 */
function impossibleExtra({ joker }: Ruleset, card: Scorecard): string | undefined {
  const held = Object.entries(card).filter(([, { extra }]) => extra !== 0)
  if (held.length === 0) return undefined
  const each = joker?.extra ?? 0
  const earned = joker !== undefined && (card[joker.row]?.points ?? 0) > 0
  const own = held.find(([row]) => row === joker?.row)
  const others = held.filter(([row]) => row !== joker?.row)
  const room = Object.keys(card).length - 1 - others.length
  const wrong = held.find(([row, { extra }]) => {
    if (!earned || extra < 0 || extra % each !== 0) return true
    return row === own?.[0] ? extra > room * each : extra !== each
  })
  return wrong?.[0]
}
