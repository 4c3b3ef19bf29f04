import * as v from 'valibot'
import { STRENGTHS, type Strength } from '../../shared/coach/strength.ts'
import { COMPUTER_MESSAGES } from '../../shared/messages/computer/all.ts'
import { type Language, LANGUAGES } from '../../shared/messages/language.ts'
import { nameKey } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Store } from '../store/store.ts'

type Tables = Pick<Store, 'players' | 'settings'>

/** Two families' computers are the same: theirs are no games of other players when they meet. */
const uuidOf = (strength: Strength, n: number): string => `computer-${strength}-${n}`

/** Somebody at the table: a player, or one more computer of a strength. */
export type Sitter = number | { readonly computer: Strength }

/**
 * Who sits where, with computers found or made: of each strength the first that does not sit yet.
 * @throws Refusal unknownPlayer
 */
export function seatedPlayers(sitters: readonly Sitter[], store: Tables): number[] {
  const { players } = store
  const seated = new Set(sitters.filter((sitter) => typeof sitter === 'number'))
  return sitters.map((sitter) => {
    if (typeof sitter !== 'number') return freeComputer(sitter.computer, seated, store)
    if (players.byId(sitter)?.merged_into !== null)
      throw new Refusal('unknownPlayer', { player: sitter })
    return sitter
  })
}

function freeComputer(strength: Strength, seated: Set<number>, store: Tables): number {
  for (let n = 1; ; n++) {
    const id = store.players.byUuid(uuidOf(strength, n))?.id ?? addComputer(strength, n, store)
    if (seated.has(id)) continue
    seated.add(id)
    return id
  }
}

function addComputer(strength: Strength, n: number, store: Tables): number {
  const name = freeName({ strength, n }, 0, chosenLanguage(store) ?? 'nb', store)
  return store.players.addComputer(uuidOf(strength, n), strength, name, nameKey(name))
}

/**
 * Calls every computer as the family's language does, after that or the family has changed.
 * @param spoken the screen's language; without it, and where none is chosen, they keep their names
 */
export function nameComputers(store: Tables, spoken?: Language): void {
  const language = chosenLanguage(store) ?? spoken
  if (language === undefined) return
  for (const { id, uuid, name } of store.players.computers()) {
    const [, strength, n] = /^computer-(\w+)-(\d+)$/.exec(uuid) ?? []
    const known = STRENGTHS.find((one) => one === strength)
    if (known === undefined) continue
    const wanted = freeName({ strength: known, n: Number(n) }, id, language, store)
    if (wanted !== name) store.players.call(id, wanted, nameKey(wanted))
  }
}

/** The name, with a higher number where somebody else has it: a person may be called anything. */
function freeName(
  { strength, n: first }: { readonly strength: Strength; readonly n: number },
  computer: number,
  language: Language,
  store: Tables,
): string {
  for (let n = first; ; n++) {
    const name = COMPUTER_MESSAGES[language].name({ strength, n })
    const holder = store.players.byKey(nameKey(name))
    if (holder === undefined || holder.id === computer) return name
  }
}

const StoredLanguage = v.pipe(v.string(), v.parseJson(), v.picklist(LANGUAGES))

function chosenLanguage({ settings }: Tables): Language | undefined {
  const stored = v.safeParse(StoredLanguage, settings.all().get('language'))
  return stored.success ? stored.output : undefined
}
