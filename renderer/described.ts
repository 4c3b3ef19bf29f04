/**
 * Says why a thing is as it is. `aria-description` is ARIA 1.3: Chromium has it, and Svelte's
 * types do not know it yet.
 */
export function described(reason: string | undefined): Record<string, string> {
  return reason === undefined ? {} : { 'aria-description': reason }
}
