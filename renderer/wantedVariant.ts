import { pathOf, type Route } from './router.svelte.ts'

/** The address of a screen with a variant chosen on it. */
export function pathWithVariant(route: Route, ruleset: string): string {
  return `${pathOf(route)}?variant=${encodeURIComponent(ruleset)}`
}

/** The variant the address of this screen asks for. */
export function wantedVariant(): string | undefined {
  const [, query] = location.hash.split('?')
  return new URLSearchParams(query).get('variant') ?? undefined
}
