import { type Messages, nb } from '../shared/messages/nb.ts'
import type { Failure } from './api.ts'

/** What the program says, in the language chosen. */
export const text: Messages = nb

/** Rulesets and rows are data; one without a name in this language shows its id. */
export const rowLabel = (row: string): string =>
  label({ ...text.block.lines, ...text.block.rows }, row)
export const variantLabel = (ruleset: string): string => label(text.block.rulesets, ruleset)

function label(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id
}

/**
 * The sentence for a call that failed.
 * @param nameOf how a player id in the details is called
 */
export function sentence(failure: Failure, nameOf: (player: number) => string = String): string {
  const { row, player, name, ...rest } = failure.details
  const words = {
    ...rest,
    name: typeof player === 'number' ? nameOf(player) : name,
    row: typeof row === 'string' ? rowLabel(row) : '',
  }
  const make: (details: never) => string = text.failure[failure.code]
  return make(words as never) // each code's details are those its refusal was made with
}
