import type { Meaning, Needs, Pays } from '../../meaning.ts'
import type { RulesPageMessages } from './nb.ts'

type Words = RulesPageMessages['table']

/** What a row does, in words made from its meaning; without one, the values it can hold. */
export function scoringText(
  { meaning, values }: { meaning: Meaning; values?: readonly number[] },
  dice: number,
  words: Words,
): string {
  const needs = meaning.needs && needText(meaning.needs, words.needs)
  const pays = meaning.pays && payText(meaning.pays, dice, words.pays)
  if (needs !== undefined && pays !== undefined) return words.gives({ needs, pays })
  const range = values && words.values({ values })
  return [needs, pays, range].filter((part) => part !== undefined).join('. ')
}

function needText(needs: Needs, words: Words['needs']): string {
  if (needs.kind === 'anything') return words.anything
  if (needs.kind === 'run') return words.run({ n: needs.length })
  if (needs.kind === 'faces') return words.faces({ faces: needs.faces.join('-') })
  const [n, ...others] = needs.sizes
  return n !== undefined && others.length === 0
    ? words.alike({ n })
    : words.groups({ sizes: needs.sizes })
}

export function payText(pays: Pays, dice: number, words: Words['pays']): string {
  if (pays.kind === 'all') return words.all({ dice })
  return pays.kind === 'fixed' ? words.fixed(pays) : words.counted({ n: pays.dice })
}
