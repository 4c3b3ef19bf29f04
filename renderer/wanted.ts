import { idsIn } from './filter.ts'
import { pathOf, type Route } from './router.svelte.ts'

/** The address of a screen with a variant chosen on it, and with players where some are named. */
export function pathWithVariant(
  route: Route,
  ruleset: string,
  players: readonly number[] = [],
): string {
  const query = new URLSearchParams({ variant: ruleset })
  // A comma may stand in an address as it is.
  return pathOf(route, [query, ...(players.length > 0 ? [`spillere=${players}`] : [])].join('&'))
}

/** The variant the address of this screen asks for. */
export function wantedVariant(): string | undefined {
  return wanted().get('variant') ?? undefined
}

/** The players the address of this screen asks for. */
export function wantedPlayers(): number[] {
  return idsIn(wanted().get('spillere') ?? '')
}

function wanted(): URLSearchParams {
  const [, query] = location.hash.split('?')
  return new URLSearchParams(query)
}
