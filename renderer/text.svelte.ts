import type { Failure } from './api.ts'
import { follow } from './follow.ts'
import { language } from './language.svelte.ts'

/** What the program says, in the language of the moment: whatever shows it follows a switch. */
export const text = follow(() => language.messages)

/** Rulesets and rows are data; one without a name in this language shows its id. */
export const rowLabel = (row: string): string => names.rows[row] ?? names.lines[row] ?? row
export const variantLabel = (ruleset: string): string => names.rulesets[ruleset] ?? ruleset

type Names = Readonly<Record<string, string>>
const names: Readonly<Record<'rows' | 'lines' | 'rulesets', Names>> = text.block

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
